import { writeFile } from 'node:fs/promises'
import type { AppContext } from '../../apps/api/src/app.ts'
import { createFileKeys, ingestProductPicture } from '../../apps/api/src/features/files/index.ts'
import { findKeptApart } from '../../apps/api/src/features/messages/index.ts'
import {
  actOnOrder,
  decideOrder,
  purchaseProduct,
} from '../../apps/api/src/features/orders/index.ts'
import { offer } from '../../apps/api/src/features/products/index.ts'
import { adjustCreditsWithin } from '../../apps/api/src/features/wallet/index.ts'
import type { Delivery, OrderAct } from '@podium/contract/orders'
import { personName } from '@podium/contract/person-name'
import type { Tx } from '../../apps/api/src/platform/database/index.ts'
import { shopsOpenedDaysAgo } from './arrivals.ts'
import { cast } from './cast.ts'
import type { Act } from './history.ts'
import { type Viewers, viewerOf } from './live-supports.ts'
import { type DemoOrder, demoOrders, type OrderCourse, orderWords } from './orders.ts'
import type { Member } from './person.ts'
import { drawProduct } from './product-pictures.ts'
import { type DemoProduct, demoProducts, type ProductName } from './products.ts'

// What the use cases answer here nobody looks at, so the addresses in it need to open nothing.
const keys = createFileKeys('demo')
const ports = { findKeptApart }

type Shelf = Map<ProductName, number>

/** Before the first order. */
const pursesFilledDaysAgo = Math.max(...demoOrders.map(({ placedDaysAgo }) => placedDaysAgo)) + 0.5

/** How sponsors open their shops and others buy there, through the use cases. */
export function orderActs(tx: Tx, files: AppContext['files'], viewers: Viewers): Act[] {
  const shelf: Shelf = new Map()
  const products = Object.entries(demoProducts) as [ProductName, DemoProduct][]
  return [
    ...products.map(([name, product], index) => ({
      daysAgo: shopsOpenedDaysAgo - index * 3,
      perform: async () => {
        shelf.set(name, await putOnShelf(tx, files, viewers, product))
      },
    })),
    { daysAgo: pursesFilledDaysAgo, perform: () => fillPurses(tx, viewers) },
    ...demoOrders.flatMap((order) => actsOf(tx, viewers, shelf, order)),
  ]
}

async function putOnShelf(
  tx: Tx,
  files: AppContext['files'],
  viewers: Viewers,
  product: DemoProduct,
): Promise<number> {
  const { sponsor, title, description, credits, thing, ground, active = true, stock } = product
  const { safety = '' } = product
  const viewer = viewerOf(viewers, sponsor)
  const imageId = await ingestProductPicture(
    { ...files, inTransaction: (work) => work(tx) },
    viewer.id,
    async (path) => writeFile(path, await drawProduct(thing, ground)),
  )
  const form = { title, description, credits, active, stock: stock ?? null, safety, imageId }
  return (await offer(tx, keys, viewer, form)).id
}

/** Gives everybody what they are about to spend, and a little more. */
async function fillPurses(tx: Tx, viewers: Viewers): Promise<void> {
  const ana = viewerOf(viewers, cast.ana)
  const needed = new Map<Member, number>()
  for (const { buyer, product } of demoOrders) {
    needed.set(buyer, (needed.get(buyer) ?? 30) + demoProducts[product].credits)
  }
  for (const [who, creditsNumber] of needed) {
    const description = who.language === 'pt' ? 'Vale para as lojas' : 'Voucher for the shops'
    const { id: userId } = viewerOf(viewers, who)
    await adjustCreditsWithin(tx, ana, { userId, creditsNumber, description })
  }
}

/** What happens to an order, and when. */
function actsOf(tx: Tx, viewers: Viewers, shelf: Shelf, order: DemoOrder): Act[] {
  const product: DemoProduct = demoProducts[order.product]
  const buyer = viewerOf(viewers, order.buyer)
  const seller = viewerOf(viewers, product.sponsor)
  const placed = { id: 0 }
  const place = async () => {
    const productId = shelf.get(order.product) ?? 0
    const purchase = { productId, delivery: homeOf(order.buyer), expectedCredits: product.credits }
    placed.id = (await purchaseProduct(tx, { keys, ports }, buyer, purchase)).id
  }
  const act = (name: OrderAct, viewer: typeof buyer, said?: string) => async () => {
    await actOnOrder(tx, keys, viewer, { orderId: placed.id, act: name, ...(said && { said }) })
  }
  const refund = async () => {
    const decision = { id: placed.id, decision: 'refund', reason: orderWords.decided } as const
    await decideOrder(tx, keys, viewerOf(viewers, cast.ana), decision)
  }
  const after = (days: number, perform: () => Promise<void>) => ({
    daysAgo: order.placedDaysAgo - days,
    perform,
  })
  const ship = after(0.9, act('ship', seller, orderWords.tracking[product.sponsor.language]))
  const dispute = after(4, act('dispute', buyer, orderWords.disputed[order.buyer.language]))
  const { language: buyerLanguage } = order.buyer
  const arrived = [ship, after(4.2, act('confirm', buyer))]
  const withdraw = after(6, act('withdraw', buyer))
  const sendBack = after(7.5, act('return', buyer, orderWords.sentBack[buyerLanguage]))
  const decline = act('decline', seller, orderWords.declined[product.sponsor.language])
  const next: Record<OrderCourse, Act[]> = {
    waits: [],
    onItsWay: [ship],
    confirmed: [ship, after(4.2, act('confirm', buyer))],
    declined: [after(0.7, decline)],
    unanswered: [],
    disputed: [ship, dispute],
    refunded: [ship, dispute, after(6, refund)],
    withdrawn: [...arrived, withdraw],
    returning: [...arrived, withdraw, sendBack],
    returned: [...arrived, withdraw, sendBack, after(11, act('receiveBack', seller))],
    claimed: [...arrived, after(43, act('claim', buyer, orderWords.claimed[buyerLanguage]))],
  }
  return [after(0, place), ...next[order.course]]
}

const streets = [
  'Rua das Camélias 14, 2.º',
  'Travessa do Forno 3',
  'Rua do Cais 58, 1.º esq.',
  'Largo da Igreja 9',
  'Avenida da Liberdade 121, 4.º dto.',
]

/** Where somebody lives, as one writes it on a parcel. */
export function streetOf({ name, from }: Member): string {
  return streets[(name.length + from.town.length) % streets.length] ?? ''
}

function homeOf(buyer: Member): Delivery {
  const { countryCode, postalCode, town } = buyer.from
  const isNear = countryCode === 'PT' || countryCode === 'ES'
  return {
    name: personName(buyer),
    address: streetOf(buyer),
    // Who lives far away has it sent to somebody at home.
    postalCode: isNear ? postalCode : '3000-456',
    city: isNear ? town : 'Coimbra',
    countryCode: isNear ? countryCode : 'PT',
    phone: '+351912345678',
    note: '',
  }
}
