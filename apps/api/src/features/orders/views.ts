import { type OrderAct, type OrderStatus, withdrawableUntil } from '@podium/contract/order-rules'
import type { Order, OrderPerson } from '@podium/contract/orders'
import { mayAs, type Viewer } from '../../platform/http/index.ts'
import { type FileKeys, openPicture } from '../files/index.ts'
import { pseudonymOf } from '../identity/index.ts'
import { imagePathOf } from '../products/index.ts'
import type { CardRecord, EntryRecord } from './list-records.ts'
import { isOtherSide, mayAct, mayTrack, type OrderSide, sideOf } from './policy.ts'
import { courseOf } from './records.ts'

/** An order for one of its sides, or an admin. */
export function viewOrder(entry: EntryRecord, viewer: Viewer, keys: FileKeys | null): Order {
  const side = sideOf(viewer, entry)
  // For who is protected a guardian reads it (`minors.protected`).
  const bySeller = (said: string) => (viewer.isProtected ? '' : said)
  return {
    id: entry.id,
    status: entry.status,
    side,
    product: {
      id: entry.product_id,
      title: entry.title,
      description: entry.description,
      credits: entry.credits,
      imagePath: entry.image_id ? imagePathOf(entry.image_id, keys) : null,
      hasPage: entry.product_there && (side !== 'buyer' || isOpen(entry)),
    },
    buyer: viewPerson(entry.buyer, viewer),
    seller: viewPerson(entry.seller, viewer),
    trader: entry.trader,
    recalled: entry.recalled_at && entry.recall_reason,
    delivery: entry.delivery,
    trackingNote: bySeller(entry.tracking_note),
    declineReason: bySeller(entry.decline_reason),
    disputeReason: entry.dispute_reason,
    decisionReason: entry.decision_reason,
    returnNote: entry.return_note,
    contestReason: bySeller(entry.contest_reason),
    claimReason: entry.claim_reason,
    claimAnswer: entry.claim_answer,
    ...timesOf(entry),
    lastAct: entry.last_act,
    abilities: abilitiesOf(side, entry, viewer),
  }
}

function isOpen({ product_active, seller }: EntryRecord): boolean {
  return product_active && seller.shown
}

function viewPerson(card: CardRecord, viewer: Viewer): OrderPerson {
  const { id, role, last_name: lastName } = card
  // The number of who is forgotten tells the other side nothing.
  const name = viewer.role !== 'ADMIN' && card.name === pseudonymOf(id) ? '' : card.name
  const hasPage = card.shown || viewer.id === id || viewer.role === 'ADMIN'
  // A hidden page's picture and sport are hidden with it; the name is the order's.
  const avatar = openPicture(card.shown ? card.avatar_id : null, 'avatar-512')
  const sport = card.shown ? card.sport : null
  return { id, role, name, lastName, avatar, sport, hasPage }
}

function timesOf(entry: EntryRecord) {
  const iso = (moment: Date | null) => moment?.toISOString() ?? null
  const due = (...statuses: OrderStatus[]) =>
    statuses.includes(entry.status) ? iso(entry.due_at) : null
  const hasNoLimit = entry.withdrawn_at !== null || entry.recalled_at !== null
  return {
    placedAt: entry.placed_at.toISOString(),
    shippedAt: iso(entry.shipped_at),
    confirmedAt: iso(entry.confirmed_at),
    paidAt: iso(entry.paid_at),
    disputedAt: iso(entry.disputed_at),
    withdrawnAt: iso(entry.withdrawn_at),
    sentBackAt: iso(entry.sent_back_at),
    contestedAt: iso(entry.contested_at),
    claimedAt: iso(entry.claimed_at),
    endedAt: iso(entry.ended_at),
    answerBy: due('PLACED'),
    confirmBy: due('SHIPPED'),
    withdrawBy: hasNoLimit ? null : iso(withdrawableUntil(courseOf(entry))),
    returnBy: due('WITHDRAWN', 'RETURNING'),
  }
}

function abilitiesOf(side: OrderSide, entry: EntryRecord, viewer: Viewer): Order['abilities'] {
  const moves = mayAs(viewer, 'SPEND') && !viewer.isProtected && !isOtherSide(viewer, entry)
  const may = (act: OrderAct) => moves && mayAct(side, act, entry)
  return {
    ship: may('ship'),
    decline: may('decline'),
    track: moves && mayTrack(side, entry),
    confirm: may('confirm'),
    dispute: may('dispute'),
    withdraw: may('cancel') || may('withdraw'),
    return: may('return'),
    receiveBack: may('receiveBack'),
    contest: may('contest'),
    claim: may('claim'),
    decide: may('pay'),
    decideClaim: may('grant'),
  }
}
