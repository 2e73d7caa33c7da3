import { orderTextLimits } from '@podium/contract/order-rules'
import type { Order, shipOrder } from '@podium/contract/orders'

interface ActShape {
  /** The field of its form, as the contract calls it; none where nothing is asked. */
  readonly field?: 'trackingNote' | 'reason'
  readonly max?: number
  readonly required?: boolean
  /** Nothing leads back from it. */
  readonly isFinal?: boolean
  /** Never the main button: a correction, or one of two decisions of one weight. */
  readonly isQuiet?: boolean
}

const { tracking, reason } = orderTextLimits

/** What people do with an order, and what they are asked for it. */
export const acts = {
  ship: { field: 'trackingNote', max: tracking },
  track: { field: 'trackingNote', max: tracking, isQuiet: true },
  decline: { field: 'reason', max: reason, isFinal: true },
  confirm: {},
  dispute: { field: 'reason', max: reason, required: true },
  pay: { field: 'reason', max: reason, required: true, isQuiet: true },
  refund: { field: 'reason', max: reason, required: true, isQuiet: true },
} as const satisfies Record<string, ActShape>

export type Act = keyof typeof acts

/** How an act's form is, without its name. */
export function shapeOf(act: Act): ActShape {
  return acts[act]
}

/** What the viewer may do now; the most likely act comes last, where the main button stands. */
export function actsOf({ abilities }: Pick<Order, 'abilities'>): Act[] {
  const { decline, ship, track, dispute, confirm, decide } = abilities
  const may = { decline, ship, track, dispute, confirm, refund: decide, pay: decide }
  return (Object.keys(may) as Act[]).filter((act) => may[act])
}

/** All of them take an id and a small body, and answer the order. */
export async function routeOf(act: Act): Promise<typeof shipOrder> {
  const contract = await import('@podium/contract/orders')
  const routes = {
    ship: contract.shipOrder,
    track: contract.trackOrder,
    decline: contract.declineOrder,
    confirm: contract.confirmOrder,
    dispute: contract.disputeOrder,
    pay: contract.decideOrder,
    refund: contract.decideOrder,
  }
  return routes[act] as unknown as typeof shipOrder
}

/** What an act sends; nothing for one without a field. */
export function bodyOf(act: Act, text: string): object | undefined {
  const { field } = shapeOf(act)
  if (!field) return undefined
  const said = { [field]: text }
  return act === 'pay' || act === 'refund' ? { decision: act, ...said } : said
}
