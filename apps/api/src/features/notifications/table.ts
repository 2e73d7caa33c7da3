import {
  allNotificationKinds,
  type NotificationKind,
  type notificationKinds,
} from '@podium/contract/notifications'
import { paths } from '@podium/contract/paths'
import type { Tx } from '../../platform/database/index.ts'
import { appealAnswered, appealSent, decisionMade, decisionTakenBack } from '../decisions/index.ts'
import { delegationAccepted, delegationEnded, delegationOffered } from '../delegations/index.ts'
import { factorLost, newDeviceSeen } from '../identity/index.ts'
import { invitationAccepted } from '../invitations/index.ts'
import { messageSent } from '../messages/index.ts'
import { type OrderFacts, orderPlaced, orderRecalled, recallTakenBack } from '../orders/index.ts'
import { renewalDue } from '../plans/index.ts'
import {
  profileShown,
  protectionBegan,
  protectionEnded,
  restrictionLifted,
  wardPageDecided,
} from '../profiles/index.ts'
import { reportDecided } from '../reports/index.ts'
import {
  matchEnded,
  matchSet,
  supportAccepted,
  supportCancelled,
  supportClosed,
  supportEnded,
  supportExpiring,
  supportRejected,
  supportRequested,
  supportThanked,
  supportUnanswered,
} from '../support/index.ts'
import { registerChecked } from '../registers/index.ts'
import { tokenMade } from '../tokens/index.ts'
import { traderEnded, traderEnding, traderVerified } from '../traders/index.ts'
import { acceptedRows, doneRows, dueRows, endedRows, proposedRows } from './agreement-rows.ts'
import { webhookStopped } from '../webhooks/index.ts'
import { mailsByKind, type NotificationMail } from './mails.ts'
import { messageThread } from './message-bell.ts'
import { findAdmins } from './records.ts'
import { type Handlers, on, type Rule } from './notification-row.ts'
import {
  athletePage,
  betweenTwo,
  endForDelegate,
  endedToPrincipal,
  toDelegate,
  toGuardians,
  guardiansBut,
  guardiansOf,
  matchToGuardians,
  acceptedToGuardians,
  acceptedToPrincipal,
  buyer,
  onAct,
  onPayment,
  onRefund,
  ownSupporters,
  ifShown,
  pageUnless,
  question,
  renewal,
  seller,
  sides,
  supportFacts,
  theOrder,
  toAthlete,
  toReported,
  toSupporter,
  wardOrderRows,
  wardRecallRows,
  wardSupportRows,
  whereWardsAre,
} from './rows.ts'

/** The mail of a kind, or that the feature of its event sends one of its own; null without one. */
type MailOf<Kind extends NotificationKind> =
  (typeof notificationKinds)[Kind]['mail'] extends 'never' ? null : NotificationMail | 'its own'

/** Each kind with its mail and the events it tells of: what is missing here does not compile. */
type Table = { [Kind in NotificationKind]: [mail: MailOf<Kind>, event: Rule, ...more: Rule[]] }

/** Stands for the events of a kind that other files tell people of. */
const elsewhere: Rule = () => undefined

/** A dispute or a claim waits for the first admin who takes it. */
const sellerAndAdmins = async (order: OrderFacts, tx: Tx) => [
  order.sellerId,
  ...(await findAdmins(tx)),
]

const ownTrader = () => paths.settings({ part: 'trader' })

/** Which events people are told of, who hears of them, and how (`notifications.kinds`). */
const table: Table = {
  supportRequested: [
    'its own',
    on(supportRequested, {
      ...toAthlete(question, () => 'requested'),
      facts: (support) => ({ ...supportFacts(support), ...(support.note && { withNote: true }) }),
    }),
  ],
  wardRequested: [mailsByKind.wardRequested, on(supportRequested, toGuardians)],
  supportAccepted: [
    'its own',
    on(
      supportAccepted,
      toSupporter(
        (support) => (support.athleteShown ? athletePage : question)(support),
        'accepted',
      ),
    ),
  ],
  supportThanked: ['its own', on(supportThanked, toSupporter(question, 'thanked'))],
  supportRejected: [
    'its own',
    on(
      supportRejected,
      toSupporter((support, tx) => pageUnless(support.left, support, tx), 'rejected'),
    ),
  ],
  supportUnanswered: [
    'its own',
    on(supportUnanswered, toSupporter(ifShown(athletePage), 'unanswered')),
  ],
  supportCancelled: [
    'its own',
    on(supportCancelled, {
      // A request that is taken back leaves no line: the one about it goes (`forgetRequestBell`).
      when: ({ wasActive }) => wasActive,
      ...toAthlete(athletePage, () => 'cancelledActive'),
    }),
  ],
  supportExpiring: ['its own', on(supportExpiring, toSupporter(ifShown(renewal), 'expiring'))],
  supportEnded: [
    'its own',
    on(supportEnded, toSupporter(ifShown(renewal), 'endedForSupporter')),
    on(
      supportEnded,
      toAthlete(ownSupporters, () => 'endedForAthlete'),
    ),
    // Before its time: that is asked for anew, and not renewed.
    on(
      supportClosed,
      toSupporter(
        (support, tx) => pageUnless(support.leaverId === support.athleteId, support, tx),
        'closed',
      ),
    ),
    on(
      supportClosed,
      toAthlete(athletePage, () => 'closed'),
    ),
  ],
  wardSupport: [mailsByKind.wardSupport, ...wardSupportRows],
  matchSet: [
    mailsByKind.matchSet,
    on(matchSet, {
      to: ({ athleteId }) => athleteId,
      by: ({ ownerId }) => ownerId,
      facts: ({ credits }) => ({ credits }),
      link: athletePage,
      daily: betweenTwo,
    }),
    on(matchSet, matchToGuardians),
  ],
  matchEnded: [
    mailsByKind.matchEnded,
    // Whoever took it back, or left, knows.
    on(matchEnded, {
      when: ({ reason }) => !['TAKEN_BACK', 'OWNER_LEFT'].includes(reason),
      to: ({ ownerId }) => ownerId,
      by: ({ athleteId }) => athleteId,
      facts: ({ left, matched, reason }) => ({ credits: left, count: matched, outcome: reason }),
      link: () => paths.wallet(),
    }),
    on(matchEnded, {
      // One that is taken back as if it had not been set leaves no line (`takeBackMatchBell`).
      when: ({ reason, undone }) => reason !== 'ATHLETE_LEFT' && !undone,
      to: ({ athleteId }) => athleteId,
      by: ({ ownerId }) => ownerId,
      facts: ({ matched }) => ({ count: matched, about: 'OWN' }),
      link: athletePage,
      daily: betweenTwo,
    }),
  ],
  agreementProposed: [mailsByKind.agreementProposed, ...proposedRows],
  agreementAccepted: [mailsByKind.agreementAccepted, ...acceptedRows],
  agreementEnded: [mailsByKind.agreementEnded, ...endedRows],
  agreementDone: [mailsByKind.agreementDone, ...doneRows],
  agreementDue: [mailsByKind.agreementDue, ...dueRows],
  orderPlaced: [
    'its own',
    on(orderPlaced, {
      to: seller,
      by: buyer,
      facts: ({ title, credits }) => ({ title, credits }),
      link: theOrder,
    }),
  ],
  orderShipped: ['its own', onAct('ship', { to: buyer, by: seller })],
  orderDeclined: ['its own', onAct('decline', { to: buyer, by: seller })],
  orderReleased: ['its own', onAct('expire', { to: buyer })],
  orderConfirmed: [
    'its own',
    onAct('confirm', { to: seller, by: buyer }),
    onAct('settle', { to: seller }),
  ],
  orderDisputed: [
    'its own',
    onAct('dispute', { to: sellerAndAdmins, by: buyer }),
    onAct('contest', {
      to: async (order, tx) => [order.buyerId, ...(await findAdmins(tx))],
      by: seller,
    }),
  ],
  orderDecided: [
    'its own',
    onAct('pay', { to: sides }),
    onAct('refund', { to: sides }),
    onAct('grant', { to: sides }),
    onAct('dismiss', { to: sides }),
  ],
  orderWithdrawn: [
    'its own',
    onAct('cancel', { to: seller, by: buyer }),
    onAct('withdraw', { to: seller, by: buyer }),
    onAct('return', { to: seller, by: buyer }),
  ],
  orderReturned: [
    'its own',
    onAct('receiveBack', { to: buyer, by: seller }),
    onAct('settleReturn', { to: sides }),
    onAct('lapse', { to: sides }),
  ],
  productRecalled: [
    mailsByKind.productRecalled,
    on(orderRecalled, {
      to: buyer,
      facts: ({ title, said: reason }) => ({ title, reason }),
      link: theOrder,
    }),
    on(recallTakenBack, {
      to: buyer,
      facts: ({ title }) => ({ title, outcome: 'TAKEN_BACK' }),
      link: theOrder,
    }),
  ],
  orderClaimed: ['its own', onAct('claim', { to: sellerAndAdmins, by: buyer })],
  wardOrder: [mailsByKind.wardOrder, ...wardOrderRows],
  wardRecall: [mailsByKind.wardRecall, ...wardRecallRows],
  trader: [
    mailsByKind.trader,
    on(traderVerified, {
      to: ({ userId }) => userId,
      facts: ({ until: at }) => ({ standing: 'VERIFIED', ...(at && { at }) }),
      link: ownTrader,
    }),
    on(traderEnding, {
      to: ({ userId }) => userId,
      facts: ({ until: at }) => ({ standing: 'ENDING', at }),
      link: ownTrader,
    }),
    on(traderEnded, {
      to: ({ userId }) => userId,
      facts: ({ until: at }) => ({ standing: 'EXPIRED', at }),
      link: ownTrader,
    }),
  ],
  register: [
    mailsByKind.register,
    on(registerChecked, {
      to: ({ userId }) => userId,
      facts: ({ name: title }) => ({ title }),
      link: ({ userId: id }) => paths.manager({ id }),
    }),
  ],
  message: [
    'its own',
    on(messageSent, {
      to: ({ recipientId }) => recipientId,
      by: ({ senderId }) => senderId,
      link: ({ senderId }) => paths.messages({ userId: senderId }),
      thread: ({ senderId }) => messageThread(senderId),
    }),
  ],
  // Told batch by batch: `notify-followers.ts`, `notify-readers.ts`, `notify-of-goals.ts`,
  // `notify-of-competitions.ts`, `notify-of-years.ts`, `notify-of-terms.ts`.
  followedAchievement: [mailsByKind.followedAchievement, elsewhere],
  athleteUpdate: [mailsByKind.athleteUpdate, elsewhere],
  competitionNear: [mailsByKind.competitionNear, elsewhere],
  goalSet: [mailsByKind.goalSet, elsewhere],
  goalReached: [mailsByKind.goalReached, elsewhere],
  year: [mailsByKind.year, elsewhere],
  termsAnnounced: [mailsByKind.termsAnnounced, elsewhere],
  // Told by a feature on the right, which finds who is new: `saved-searches/tell-new.ts`.
  savedSearch: ['its own', elsewhere],
  paymentPaid: ['its own', onPayment('PAID')],
  paymentExpired: ['its own', onPayment('EXPIRED')],
  paymentRefunded: ['its own', onRefund()],
  planRenewalDue: [
    'its own',
    on(renewalDue, {
      to: ({ userId }) => userId,
      facts: ({ planId, endsAt, isProtected }) => ({
        ...{ planId, at: endsAt.toISOString() },
        ...(isProtected && { protected: true }),
      }),
      link: () => paths.credits({ tab: 'plans' }),
    }),
  ],
  wardRenewalDue: [
    mailsByKind.wardRenewalDue,
    on(renewalDue, {
      when: ({ isProtected }) => isProtected,
      to: ({ userId }, tx) => guardiansOf(tx, userId),
      by: ({ userId }) => userId,
      facts: ({ planId, endsAt }) => ({ planId, at: endsAt.toISOString() }),
      link: whereWardsAre,
    }),
  ],
  invitationAccepted: [
    mailsByKind.invitationAccepted,
    on(invitationAccepted, {
      to: ({ inviterId }) => inviterId,
      by: ({ userId }) => userId,
      link: () => paths.admin({ part: 'users' }),
    }),
  ],
  protection: [
    mailsByKind.protection,
    on(protectionBegan, {
      to: ({ userId }) => userId,
      facts: () => ({ protected: true }),
      link: () => paths.settings({ part: 'guardian' }),
    }),
    on(protectionEnded, {
      to: ({ userId }) => userId,
      facts: () => ({ protected: false }),
      link: ({ userId, role }) => paths.profile(role, userId),
    }),
  ],
  wardPage: [
    mailsByKind.wardPage,
    on(wardPageDecided, {
      when: ({ userId, byId }) => userId !== byId,
      to: ({ userId }) => userId,
      by: ({ byId }) => byId,
      facts: ({ isShown }) => ({ about: 'OWN', outcome: isShown ? 'shown' : 'hidden' }),
      link: ({ userId, role }) => paths.profile(role, userId),
    }),
    // Told by name, since it may be another guardian who did it.
    on(wardPageDecided, {
      to: guardiansBut,
      by: ({ userId }) => userId,
      facts: ({ isShown }) => ({ outcome: isShown ? 'shown' : 'hidden' }),
      link: () => paths.settings({ part: 'guardian' }),
    }),
  ],
  visibilityChanged: [
    mailsByKind.visibilityChanged,
    on(profileShown, {
      to: ({ userId }) => userId,
      link: ({ userId, role }) => paths.profile(role, userId),
    }),
    on(restrictionLifted, {
      to: ({ userId }) => userId,
      facts: () => ({ outcome: 'hidden' }),
      link: ({ userId, role }) => paths.profile(role, userId),
    }),
  ],
  decision: [
    mailsByKind.decision,
    on(decisionMade, {
      // Whose account is deleted reads it in the mail about that.
      when: ({ cause }) => cause !== 'ACCOUNT_DELETED',
      to: ({ personId }) => personId,
      facts: ({ cause: about, reason, ground, reference, until, appealUntil }) => ({
        about,
        ground,
        ...(reference && { reference }),
        ...(until && { until: until.toISOString() }),
        ...(reason && { reason }),
        at: appealUntil.toISOString(),
      }),
      link: () => paths.settings({ part: 'decisions' }),
    }),
  ],
  appeal: [
    mailsByKind.appeal,
    on(appealSent, {
      // Neither who decided answers, nor who objects.
      to: async ({ decidedBy, personId }, tx) =>
        (await findAdmins(tx)).filter((id) => id !== decidedBy && id !== personId),
      by: ({ personId }) => personId,
      facts: ({ cause: about }) => ({ about }),
      link: () => paths.admin({ part: 'appeals' }),
    }),
  ],
  appealAnswered: [
    mailsByKind.appealAnswered,
    on(appealAnswered, {
      // Whose account was deleted is answered by a mail of its own.
      when: ({ cause }) => cause !== 'ACCOUNT_DELETED',
      to: ({ personId }) => personId,
      facts: ({ cause: about, outcome, reason }) => ({ about, outcome, reason }),
      link: () => paths.settings({ part: 'decisions' }),
    }),
    on(decisionTakenBack, {
      to: ({ personId }) => personId,
      facts: ({ cause: about }) => ({ about, outcome: 'ALONG' }),
      link: () => paths.settings({ part: 'decisions' }),
    }),
  ],
  reportDismissed: [null, toReported()],
  reportAnswered: [
    null,
    on(reportDecided, {
      to: ({ reporterId }) => reporterId ?? [],
      facts: ({ kind: about }) => ({ about }),
      link: () => paths.notifications(),
    }),
  ],
  delegationOffered: [mailsByKind.delegationOffered, on(delegationOffered, toDelegate)],
  delegationAccepted: [
    mailsByKind.delegationAccepted,
    on(delegationAccepted, acceptedToPrincipal),
    on(delegationAccepted, acceptedToGuardians),
  ],
  delegationEnded: [
    mailsByKind.delegationEnded,
    on(delegationEnded, { ...toDelegate, facts: endForDelegate }),
    on(delegationEnded, endedToPrincipal),
  ],
  webhookStopped: [
    mailsByKind.webhookStopped,
    on(webhookStopped, {
      to: ({ userId }) => userId,
      facts: ({ host, why }) => ({ title: host, outcome: why }),
      link: () => paths.settings({ part: 'webhooks' }),
    }),
  ],
  factorLost: [
    'its own',
    on(factorLost, {
      to: ({ userId }) => userId,
      facts: ({ endsAt }) => ({ at: endsAt.toISOString() }),
      link: () => paths.settings({ part: 'two-factor' }),
    }),
  ],
  newDevice: [
    'its own',
    // Perhaps their own. Several of one kind that are unread are one line; each of them is mailed.
    on(newDeviceSeen, {
      to: ({ userId }) => userId,
      facts: ({ userAgent }) => ({ device: userAgent }),
      link: () => paths.settings({ part: 'sessions' }),
      thread: ({ userAgent }) => `device:${userAgent}`,
    }),
  ],
  tokenMade: [
    mailsByKind.tokenMade,
    on(tokenMade, {
      to: ({ userId }) => userId,
      facts: ({ name, expiresAt }) => ({ title: name, at: expiresAt.toISOString() }),
      link: () => paths.settings({ part: 'tokens' }),
    }),
  ],
}

/** Adds a handler for every event that people are told of. */
export function connectNotifications(handlers: Handlers): void {
  for (const kind of allNotificationKinds) {
    const [mail, ...events] = table[kind]
    const kindOfRow = { kind, mail: mail === 'its own' ? null : mail }
    for (const connect of events) connect(handlers, kindOfRow)
  }
}
