import type { Books, OrderBook, OrderDeed } from '../books.ts'
import type { Kept, KeptOrder } from '../kept.ts'

const day = 24 * 3_600_000

/**
 * `orders.course`, `orders.returns`, `orders.claims`: every order is one that was answered, and stands where
 * the acts that were answered, or time, brought it.
 */
export function judgeOrders(books: Books, kept: Kept, latest: number): string[] {
  const found: string[] = []
  if (kept.orders.length !== books.orders.size) {
    found.push(`there are ${kept.orders.length} orders, ${books.orders.size} were answered`)
  }
  for (const one of kept.orders) {
    const book = books.orders.get(one.id)
    if (!book) continue
    const facts = [one.buyer, one.product, one.credits].join()
    const isSame = facts === [book.buyer, book.product, book.credits].join()
    if (!isSame)
      found.push(
        `order ${one.id} is about something else: ${facts}, asked for was ${[book.buyer, book.product, book.credits].join()}`,
      )
    for (const what of judge(one, book, latest)) found.push(`order ${one.id} ${what}`)
  }
  return found
}

function judge(one: KeptOrder, { done }: OrderBook, latest: number): string[] {
  const found: string[] = []
  const did = (...deeds: OrderDeed[]) => deeds.some((deed) => done.has(deed))
  const isPast = (from: number | null, days: number) => from !== null && from + days * day <= latest
  const wasShipped = one.shipped_at !== null
  const isSettled =
    did('confirm', 'pay', 'dismiss') || isPast(one.shipped_at, 14) || isPast(one.withdrawn_at, 14)
  const may: Record<string, boolean> = {
    PLACED: done.size === 0,
    SHIPPED: did('ship') && !did('confirm', 'dispute', 'withdraw'),
    DISPUTED: did('dispute') && !did('refund'),
    CONFIRMED: wasShipped && isSettled && !did('refund', 'grant', 'receiveBack'),
    DECLINED: (did('decline') || one.recalled) && !wasShipped,
    EXPIRED: !wasShipped && isPast(one.placed_at, 7),
    REFUNDED: did('refund', 'grant'),
    WITHDRAWN: did('withdraw'),
    RETURNING: did('return'),
    RETURNED: did('return') && (did('receiveBack') || isPast(one.sent_back_at, 14)),
    CLAIMED: did('claim') && !did('grant'),
  }
  if (!may[one.status]) found.push(`is ${one.status} after ${[...done].join(', ') || 'nothing'}`)
  if (wasShipped !== did('ship'))
    found.push(wasShipped ? 'was shipped by nobody' : 'is not shipped')
  if (one.paid && !isSettled) found.push('was paid and nobody and no day said so')
  const ends: [OrderDeed, string][] = [
    ['decline', 'DECLINED'],
    ['receiveBack', 'RETURNED'],
    ['refund', 'REFUNDED'],
    ['grant', 'REFUNDED'],
  ]
  for (const [deed, end] of ends) {
    if (did(deed) && one.status !== end)
      found.push(`is ${one.status} though it was answered: ${deed}`)
  }
  return found
}

/** Whether the buyer has the credits back, and whether the seller has them; neither while they wait. */
export function whoHas({ status, shipped_at, paid }: KeptOrder): 'buyer' | 'seller' | 'escrow' {
  if (['DECLINED', 'EXPIRED', 'REFUNDED', 'RETURNED'].includes(status)) return 'buyer'
  if (status === 'WITHDRAWN' && shipped_at === null) return 'buyer'
  return paid ? 'seller' : 'escrow'
}
