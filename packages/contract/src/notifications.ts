import { z } from 'zod'
import { filledText } from './fields.ts'
import { id, idInBody } from './ids.ts'
import { listQuery } from './list.ts'
import { personCard } from './people.ts'
import { type Role } from './roles.ts'
import { route } from './route.ts'

/**
 * Whether an event is mailed: `on` and `off` are what holds until somebody chooses otherwise, `fixed`
 * is security and money, which are always mailed (`notifications.kinds`), `never` has no mail.
 */
export type MailRule = 'on' | 'off' | 'fixed' | 'never'

interface KindShape {
  topic: 'support' | 'orders' | 'payments' | 'messages' | 'network' | 'account'
  mail: MailRule
  /** Who can get it; the settings show each person only their own. */
  roles: readonly Role[]
}

const athletes = ['ATHLETE'] as const
const members = ['ATHLETE', 'FAN', 'SPONSOR', 'MANAGER'] as const
const everybody = [...members, 'ADMIN'] as const

/** Every event people are told of (`notifications.kinds`), in the order of the settings. */
export const notificationKinds = {
  supportRequested: { topic: 'support', mail: 'on', roles: athletes },
  /** A request to somebody whom the reader looks after. */
  wardRequested: { topic: 'support', mail: 'on', roles: members },
  supportAccepted: { topic: 'support', mail: 'on', roles: members },
  supportThanked: { topic: 'support', mail: 'on', roles: members },
  supportRejected: { topic: 'support', mail: 'on', roles: members },
  supportUnanswered: { topic: 'support', mail: 'on', roles: members },
  supportCancelled: { topic: 'support', mail: 'on', roles: athletes },
  supportExpiring: { topic: 'support', mail: 'on', roles: members },
  supportEnded: { topic: 'support', mail: 'on', roles: members },
  /** A support of somebody whom the reader looks after ends, or is about to. */
  wardSupport: { topic: 'support', mail: 'on', roles: members },
  /** Somebody doubles what supporters give the reader, or whom they look after. */
  matchSet: { topic: 'support', mail: 'on', roles: members },
  matchEnded: { topic: 'support', mail: 'on', roles: ['ATHLETE', 'SPONSOR', 'MANAGER'] },
  /** An agreement, or another version of one, waits for the reader, or whom they look after. */
  agreementProposed: { topic: 'support', mail: 'on', roles: members },
  agreementAccepted: { topic: 'support', mail: 'on', roles: members },
  agreementEnded: { topic: 'support', mail: 'on', roles: members },
  /** What an agreement promises was ticked, or the other side said something of it, also to whom the reader looks after. */
  agreementDone: { topic: 'support', mail: 'on', roles: members },
  agreementDue: { topic: 'support', mail: 'on', roles: members },
  orderPlaced: { topic: 'orders', mail: 'on', roles: ['SPONSOR'] },
  orderShipped: { topic: 'orders', mail: 'on', roles: members },
  /** The buyer has the credits back. */
  orderDeclined: { topic: 'orders', mail: 'fixed', roles: members },
  orderReleased: { topic: 'orders', mail: 'fixed', roles: members },
  orderConfirmed: { topic: 'orders', mail: 'on', roles: ['SPONSOR'] },
  orderDisputed: { topic: 'orders', mail: 'on', roles: everybody },
  orderDecided: { topic: 'orders', mail: 'on', roles: members },
  orderWithdrawn: { topic: 'orders', mail: 'on', roles: ['SPONSOR'] },
  orderReturned: { topic: 'orders', mail: 'on', roles: members },
  productRecalled: { topic: 'orders', mail: 'fixed', roles: members },
  orderClaimed: { topic: 'orders', mail: 'on', roles: ['SPONSOR', 'ADMIN'] },
  /** What became of an order of somebody whom the reader looks after. */
  wardOrder: { topic: 'orders', mail: 'on', roles: members },
  /** Something that they bought is recalled, or is no longer. */
  wardRecall: { topic: 'orders', mail: 'fixed', roles: members },
  trader: { topic: 'orders', mail: 'fixed', roles: ['SPONSOR'] },
  register: { topic: 'account', mail: 'fixed', roles: ['MANAGER'] },
  message: { topic: 'messages', mail: 'on', roles: everybody },
  followedAchievement: { topic: 'network', mail: 'off', roles: members },
  athleteUpdate: { topic: 'network', mail: 'on', roles: members },
  /** An athlete whom the reader follows or supports competes within two days. */
  competitionNear: { topic: 'network', mail: 'off', roles: members },
  /** An athlete whom the reader follows or supports set a goal. */
  goalSet: { topic: 'network', mail: 'off', roles: members },
  /** A goal of an athlete whom the reader follows or supports, or gave to it, is reached. */
  goalReached: { topic: 'network', mail: 'on', roles: members },
  /** Who is new in the searches that the reader saved, once a week. */
  savedSearch: { topic: 'network', mail: 'on', roles: members },
  year: { topic: 'support', mail: 'on', roles: members },
  paymentPaid: { topic: 'payments', mail: 'fixed', roles: members },
  paymentExpired: { topic: 'payments', mail: 'fixed', roles: members },
  paymentRefunded: { topic: 'payments', mail: 'fixed', roles: members },
  planRenewalDue: { topic: 'payments', mail: 'fixed', roles: ['ATHLETE', 'MANAGER', 'SPONSOR'] },
  /** A plan of somebody whom the reader looks after is to be paid again, or ends. */
  wardRenewalDue: { topic: 'payments', mail: 'fixed', roles: members },
  invitationAccepted: { topic: 'account', mail: 'on', roles: ['ADMIN'] },
  protection: { topic: 'account', mail: 'fixed', roles: ['ATHLETE', 'FAN'] },
  /** The page of somebody under age was shown or hidden, for them and for who looks after them. */
  wardPage: { topic: 'account', mail: 'on', roles: members },
  /** Terms that come into force on a day to come. */
  termsAnnounced: { topic: 'account', mail: 'fixed', roles: everybody },
  visibilityChanged: { topic: 'account', mail: 'on', roles: members },
  decision: { topic: 'account', mail: 'fixed', roles: members },
  appeal: { topic: 'account', mail: 'on', roles: ['ADMIN'] },
  appealAnswered: { topic: 'account', mail: 'fixed', roles: members },
  reportDismissed: { topic: 'account', mail: 'never', roles: members },
  reportAnswered: { topic: 'account', mail: 'never', roles: everybody },
  delegationOffered: { topic: 'account', mail: 'fixed', roles: members },
  delegationAccepted: { topic: 'account', mail: 'fixed', roles: members },
  delegationEnded: { topic: 'account', mail: 'fixed', roles: members },
  webhookStopped: { topic: 'account', mail: 'fixed', roles: members },
  /** A second factor said to be lost goes once a waiting time is over, unless its owner stops it. */
  factorLost: { topic: 'account', mail: 'fixed', roles: everybody },
  newDevice: { topic: 'account', mail: 'fixed', roles: everybody },
  tokenMade: { topic: 'account', mail: 'fixed', roles: members },
} as const satisfies Record<string, KindShape>

export type NotificationKind = keyof typeof notificationKinds
export type NotificationTopic = KindShape['topic']

const kindNames = Object.keys(notificationKinds) as [NotificationKind, ...NotificationKind[]]

/** Every kind of notification, in the order of the settings. */
export const allNotificationKinds: readonly NotificationKind[] = kindNames

/** What a text about an event may need; each kind uses a few of them. */
export const notificationFacts = z.object({
  credits: z.int().optional(),
  /** Months of a support. */
  months: z.int().optional(),
  /** Whether a line came with a request; the words are in the support alone. */
  withNote: z.boolean().optional(),
  /** Of a product, a goal, an agreement or an access token; the names of competitions. */
  title: z.string().optional(),
  /** What an agreement promises. */
  deliverable: z.string().optional(),
  /** How many messages or achievements it stands for. */
  count: z.int().optional(),
  /** ISO moment, or day: when something ends, or ended. */
  at: z.string().optional(),
  /** Of competitions on several days: those of each day. */
  days: z.array(z.object({ at: z.string(), title: z.string() })).optional(),
  planId: z.string().optional(),
  /** Which year can be looked at. */
  year: z.int().optional(),
  /** Of terms: whether they have to be accepted once they are in force. */
  asks: z.boolean().optional(),
  /** Whether protection began; otherwise it ended. */
  protected: z.boolean().optional(),
  /** What somebody gave as their reason. */
  reason: z.string().optional(),
  /** Of an order or a support: how it ended. */
  outcome: z.string().optional(),
  /** Of a seller: what was decided, or that their time ends, or has ended. */
  standing: z.enum(['VERIFIED', 'ENDING', 'EXPIRED']).optional(),
  /** What a report is about (`reports.ts`), or what was decided (`decisions.ts`). */
  about: z.string().optional(),
  /** Of a decision: what it rests on, which part of that, and when it ends by itself. */
  ground: z.enum(['LAW', 'TERMS']).optional(),
  reference: z.string().optional(),
  until: z.string().optional(),
  /** The browser of a new device. */
  device: z.string().optional(),
})
export type NotificationFacts = z.output<typeof notificationFacts>

export const notification = z.object({
  id,
  kind: z.enum(kindNames),
  /** Who did it; null where it was nobody, or Podium. */
  actor: personCard.nullable(),
  facts: notificationFacts,
  /** Where it leads: a path of the product. */
  link: z.string(),
  at: z.string(),
  read: z.boolean(),
})
export type Notification = z.output<typeof notification>

export const listNotifications = route({
  method: 'GET',
  path: '/notifications',
  summary: "The caller's notifications, the newest first.",
  access: 'user',
  query: z
    .object({
      ...listQuery({ sort: ['at'], limit: 20 }),
      unread: z.enum(['true', 'false'], 'Pattern').optional(),
    })
    .omit({ _order: true }),
  reply: z.array(notification),
  total: 'header',
})

/** What has not been read, of both: what the top bar shows. */
const unreadCounts = z.object({ notifications: z.int(), messages: z.int() })

export const countUnread = route({
  method: 'GET',
  path: '/notifications/unread',
  summary: 'How many notifications and messages the caller has not read.',
  access: 'user',
  reply: unreadCounts,
})

export const markNotificationsRead = route({
  method: 'PUT',
  path: '/notifications/read',
  summary: 'Some notifications are read; without ids, all of them.',
  access: 'user',
  whileSuspended: true,
  body: z.object({ ids: z.array(idInBody).max(100, 'Size').optional() }),
  reply: unreadCounts,
})

// --- settings ------------------------------------------------------------------------------------

/** How somebody wants to hear of one kind of event. */
export const notificationSetting = z.object({
  kind: z.enum(kindNames),
  bell: z.boolean(),
  mail: z.boolean(),
  /** On the devices they switched it on for (`notifications.push`). */
  push: z.boolean(),
  /** Whether `mail` can be changed: not where it is fixed, nor where there is none. */
  mailSwitchable: z.boolean(),
})
export type NotificationSetting = z.output<typeof notificationSetting>

export const getNotificationSettings = route({
  method: 'GET',
  path: '/notifications/settings',
  summary: "The caller's choice for every kind of event they can get.",
  access: 'user',
  reply: z.array(notificationSetting),
})

/** Whether the mail of a kind can be switched on and off. */
export function isMailSwitchable(kind: NotificationKind): boolean {
  const rule: MailRule = notificationKinds[kind].mail
  return rule === 'on' || rule === 'off'
}

const choice = z
  .object({
    kind: z.enum(kindNames, 'Pattern'),
    bell: z.boolean().optional(),
    mail: z.boolean().optional(),
    push: z.boolean().optional(),
  })
  .refine(({ kind, mail }) => mail === undefined || isMailSwitchable(kind), {
    message: 'Pattern',
    path: ['mail'],
  })

export const putNotificationSettings = route({
  method: 'PUT',
  path: '/notifications/settings',
  summary: 'Change some choices; what is left out stays. Mails about security and money stay on.',
  access: 'user',
  body: z.object({ settings: z.array(choice).min(1, 'NotEmpty').max(kindNames.length, 'Size') }),
  reply: z.array(notificationSetting),
})

// --- out of a mail -------------------------------------------------------------------------------

const unsubscribed = z.object({ kind: z.enum(kindNames), mail: z.boolean() })
const tokenText = filledText().max(200, 'Size')

export const readUnsubscribe = route({
  method: 'GET',
  path: '/notifications/unsubscribe',
  summary: 'Which mails the link in a mail is about, and whether they still come.',
  access: 'any',
  scope: 'open',
  limit: 'lookup',
  query: z.object({ token: tokenText }),
  reply: unsubscribed,
  refusals: ['invalidToken'],
})

export const unsubscribe = route({
  method: 'POST',
  path: '/notifications/unsubscribe',
  summary:
    'Switch the mails of one kind off, or on again, by the token of a mail; no sign-in needed.',
  access: 'any',
  scope: 'open',
  whileSuspended: true,
  limit: 'lookup',
  body: z.object({ token: tokenText, mail: z.boolean().default(false) }),
  reply: unsubscribed,
  refusals: ['invalidToken'],
})
