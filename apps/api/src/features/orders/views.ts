import type { Order, OrderPerson } from '@podium/contract/orders'
import type { Viewer } from '../../platform/http/index.ts'
import { type FileKeys, openPicture } from '../files/index.ts'
import { imagePathOf } from '../products/index.ts'
import type { CardRecord, EntryRecord } from './list-records.ts'
import { mayAct, mayTrack, type OrderSide, sideOf } from './policy.ts'

/** An order for one of its sides, or an admin. */
export function viewOrder(entry: EntryRecord, viewer: Viewer, keys: FileKeys): Order {
  const side = sideOf(viewer, entry)
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
    delivery: entry.delivery,
    trackingNote: entry.tracking_note,
    declineReason: entry.decline_reason,
    disputeReason: entry.dispute_reason,
    decisionReason: entry.decision_reason,
    ...timesOf(entry),
    lastAct: entry.last_act,
    abilities: abilitiesOf(side, entry),
  }
}

function isOpen({ product_active, seller }: EntryRecord): boolean {
  return product_active && seller.shown
}

function viewPerson(card: CardRecord, viewer: Viewer): OrderPerson {
  const { id, role, name, last_name: lastName } = card
  const hasPage = card.shown || viewer.id === id || viewer.role === 'ADMIN'
  // A hidden page's picture is hidden with it; the name is the order's.
  const avatar = openPicture(card.shown ? card.avatar_id : null, 'avatar-512')
  return { id, role, name, lastName, avatar, hasPage }
}

function timesOf(entry: EntryRecord) {
  const due = entry.due_at?.toISOString() ?? null
  return {
    placedAt: entry.placed_at.toISOString(),
    shippedAt: entry.shipped_at?.toISOString() ?? null,
    disputedAt: entry.disputed_at?.toISOString() ?? null,
    endedAt: entry.ended_at?.toISOString() ?? null,
    answerBy: entry.status === 'PLACED' ? due : null,
    confirmBy: entry.status === 'SHIPPED' ? due : null,
  }
}

function abilitiesOf(side: OrderSide, entry: EntryRecord): Order['abilities'] {
  return {
    ship: mayAct(side, 'ship', entry),
    decline: mayAct(side, 'decline', entry),
    track: mayTrack(side, entry),
    confirm: mayAct(side, 'confirm', entry),
    dispute: mayAct(side, 'dispute', entry),
    decide: mayAct(side, 'pay', entry),
  }
}
