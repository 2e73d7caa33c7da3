import * as contract from '@podium/contract/orders'
import { purchaseOf } from '../../../apps/api/test/shop.ts'
import type { OrderStatus } from '@podium/contract/order-rules'
import type { OrderBook, OrderDeed } from '../books.ts'
import { membersOf, type Somebody } from '../cast.ts'
import { type Act, by, pickLatest, throughDelegate, type Turn } from './stage.ts'

export const order: Act = (turn) => {
  const { cast } = turn.stage
  return orderAs(turn, turn.chance.pick([...cast.fans, ...cast.athletes, ...cast.managers]))
}

export async function orderAs(turn: Turn, buyer: Somebody): Promise<void> {
  const { stage, chance } = turn
  const { cast, books } = stage
  const product = chance.pick(cast.products)
  const sent = purchaseOf(product)
  const { who, how, told } = throughDelegate(turn, buyer)
  const heard = await stage.calls.make(by(turn, who), contract.purchaseProduct, sent, how)
  told(heard)
  if (!heard.done) return
  const { began } = heard
  const { id, status: seen } = heard.reply
  const { credits } = heard.reply.product
  const facts = { id, buyer: buyer.id, seller: cast.seller.id, product: product.id, credits }
  books.orders.set(id, { ...facts, began, seen, done: new Set() })
}

const reason = 'Simulation'

/** What the two sides and the admin do to an order, each with the call that does it. */
const deeds = {
  ship: ['seller', contract.shipOrder, { trackingNote: '' }],
  decline: ['seller', contract.declineOrder, { reason: '' }],
  receiveBack: ['seller', contract.receiveOrderBack, undefined],
  confirm: ['buyer', contract.confirmOrder, undefined],
  withdraw: ['buyer', contract.withdrawOrder, undefined],
  return: ['buyer', contract.returnOrder, { note: '' }],
  claim: ['buyer', contract.claimOrder, { reason }],
  dispute: ['either', contract.disputeOrder, { reason }],
  pay: ['admin', contract.decideOrder, { decision: 'pay', reason }],
  refund: ['admin', contract.decideOrder, { decision: 'refund', reason }],
  grant: ['admin', contract.decideClaim, { decision: 'REFUND', reason }],
  dismiss: ['admin', contract.decideClaim, { decision: 'DISMISS', reason }],
} as const satisfies Record<OrderDeed, readonly unknown[]>

const all = Object.keys(deeds) as OrderDeed[]

/** What is possible where an order stands, what goes on more often than what ends it. */
const next: Partial<Record<OrderStatus, OrderDeed[]>> = {
  PLACED: ['ship', 'ship', 'ship', 'decline', 'withdraw'],
  SHIPPED: ['confirm', 'confirm', 'dispute', 'withdraw'],
  DISPUTED: ['pay', 'refund', 'confirm'],
  CONFIRMED: ['withdraw', 'claim'],
  WITHDRAWN: ['return'],
  RETURNING: ['receiveBack', 'dispute'],
  CLAIMED: ['grant', 'dismiss'],
}

/** Somebody moves an order on; whether it is possible is Podium's to say. */
export const moveOrder: Act = async (turn) => {
  const { stage, chance, key } = turn
  const book = pickLatest(turn, stage.books.orders, { most: 3, fits: ({ seen }) => seen in next })
  if (!book) return
  const deed = chance.pick((!chance.oneIn(4) && next[book.seen]) || all)
  const [side, route, body] = deeds[deed]
  turn.actor.act += ` ${deed} ${book.id}`
  const who = sideOf(turn, book, side)
  const sent = { params: { id: book.id }, ...(body && { body }) }
  const heard = await stage.calls.make(by(turn, who), route as never, sent as never, { key })
  if (!heard.done) return
  book.done.add(deed)
  book.seen = (heard.reply as unknown as { status: OrderStatus }).status
}

function sideOf({ stage, chance }: Turn, book: OrderBook, side: string): Somebody {
  const { cast } = stage
  if (side === 'admin') return cast.admin
  const isSellers = side === 'seller' || (side === 'either' && chance.oneIn(2))
  const wanted = isSellers ? book.seller : book.buyer
  return membersOf(cast).find(({ id }) => id === wanted)!
}
