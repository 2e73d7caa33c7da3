import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import { listAudit } from '@podium/contract/audit'
import { listNotifications } from '@podium/contract/notifications'
import {
  confirmOrder,
  getOrder,
  type Order,
  receiveOrderBack,
  returnOrder,
  shipOrder,
  withdrawOrder,
} from '@podium/contract/orders'
import {
  deleteProduct,
  getProduct,
  type Product,
  recallProduct,
  updateProduct,
} from '@podium/contract/products'
import { signIn } from '../cast.ts'
import { runChecks } from '../checks.ts'
import { restoreClock, travel, usePodium } from '../harness.ts'
import type { Person } from '../person.ts'
import {
  available,
  castProduct,
  offerProduct,
  openBuyer,
  openSponsor,
  order,
  theAdmin,
} from '../shop.ts'

const podium = usePodium()
afterEach(async () => {
  restoreClock()
  await runChecks(podium().context.database.db)
})

const at = ({ id }: { id: number }) => ({ params: { id } })
const body = { reason: 'The cap comes off.' }

async function recall(product: Product): Promise<void> {
  await (await theAdmin(podium())).call(recallProduct, { ...at(product), body })
  await podium().settled()
}

async function arrived(helena: Person, marta: Person, product: Product): Promise<Order> {
  const placed = await order(marta, product)
  await helena.call(shipOrder, { ...at(placed), body: { trackingNote: '' } })
  return marta.call(confirmOrder, at(placed))
}

const told = async (person: Person) =>
  (await person.call(listNotifications, { query: { _limit: 50 } })).list.filter(
    ({ kind }) => kind === 'productRecalled',
  )
const mails = async ({ email }: Person) =>
  (await podium().mailsTo(email)).filter(({ subject }) => subject.startsWith('Recall: '))

test('a recall reaches every buyer once, in many batches, and twice makes no second one', async () => {
  const helena = await openSponsor(podium())
  const product = await offerProduct(helena)
  const buyers = await Promise.all(Array.from({ length: 60 }, () => openBuyer(podium(), 100)))
  for (const buyer of buyers) await order(buyer, product)
  const [first] = buyers
  // Bought twice, told once.
  await order(first!, product)
  await Promise.all([recall(product), recall(product)])
  await recall(product)
  for (const buyer of buyers) {
    const { length } = await told(buyer)
    assert.equal(length, 1)
    assert.equal((await mails(buyer)).length, 1)
    // What was not shipped does not come.
    assert.equal(await available(buyer), 100)
  }
  const decided = (await helena.call(listNotifications)).list.filter(
    ({ kind }) => kind === 'decision',
  )
  assert.equal(decided.length, 1)
  const ana = await theAdmin(podium())
  const { list } = await ana.call(listAudit, {
    query: { act: 'PRODUCT_RECALLED', userId: helena.id },
  })
  assert.deepEqual(
    list.map(({ reason, subject }) => [reason, subject.id]),
    [[body.reason, String(product.id)]],
  )
})

test('what is recalled is sent back at any time, also after a year, and the seller pays', async () => {
  const [helena, marta] = [await openSponsor(podium()), await openBuyer(podium())]
  const product = await offerProduct(helena)
  const bought = await arrived(helena, marta, product)
  travel({ seconds: 366 * 24 * 3600 })
  const ana = await theAdmin(podium())
  for (const person of [helena, marta, ana]) await signIn(person)
  assert.equal((await marta.call(getOrder, at(bought))).abilities.withdraw, false)
  await recall(product)
  const seen = await marta.call(getOrder, at(bought))
  const { recalled, withdrawBy, abilities } = seen
  assert.deepEqual([recalled, withdrawBy, abilities.withdraw], [body.reason, null, true])
  await marta.call(withdrawOrder, at(bought))
  await marta.call(returnOrder, { ...at(bought), body: { note: '' } })
  await helena.call(receiveOrderBack, at(bought))
  assert.deepEqual([await available(marta), await available(helena)], [100, 0])
})

test('a recalled product is off for good, also one that its sponsor has taken away', async () => {
  const [helena, marta] = [await openSponsor(podium()), await openBuyer(podium())]
  const ana = await theAdmin(podium())
  const product = await offerProduct(helena)
  await recall(product)
  await marta.refused('entityDoesNotExist', getProduct, at(product))
  const own = await helena.call(getProduct, at(product))
  assert.deepEqual([own.active, own.recalled], [false, body.reason])
  const change = (active: boolean) => ({ ...at(product), body: { ...castProduct, active } })
  await helena.refused('stateChanged', updateProduct, change(true))
  await helena.call(updateProduct, change(false))
  await helena.refused('forbidden', recallProduct, { ...at(product), body })
  await ana.violates(['reason', 'NotBlank'], recallProduct, {
    ...at(product),
    body: { reason: ' ' },
  })
  await ana.refused('entityDoesNotExist', recallProduct, { ...at({ id: 2_000_000_000 }), body })
  const gone = await offerProduct(helena)
  const bought = await arrived(helena, marta, gone)
  await helena.call(deleteProduct, at(gone))
  await recall(gone)
  assert.equal((await marta.call(getOrder, at(bought))).recalled, body.reason)
})
