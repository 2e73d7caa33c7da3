import assert from 'node:assert/strict'
import {
  claimOrder,
  confirmOrder,
  decideClaim,
  decideOrder,
  declineOrder,
  disputeOrder,
  getOrder,
  type Order,
  type OrderAct,
  type OrderStatus,
  receiveOrderBack,
  returnOrder,
  shipOrder,
  withdrawOrder,
} from '@podium/contract/orders'
import { type Product } from '@podium/contract/products'
import { runJob } from './buying.ts'
import { restoreClock, travel, type TestPodium } from './harness.ts'
import type { Person } from './person.ts'
import { offerProduct, openBuyer, openSponsor, order, theAdmin } from './shop.ts'

export const days = 24 * 3600

export const at = ({ id }: { id: number }) => ({ params: { id } })

export const keepDeadlines = (podium: TestPodium) => runJob(podium, 'keep-order-deadlines')

export interface Scene {
  helena: Person
  marta: Person
  product: Product
}

export async function setScene(
  podium: TestPodium,
  details: object = {},
  credits = 100,
): Promise<Scene> {
  const helena = await openSponsor(podium)
  return {
    helena,
    marta: await openBuyer(podium, credits),
    product: await offerProduct(helena, details),
  }
}

/** What each act of a person sends. */
export const acts = {
  ship: (person: Person, id: number) =>
    person.raw(shipOrder, { ...at({ id }), body: { trackingNote: 'CTT RR123' } }),
  decline: (person: Person, id: number) =>
    person.raw(declineOrder, { ...at({ id }), body: { reason: 'Sold out' } }),
  confirm: (person: Person, id: number) => person.raw(confirmOrder, at({ id })),
  dispute: (person: Person, id: number) =>
    person.raw(disputeOrder, { ...at({ id }), body: { reason: 'It is broken' } }),
  pay: (person: Person, id: number) =>
    person.raw(decideOrder, { ...at({ id }), body: { decision: 'pay', reason: 'It is whole' } }),
  refund: (person: Person, id: number) =>
    person.raw(decideOrder, { ...at({ id }), body: { decision: 'refund', reason: 'Broken' } }),
  cancel: (person: Person, id: number) => person.raw(withdrawOrder, at({ id })),
  withdraw: (person: Person, id: number) => person.raw(withdrawOrder, at({ id })),
  return: (person: Person, id: number) =>
    person.raw(returnOrder, { ...at({ id }), body: { note: 'CTT RR456' } }),
  receiveBack: (person: Person, id: number) => person.raw(receiveOrderBack, at({ id })),
  contest: (person: Person, id: number) =>
    person.raw(disputeOrder, { ...at({ id }), body: { reason: 'It came back broken' } }),
  claim: (person: Person, id: number) =>
    person.raw(claimOrder, { ...at({ id }), body: { reason: 'It came apart' } }),
  grant: (person: Person, id: number) =>
    person.raw(decideClaim, { ...at({ id }), body: { decision: 'REFUND', reason: 'It did' } }),
  dismiss: (person: Person, id: number) =>
    person.raw(decideClaim, { ...at({ id }), body: { decision: 'DISMISS', reason: 'Worn' } }),
} satisfies Partial<Record<OrderAct, unknown>>

export type PersonalAct = keyof typeof acts

export async function done(act: PersonalAct, person: Person, id: number): Promise<Order> {
  const answer = await acts[act](person, id)
  assert.equal(answer.statusCode, 200, answer.body)
  return answer.json<Order>()
}

/** Leads an order to a status by the acts that lead there. */
export async function leadTo(
  podium: TestPodium,
  status: OrderStatus,
  scene: Scene,
): Promise<Order> {
  const { helena, marta, product } = scene
  const placed = await order(marta, product)
  const ana = await theAdmin(podium)
  const wayTo: Record<OrderStatus, () => Promise<unknown>> = {
    PLACED: async () => {},
    SHIPPED: () => done('ship', helena, placed.id),
    DISPUTED: async () => {
      await wayTo.SHIPPED()
      await done('dispute', marta, placed.id)
    },
    CONFIRMED: async () => {
      await wayTo.SHIPPED()
      await done('confirm', marta, placed.id)
    },
    DECLINED: () => done('decline', helena, placed.id),
    EXPIRED: async () => {
      travel({ seconds: 7 * days + 1 })
      await keepDeadlines(podium)
      restoreClock()
    },
    REFUNDED: async () => {
      await wayTo.DISPUTED()
      await done('refund', ana, placed.id)
    },
    WITHDRAWN: async () => {
      await wayTo.SHIPPED()
      await done('withdraw', marta, placed.id)
    },
    RETURNING: async () => {
      await wayTo.WITHDRAWN()
      await done('return', marta, placed.id)
    },
    RETURNED: async () => {
      await wayTo.RETURNING()
      await done('receiveBack', helena, placed.id)
    },
    CLAIMED: async () => {
      await wayTo.CONFIRMED()
      await done('claim', marta, placed.id)
    },
  }
  await wayTo[status]()
  return marta.call(getOrder, at(placed))
}
