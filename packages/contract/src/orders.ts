import { z } from 'zod'
import * as field from './fields.ts'
import { id, idInPath, idParams } from './ids.ts'
import { listQuery } from './list.ts'
import { orderActs, orderStatuses, orderTextLimits } from './order-rules.ts'
import { picture } from './pictures.ts'
import { memberRoles } from './roles.ts'
import { route } from './route.ts'

export * from './order-rules.ts'

// --- what is shown -------------------------------------------------------------------------------

/** One of the two sides. */
const orderPerson = z.object({
  id,
  role: z.enum(memberRoles),
  name: z.string(),
  lastName: z.string(),
  avatar: picture,
  /** Whether their page is there for the viewer; without it the name is no link. */
  hasPage: z.boolean(),
})
export type OrderPerson = z.output<typeof orderPerson>

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
  buyer: orderPerson,
  seller: orderPerson,
  /** Null a year after the buyer's account was closed. */
  delivery: deliveryView.nullable(),
  /** What the seller said about the parcel. */
  trackingNote: z.string(),
  /** Why the seller declined; may be ''. */
  declineReason: z.string(),
  /** What the buyer finds wrong. */
  disputeReason: z.string(),
  /** Why an admin decided so; '' where none did. */
  decisionReason: z.string(),
  placedAt: z.string(),
  shippedAt: z.string().nullable(),
  disputedAt: z.string().nullable(),
  /** When the credits arrived at one of the two. */
  endedAt: z.string().nullable(),
  /** The last move, of the table of moves; null while PLACED. */
  lastAct: z.enum(orderActs).nullable(),
  /** Until when the seller can answer; null unless PLACED. */
  answerBy: z.string().nullable(),
  /** When the seller is credited if the buyer says nothing; null unless SHIPPED. */
  confirmBy: z.string().nullable(),
  /** What the viewer may do now; the buttons ask this alone. */
  abilities: z.object({
    ship: z.boolean(),
    decline: z.boolean(),
    /** Change the tracking note of what is on its way. */
    track: z.boolean(),
    confirm: z.boolean(),
    dispute: z.boolean(),
    /** Decide the dispute: an admin's. */
    decide: z.boolean(),
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

/** Where the parcel goes. Another country than those of `deliveryCountries` is `orderNotAllowed`. */
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
  reply: z.object({ delivery: deliveryView }),
})

export const purchaseProduct = route({
  method: 'POST',
  path: '/sponsor/product/{id}/purchase',
  summary:
    'Buy a product: the credits wait until it is confirmed. A price other than `expectedCredits`, or nothing left, is `stateChanged` with the product as `current`; one’s own product or another country `orderNotAllowed`.',
  access: memberRoles,
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
    'orderNotAllowed',
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
  ...listQuery({ sort: ['placedAt', 'credits'] }),
  _order: z.enum(['ASC', 'DESC']).default('DESC'),
}

export const listOrders = route({
  method: 'GET',
  path: '/orders',
  summary: 'What one bought (`side=buyer`) or sold (`side=seller`), newest first.',
  access: memberRoles,
  query: z.object({ side: z.enum(['buyer', 'seller']).default('buyer'), ...newestFirst }),
  reply: z.array(order),
  total: 'header',
})

export const getOrder = route({
  method: 'GET',
  path: '/orders/{id}',
  summary: 'An order, for its two sides and admins.',
  access: 'owner',
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
  idempotent: true,
  params: idParams,
  reply: order,
  refusals: ['forbidden', 'entityDoesNotExist', 'stateChanged', 'idempotencyKeyReused'],
} as const

const trackingNote = field.optionalText(orderTextLimits.tracking)

export const shipOrder = route({
  ...moving,
  path: '/orders/{id}/ship',
  summary: 'The seller: it is on its way, with a note to follow it by.',
  body: z.object({ trackingNote }),
})

export const declineOrder = route({
  ...moving,
  path: '/orders/{id}/decline',
  summary: 'The seller: no. The credits go back to the buyer.',
  body: z.object({ reason: field.optionalText(orderTextLimits.reason) }),
})

export const confirmOrder = route({
  ...moving,
  path: '/orders/{id}/confirm',
  summary: 'The buyer: it arrived. The seller is credited.',
})

export const disputeOrder = route({
  ...moving,
  path: '/orders/{id}/dispute',
  summary: 'The buyer: something is wrong. The credits wait for an admin.',
  body: z.object({ reason: field.requiredText(orderTextLimits.reason) }),
})

export const trackOrder = route({
  method: 'PUT',
  path: '/orders/{id}/tracking',
  summary: 'The seller changes the tracking note of what is on its way.',
  access: 'owner',
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
    'Everybody’s orders, newest first; `status=DISPUTED` are those that wait for a decision.',
  access: ['ADMIN'],
  query: z.object({ userId: idInPath.optional(), ...newestFirst }),
  reply: z.array(order),
  total: 'header',
})

export const decideOrder = route({
  ...moving,
  path: '/admin/orders/{id}',
  summary: 'Decide a dispute: the credits go to the seller (`pay`) or back (`refund`).',
  access: ['ADMIN'],
  sensitive: true,
  body: z.object({
    decision: z.enum(['pay', 'refund'], 'Pattern'),
    reason: field.requiredText(orderTextLimits.reason),
  }),
})
