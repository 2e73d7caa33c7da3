import { z } from 'zod'
import { typedText } from './fields.ts'
import { id, idParams } from './ids.ts'
import { webhookLimits } from './limits.ts'
import { listQuery } from './list.ts'
import { memberRoles } from './roles.ts'
import { route } from './route.ts'
import {
  deliveryErrors,
  deliveryStates,
  pingType,
  webhookStates,
  webhookTypes,
} from './webhook-rules.ts'

export * from './webhook-rules.ts'

// What happens to a member, told to a server of theirs (`webhooks.events`, `webhooks.delivery`).

const webhook = z.object({
  id,
  url: z.string(),
  events: z.array(z.enum(webhookTypes)),
  state: z.enum(webhookStates),
  createdAt: z.string(),
  /** Since when nothing has arrived that was tried; null where the last one did. */
  failingSince: z.string().nullable(),
  /** Until when the secret before the present one signs too; null where there is none. */
  oldSecretUntil: z.string().nullable(),
  /** How many deliveries wait for their time or for one before them. */
  waiting: z.int(),
  /** The latest that was tried. */
  last: z.object({ at: z.string(), state: z.enum(deliveryStates) }).nullable(),
})
export type Webhook = z.output<typeof webhook>

/** With the secret where it was just made: it is shown this once. */
const webhookWithSecret = webhook.extend({ secret: z.string().nullable() })

const shape = {
  /** Public https on port 443 or 8443, without a name or password in it. */
  url: typedText()
    .min(1, 'NotBlank')
    .max(webhookLimits.url, 'Size')
    .refine((text) => text === '' || URL.canParse(text), 'Pattern'),
  events: z
    .array(z.enum(webhookTypes, 'Pattern'))
    .min(1, 'NotEmpty')
    .max(webhookTypes.length, 'Size')
    .transform((given) => webhookTypes.filter((type) => given.includes(type))),
}

export const listWebhooks = route({
  method: 'GET',
  path: '/webhooks',
  summary: 'The caller’s endpoints, the oldest first.',
  access: memberRoles,
  reply: z.array(webhook),
})

export const createWebhook = route({
  method: 'POST',
  path: '/webhooks',
  summary:
    'Have events told to an address of one’s own. Answers the secret that signs them, this once. An address that is not public https is a `Pattern` on `url`, but for `http://localhost` where the server was started with `PODIUM_WEBHOOKS_LOCAL=on`.',
  access: memberRoles,
  adultsOnly: true,
  sensitive: true,
  limit: 'webhook',
  body: z.object(shape),
  reply: webhookWithSecret,
  status: 201,
  refusals: ['tooManyEvents'],
})

export const getWebhook = route({
  method: 'GET',
  path: '/webhooks/{id}',
  summary: 'One endpoint of the caller’s.',
  access: memberRoles,
  params: idParams,
  reply: webhook,
  refusals: ['entityDoesNotExist'],
})

export const changeWebhook = route({
  method: 'PUT',
  path: '/webhooks/{id}',
  summary:
    'Change where and what is told, pause it or go on (`active`; null leaves it as it is), and have a new secret (`newSecret`), which the answer tells this once; the one before signs beside it for a day. An address or events that are left out stay.',
  access: memberRoles,
  adultsOnly: true,
  sensitive: true,
  limit: 'webhook',
  params: idParams,
  body: z.object({
    url: shape.url.optional(),
    events: shape.events.optional(),
    active: z.boolean().nullable().default(true),
    newSecret: z.boolean().default(false),
  }),
  reply: webhookWithSecret,
  refusals: ['entityDoesNotExist'],
})

export const deleteWebhook = route({
  method: 'DELETE',
  path: '/webhooks/{id}',
  summary: 'Tell an endpoint nothing any more, and forget its log.',
  access: memberRoles,
  params: idParams,
  status: 204,
  refusals: ['entityDoesNotExist'],
})

// --- the log -------------------------------------------------------------------------------------

const delivery = z.object({
  id,
  /** The `id` in its body: the same however often it is sent. */
  eventId: id,
  type: z.enum([...webhookTypes, pingType]),
  state: z.enum(deliveryStates),
  /** When it happened. */
  at: z.string(),
  attempts: z.int(),
  lastAt: z.string().nullable(),
  /** When it is tried again; null where it is over, or one about the same thing goes first. */
  nextAt: z.string().nullable(),
  /** The status of the last answer; null where there was none. */
  status: z.int().nullable(),
  /** Why the last try did not arrive; null where it did, or none was made. */
  error: z.enum(deliveryErrors).nullable(),
  durationMs: z.int().nullable(),
  /** How the last answer begins. */
  answer: z.string(),
  /** What is sent; '' once it tells of a member who has closed their account. */
  body: z.string(),
  /** The signature header of the last try; '' before it. */
  signature: z.string(),
  /** Whether it can be sent once more now. */
  replayable: z.boolean(),
})
export type Delivery = z.output<typeof delivery>

export const listDeliveries = route({
  method: 'GET',
  path: '/webhooks/{id}/deliveries',
  summary: 'What was sent to an endpoint, or waits to be, the latest first.',
  access: memberRoles,
  params: idParams,
  query: z
    .object({
      ...listQuery({ sort: ['at'], limit: 20 }),
      state: z.enum(deliveryStates, 'Pattern').optional(),
    })
    .omit({ _order: true, _sort: true }),
  reply: z.array(delivery),
  total: 'header',
  refusals: ['entityDoesNotExist'],
})

/** What is the same of the calls that have an event sent now. */
const sending = {
  method: 'POST',
  access: memberRoles,
  adultsOnly: true,
  limit: 'webhook',
  params: idParams,
  reply: delivery,
  status: 201,
} as const

export const testWebhook = route({
  ...sending,
  path: '/webhooks/{id}/test',
  summary: 'Send a `ping`, once, also while the endpoint is paused. Answers its place in the log.',
  refusals: ['entityDoesNotExist'],
})

export const replayDelivery = route({
  ...sending,
  path: '/webhooks/deliveries/{id}/replay',
  summary:
    'Send the same event once more, with the same id; what waits is tried now. `stateChanged`: its body is kept no longer, or the endpoint is gone.',
  refusals: ['entityDoesNotExist', 'stateChanged'],
})
