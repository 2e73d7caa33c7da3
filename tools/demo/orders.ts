import { cast } from './cast.ts'
import { everybody } from './everybody.ts'
import { unevenness } from './joining.ts'
import type { Member } from './person.ts'
import type { ProductName } from './products.ts'

/** How an order of the demo goes; what time decides is left to the job that comes by. */
export type OrderCourse =
  | 'waits'
  | 'onItsWay'
  | 'confirmed'
  | 'declined'
  | 'unanswered'
  | 'disputed'
  | 'refunded'
  | 'withdrawn'
  | 'returning'
  | 'returned'
  | 'claimed'

/** An order of the demo. Days are counted back from now. */
export interface DemoOrder {
  buyer: Member
  product: ProductName
  course: OrderCourse
  placedDaysAgo: number
}

const { marta, inês, carlos } = cast

const fans = everybody.filter((one): one is Member => one.role === 'FAN' && one !== marta)

function fanAt(index: number): Member {
  return fans[index % fans.length] ?? marta
}

/** Marta, who buys, and Helena, who sells, see an order in every state. */
export const demoOrders: DemoOrder[] = atOddHours([
  { buyer: marta, product: 'notebook', course: 'confirmed', placedDaysAgo: 44 },
  { buyer: marta, product: 'bars', course: 'confirmed', placedDaysAgo: 30 },
  { buyer: marta, product: 'oil', course: 'refunded', placedDaysAgo: 26 },
  { buyer: marta, product: 'bell', course: 'declined', placedDaysAgo: 20 },
  { buyer: marta, product: 'insoles', course: 'unanswered', placedDaysAgo: 9 },
  { buyer: marta, product: 'porridge', course: 'onItsWay', placedDaysAgo: 5 },
  { buyer: marta, product: 'flask', course: 'waits', placedDaysAgo: 0.4 },
  { buyer: marta, product: 'porridge', course: 'withdrawn', placedDaysAgo: 8 },
  { buyer: marta, product: 'flask', course: 'returned', placedDaysAgo: 21 },
  { buyer: fanAt(5), product: 'bars', course: 'returning', placedDaysAgo: 10 },
  { buyer: fanAt(6), product: 'porridge', course: 'claimed', placedDaysAgo: 46 },
  { buyer: inês, product: 'bars', course: 'onItsWay', placedDaysAgo: 3 },
  { buyer: inês, product: 'balls', course: 'confirmed', placedDaysAgo: 17 },
  { buyer: carlos, product: 'porridge', course: 'waits', placedDaysAgo: 1.3 },
  { buyer: carlos, product: 'shirt', course: 'onItsWay', placedDaysAgo: 6 },
  { buyer: fanAt(0), product: 'bars', course: 'disputed', placedDaysAgo: 12 },
  { buyer: fanAt(1), product: 'flask', course: 'declined', placedDaysAgo: 14 },
  { buyer: fanAt(2), product: 'bars', course: 'unanswered', placedDaysAgo: 8 },
  { buyer: fanAt(3), product: 'porridge', course: 'refunded', placedDaysAgo: 33 },
  { buyer: fanAt(4), product: 'lamp', course: 'waits', placedDaysAgo: 2 },
])

function atOddHours(orders: DemoOrder[]): DemoOrder[] {
  return orders.map((order, index) => ({
    ...order,
    placedDaysAgo: order.placedDaysAgo + unevenness(index) * 0.4,
  }))
}

/** What people say with their acts, in the language of who says it. */
export const orderWords = {
  sentBack: {
    pt: 'CTT, registo RL 511 902 764 PT.',
    en: 'CTT, parcel RL 511 902 764 PT.',
  },
  claimed: {
    pt: 'Duas saquetas estavam abertas e húmidas por dentro. Guardei-as e tirei fotografias.',
    en: 'Two of the bags were open and damp inside. I kept them and took pictures.',
  },
  tracking: {
    pt: 'CTT, registo RL 204 118 337 PT. Costuma demorar dois dias.',
    en: 'CTT, parcel RL 204 118 337 PT. It usually takes two days.',
  },
  declined: {
    pt: 'Esgotou esta manhã, pedimos desculpa. Voltamos a ter no fim do mês.',
    en: 'It sold out this morning, sorry. We will have more at the end of the month.',
  },
  disputed: {
    pt: 'A caixa chegou aberta e falta metade.',
    en: 'The box arrived open and half of it is missing.',
  },
  decided: 'As fotografias mostram a caixa aberta; o vendedor concorda.',
} as const
