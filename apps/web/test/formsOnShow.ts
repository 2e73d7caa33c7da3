import { acceptGuardianship, nameGuardian, readGuardianOffer } from '@podium/contract/guardianship'
import {
  changeAgreement,
  commentDeliverable,
  proposeAgreement,
  readAgreement,
  tickDeliverable,
} from '@podium/contract/agreements'
import {
  appeal,
  appealLinked,
  type Decision,
  listDecisions,
  readLinkedDecision,
} from '@podium/contract/decisions'
import { offerDelegation } from '@podium/contract/delegations'
import { putTrader } from '@podium/contract/traders'
import { changeAchievement } from '@podium/contract/achievements'
import { galleryOf } from '@podium/contract/galleries'
import {
  login,
  provePassword,
  readResetLink,
  recoverPassword,
  registerFan,
  resetPassword,
} from '@podium/contract/identity'
import { finalizeSponsor } from '@podium/contract/invitations'
import { setMatch } from '@podium/contract/matches'
import { sendContactRequest, sendMessage } from '@podium/contract/messages'
import { disputeOrder, purchaseProduct } from '@podium/contract/orders'
import {
  checkPayment,
  getWithdrawal,
  postSandboxOutcome,
  submitPayment,
  withdraw,
} from '@podium/contract/payments'
import { deleteProduct, recallProduct, updateProduct } from '@podium/contract/products'
import { getAthlete, getFan, putFan } from '@podium/contract/profiles'
import { getRegister, putRegister } from '@podium/contract/registers'
import { saveSearch } from '@podium/contract/saved-searches'
import { putOnShortlist } from '@podium/contract/shortlist'
import { confirmLostFactor, keepOwnFactor, reportLostFactor } from '@podium/contract/lost-factor'
import { createToken } from '@podium/contract/tokens'
import { createWebhook } from '@podium/contract/webhooks'
import { sendNotice } from '@podium/contract/notices'
import { sendReport } from '@podium/contract/reports'
import { changeCompetition, changeGoal } from '@podium/contract/season'
import { countAudience, publishUpdate } from '@podium/contract/updates'
import {
  beginTwoFactor,
  changeEmail,
  changePassword,
  closeAccount,
  confirmTwoFactor,
  endTwoFactor,
} from '@podium/contract/settings'
import { listSportestOptions, takeSportest } from '@podium/contract/sportest'
import { closeSupport, requestSupport, thankSupporter } from '@podium/contract/support'
import { getWallet } from '@podium/contract/wallet'
import { agreement, deliverable, held, noneAgreed } from './agreed.ts'
import { answer, type PreparedAnswer } from './answers.ts'
import { order, product, productAnswers } from './goods.ts'
import { settingsAnswers } from './ownSettings.ts'
import { member, ownProfile, profile } from './people.ts'
import { pageAnswers } from './profilePages.ts'
import {
  inAnHour,
  knownInvoice,
  payment,
  paymentAnswers,
  paymentForm,
  storeAnswers,
} from './shop.ts'
import { noRegister } from './usualAnswers.ts'
import { adminForms } from './adminFormsOnShow.ts'
import { type FormOnShow, inAMonth, part } from './showForm.ts'

const password = 'Podium!2026'

const support = {
  id: 21,
  status: 'ACTIVE',
  athlete: profile('ATHLETE'),
  supporter: profile('FAN'),
}

const decided: Decision = {
  ...{ id: 3, cause: 'PROFILE_HIDDEN', act: 'HIDE', subjectType: 'profile', subjectId: 3 },
  ...{ ground: 'TERMS', reference: '', explanation: 'Not your photo', quoted: '' },
  ...{ decidedAt: '2026-03-01T10:00:00.000Z', until: null, reversed: false },
  ...{ endedAt: null, appealUntil: '2030-01-01T00:00:00.000Z', appeal: null },
}

export const medium = {
  owner: { role: 'FAN', id: member('FAN').id },
  item: { id: 8, thumbnail: null, caption: 'Before', altText: null },
}

const nothing = () => undefined

function has(available: number): PreparedAnswer {
  return answer(getWallet, { available, reserved: 0, held: 0, debt: 0, version: 1 })
}

/** Every form that is sent, by the file that sends it. */
export const forms: Record<string, FormOnShow> = {
  ...adminForms,
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
  'features/identity/ProofDialog.tsx': {
    ...{ as: 'ADMIN', route: provePassword, refusal: 'rateLimited' },
    part: part('features/identity/ProofDialog'),
    typed: { password },
  },
  'features/identity/ResetPasswordScreen.tsx': {
    ...{ route: resetPassword, at: '/reset-password/abc', refusal: 'rateLimited' },
    answers: [answer(readResetLink, { valid: true, email: null })],
    typed: { newPassword: password, repeatPassword: password },
  },
  'features/delegations/OfferDialog.tsx': {
    ...{ as: 'FAN', route: offerDelegation, refusal: 'rateLimited' },
    part: part('features/delegations/OfferDialog'),
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
  'features/tokens/TokenDialog.tsx': {
    ...{ as: 'FAN', route: createToken },
    part: part('features/tokens/TokenDialog'),
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
