import {
  acceptGuardianship,
  endGuardianship,
  nameGuardian,
  readGuardianOffer,
} from '@podium/contract/guardianship'
import {
  changeAgreement,
  commentDeliverable,
  proposeAgreement,
  readAgreement,
  tickDeliverable,
} from '@podium/contract/agreements'
import { calendarDay, dayAfter } from '@podium/contract/calendar'
import {
  answerAppeal,
  appeal,
  appealLinked,
  decide,
  type Decision,
  listDecisions,
  readLinkedDecision,
} from '@podium/contract/decisions'
import { offerDelegation } from '@podium/contract/delegations'
import assert from 'node:assert/strict'
import { decideTrader, putTrader } from '@podium/contract/traders'
import { changeAchievement } from '@podium/contract/achievements'
import { renameClub } from '@podium/contract/clubs'
import { galleryOf } from '@podium/contract/galleries'
import {
  login,
  provePassword,
  readResetLink,
  recoverPassword,
  registerFan,
  resetPassword,
} from '@podium/contract/identity'
import { finalizeSponsor, inviteUser } from '@podium/contract/invitations'
import { writeTerms } from '@podium/contract/legal'
import { setMatch } from '@podium/contract/matches'
import { sendContactRequest, sendMessage } from '@podium/contract/messages'
import { decideOrder, disputeOrder, purchaseProduct } from '@podium/contract/orders'
import {
  checkPayment,
  getRefund,
  getWithdrawal,
  postSandboxOutcome,
  refundPayment,
  submitPayment,
  withdraw,
} from '@podium/contract/payments'
import { deleteProduct, recallProduct, updateProduct } from '@podium/contract/products'
import { getAthlete, getFan, putFan, putVisibility } from '@podium/contract/profiles'
import type { RefusalName } from '@podium/contract/refusals'
import { decideRegister, getRegister, putRegister } from '@podium/contract/registers'
import { saveSearch } from '@podium/contract/saved-searches'
import { putOnShortlist } from '@podium/contract/shortlist'
import {
  confirmLostFactor,
  keepOwnFactor,
  reportLostFactor,
  reportLostFactorOfAdmin,
} from '@podium/contract/lost-factor'
import { createToken } from '@podium/contract/tokens'
import { createWebhook } from '@podium/contract/webhooks'
import { sendNotice } from '@podium/contract/notices'
import { decideReport, sendReport } from '@podium/contract/reports'
import type { Role } from '@podium/contract/roles'
import type { RouteShape } from '@podium/contract/route'
import { changeCompetition, changeGoal } from '@podium/contract/season'
import { countAudience, publishUpdate } from '@podium/contract/updates'
import {
  beginTwoFactor,
  changeEmail,
  changePassword,
  closeAccount,
  confirmTwoFactor,
  deleteOf,
  endTwoFactor,
} from '@podium/contract/settings'
import { addSponsorDomain, judgeSponsorDomain } from '@podium/contract/sponsor-domains'
import { changeSportestOption, listSportestOptions, takeSportest } from '@podium/contract/sportest'
import { closeSupport, requestSupport, thankSupporter } from '@podium/contract/support'
import { getWallet, postWalletTransaction } from '@podium/contract/wallet'
import { createElement, type ComponentType } from 'react'
import { agreement, deliverable, held, noneAgreed } from './agreed.ts'
import { answer, type PreparedAnswer } from './answers.ts'
import { order, product, productAnswers, traderOf } from './goods.ts'
import { settingsAnswers } from './ownSettings.ts'
import { member, ownProfile, profile } from './people.ts'
import { pageAnswers } from './profilePages.ts'
import { fill, renderPage, screen, waitFor } from './renderPage.ts'
import {
  inAnHour,
  knownInvoice,
  payment,
  paymentAnswers,
  paymentForm,
  storeAnswers,
} from './shop.ts'
import { noRegister } from './usualAnswers.ts'

export interface FormOnShow {
  /** Who fills it in; a visitor unless given. */
  as?: Role
  /** Who sits there is under age. */
  isProtected?: true
  /** What it sends. */
  route: RouteShape
  /** Where it is; a part by itself where opening it takes more. */
  at?: string
  part?: () => Promise<ComponentType>
  answers?: PreparedAnswer[]
  /** What is typed, by the names of the fields. */
  typed?: Record<string, string>
  /** Boxes and choices that are ticked, by name or by name=value. */
  ticked?: string[]
  /** The button that opens it. */
  opened?: RegExp
  /** The button that sends it; the form's own unless given. */
  button?: RegExp
  /** What fails is said after the button all the same. */
  saysAfter?: boolean
  /** A refusal that no field is about, where the route's first would be dealt with in another way. */
  refusal?: RefusalName
}

export const nothing = () => undefined

export const password = 'Podium!2026'

export const support = {
  id: 21,
  status: 'ACTIVE',
  athlete: profile('ATHLETE'),
  supporter: profile('FAN'),
}

export const inAMonth = dayAfter(calendarDay(new Date()), 30)

export const decided: Decision = {
  ...{ id: 3, cause: 'PROFILE_HIDDEN', act: 'HIDE', subjectType: 'profile', subjectId: 3 },
  ...{ ground: 'TERMS', reference: '', explanation: 'Not your photo', quoted: '' },
  ...{ decidedAt: '2026-03-01T10:00:00.000Z', until: null, reversed: false },
  ...{ endedAt: null, appealUntil: '2030-01-01T00:00:00.000Z', appeal: null },
}

export const inFull = {
  ...member('FAN'),
  ...{ wallet: null, obstacles: [], guardians: null, restricted: null },
}

export const medium = {
  owner: { role: 'FAN', id: member('FAN').id },
  item: { id: 8, thumbnail: null, caption: 'Before', altText: null },
}

/** A part of the source by its path, drawn with these properties. */
export const part =
  (file: string, properties: object = {}, name = file.split('/').at(-1)!) =>
  async (): Promise<ComponentType> => {
    const module = (await import(`../src/${file}.tsx`)) as Record<string, ComponentType<object>>
    const Part = module[name] ?? module.default!
    const given: object = { onClose: nothing, onDone: nothing, ...properties }
    return () => createElement(Part, given)
  }

/** Every form that is sent, by the file that sends it. */
export const forms: Record<string, FormOnShow> = {
  'features/achievements/AchievementDialog.tsx': {
    ...{ as: 'ATHLETE', route: changeAchievement },
    part: part('features/achievements/AchievementDialog', {
      ...{ athleteId: 2, sport: 'JUDO', bornOn: null },
      achievement: {
        ...{ id: 4, date: '2026-01-10', competitionLevel: 'NATIONAL', ageGroup: 'SENIORS' },
        ...{ result: 1, competition: 'Taça', evidence: '' },
        club: { clubCompositeKey: { clubName: 'Judo Clube', sport: 'JUDO' } },
      },
    }),
    typed: { competition: 'Taça de Portugal' },
  },
  'features/admin/appeals/AnswerAppeal.tsx': {
    ...{ as: 'ADMIN', route: answerAppeal },
    part: part('features/admin/appeals/AnswerAppeal', { id: 3 }),
    ticked: ['outcome=REVERSED'],
    typed: { reason: 'You are right.' },
  },
  'features/admin/frame/DecideDialog.tsx': {
    ...{ as: 'ADMIN', route: decide },
    part: part('features/admin/frame/DecideDialog', {
      ...{ name: 'Rita', subject: { type: 'profile', id: 3 }, acts: ['HIDE', 'SUSPEND'] },
    }),
    ticked: ['act=SUSPEND', 'ground=LAW'],
    typed: { until: inAMonth, reference: 'Article 5', explanation: 'Not their photo.' },
  },
  'features/admin/registers/DecideRegister.tsx': {
    ...{ as: 'ADMIN', route: decideRegister, refusal: 'stateChanged' },
    part: part('features/admin/registers/DecideRegister', { register: { userId: 5, version: 1 } }),
    ticked: ['state=REFUSED'],
    typed: { reason: 'No such number.' },
  },
  'features/agreements/ChangeScreen.tsx': {
    ...{ as: 'ATHLETE', route: changeAgreement, at: '/agreements/7/change' },
    answers: [answer(readAgreement, agreement({ abilities: { ...noneAgreed, change: true } }))],
    typed: {
      ...{ text: 'The athlete wears the logo at home too.' },
      ...{ 'deliverables.0.title': 'Logo on the bag', 'deliverables.0.due': inAMonth },
    },
  },
  'features/agreements/CommentDialog.tsx': {
    ...{ as: 'SPONSOR', route: commentDeliverable },
    part: part('features/agreements/CommentDialog', {
      ...{ agreement: held(), deliverable: deliverable({ doneAt: '2026-11-20T10:00:00.000Z' }) },
    }),
    typed: { text: 'Beautiful' },
  },
  'features/agreements/ProposeScreen.tsx': {
    ...{ as: 'SPONSOR', route: proposeAgreement, at: '/agreements/new?with=2&role=ATHLETE' },
    answers: [answer(getAthlete, profile('ATHLETE', { id: 2 }))],
    typed: {
      ...{ title: 'Season 2027', text: 'The athlete wears the logo.' },
      ...{ 'deliverables.0.title': 'Logo on the kit', 'deliverables.0.due': inAMonth },
    },
  },
  'features/agreements/TickDialog.tsx': {
    ...{ as: 'ATHLETE', route: tickDeliverable },
    part: part('features/agreements/TickDialog', { agreementId: 7, deliverable: deliverable() }),
    typed: { link: 'https://a.pt/logo' },
  },
  'features/decisions/DecisionsPart.tsx': {
    ...{ as: 'FAN', route: appeal },
    part: part('features/decisions/DecisionsPart'),
    answers: [answer(listDecisions, { list: [decided], total: 1 })],
    typed: { text: 'It was mine.' },
  },
  'features/decisions/DeletedAccount.tsx': {
    ...{ route: appealLinked, at: '/deleted/abc' },
    answers: [
      answer(readLinkedDecision, {
        ...decided,
        ...{ cause: 'ACCOUNT_DELETED', act: 'REMOVE', subjectType: 'account' },
      }),
    ],
    typed: { text: 'It was mine.' },
  },
  'features/admin/content/DecideReport.tsx': {
    ...{ as: 'ADMIN', route: decideReport },
    part: part('features/admin/content/DecideReport', {
      report: {
        id: 3,
        kind: 'profile',
        reported: profile('FAN'),
        quoted: 'Words',
        details: '',
        acts: ['NOTHING'],
      },
    }),
    ticked: ['decision=NOTHING'],
    typed: { reason: 'It is untrue.' },
  },
  'features/admin/traders/DecideTrader.tsx': {
    ...{ as: 'ADMIN', route: decideTrader, refusal: 'stateChanged' },
    part: part('features/admin/traders/DecideTrader', {
      trader: { ...traderOf({ state: 'SUBMITTED' }), userId: 5, name: 'Volta Foods', products: 1 },
    }),
    ticked: ['state=REFUSED'],
    typed: { reason: 'It is untrue.' },
  },
  'features/admin/content/DomainDialog.tsx': {
    ...{ as: 'ADMIN', route: addSponsorDomain },
    part: part('features/admin/content/DomainDialog'),
    answers: [answer(judgeSponsorDomain, { accepted: true })],
    typed: { domain: 'nos.pt', reason: 'A company.' },
  },
  'features/admin/content/LegalEditor.tsx': {
    ...{ as: 'ADMIN', route: writeTerms, button: /draft/i, refusal: 'forbidden' },
    part: part('features/admin/content/LegalEditor', {
      ...{ kind: 'terms', inForce: undefined, done: '/admin/legal', draw: nothing },
      start: {
        ...{ version: '3.0', publishedAt: null, material: false, edition: 'e'.repeat(43) },
        text: { en: '# Terms', pt: '# Termos' },
      },
    }),
    typed: { version: '3.1' },
  },
  'features/admin/content/OptionDialog.tsx': {
    ...{ as: 'ADMIN', route: changeSportestOption },
    part: part('features/admin/content/OptionDialog', {
      option: {
        ...{ id: 5, name: { en: 'Regional', pt: 'Regional' }, weight: 3 },
        sportestAnswerOptionType: 'ATLHETE_EVENT',
      },
    }),
    typed: { en: 'Regional event' },
  },
  'features/admin/content/RenameDialog.tsx': {
    ...{ as: 'ADMIN', route: renameClub },
    part: part('features/admin/content/RenameDialog', { club: { id: 5, name: 'Clube' } }),
    typed: { clubName: 'Clube Novo' },
  },
  'features/admin/money/DecideOrder.tsx': {
    ...{ as: 'ADMIN', route: decideOrder },
    part: part('features/admin/money/DecideOrder', {
      order: order({ status: 'DISPUTED', disputeReason: 'Nothing came.' }),
    }),
    typed: { reason: 'The parcel is lost.' },
    ticked: ['decision=pay'],
  },
  'features/admin/money/Refund.tsx': {
    ...{ as: 'ADMIN', route: refundPayment },
    part: part('features/admin/money/Refund', {
      payment: { ...payment({ purpose: 'PLAN', planId: 'STANDARD' }), user: profile('FAN') },
    }),
    answers: [answer(getRefund, { credits: 0, cents: 738, debt: 0 })],
    opened: /^Refund/,
    typed: { reason: 'As they asked.' },
  },
  'features/admin/users/CreditsDialog.tsx': {
    ...{ as: 'ADMIN', route: postWalletTransaction },
    part: part('features/admin/users/CreditsDialog', {
      user: { ...member('FAN'), wallet: { available: 10, reserved: 0, held: 0, debt: 0 } },
    }),
    typed: { creditsNumber: '50', description: 'A prize' },
  },
  'features/admin/users/DeleteDialog.tsx': {
    ...{ as: 'ADMIN', route: deleteOf.FAN },
    part: part('features/admin/users/DeleteDialog', { user: inFull }),
    typed: { reason: 'A bot.' },
  },
  'features/admin/users/EndGuardianDialog.tsx': {
    ...{ as: 'ADMIN', route: endGuardianship, refusal: 'entityDoesNotExist' },
    part: part('features/admin/users/EndGuardianDialog', {
      ...{ wardId: 3, guardian: { id: 12, name: 'Paula Reis' } },
    }),
    typed: { reason: 'She is not the mother.' },
  },
  'features/admin/users/VisibilityDialog.tsx': {
    ...{ as: 'ADMIN', route: putVisibility, refusal: 'userNotFound' },
    part: part('features/admin/users/VisibilityDialog', { user: inFull }, 'HideDialog'),
    typed: { reason: 'Not a person.' },
  },
  'features/admin/users/InviteDialog.tsx': {
    ...{ as: 'ADMIN', route: inviteUser },
    part: part('features/admin/users/InviteDialog'),
    typed: { email: 'rui@podium.example', userType: 'ADMIN' },
  },
  'features/galleries/DescribeDialog.tsx': {
    ...{ as: 'FAN', route: galleryOf.FAN.describe },
    part: part('features/galleries/DescribeDialog', medium),
    typed: { caption: 'At the finish' },
  },
  'features/galleries/RemoveDialog.tsx': {
    ...{ as: 'ADMIN', route: galleryOf.FAN.remove },
    part: part('features/galleries/RemoveDialog', medium),
    typed: { reason: 'Not their photo.' },
  },
  'features/identity/EmailForm.tsx': {
    ...{ route: recoverPassword, at: '/recover-password' },
    typed: { email: 'marta@podium.example' },
  },
  'features/identity/LoginForm.tsx': {
    ...{ route: login, at: '/login', refusal: 'rateLimited' },
    typed: { email: 'marta@podium.example', password },
  },
  'features/identity/LostFactorScreen.tsx': {
    ...{ route: reportLostFactor, at: '/lost-factor', refusal: 'rateLimited' },
    typed: { email: 'marta@podium.example', password },
  },
  'features/identity/BeginWait.tsx': {
    ...{ route: confirmLostFactor, at: '/lost-factor/abc', refusal: 'rateLimited' },
  },
  'features/settings/LostFactorNotice.tsx': {
    ...{ as: 'FAN', route: keepOwnFactor, refusal: 'stateChanged' },
    part: part('features/settings/LostFactorNotice', { endsAt: '2030-01-01T10:00:00Z' }),
    answers: settingsAnswers,
  },
  'features/admin/users/LostFactorDialog.tsx': {
    ...{ as: 'ADMIN', route: reportLostFactorOfAdmin, refusal: 'userNotFound' },
    part: part('features/admin/users/LostFactorDialog', { user: inFull }),
    typed: { reason: 'She called me.' },
  },
  'features/identity/ProofDialog.tsx': {
    ...{ as: 'ADMIN', route: provePassword, refusal: 'rateLimited' },
    part: part('features/identity/ProofDialog'),
    typed: { password },
  },
  'features/identity/ResetPasswordScreen.tsx': {
    ...{ route: resetPassword, at: '/reset-password/abc', refusal: 'rateLimited' },
    answers: [answer(readResetLink, { valid: true })],
    typed: { newPassword: password, repeatPassword: password },
  },
  'features/delegations/OfferForm.tsx': {
    ...{ as: 'FAN', route: offerDelegation, at: '/settings/delegates', refusal: 'rateLimited' },
    answers: [...settingsAnswers],
    typed: { email: 'carlos@podium.example' },
    ticked: ['kind=HELP', 'scope-PAGE'],
  },
  'features/guardianship/GuardianLink.tsx': {
    ...{ as: 'FAN', route: acceptGuardianship, at: '/guardianship/abc', refusal: 'rateLimited' },
    answers: [
      answer(readGuardianOffer, { name: 'Rui', offeredUntil: '2030-01-01T10:00:00Z' }),
      answer(getFan, ownProfile('FAN')),
    ],
    typed: { dateOfBirth: '05-05-1980' },
    ticked: ['confirmed'],
  },
  'features/guardianship/NameGuardian.tsx': {
    ...{ as: 'ATHLETE', route: nameGuardian, at: '/settings/guardian', refusal: 'rateLimited' },
    isProtected: true,
    answers: [
      ...settingsAnswers,
      answer(getAthlete, ownProfile('ATHLETE', { own: { protected: true, hiddenProfile: true } })),
    ],
    typed: { email: 'paula@podium.example' },
  },
  'features/identity/useSignUp.ts': {
    ...{ route: registerFan, at: '/sign-up', refusal: 'captchaInvalid' },
    typed: {
      ...{ name: 'Marta', email: 'marta@podium.example' },
      ...{ password, repeatPassword: password },
    },
    ticked: ['userType=FAN', 'terms'],
    button: /^Create my account/,
  },
  'features/invitations/useAcceptance.ts': {
    route: finalizeSponsor,
    refusal: 'rateLimited',
    part: part('features/invitations/AcceptanceForm', {
      ...{ token: 'secret-SPONSOR', termsLink: (text: string) => text, onSpent: nothing },
      offer: { email: 'rui@podium.example', role: 'SPONSOR' },
    }),
    typed: { name: 'Volta', password, repeatPassword: password },
    ticked: ['terms'],
  },
  'features/landing/ContactFields.tsx': {
    route: sendContactRequest,
    part: part('features/landing/ContactFields', { onSent: nothing }),
    typed: { name: 'Rui', email: 'rui@podium.example', message: 'A word.' },
  },
  'features/messages/useMessage.ts': {
    ...{ as: 'FAN', route: sendMessage },
    part: part('features/messages/Composer', { userId: 2, contactsLeft: null }),
    typed: { message: 'Good luck!' },
  },
  'features/orders/ActDialog.tsx': {
    ...{ as: 'FAN', route: disputeOrder, refusal: 'entityDoesNotExist' },
    part: part('features/orders/ActDialog', { order: order(), act: 'dispute' }),
    typed: { reason: 'Nothing came.' },
  },
  'features/orders/useBuy.ts': {
    ...{ as: 'FAN', route: purchaseProduct, at: '/sponsor/product/9?buy=yes' },
    ...{ refusal: 'rateLimited', button: /^Order/ },
    answers: [...productAnswers(product()), has(300)],
    typed: { 'delivery.note': 'Ring twice.' },
  },
  'features/payments/WithdrawDialog.tsx': {
    ...{ as: 'FAN', route: withdraw },
    part: part('features/payments/WithdrawDialog', { transactionId: 'payment-1' }),
    answers: [
      answer(checkPayment, payment()),
      answer(getWithdrawal, {
        ...{ possible: true, until: inAnHour(), credits: 30, cents: 6000, reason: null },
        planAfter: null,
      }),
    ],
  },
  'features/payments/usePurchase.ts': {
    ...{ as: 'FAN', route: submitPayment, at: '/market/credits?pack=50' },
    ...{ opened: /^Buy 50/, button: /^Order and pay/, refusal: 'paymentProviderUnavailable' },
    answers: [...storeAnswers, ...paymentAnswers, knownInvoice],
  },
  'features/payments/SandboxForm.tsx': {
    ...{ as: 'FAN', route: postSandboxOutcome },
    part: part('features/payments/SandboxForm', { form: paymentForm }),
    typed: { outcome: 'refuse' },
  },
  'features/products/TakeAwayDialog.tsx': {
    ...{ as: 'ADMIN', route: deleteProduct },
    part: part('features/products/TakeAwayDialog', { product: product(), onDeleted: nothing }),
    typed: { reason: 'A fake.' },
  },
  'features/products/useSaveProduct.ts': {
    ...{ as: 'SPONSOR', route: updateProduct, refusal: 'entityDoesNotExist' },
    part: part('features/products/ProductForm', { product: product() }),
    typed: { title: 'Race cap, red' },
  },
  'features/profile-edit/useEdit.ts': {
    ...{ as: 'FAN', route: putFan, at: '/profile/fan' },
    answers: [answer(getFan, ownProfile('FAN'))],
    typed: { phrase: 'One lap more', fiscalCode: '501442600' },
    // Its bar with the button stands on top and stays there: the words come to the eye.
    saysAfter: true,
  },
  'features/registers/RegisterPart.tsx': {
    ...{ as: 'MANAGER', route: putRegister },
    part: part('features/registers/RegisterPart'),
    answers: [answer(getRegister, { ...noRegister, countryCode: 'PT' })],
    typed: { name: 'FPF agents', number: 'AG-12' },
  },
  'features/saved-searches/SaveSearchDialog.tsx': {
    ...{ as: 'SPONSOR', route: saveSearch },
    part: part('features/saved-searches/SaveSearchDialog', {
      search: { q: 'lisboa', type: 'ATHLETE', sport: 'ROWING' },
    }),
    typed: { name: 'Rowers' },
  },
  'features/season/CompetitionDialog.tsx': {
    ...{ as: 'ATHLETE', route: changeCompetition },
    part: part('features/season/CompetitionDialog', {
      athleteId: 2,
      competition: { id: 4, name: 'Nacional', place: 'Braga', date: '2027-02-20', link: null },
    }),
    typed: { place: 'Leiria' },
  },
  'features/season/GoalDialog.tsx': {
    ...{ as: 'ATHLETE', route: changeGoal, refusal: 'goalClosed' },
    part: part('features/season/GoalDialog', {
      athleteId: 2,
      goal: {
        ...{ id: 4, title: 'Nacional', purpose: '', credits: 300, until: '2027-02-20' },
        ...{ received: 0, matched: 0, state: 'OPEN' },
      },
    }),
    typed: { credits: '500' },
  },
  'features/season/MatchDialog.tsx': {
    ...{ as: 'SPONSOR', route: setMatch, refusal: 'recipientUnavailable' },
    part: part('features/season/MatchDialog', { athlete: { id: 2, name: 'Inês' }, goals: [] }),
    answers: [answer(getWallet, { available: 900, reserved: 0, held: 0, debt: 0, version: 1 })],
    typed: { credits: '300' },
  },
  'features/season/UpdateDialog.tsx': {
    ...{ as: 'ATHLETE', route: publishUpdate, refusal: 'rateLimited' },
    part: part('features/season/UpdateDialog', { athleteId: 2, drawPicker: () => null }),
    answers: [answer(countAudience, { count: 2 })],
    typed: { text: 'Third in Braga!' },
  },
  'features/settings/ClosingSection.tsx': {
    ...{ as: 'FAN', route: closeAccount, refusal: 'rateLimited' },
    part: part('features/settings/ClosingSection'),
    opened: /^Close my account/,
    answers: settingsAnswers,
    typed: { password },
  },
  'features/settings/CodeForm.tsx': {
    ...{ as: 'FAN', route: confirmTwoFactor },
    part: part('features/settings/CodeForm', { submit: 'Confirm', onCodes: nothing }),
    typed: { code: '123456' },
  },
  'features/settings/EmailSection.tsx': {
    ...{ as: 'FAN', route: changeEmail, refusal: 'rateLimited' },
    part: part('features/settings/EmailSection'),
    answers: settingsAnswers,
    typed: { email: 'rita.new@podium.example', password },
  },
  'features/settings/PasswordSection.tsx': {
    ...{ as: 'FAN', route: changePassword, refusal: 'rateLimited' },
    part: part('features/settings/PasswordSection'),
    answers: settingsAnswers,
    typed: { password, newPassword: 'Another!2027', repeatPassword: 'Another!2027' },
  },
  'features/settings/TurnOffDialog.tsx': {
    ...{ as: 'FAN', route: endTwoFactor, refusal: 'rateLimited' },
    part: part('features/settings/TurnOffDialog'),
    answers: settingsAnswers,
    typed: { password },
  },
  'features/settings/TurnOnDialog.tsx': {
    ...{ as: 'FAN', route: beginTwoFactor },
    part: part('features/settings/TurnOnDialog'),
    answers: settingsAnswers,
    typed: { password },
  },
  'features/shortlist/NoteDialog.tsx': {
    ...{ as: 'SPONSOR', route: putOnShortlist },
    part: part('features/shortlist/NoteDialog', { userId: 2, name: 'Rita', note: 'Fast' }),
    typed: { note: 'Fast, and reads well' },
  },
  'features/sportest/useTest.ts': {
    ...{ route: takeSportest, at: '/sportest?test=fan&answers=A.7' },
    answers: [
      answer(listSportestOptions, [
        { id: 7, name: 'Judo', sportestAnswerOptionType: 'MODALITY', sport: 'JUDO' },
      ]),
    ],
    button: /^Show score/,
  },
  'features/support/deciding/CloseButton.tsx': {
    ...{ as: 'ADMIN', route: closeSupport },
    part: part('features/support/deciding/CloseButton', { entry: support }),
    opened: /^Close this support/,
    typed: { reason: 'Against the rules.' },
  },
  'features/support/deciding/useThank.ts': {
    ...{ as: 'ATHLETE', route: thankSupporter, refusal: 'recipientUnavailable' },
    part: part('features/support/deciding/ThankDialog', {
      entry: { ...support, totalCredits: 50, periodBought: 1, note: '', thanks: null },
    }),
    typed: { text: 'Thank you!' },
  },
  'features/support/requesting/useRequest.ts': {
    ...{ as: 'FAN', route: requestSupport, at: '/athlete/2?support=50' },
    refusal: 'recipientUnavailable',
    answers: [...pageAnswers(profile('ATHLETE', { id: 2 })), has(300)],
    ticked: ['acceptedTermsOfUse'],
  },
  'features/tokens/TokenForm.tsx': {
    ...{ as: 'FAN', route: createToken },
    part: part('features/tokens/TokenForm', { onMade: nothing }),
    typed: { name: 'Club website', expiresAt: '30' },
    ticked: ['scope-PAGE'],
  },
  'features/traders/TraderPart.tsx': {
    ...{ as: 'SPONSOR', route: putTrader },
    part: part('features/traders/TraderPart'),
    typed: { legalName: 'Volta Foods, S. A.' },
    ticked: ['declaration'],
  },
  'features/webhooks/WebhookDialog.tsx': {
    ...{ as: 'FAN', route: createWebhook },
    part: part('features/webhooks/WebhookDialog'),
    typed: { url: 'https://shop.example/podium' },
    ticked: ['event-update.published'],
  },
  'shared/products/RecallDialog.tsx': {
    ...{ as: 'ADMIN', route: recallProduct, refusal: 'entityDoesNotExist' },
    part: part('shared/products/RecallDialog', { product: product() }),
    typed: { reason: 'The cap comes off.' },
  },
  'shared/reports/NoticeDialog.tsx': {
    ...{ route: sendNotice, refusal: 'captchaInvalid' },
    part: part('shared/reports/NoticeDialog', { kind: 'profile', id: 2 }),
    typed: { reason: 'FRAUD', explanation: 'A scam.', name: 'Rosa', email: 'rosa@fora.example' },
    ticked: ['goodFaith'],
  },
  'shared/reports/ReportDialog.tsx': {
    ...{ as: 'FAN', route: sendReport },
    part: part('shared/reports/ReportDialog', { kind: 'profile', id: 2 }),
    typed: { reason: 'FRAUD', details: 'It is not them.' },
  },
}

export function has(available: number): PreparedAnswer {
  return answer(getWallet, { available, reserved: 0, held: 0, debt: 0, version: 1 })
}

/** Shows a form, filled in. */
export async function open(form: FormOnShow) {
  const { as, isProtected = false, at = '/part', answers = [] } = form
  const { opened, typed = {}, ticked = [] } = form
  const Part = await form.part?.()
  const page = await renderPage(at, {
    ...(as && { as: member(as, { protected: isProtected }) }),
    ...(Part && { part: () => createElement(Part) }),
    answers,
  })
  if (opened) await page.user.click(await screen.findByRole('button', { name: opened }))
  // What is ticked may ask for more.
  for (const name of ticked) {
    const [field = '', value] = name.split('=')
    await page.user.click(await waitFor(() => within(field, value)))
  }
  for (const [name, text] of Object.entries(typed)) {
    const field = await waitFor(() => within(name))
    if (field.tagName === 'SELECT') await page.user.selectOptions(field, text)
    else fill(field, text)
  }
  return page
}

export const place = () =>
  [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.querySelector('main')!

export function within(name: string, value?: string): HTMLElement {
  const chosen = value ? `[value="${value}"]` : ''
  const field = place().querySelector<HTMLElement>(`[name="${name}"]${chosen}`)
  assert.ok(field, `a field ${name}`)
  return field
}

/** The button as somebody finds it: to be pressed, and not at work. */
export async function press({ button }: FormOnShow): Promise<void> {
  const found = await waitFor(() => {
    const all = [...place().querySelectorAll<HTMLButtonElement>('button')]
    const fitting = all.filter(({ type, textContent }) =>
      button ? button.test(textContent.trim()) : type === 'submit',
    )
    const one = fitting.at(-1)
    assert.ok(one, 'a button that sends')
    assert.ok(!one.disabled && one.ariaDisabled !== 'true', 'the button can be pressed')
    return one
  })
  found.click()
}
