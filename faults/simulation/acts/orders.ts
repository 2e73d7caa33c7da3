import * as contract from '@podium/contract/orders'
import { purchaseOf } from '../../../apps/api/test/shop.ts'
import { latest, type OrderBook, type OrderDeed } from '../books.ts'
import { membersOf, type Somebody } from '../cast.ts'
import { type Act, by, type Turn } from './stage.ts'

export const order: Act = async (turn) => {
  const { stage, chance, key } = turn
  const { cast, books } = stage
  const product = chance.pick(cast.products)
  const buyer = chance.pick([...cast.fans, ...cast.athletes, ...cast.managers])
  const sent = purchaseOf(product)
  const heard = await stage.calls.make(by(turn, buyer), contract.purchaseProduct, sent, { key })
  if (!heard.done) return
  const { id } = heard.reply
  const { credits } = heard.reply.product
  const facts = { id, buyer: buyer.id, seller: cast.seller.id, product: product.id, credits }
  books.orders.set(id, { ...facts, done: new Set() })
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

/** Somebody moves an order on; whether it is possible is Podium's to say. */
export const moveOrder: Act = async (turn) => {
  const { stage, chance, key } = turn
  const known = latest(stage.books.orders, 3)
  if (known.length === 0) return
  const book = chance.pick(known)
  // What goes on is tried more often than what ends it.
  const deed = chance.pick<OrderDeed>([...all, 'ship', 'ship', 'confirm'])
  const [side, route, body] = deeds[deed]
  turn.actor.act += ` ${deed} ${book.id}`
  const who = sideOf(turn, book, side)
  const sent = { params: { id: book.id }, ...(body && { body }) }
  const heard = await stage.calls.make(by(turn, who), route as never, sent as never, { key })
  if (heard.done) book.done.add(deed)
}

function sideOf({ stage, chance }: Turn, book: OrderBook, side: string): Somebody {
  const { cast } = stage
  if (side === 'admin') return cast.admin
  const isSellers = side === 'seller' || (side === 'either' && chance.oneIn(2))
  const wanted = isSellers ? book.seller : book.buyer
  return membersOf(cast).find(({ id }) => id === wanted)!
}
