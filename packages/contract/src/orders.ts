import { z } from 'zod'
import * as field from './fields.ts'
import { id, idInPath, idParams } from './ids.ts'
import { listQuery } from './list.ts'
import { orderActs, orderStatuses, orderTextLimits } from './order-rules.ts'
import { type OtherSide, otherSide } from './people.ts'
import { memberRoles } from './roles.ts'
import { route } from './route.ts'
import { readingOrders } from './scopes.ts'
import { traderDetails } from './traders.ts'

export * from './order-rules.ts'

// --- what is shown -------------------------------------------------------------------------------

export type OrderPerson = OtherSide

const deliveryView = z.object({
  name: z.string(),
  address: z.string(),
  postalCode: z.string(),
  city: z.string(),
  countryCode: z.string(),
  /** In international form. */
  phone: z.string(),
  note: z.string(),
})

/**
 * An order as its buyer, its seller or an admin sees it; mails lead to `/orders/{id}`. What was
 * bought is as it was then, whatever has become of the product.
 */
export const order = z.object({
  id,
  status: z.enum(orderStatuses),
  /** Which side the viewer is on. */
  side: z.enum(['buyer', 'seller', 'admin']),
  product: z.object({
    id,
    title: z.string(),
    description: z.string(),
    credits: z.int(),
    /** Null a year after the seller's account was closed. */
    imagePath: z.object({ thumbnail: z.string(), main: z.string() }).nullable(),
    /** Whether the product's page is there for the viewer. */
    hasPage: z.boolean(),
  }),
  buyer: otherSide,
  seller: otherSide,
  /** Who sold it, as it was checked then; null where that was not asked yet. */
  trader: traderDetails.nullable(),
  /** Why the product was recalled, after which it can be sent back at any time; null where it was not. */
  recalled: z.string().nullable(),
  /** Null a year after the buyer's account was closed. */
  delivery: deliveryView.nullable(),
  /** What the seller said about the parcel; as all that a seller says, '' to a buyer who is protected. */
  trackingNote: z.string(),
  /** Why the seller declined; may be ''. */
  declineReason: z.string(),
  /** What the buyer finds wrong. */
  disputeReason: z.string(),
  /** Why an admin decided a dispute so; '' where none did. */
  decisionReason: z.string(),
  /** What the buyer said of the parcel that goes back. */
  returnNote: z.string(),
  /** What the seller finds wrong with what came back. */
  contestReason: z.string(),
  /** Which fault the buyer claims. */
  claimReason: z.string(),
  /** Why an admin decided the claim so; '' where none did. */
  claimAnswer: z.string(),
  placedAt: z.string(),
  shippedAt: z.string().nullable(),
  /** When the buyer said that it arrived. */
  confirmedAt: z.string().nullable(),
  /** When the seller was credited; also told where the credits have gone back since. */
  paidAt: z.string().nullable(),
  disputedAt: z.string().nullable(),
  /** When the buyer withdrew after it was shipped. */
  withdrawnAt: z.string().nullable(),
  /** When the buyer sent it back. */
  sentBackAt: z.string().nullable(),
  /** When the seller found fault with what came back. */
  contestedAt: z.string().nullable(),
  claimedAt: z.string().nullable(),
  /** When it came to its end; null again where something follows, a return or a claim. */
  endedAt: z.string().nullable(),
  /** The last move, of the table of moves; null while PLACED. */
  lastAct: z.enum(orderActs).nullable(),
  /** Until when the seller can answer; null unless PLACED. */
  answerBy: z.string().nullable(),
  /** When the seller is credited if the buyer says nothing; null unless SHIPPED. */
  confirmBy: z.string().nullable(),
  /** Until when the buyer may withdraw; null before shipping, once they have, and where it is recalled. */
  withdrawBy: z.string().nullable(),
  /**
   * Until when it is to be sent back (WITHDRAWN) or to be received back (RETURNING); then time decides.
   * Null otherwise.
   */
  returnBy: z.string().nullable(),
  /** What the viewer may do now; the buttons ask this alone. */
  abilities: z.object({
    ship: z.boolean(),
    decline: z.boolean(),
    /** Change the tracking note of what is on its way. */
    track: z.boolean(),
    confirm: z.boolean(),
    dispute: z.boolean(),
    /** Withdraw, before or after it was shipped. */
    withdraw: z.boolean(),
    /** Say that it is on its way back. */
    return: z.boolean(),
    receiveBack: z.boolean(),
    /** Say that something is wrong with what came back. */
    contest: z.boolean(),
    claim: z.boolean(),
    /** Decide the dispute: an admin's. */
    decide: z.boolean(),
    /** Decide the claim: an admin's. */
    decideClaim: z.boolean(),
  }),
})
export type Order = z.output<typeof order>

// --- buying --------------------------------------------------------------------------------------

const deliveryFields = z.object({
  name: field.requiredName(orderTextLimits.name),
  address: field.requiredText(orderTextLimits.address),
  postalCode: field.requiredText(20),
  city: field.requiredName(orderTextLimits.city),
  countryCode: field.requiredCountry,
  phone: field.requiredText(orderTextLimits.phone),
  note: field.optionalText(orderTextLimits.note),
})

/** The address of a parcel. Another country than those of `deliveryCountries` is `orderNotAllowed`. */
export const delivery = deliveryFields
  .superRefine(({ countryCode, postalCode, phone }, context) => {
    const report = (path: string) =>
      context.addIssue({ code: 'custom', path: [path], message: 'Pattern' })
    if (!field.isPostalCode(countryCode, postalCode)) report('postalCode')
    if (phone && !field.deliveryPhone(phone, countryCode)) report('phone')
  })
  .transform((typed) => ({
    ...typed,
    phone: field.deliveryPhone(typed.phone, typed.countryCode) ?? typed.phone,
  }))
export type Delivery = z.output<typeof delivery>

export const getDelivery = route({
  method: 'GET',
  path: '/orders/delivery',
  summary: 'Where the last order went; before the first one, what the account knows.',
  access: memberRoles,
  scope: 'SPEND',
  reply: z.object({ delivery: deliveryView }),
})

export const purchaseProduct = route({
  method: 'POST',
  path: '/sponsor/product/{id}/purchase',
  summary:
    'Buy a product: the credits wait until it is confirmed. A price other than `expectedCredits`, or nothing left, is `stateChanged` with the product as `current`; one’s own product, another country or a block of either side `orderNotAllowed`; a seller who is not checked, or not any more, `traderNotVerified`.',
  access: memberRoles,
  needsGuardian: true,
  scope: 'SPEND',
  idempotent: true,
  limit: 'order',
  params: idParams,
  body: z.object({
    delivery,
    /** The price the buyer was shown. */
    expectedCredits: z.int().min(1).max(999_999),
  }),
  reply: order,
  status: 201,
  refusals: [
    'entityDoesNotExist',
    'guardianNeeded',
    'orderNotAllowed',
    'traderNotVerified',
    'stateChanged',
    'insufficientCredits',
    'spendingBlocked',
    'acceptLastTerms',
    'idempotencyKeyReused',
  ],
})

// --- reading -------------------------------------------------------------------------------------

const newestFirst = {
  status: z.enum(orderStatuses).optional(),
  ...listQuery({ sort: ['placedAt', 'credits'], order: 'DESC' }),
}

export const listOrders = route({
  method: 'GET',
  path: '/orders',
  summary: 'What one bought (`side=buyer`) or sold (`side=seller`), newest first.',
  access: memberRoles,
  scope: readingOrders[0],
  orScope: readingOrders[1],
  query: z.object({ side: z.enum(['buyer', 'seller']).default('buyer'), ...newestFirst }),
  reply: z.array(order),
  total: 'header',
})

export const getOrder = route({
  method: 'GET',
  path: '/orders/{id}',
  summary: 'An order, for its two sides and admins.',
  access: 'owner',
  scope: readingOrders[0],
  orScope: readingOrders[1],
  params: idParams,
  reply: order,
  refusals: ['entityDoesNotExist'],
})

// --- moves ---------------------------------------------------------------------------------------

/**
 * Repeating an act that is done answers the same again; one that is not possible any more is code
 * 102, and the order is to be fetched anew. The other side's acts are `forbidden`.
 */
const moving = {
  method: 'PATCH',
  access: 'owner',
  scope: 'SPEND',
  idempotent: true,
  params: idParams,
  reply: order,
  refusals: ['forbidden', 'entityDoesNotExist', 'stateChanged', 'idempotencyKeyReused'],
} as const

// Open orders go on while one side of them is suspended.
const movingOwn = { ...moving, whileSuspended: true } as const
// What a buyer does spends, or leads to words: who is protected has a guardian for it.
const guarded = {
  needsGuardian: true,
  refusals: [...moving.refusals, 'guardianNeeded'],
} as const

const trackingNote = field.optionalText(orderTextLimits.tracking)
const reason = field.requiredText(orderTextLimits.reason)

export const shipOrder = route({
  ...movingOwn,
  path: '/orders/{id}/ship',
  summary: 'The seller: it is on its way, with a note to follow it by.',
  body: z.object({ trackingNote }),
})

export const declineOrder = route({
  ...movingOwn,
  path: '/orders/{id}/decline',
  summary: 'The seller: no. The credits go back to the buyer.',
  body: z.object({ reason: field.optionalText(orderTextLimits.reason) }),
})

export const confirmOrder = route({
  ...movingOwn,
  ...guarded,
  path: '/orders/{id}/confirm',
  summary: 'The buyer: it arrived. The seller is credited.',
})

export const disputeOrder = route({
  ...movingOwn,
  ...guarded,
  path: '/orders/{id}/dispute',
  summary:
    'Something is wrong, says the buyer of what came, or the seller of what came back. An admin decides.',
  body: z.object({ reason }),
})

const following = { ...movingOwn, method: 'POST', status: 200 } as const

export const withdrawOrder = route({
  ...following,
  ...guarded,
  path: '/orders/{id}/withdraw',
  summary:
    'The buyer withdraws: while it is not shipped the credits come back at once, afterwards, until `withdrawBy`, once it was returned.',
  /** As the buyer saw it: what was shipped meanwhile is not withdrawn from as if it had not been. */
  query: z.object({ status: z.enum(orderStatuses).optional() }),
})

export const returnOrder = route({
  ...following,
  ...guarded,
  path: '/orders/{id}/return',
  summary: 'The buyer who withdrew: it is on its way back, with a note to follow it by.',
  body: z.object({ note: field.optionalText(orderTextLimits.tracking) }),
})

export const receiveOrderBack = route({
  ...following,
  path: '/orders/{id}/receive-back',
  summary: 'The seller: it came back. The buyer has the credits again.',
})

export const claimOrder = route({
  ...following,
  ...guarded,
  path: '/orders/{id}/claim',
  summary:
    'The buyer: what arrived has a fault. Once an order, within three years; an admin decides.',
  body: z.object({ reason }),
})

export const trackOrder = route({
  method: 'PUT',
  path: '/orders/{id}/tracking',
  summary: 'The seller changes the tracking note of what is on its way.',
  access: 'owner',
  scope: 'SPEND',
  whileSuspended: true,
  params: idParams,
  body: z.object({ trackingNote }),
  reply: order,
  refusals: ['forbidden', 'entityDoesNotExist', 'stateChanged'],
})

// --- administration ------------------------------------------------------------------------------

export const listAllOrders = route({
  method: 'GET',
  path: '/admin/orders',
  summary:
    'Everybody’s orders, newest first; `status=WAITING` are those that wait for a decision: disputed, or claimed to be faulty.',
  access: ['ADMIN'],
  query: z.object({
    userId: idInPath.optional(),
    ...newestFirst,
    status: z.enum([...orderStatuses, 'WAITING']).optional(),
  }),
  reply: z.array(order),
  total: 'header',
})

/** How somebody's orders went on one side, this one included. */
const orderHistory = z.object({
  /** When they joined. */
  since: z.string(),
  orders: z.int(),
  /** How many of them were ever disputed, as they came or as they came back. */
  disputed: z.int(),
  /** How many disputes and claims were decided for the buyer. */
  refunded: z.int(),
})
export type OrderHistory = z.output<typeof orderHistory>

export const examineOrder = route({
  method: 'GET',
  path: '/admin/orders/{id}',
  summary:
    'An order with what is needed to decide a dispute: how the orders of its buyer and of its seller went.',
  access: ['ADMIN'],
  params: idParams,
  reply: z.object({ order, buyer: orderHistory, seller: orderHistory }),
  refusals: ['entityDoesNotExist'],
})

export const decideOrder = route({
  ...moving,
  path: '/admin/orders/{id}',
  summary: 'Decide a dispute: the credits go to the seller (`pay`) or back (`refund`).',
  access: ['ADMIN'],
  scope: 'never',
  sensitive: true,
  body: z.object({
    decision: z.enum(['pay', 'refund'], 'Pattern'),
    reason,
  }),
})

export const decideClaim = route({
  ...moving,
  path: '/admin/orders/{id}/claim',
  summary:
    'Decide a claim: the buyer has the credits back (REFUND), or the seller keeps them (DISMISS).',
  access: ['ADMIN'],
  scope: 'never',
  sensitive: true,
  body: z.object({ decision: z.enum(['REFUND', 'DISMISS'], 'Pattern'), reason }),
})
