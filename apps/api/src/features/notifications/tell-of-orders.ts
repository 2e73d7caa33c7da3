import type { NotificationKind } from '@podium/contract/notifications'
import type { OrderAct } from '@podium/contract/order-rules'
import { paths } from '@podium/contract/paths'
import type { Tx } from '../../platform/database/index.ts'
import type { OrderFacts } from '../orders/index.ts'
import { notify, notifyAll } from './notify.ts'
import { findAdmins } from './records.ts'

type OrderParty = 'buyer' | 'seller'

/** The kind of each act's notification, the parties who get it, and the party who did it, if one did. */
const rules: Record<OrderAct, { kind: NotificationKind; to: OrderParty[]; by: OrderParty | null }> =
  {
    ship: { kind: 'orderShipped', to: ['buyer'], by: 'seller' },
    decline: { kind: 'orderDeclined', to: ['buyer'], by: 'seller' },
    expire: { kind: 'orderReleased', to: ['buyer'], by: null },
    confirm: { kind: 'orderConfirmed', to: ['seller'], by: 'buyer' },
    settle: { kind: 'orderConfirmed', to: ['seller'], by: null },
    dispute: { kind: 'orderDisputed', to: ['seller'], by: 'buyer' },
    pay: { kind: 'orderDecided', to: ['buyer', 'seller'], by: null },
    refund: { kind: 'orderDecided', to: ['buyer', 'seller'], by: null },
  }

/** A sponsor hears that a buyer bought a product of theirs; orders mail it. */
export function tellOfPurchase(tx: Tx, order: OrderFacts): Promise<void> {
  return notify(tx, order.sellerId, {
    ...aboutOrder(order),
    kind: 'orderPlaced',
    actorId: order.buyerId,
  })
}

/** Whom an act concerns hears of it; orders mail it. */
export async function tellOfOrder(
  tx: Tx,
  order: OrderFacts & { act: OrderAct; said: string },
): Promise<void> {
  const rule = rules[order.act]
  const ids = { buyer: order.buyerId, seller: order.sellerId }
  const { facts, link } = aboutOrder(order)
  const said = order.said ? { reason: order.said } : {}
  // A dispute waits for the first admin who takes it.
  const admins = order.act === 'dispute' ? await findAdmins(tx) : []
  await notifyAll(tx, [...rule.to.map((side) => ids[side]), ...admins], {
    kind: rule.kind,
    link,
    facts: { ...facts, ...said, outcome: order.status },
    actorId: rule.by && ids[rule.by],
  })
}

function aboutOrder({ orderId, title, credits }: OrderFacts) {
  return { facts: { title, credits }, link: paths.orders({ id: orderId }) }
}
