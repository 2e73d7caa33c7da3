import assert from 'node:assert/strict'
import { test } from 'node:test'
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
import { sql } from 'kysely'
import { createFileKeys } from '../../src/features/files/index.ts'
import { findKeptApart } from '../../src/features/messages/index.ts'
import {
  actOnOrder,
  purchaseProduct,
  recallHandler,
  tellBuyers,
} from '../../src/features/orders/index.ts'
import { adjustCreditsWithin } from '../../src/features/wallet/index.ts'
import { openMember, signIn } from '../cast.ts'
import { testSecret, travel } from '../harness.ts'
import { asViewer, type Person } from '../person.ts'
import {
  available,
  castDelivery,
  castProduct,
  offerProduct,
  openBuyer,
  openSponsor,
  order,
  theAdmin,
  useShop,
} from '../shop.ts'
import { waitUntilHeldUp } from '../wait.ts'

const podium = useShop()

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
  const buyers: Person[] = []
  for (let nth = 0; nth < 60; nth += 1) {
    // One after the other: of sixty at once some are asked to come back, where the machine is busy.
    const buyer = await openBuyer(podium(), 100)
    await order(buyer, product)
    buyers.push(buyer)
  }
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

test('of five hundred buyers each is told once, also where the job is killed and run again', async () => {
  const { db } = podium().context.database
  const { inTransaction } = podium().context
  const helena = await openSponsor(podium())
  const product = await offerProduct(helena)
  const ana = asViewer(await theAdmin(podium()), 'ADMIN')
  const [keys, ports] = [createFileKeys(testSecret), { findKeptApart }]
  const { credits } = product
  for (let nth = 0; nth < 500; nth += 1) {
    const buyer = await openMember(podium(), 'FAN', { name: 'Marta', language: 'en' })
    const gift = { userId: buyer.id, creditsNumber: credits, description: 'For a test' }
    const purchase = { productId: product.id, expectedCredits: credits, delivery: castDelivery }
    await inTransaction(async (tx) => {
      await adjustCreditsWithin(tx, ana, gift)
      await purchaseProduct(tx, { keys, ports }, asViewer(buyer, 'FAN'), purchase)
    })
  }
  const recalled = { active: false, recalled_at: new Date(), recall_reason: body.reason }
  await db.updateTable('products').set(recalled).where('id', '=', product.id).execute()
  // The machine goes down in the fourth batch, of which nothing stays.
  let batches = 0
  const dying: typeof inTransaction = (work, ...more) =>
    inTransaction(
      async (tx) => {
        const done = await work(tx)
        if (++batches === 4) throw new Error('killed')
        return done
      },
      ...more,
    )
  const job = recallHandler({ db, inTransaction: dying })
  const killed = job.run({ productId: product.id, reason: body.reason } as never)
  await assert.rejects(async () => killed, /killed/)
  assert.deepEqual(await toldOf(product), { bells: 75, people: 75 })
  const again = { productId: product.id, reason: body.reason }
  await inTransaction((tx) => tellBuyers(tx, again))
  await podium().settled()
  assert.deepEqual(await toldOf(product), { bells: 500, people: 500 })
  const { rows } = await sql<{ mails: number; people: number }>`
    select count(*) as mails, count(distinct recipient) as people
    from mailbox_mails
    join users on users.email = recipient
    join orders on orders.buyer_id = users.id and orders.product_id = ${product.id}
    where subject like 'Recall: %'`.execute(db)
  assert.deepEqual(rows, [{ mails: 500, people: 500 }])
})

/** How many of its buyers have it in their bell, and how often. */
async function toldOf({ id }: Product) {
  const { rows } = await sql<{ bells: number; people: number }>`
    select count(*) as bells, count(distinct user_id) as people from notifications
    where kind = 'productRecalled'
      and user_id in (select buyer_id from orders where product_id = ${id})`.execute(
    podium().context.database.db,
  )
  return rows[0]
}

test('whose order was declined while its product was being recalled is not told to send it back', async () => {
  const { inTransaction, database } = podium().context
  const [helena, marta] = [await openSponsor(podium()), await openBuyer(podium())]
  const product = await offerProduct(helena)
  const placed = await order(marta, product)
  const recalled = { active: false, recalled_at: new Date(), recall_reason: body.reason }
  await database.db.updateTable('products').set(recalled).where('id', '=', product.id).execute()
  const job = recallHandler({ db: database.db, inTransaction })
  const [telling] = await inTransaction(async (tx) => {
    const move = { orderId: placed.id, act: 'decline', said: 'Sold out' } as const
    await actOnOrder(tx, createFileKeys(testSecret), asViewer(helena, 'SPONSOR'), move)
    const begun = job.run({ productId: product.id, reason: body.reason } as never)
    await waitUntilHeldUp(database.db)
    return [begun]
  })
  await telling
  const { declineReason, recalled: why } = await marta.call(getOrder, at(placed))
  assert.deepEqual([declineReason, why, await told(marta)], ['Sold out', null, []])
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
