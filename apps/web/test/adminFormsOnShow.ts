import { endGuardianship } from '@podium/contract/guardianship'
import { answerAppeal, decide } from '@podium/contract/decisions'
import { decideTrader } from '@podium/contract/traders'
import { renameClub } from '@podium/contract/clubs'
import { inviteUser } from '@podium/contract/invitations'
import { writeTerms } from '@podium/contract/legal'
import { decideOrder } from '@podium/contract/orders'
import { getRefund, noteRefund, refundPayment } from '@podium/contract/payments'
import { putVisibility } from '@podium/contract/profiles'
import { decideRegister } from '@podium/contract/registers'
import { reportLostFactorOfAdmin } from '@podium/contract/lost-factor'
import { decideReport } from '@podium/contract/reports'
import { deleteOf } from '@podium/contract/settings'
import { addSponsorDomain, judgeSponsorDomain } from '@podium/contract/sponsor-domains'
import { changeSportestOption } from '@podium/contract/sportest'
import { postWalletTransaction } from '@podium/contract/wallet'
import { answer } from './answers.ts'
import { order, traderOf } from './goods.ts'
import { member, profile } from './people.ts'
import { payment } from './shop.ts'
import { type FormOnShow, inAMonth, part } from './showForm.ts'

const inFull = {
  ...member('FAN'),
  ...{ wallet: null, obstacles: [], guardians: null, restricted: null },
}

const nothing = () => undefined

/** Every form that an administrator alone sends, by the file that sends it. */
export const adminForms: Record<string, FormOnShow> = {
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
  'features/admin/money/NoteRefund.tsx': {
    ...{ as: 'ADMIN', route: noteRefund },
    part: part('features/admin/money/NoteRefund', { payment: payment() }),
    typed: { reason: 'By transfer, on 29 November.' },
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
  'features/admin/users/LostFactorDialog.tsx': {
    ...{ as: 'ADMIN', route: reportLostFactorOfAdmin, refusal: 'userNotFound' },
    part: part('features/admin/users/LostFactorDialog', { user: inFull }),
    typed: { reason: 'She called me.' },
  },
}
