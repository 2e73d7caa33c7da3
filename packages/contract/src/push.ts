import { z } from 'zod'
import { pushLimits } from './limits.ts'
import { route } from './route.ts'

// Notifications on a device while Podium is closed there: Web Push (`notifications.push`).

const pushState = z.object({
  /** The key by which push services know this Podium (RFC 8292): what a browser subscribes with. */
  key: z.string(),
  /** Whether the device of this session is told. */
  subscribed: z.boolean(),
})
export type PushState = z.output<typeof pushState>

export const getPushKey = route({
  method: 'GET',
  path: '/push/key',
  summary: 'The key a browser subscribes with, and whether the device of this session is told.',
  access: 'user',
  reply: pushState,
})

/** What a browser says of its subscription (`PushSubscription.toJSON`); the rest of it is passed over. */
const subscription = z.object({
  endpoint: z.url('Pattern').max(pushLimits.endpoint, 'Size'),
  keys: z.object({
    /** A point of P-256, not compressed: 65 bytes. */
    p256dh: z.string().regex(/^[\w-]{87}=?$/, 'Pattern'),
    auth: z.string().regex(/^[\w-]{22}={0,2}$/, 'Pattern'),
  }),
})
export type PushSubscriptionKeys = z.output<typeof subscription>

export const subscribePush = route({
  method: 'POST',
  path: '/users/me/push',
  summary:
    'The device of this session is told from now on, by the subscription of its browser. A subscription belongs to one account: the latest to send it.',
  access: 'user',
  limit: 'offer',
  body: subscription,
  status: 204,
})

export const unsubscribePush = route({
  method: 'DELETE',
  path: '/users/me/push',
  summary: 'The device of this session is told no more.',
  access: 'user',
  whileSuspended: true,
  status: 204,
})
