import { z } from 'zod'
import { requiredText } from './fields.ts'
import { mostCredits } from './credits.ts'
import { id, idInBody, idParams } from './ids.ts'
import { textLimits } from './limits.ts'
import { listQuery } from './list.ts'
import { memberRoles } from './roles.ts'
import { route } from './route.ts'

/** What somebody holds, in whole credits (`wallet.balances`). */
export const wallet = z.object({
  /** Free to be spent. */
  available: z.int(),
  /** Set aside for requests of support that wait for an answer. */
  reserved: z.int(),
  /**
   * Held for orders that have not come to their end, and in match funds; with the two above, all that
   * somebody has.
   */
  held: z.int(),
  /**
   * Owed after a refund of credits that were already spent; blocks spending while above 0
   * (`payments.provider`).
   */
  debt: z.int(),
  /** Rises with every change of `available`; see WALLET_UPDATE in `live.ts`. */
  version: z.int(),
})
export type Wallet = z.output<typeof wallet>

export const getWallet = route({
  method: 'GET',
  path: '/wallet',
  summary: "The caller's credits: available, reserved, held for orders and in match funds, owed.",
  access: memberRoles,
  scope: 'MONEY_READ',
  reply: wallet,
})

export const getWalletOf = route({
  method: 'GET',
  path: '/users/{id}/wallet',
  summary: "Somebody's credits, as an admin sees them before giving or taking.",
  access: ['ADMIN'],
  params: idParams,
  reply: wallet,
  refusals: ['forbidden', 'userNotFound'],
})

/** Why credits moved. The reason decides the words that people read. */
export const transferReasons = [
  'PURCHASE',
  'REFUND',
  'DEBT',
  'GIVEN',
  'TAKEN',
  'DEBT_SETTLED',
  'SUPPORT_REQUESTED',
  'SUPPORT_RECEIVED',
  'SUPPORT_RELEASED',
  'ORDER_PLACED',
  'ORDER_PAID',
  'ORDER_RELEASED',
  'ORDER_RETURNED',
  'ORDER_ADVANCED',
  'ORDER_REPAID',
  'MATCH_SET',
  'MATCH_GIVEN',
  'MATCH_RELEASED',
  'CORRECTION',
] as const
export type TransferReason = (typeof transferReasons)[number]

/**
 * What a transfer is about: the payment, support, order or match fund it belongs to; of a `doubling`,
 * which is what a fund added to a support, the id is the support's.
 */
export const causeKinds = ['payment', 'support', 'order', 'match', 'doubling', 'transfer'] as const
export type CauseKind = (typeof causeKinds)[number]

/** What a line is about, by its cause: `transfer` where nothing but the movement itself. */
export const movementKinds = ['payment', 'support', 'order', 'match', 'transfer'] as const
export type MovementKind = (typeof movementKinds)[number]

/**
 * What has become of a line's cause by now: its credits wait, were given to the athlete, went back,
 * were paid (to the seller, or for a pack), or the pack was refunded.
 */
export const movementStates = ['WAITING', 'GIVEN', 'RELEASED', 'PAID', 'REFUNDED'] as const
export type MovementState = (typeof movementStates)[number]

/** Whom or what credits moved for, by name: the other side of a support or fund, or what was ordered. */
export const movementSubject = z.object({
  name: z.string(),
  /** Somebody's page, where they have one that the reader may open. */
  page: z.object({ role: z.enum(memberRoles), id }).nullable(),
})
export type MovementSubject = z.output<typeof movementSubject>

/** What a support is directed at, or a fund is for (`season.goals`). */
const movementGoal = z.object({ id, title: z.string() })
export type MovementGoal = z.output<typeof movementGoal>

/** One line of somebody's history: what came into or went out of their available credits. */
export const walletTransaction = z.object({
  id,
  createdDate: z.string(),
  /** In the caller's language; an admin's own words where an admin gave or took. */
  description: z.string(),
  /** Positive gives, negative takes. */
  creditsNumber: z.int(),
  reason: z.enum(transferReasons),
  /** Whether the buyer took it back themselves (`payments.withdrawal`, `orders.returns`). */
  withdrawn: z.boolean(),
  kind: z.enum(movementKinds),
  /** Of the cause as it is now, not as it was then; null where it has none. */
  state: z.enum(movementStates).nullable(),
  cause: z.object({ kind: z.enum(causeKinds), id }).nullable(),
  /** By which calls of payments take the payment it is about; null for other causes. */
  transactionId: z.string().nullable(),
  /** Null where nobody is to be named: a purchase, a gift of ours, somebody who has left. */
  about: movementSubject.nullable(),
  /** The goal that the support is directed at; null for the athlete's page, and for all else. */
  goal: movementGoal.nullable(),
  /** The available credits after this line. */
  balanceAfter: z.int(),
})
export type WalletTransaction = z.output<typeof walletTransaction>

const historyQuery = z.object({
  ...listQuery({ sort: ['createdDate'], order: 'DESC' }),
  kind: z.enum(movementKinds, 'Pattern').optional(),
  /** YYYY-MM, by the clock in Lisbon. */
  month: z
    .string()
    .regex(/^[1-9]\d{3}-(0[1-9]|1[0-2])$/, 'Pattern')
    .optional(),
})

export const listWalletTransactions = route({
  method: 'GET',
  path: '/wallet/transactions',
  summary:
    "The caller's own history, newest first: what moved, what became of it, and what was left.",
  access: memberRoles,
  scope: 'MONEY_READ',
  query: historyQuery,
  reply: z.array(walletTransaction),
  total: 'header',
})

export const downloadWalletTransactions = route({
  method: 'GET',
  path: '/wallet/transactions.csv',
  summary: "The caller's whole history as CSV, in the caller's language.",
  access: memberRoles,
  scope: 'MONEY_READ',
  file: 'text/csv; charset=utf-8',
})

/** What credits can have come as: bought, given by an admin, or earned by support and sales. */
export const lotKinds = ['PURCHASE', 'GIFT', 'EARNED'] as const
export type LotKind = (typeof lotKinds)[number]

/** Credits that came together; the oldest are spent first (`wallet.lots`). */
export const lot = z.object({
  id,
  kind: z.enum(lotKinds),
  /** The transactionId of the payment they were bought with; null for other kinds. */
  paymentId: z.string().nullable(),
  /** How many came. */
  credits: z.int(),
  /** How many of them can still be spent; what is set aside or held is not among them. */
  left: z.int(),
  createdAt: z.string(),
  /** The last day (YYYY-MM-DD, in Portugal) on which their purchase can be withdrawn; null for never. */
  withdrawableUntil: z.string().nullable(),
})
export type Lot = z.output<typeof lot>

export const listLots = route({
  method: 'GET',
  path: '/wallet/lots',
  summary:
    "What the caller's credits came as and what is left of each, in the order they are spent.",
  access: memberRoles,
  scope: 'MONEY_READ',
  query: z.object({
    ...listQuery({ sort: ['createdAt'] }),
    /** Those alone of which something is left. */
    unspent: z.enum(['true', 'false'], 'Pattern').optional(),
  }),
  reply: z.array(lot),
  total: 'header',
})

export const postWalletTransaction = route({
  method: 'POST',
  path: '/wallet/transaction',
  sensitive: true,
  summary: 'Give credits to somebody (positive) or take them (negative); never below zero.',
  access: ['ADMIN'],
  idempotent: true,
  body: z.object({
    userId: idInBody,
    creditsNumber: z
      .int()
      .min(-mostCredits)
      .max(mostCredits)
      .superRefine((credits, context) => {
        if (credits !== 0) return
        const bound = { code: 'too_small', origin: 'number', minimum: 1, inclusive: true } as const
        context.addIssue({ ...bound, input: credits, message: 'Min' })
      }),
    description: requiredText(textLimits.creditDescription),
  }),
  /** The line of the history, and the available credits after it. */
  reply: walletTransaction.omit({ balanceAfter: true }).extend({ available: z.int() }),
  status: 201,
  refusals: ['forbidden', 'userNotFound', 'insufficientCredits', 'idempotencyKeyReused'],
})

/** Where all credits are, as admins read it. */
export const ledgerSums = {
  /** Sold and not refunded. */
  sold: z.int(),
  /** Given by admins, less what they took. */
  granted: z.int(),
  inWallets: z.int(),
  reserved: z.int(),
  escrow: z.int(),
  /** Set aside in match funds. */
  matching: z.int(),
  /** Owed to the platform. */
  debt: z.int(),
}

/** A named rule of the ledger, and how many rows break it; 0 for a sound one. */
const invariant = z.object({ name: z.string(), broken: z.int() })

export const getLedger = route({
  method: 'GET',
  path: '/admin/ledger',
  summary:
    'Every sum of the ledger as it is now, and every rule with what broke it when it was last looked at.',
  access: ['ADMIN'],
  reply: z.object({
    ...ledgerSums,
    /**
     * Advanced to buyers so far, in place of sellers who had not what they had to pay back; each of
     * these credits became a debt of its seller.
     */
    guarantee: z.int(),
    /** Of all accounts; anything but 0 is an alarm. */
    sum: z.int(),
    transfers: z.int(),
    /** When the rules were last looked at; null before the first time. */
    provedAt: z.string().nullable(),
    /** They are being looked at anew. */
    isProofDue: z.boolean(),
    invariants: z.array(invariant),
  }),
})

export const proveLedger = route({
  method: 'POST',
  path: '/admin/ledger/proof',
  summary: 'Have every rule of the ledger looked at anew; `provedAt` says when it is done.',
  access: ['ADMIN'],
  status: 204,
})

export const listDebts = route({
  method: 'GET',
  path: '/admin/debts',
  summary: 'Who owes credits, the most first.',
  access: ['ADMIN'],
  query: z.object({
    ...listQuery({ sort: ['debt'], order: 'DESC' }),
  }),
  reply: z.array(z.object({ userId: id, name: z.string(), lastName: z.string(), debt: z.int() })),
  total: 'header',
})
