import type { OrderStatus } from '@podium/contract/order-rules'
import type { SupportStatus } from '@podium/contract/support-rules'
import type { Span } from './caller.ts'

/**
 * What was answered, from the callers' side: who asked for what, and which acts were said to be done. What
 * Podium keeps is held against it at the end of each round (`rules/`).
 */
export class Books {
  readonly gifts: { to: number; credits: number }[] = []
  readonly supports = new Map<number, SupportBook>()
  readonly funds = new Map<number, FundBook>()
  readonly goals = new Map<number, GoalBook>()
  readonly recalls = new Map<number, RecallBook>()
  readonly orders = new Map<number, OrderBook>()
  readonly payments = new Map<string, PaymentBook>()
  readonly delegations = new Map<number, DelegationBook>()
  /** The acts that a delegate was told are done: between which steps, and by which clock they began. */
  readonly delegated: (Span & { clock: number })[] = []
}

export interface SupportBook {
  id: number
  supporter: number
  athlete: number
  credits: number
  /** The goal it was directed at; null where it is for the page. */
  goal: number | null
  /** It was accepted for the page, perhaps. */
  isForPage: boolean
  /** What was said to be done to it. */
  done: Set<'accept' | 'reject' | 'cancel' | 'close'>
  /** As it was last seen, for who acts on what they see. */
  seen: SupportStatus
}

export interface GoalBook {
  id: number
  athlete: number
  credits: number
  /** The last day. */
  until: string
  /** Closing it was tried. */
  isClosed: boolean
}

export interface RecallBook {
  /** The product's. */
  id: number
  /** The step by which it was answered. */
  since: number
  /** The job that tells its buyers has come to its end. */
  isTold: boolean
}

export interface FundBook {
  id: number
  owner: number
  athlete: number
  /** The goal it is for alone. */
  goal: number | null
  credits: number
  perSupporter: number
  /** The last day; null without one. */
  until: string | null
  isTakenBack: boolean
}

export type OrderDeed =
  | 'ship'
  | 'decline'
  | 'confirm'
  | 'dispute'
  | 'withdraw'
  | 'return'
  | 'receiveBack'
  | 'claim'
  | 'pay'
  | 'refund'
  | 'grant'
  | 'dismiss'

export interface OrderBook {
  id: number
  buyer: number
  seller: number
  product: number
  credits: number
  /** The step at which it was asked for. */
  began: number
  /** As it was last seen. */
  seen: OrderStatus
  done: Set<OrderDeed>
}

export interface PaymentBook {
  transactionId: string
  buyer: number
  credits: number
  cents: number
  /** The plan that it pays; null where it pays credits. */
  plan: string | null
  /** The provider was made to say that the money is there, and Podium answered that it heard. */
  isApproved: boolean
  /** What the buyer, or an admin, was told went back. */
  back: { credits: number; cents: number }[]
}

export interface DelegationBook {
  id: number
  principal: number
  delegate: number
  /** The steps of the trace between which it ran for sure or perhaps; null where not yet. */
  acceptBegan: number | null
  endAnswered: number | null
  endsAt: number | null
}

/** The latest few of a collection, since there something can still happen. */
export function latest<T>(all: ReadonlyMap<unknown, T>, most = 8): T[] {
  return [...all.values()].slice(-most)
}
