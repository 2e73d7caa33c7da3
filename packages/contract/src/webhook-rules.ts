/**
 * What webhooks tell, and how they and their deliveries may stand. Free of zod, so that a screen can use
 * it without loading the contract's parser.
 */

/** What can be told, each with what it tells: the answer its owner gets when they read the thing. */
export const webhookTypes = [
  'support.requested',
  'support.accepted',
  'support.ended',
  'order.placed',
  'order.shipped',
  'order.ended',
  'update.published',
] as const
export type WebhookType = (typeof webhookTypes)[number]

/** What the test button sends. */
export const pingType = 'ping'

/**
 * How an endpoint stands: PAUSED by its owner, FAILING once it was paused after a week of failures, GONE
 * once it answered 410.
 */
export const webhookStates = ['ON', 'PAUSED', 'FAILING', 'GONE'] as const
export type WebhookState = (typeof webhookStates)[number]

export const deliveryStates = ['WAITING', 'DELIVERED', 'FAILED'] as const
export type DeliveryState = (typeof deliveryStates)[number]

/**
 * Why the last try did not arrive: the address leads where Podium does not call, no connection, no valid
 * certificate, no answer in time, a redirect, another status than 2xx, or it was never tried, as while
 * the endpoint was paused.
 */
export const deliveryErrors = [
  'ADDRESS',
  'CONNECTION',
  'CERTIFICATE',
  'TIMEOUT',
  'REDIRECT',
  'STATUS',
  'NOT_SENT',
] as const
export type DeliveryError = (typeof deliveryErrors)[number]
