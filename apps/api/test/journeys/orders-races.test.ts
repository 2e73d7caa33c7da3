import assert from 'node:assert/strict'
import { test } from 'node:test'
import { endDelegation, listActs } from '@podium/contract/delegations'
import {
  claimOrder,
  confirmOrder,
  decideOrder,
  declineOrder,
  disputeOrder,
  getOrder,
  listOrders,
  type Order,
  purchaseProduct,
  receiveOrderBack,
  returnOrder,
  shipOrder,
  withdrawOrder,
} from '@podium/contract/orders'
import { deleteProduct, getProduct, type Product, updateProduct } from '@podium/contract/products'
import { closeAccount } from '@podium/contract/settings'
import { getWallet, postWalletTransaction } from '@podium/contract/wallet'
import { actingFor, letAct } from '../acting.ts'
import { runJob } from '../buying.ts'
import { openMember, signIn } from '../cast.ts'
import { restoreClock, travel } from '../harness.ts'
import type { Person } from '../person.ts'
import {
  available,
  castProduct,
  offerProduct,
  openBuyer,
  openSponsor,
  order,
  purchaseOf,
  theAdmin,
  useShop,
} from '../shop.ts'

const podium = useShop()

const at = ({ id }: { id: number }) => ({ params: { id } })
const ship = (person: Person, entry: Order) =>
  person.raw(shipOrder, { ...at(entry), body: { trackingNote: '' } })
const decline = (person: Person, entry: Order) =>
  person.raw(declineOrder, { ...at(entry), body: { reason: '' } })
const codes = (answers: { statusCode: number }[]) =>
  answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b)

async function shippedOrder() {
  const helena = await openSponsor(podium())
  const marta = await openBuyer(podium())
  const placed = await order(marta, await offerProduct(helena))
  assert.equal((await ship(helena, placed)).statusCode, 200)
  return { helena, marta, placed }
}

test('ten buyers want the last piece: one gets it, nine keep their credits', async () => {
  const helena = await openSponsor(podium())
  const product = await offerProduct(helena, { stock: 1 })
  const buyers = await Promise.all(Array.from({ length: 10 }, () => openBuyer(podium())))
  const answers = await Promise.all(
    buyers.map((buyer) => buyer.raw(purchaseProduct, purchaseOf(product))),
  )
  assert.deepEqual(codes(answers), [201, ...Array<number>(9).fill(409)])
  const balances = await Promise.all(buyers.map(available))
  assert.deepEqual(
    balances.toSorted((a, b) => a - b),
    [60, ...Array<number>(9).fill(100)],
  )
  const sold = await helena.call(listOrders, { query: { side: 'seller' } })
  assert.equal(sold.total, 1)
  assert.equal((await helena.call(getProduct, at(product))).stock, 0)
})

test('one buyer with credits for one piece who asks five times at once gets one', async () => {
  const helena = await openSponsor(podium())
  const product = await offerProduct(helena, { credits: 100 })
  const marta = await openBuyer(podium(), 150)
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => marta.raw(purchaseProduct, purchaseOf(product))),
  )
  assert.deepEqual(codes(answers), [201, 400, 400, 400, 400])
  assert.equal(await available(marta), 50)
})

/** Buys under a name of the act, as the dialog does with every try. */
function buyAs(buyer: Person, product: Product, key: string, delivery: object = {}) {
  const { params, body } = purchaseOf(product, delivery)
  const url = `/api/sponsor/product/${params.id}/purchase`
  return buyer.send({ method: 'POST', url, body, headers: { 'idempotency-key': key } })
}

test('the same key buys once, also when it comes twice at once; another body is refused', async () => {
  const helena = await openSponsor(podium())
  const product = await offerProduct(helena, { stock: 5 })
  const marta = await openBuyer(podium())
  const answers = await Promise.all([1, 2, 3].map(() => buyAs(marta, product, 'dialog-1')))
  assert.deepEqual(codes(answers), [201, 201, 201])
  const ids = new Set(answers.map((answer) => answer.json<Order>().id))
  assert.equal(ids.size, 1)
  assert.equal(await available(marta), 60)
  const other = await buyAs(marta, product, 'dialog-1', { city: 'Porto' })
  assert.equal(other.json<{ errors: { errorCode: number }[] }>().errors[0]?.errorCode, 110)
  assert.equal((await helena.call(getProduct, at(product))).stock, 4)
})

test('shipping against declining: exactly one wins', async () => {
  const helena = await openSponsor(podium())
  const marta = await openBuyer(podium(), 1000)
  const product = await offerProduct(helena)
  for (let round = 0; round < 5; round++) {
    const placed = await order(marta, product)
    const answers = await Promise.all([ship(helena, placed), decline(helena.twin(), placed)])
    assert.deepEqual(codes(answers), [200, 409])
    const { status } = await marta.call(getOrder, at(placed))
    assert.equal(status, answers[0]?.statusCode === 200 ? 'SHIPPED' : 'DECLINED')
  }
})

test('two windows that ship the same order agree', async () => {
  const helena = await openSponsor(podium())
  const marta = await openBuyer(podium())
  const placed = await order(marta, await offerProduct(helena))
  const answers = await Promise.all([ship(helena, placed), ship(helena.twin(), placed)])
  assert.deepEqual(codes(answers), [200, 200])
  await podium().mailTo(marta.email, 'On its way')
  const mails = await podium().mailsTo(marta.email)
  assert.equal(mails.filter(({ subject }) => subject.includes('On its way')).length, 1)
})

test('confirming against disputing, and against the clock: the seller is paid at most once', async () => {
  const first = await shippedOrder()
  const dispute = first.marta
    .twin()
    .raw(disputeOrder, { ...at(first.placed), body: { reason: 'Broken' } })
  const answers = await Promise.all([first.marta.raw(confirmOrder, at(first.placed)), dispute])
  // A dispute that came first is ended by the confirmation; one that came last is too late.
  assert.equal(answers[0].statusCode, 200)
  assert.ok([200, 409].includes(answers[1].statusCode))
  assert.equal(await available(first.helena), 40)

  const second = await shippedOrder()
  // The tokens are of today, so the act is under way before the clock is moved.
  const confirming = second.marta.raw(confirmOrder, at(second.placed))
  travel({ seconds: 14 * 24 * 3600 + 60 })
  const clocks = [1, 2, 3].map(() => runJob(podium(), 'keep-order-deadlines'))
  await Promise.all(clocks)
  restoreClock()
  assert.ok([200, 401, 409].includes((await confirming).statusCode))
  assert.equal((await second.marta.call(getOrder, at(second.placed))).status, 'CONFIRMED')
  assert.equal(await available(second.helena), 40)
})

test('shipping against the clock: the credits are in one place', async () => {
  const helena = await openSponsor(podium())
  const marta = await openBuyer(podium())
  const placed = await order(marta, await offerProduct(helena))
  const shipping = ship(helena, placed)
  travel({ seconds: 7 * 24 * 3600 + 60 })
  await runJob(podium(), 'keep-order-deadlines')
  restoreClock()
  await shipping
  const { status } = await marta.call(getOrder, at(placed))
  assert.ok(['SHIPPED', 'EXPIRED'].includes(status), status)
  assert.equal(await available(marta), status === 'EXPIRED' ? 100 : 60)
})

test('two admins who decide a dispute differently at once: one decision holds', async () => {
  const { helena, marta, placed } = await shippedOrder()
  await marta.call(disputeOrder, { ...at(placed), body: { reason: 'Broken' } })
  const ana = await theAdmin(podium())
  const decide = (decision: 'pay' | 'refund') =>
    ana.twin().raw(decideOrder, { ...at(placed), body: { decision, reason: 'Heard both' } })
  const answers = await Promise.all([decide('pay'), decide('refund')])
  assert.deepEqual(codes(answers), [200, 409])
  assert.equal((await available(marta)) + (await available(helena)), 100)
})

test('buying against closing the account: nobody leaves with an open order', async () => {
  for (let round = 0; round < 4; round++) {
    const helena = await openSponsor(podium())
    const marta = await openBuyer(podium())
    const product = await offerProduct(helena)
    const leaver = round % 2 === 0 ? helena : marta
    const { password } = leaver
    const [bought, closed] = await Promise.all([
      marta.raw(purchaseProduct, purchaseOf(product)),
      leaver.twin().raw(closeAccount, { body: { password } }),
    ])
    const both = bought.statusCode === 201 && closed.statusCode === 204
    assert.ok(!both, `round ${round}`)
  }
})

test('buying against a new price and against deletion: what was bought is what was seen', async () => {
  const helena = await openSponsor(podium())
  const marta = await openBuyer(podium(), 1000)
  for (let round = 0; round < 4; round++) {
    const product = await offerProduct(helena)
    const change =
      round % 2 === 0
        ? helena.raw(deleteProduct, at(product))
        : helena.raw(updateProduct, { ...at(product), body: { ...castProduct, credits: 90 } })
    const [bought] = await Promise.all([marta.raw(purchaseProduct, purchaseOf(product)), change])
    if (bought.statusCode === 201) assert.equal(bought.json<Order>().product.credits, 40)
    else assert.ok([404, 409].includes(bought.statusCode), bought.body)
  }
})

/** An order that came and goes back to its seller, who has been paid and has `left` of it. */
async function returningOrder(left: number) {
  const { helena, marta, placed } = await shippedOrder()
  await marta.call(confirmOrder, at(placed))
  const ana = await theAdmin(podium())
  if (left < 40) {
    const body = { userId: helena.id, creditsNumber: left - 40, description: 'For a test' }
    await ana.call(postWalletTransaction, { body })
  }
  await marta.call(withdrawOrder, at(placed))
  await marta.call(returnOrder, { ...at(placed), body: { note: '' } })
  return { helena, marta, placed }
}

test('receiving back against disputing what came, twice and against the clock: paid back at most once', async () => {
  for (const left of [40, 10]) {
    const { helena, marta, placed } = await returningOrder(left)
    const receive = () => helena.twin().raw(receiveOrderBack, at(placed))
    const contest = helena.raw(disputeOrder, { ...at(placed), body: { reason: 'Worn' } })
    const answers = await Promise.all([receive(), contest, receive()])
    const { status } = await marta.call(getOrder, at(placed))
    const isBack = status === 'RETURNED'
    const expected = isBack ? [200, 200, 409] : [200, 409, 409]
    assert.deepEqual(codes(answers), expected)
    assert.equal(await available(marta), isBack ? 100 : 60)
  }
  const { helena, marta, placed } = await returningOrder(10)
  const receiving = helena.raw(receiveOrderBack, at(placed))
  travel({ seconds: 15 * 24 * 3600 })
  await Promise.all([1, 2, 3].map(() => runJob(podium(), 'keep-order-deadlines')))
  restoreClock()
  assert.ok([200, 401, 409].includes((await receiving).statusCode))
  assert.deepEqual([await available(marta), await available(helena)], [100, 0])
})

test('a seller who spends what a buyer gets back at the same moment: nothing is lost or made', async () => {
  const other = await openSponsor(podium())
  const wanted = await offerProduct(other)
  for (let round = 0; round < 5; round++) {
    const { helena, marta, placed } = await returningOrder(40)
    const answers = await Promise.all([
      helena.raw(receiveOrderBack, at(placed)),
      helena.twin().raw(purchaseProduct, purchaseOf(wanted)),
    ])
    assert.equal(answers[0].statusCode, 200, answers[0].body)
    assert.equal(await available(marta), 100)
    const { available: free, debt } = await helena.call(getWallet)
    assert.deepEqual([free, debt], [0, answers[1].statusCode === 201 ? 40 : 0])
  }
})

test('claiming against closing either account: nobody leaves with an open claim', async () => {
  for (let round = 0; round < 4; round++) {
    const { helena, marta, placed } = await shippedOrder()
    await marta.call(confirmOrder, at(placed))
    const leaver = round % 2 === 0 ? helena : marta
    const [claimed, closed] = await Promise.all([
      marta.raw(claimOrder, { ...at(placed), body: { reason: 'Broken' } }),
      leaver.twin().raw(closeAccount, { body: { password: leaver.password } }),
    ])
    // A seller may have left before; the checks after each test tell a claim that was open already.
    const both = claimed.statusCode === 200 && closed.statusCode === 204
    assert.ok(!both || leaver === helena, `round ${round}`)
  }
})

test('a delegate who buys while the delegation ends buys whole or not at all', async () => {
  const helena = await openSponsor(podium())
  const product = await offerProduct(helena)
  for (let round = 0; round < 8; round++) {
    const marta = await openBuyer(podium())
    const carlos = await openMember(podium(), 'FAN')
    await signIn(carlos)
    const id = await letAct(podium(), carlos, marta, ['SPEND'])
    const [answer] = await Promise.all([
      actingFor(carlos, marta).raw(purchaseProduct, purchaseOf(product)),
      marta.call(endDelegation, { params: { id } }),
    ])
    const isDone = answer.statusCode === 201
    if (!isDone) assert.equal(answer.json().errors[0].errorCode, 117, answer.body)
    assert.equal(await available(marta), isDone ? 60 : 100)
    const { total } = await marta.call(listOrders, { query: { side: 'buyer' } })
    assert.deepEqual([total, (await marta.call(listActs)).total], isDone ? [1, 1] : [0, 0])
  }
})
