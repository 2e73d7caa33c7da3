import {
  allNotificationKinds,
  type NotificationKind,
  type notificationKinds,
} from '@podium/contract/notifications'
import { paths } from '@podium/contract/paths'
import { newDeviceSeen } from '../identity/index.ts'
import { invitationAccepted } from '../invitations/index.ts'
import { messageSent } from '../messages/index.ts'
import { orderPlaced } from '../orders/index.ts'
import { renewalDue } from '../plans/index.ts'
import { visibilityDecided } from '../profiles/index.ts'
import { reportDecided } from '../reports/index.ts'
import {
  supportAccepted,
  supportCancelled,
  supportClosed,
  supportEnded,
  supportExpiring,
  supportRejected,
  supportRequested,
  supportUnanswered,
} from '../support/index.ts'
import {
  achievementMail,
  invitationAcceptedMail,
  type NotificationMail,
  reportUpheldMail,
  visibilityMail,
} from './mails.ts'
import { messageThread } from './message-bell.ts'
import { findAdmins } from './records.ts'
import { type Handlers, on, type Rule } from './notification-row.ts'
import {
  athletePage,
  buyer,
  onAct,
  onPayment,
  pageUnless,
  question,
  renewal,
  seller,
  sides,
  theOrder,
  toAthlete,
  toReported,
  toSupporter,
} from './rows.ts'

/** The mail of a kind, or that the feature of its event sends one of its own; null without one. */
type MailOf<Kind extends NotificationKind> =
  (typeof notificationKinds)[Kind]['mail'] extends 'never' ? null : NotificationMail | 'its own'

/** Each kind with its mail and the events it tells of: what is missing here does not compile. */
type Table = { [Kind in NotificationKind]: [mail: MailOf<Kind>, ...events: Rule[]] }

/** Which events people are told of, who hears of them, and how (`notifications.kinds`). */
const table: Table = {
  supportRequested: [
    'its own',
    on(
      supportRequested,
      toAthlete(question, () => 'requested'),
    ),
  ],
  supportAccepted: ['its own', on(supportAccepted, toSupporter(athletePage, 'accepted'))],
  supportRejected: [
    'its own',
    on(
      supportRejected,
      toSupporter((support) => pageUnless(support.left, support), 'rejected'),
    ),
  ],
  supportUnanswered: ['its own', on(supportUnanswered, toSupporter(athletePage, 'unanswered'))],
  supportCancelled: [
    'its own',
    on(
      supportCancelled,
      toAthlete(athletePage, ({ wasActive }) =>
        wasActive ? 'cancelledActive' : 'cancelledPending',
      ),
    ),
  ],
  supportExpiring: ['its own', on(supportExpiring, toSupporter(renewal, 'expiring'))],
  supportEnded: [
    'its own',
    on(supportEnded, toSupporter(renewal, 'endedForSupporter')),
    on(
      supportEnded,
      toAthlete(athletePage, () => 'endedForAthlete'),
    ),
    // Before its time: that is asked for anew, and not renewed.
    on(
      supportClosed,
      toSupporter(
        (support) => pageUnless(support.leaverId === support.athleteId, support),
        'closed',
      ),
    ),
    on(
      supportClosed,
      toAthlete(athletePage, () => 'closed'),
    ),
  ],
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
    // A dispute waits for the first admin who takes it.
    onAct('dispute', {
      to: async (order, tx) => [order.sellerId, ...(await findAdmins(tx))],
      by: buyer,
    }),
  ],
  orderDecided: ['its own', onAct('pay', { to: sides }), onAct('refund', { to: sides })],
  message: [
    'its own',
    on(messageSent, {
      to: ({ recipientId }) => recipientId,
      by: ({ senderId }) => senderId,
      link: ({ senderId }) => paths.messages({ userId: senderId }),
      thread: ({ senderId }) => messageThread(senderId),
    }),
  ],
  // Told batch by batch: `notify-followers.ts`.
  followedAchievement: [achievementMail],
  paymentPaid: ['its own', onPayment('PAID')],
  paymentExpired: ['its own', onPayment('EXPIRED')],
  paymentRefunded: ['its own', onPayment('REFUNDED')],
  planRenewalDue: [
    'its own',
    on(renewalDue, {
      to: ({ userId }) => userId,
      facts: ({ planId, endsAt }) => ({ planId, at: endsAt.toISOString() }),
      link: () => paths.credits({ tab: 'plans' }),
    }),
  ],
  invitationAccepted: [
    invitationAcceptedMail,
    on(invitationAccepted, {
      to: ({ inviterId }) => inviterId,
      by: ({ userId }) => userId,
      link: () => paths.admin({ part: 'users' }),
    }),
  ],
  visibilityChanged: [
    visibilityMail,
    on(visibilityDecided, {
      to: ({ userId }) => userId,
      facts: ({ hiddenProfile: hidden, reason }) => ({ hidden, reason }),
      link: ({ userId, role }) => paths.profile(role, userId),
    }),
  ],
  reportUpheld: [reportUpheldMail, toReported('UPHELD')],
  reportDismissed: [null, toReported('DISMISSED')],
  reportAnswered: [
    null,
    on(reportDecided, {
      to: ({ reporterId }) => reporterId,
      facts: ({ kind: about }) => ({ about }),
      link: () => paths.notifications(),
    }),
  ],
  newDevice: [
    'its own',
    // Perhaps their own. Several of one kind that are unread are one line; each of them is mailed.
    on(newDeviceSeen, {
      to: ({ userId }) => userId,
      facts: ({ userAgent }) => ({ device: userAgent }),
      link: () => `${paths.settings()}#sessions`,
      thread: ({ userAgent }) => `device:${userAgent}`,
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
