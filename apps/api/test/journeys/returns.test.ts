import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listAudit } from '@podium/contract/audit'
import { calendarDay, dayAfter } from '@podium/contract/calendar'
import { readHome } from '@podium/contract/home'
import {
  claimOrder,
  confirmOrder,
  decideClaim,
  decideOrder,
  declineOrder,
  disputeOrder,
  examineOrder,
  getOrder,
  type Order,
  receiveOrderBack,
  returnOrder,
  shipOrder,
  withdrawOrder,
} from '@podium/contract/orders'
import { getProduct, type Product } from '@podium/contract/products'
import { closeAccount } from '@podium/contract/settings'
import {
  getLedger,
  getWallet,
  listDebts,
  listLots,
  listWalletTransactions,
  postWalletTransaction,
} from '@podium/contract/wallet'
import { sql } from 'kysely'
import { buy, runJob } from '../buying.ts'
import { signIn } from '../cast.ts'
import { travel } from '../harness.ts'
import { provedLedger } from '../ledger.ts'
import type { Person } from '../person.ts'
import {
  available,
  castTrader,
  offerProduct,
  openBuyer,
  openSponsor,
  order,
  theAdmin,
  useShop,
} from '../shop.ts'

const podium = useShop()

const at = ({ id }: { id: number }) => ({ params: { id } })
const keepDeadlines = () => runJob(podium(), 'keep-order-deadlines')

interface Scene {
  helena: Person
  marta: Person
  product: Product
}

async function setScene(details: object = {}): Promise<Scene> {
  const helena = await openSponsor(podium())
  return { helena, marta: await openBuyer(podium()), product: await offerProduct(helena, details) }
}

/** Goes to so many days from now, where everybody has signed in again. */
async function travelDays(days: number, ...people: Person[]): Promise<void> {
  travel({ seconds: days * 24 * 3600 })
  for (const person of people) await signIn(person)
}

const ship = (helena: Person, placed: Order) =>
  helena.call(shipOrder, { ...at(placed), body: { trackingNote: '' } })
const sendBack = (marta: Person, placed: Order) =>
  marta.call(returnOrder, { ...at(placed), body: { note: 'CTT RR456' } })
const claim = (marta: Person, placed: Order) =>
  marta.call(claimOrder, { ...at(placed), body: { reason: 'It came apart' } })
const takeCredits = async (person: Person, credits: number) =>
  (await theAdmin(podium())).call(postWalletTransaction, {
    body: { userId: person.id, creditsNumber: -credits, description: 'For a test' },
  })

async function confirmed({ helena, marta, product }: Scene): Promise<Order> {
  const placed = await order(marta, product)
  await ship(helena, placed)
  return marta.call(confirmOrder, at(placed))
}

test('on day 13 after it came a buyer withdraws, sends it back, and has the credits once it arrived', async () => {
  const scene = await setScene({ stock: 3 })
  const { helena, marta, product } = scene
  const bought = await confirmed(scene)
  const [arrived, last] = [bought.confirmedAt, bought.withdrawBy].map((moment) =>
    calendarDay(new Date(moment ?? '')),
  )
  assert.equal(last, dayAfter(arrived ?? '', 14))
  await travelDays(13, helena, marta)
  const withdrawn = await marta.call(withdrawOrder, at(bought))
  assert.deepEqual([withdrawn.status, withdrawn.endedAt], ['WITHDRAWN', null])
  assert.deepEqual([await available(marta), await available(helena)], [60, 40])
  const returning = await sendBack(marta, bought)
  assert.deepEqual([returning.status, returning.returnNote], ['RETURNING', 'CTT RR456'])
  const { waiting } = await helena.call(readHome)
  assert.deepEqual(
    waiting.filter(({ kind }) => kind === 'orderToReceiveBack').map(({ id }) => id),
    [bought.id],
  )
  const back = await helena.call(receiveOrderBack, at(bought))
  assert.deepEqual([back.status, back.lastAct], ['RETURNED', 'receiveBack'])
  assert.deepEqual([await available(marta), await available(helena)], [100, 0])
  // The seller knows whether it can be sold again.
  assert.equal((await marta.call(getProduct, at(product))).stock, 2)
  const lines = async (person: Person) =>
    (await person.call(listWalletTransactions, {})).list.map(({ reason, creditsNumber, state }) => [
      reason,
      creditsNumber,
      state,
    ])
  assert.deepEqual((await lines(marta)).slice(0, 2), [
    ['ORDER_REPAID', 40, 'RELEASED'],
    ['ORDER_PLACED', -40, 'RELEASED'],
  ])
  assert.deepEqual(await lines(helena), [
    ['ORDER_RETURNED', -40, 'RELEASED'],
    ['ORDER_PAID', 40, 'RELEASED'],
  ])
})

test('on day 15 there is no withdrawing, and nothing is sent back that was not withdrawn from', async () => {
  const scene = await setScene()
  const { helena, marta } = scene
  const bought = await confirmed(scene)
  await travelDays(15, helena, marta)
  assert.equal((await marta.call(getOrder, at(bought))).abilities.withdraw, false)
  const { current } = await marta.refused('stateChanged', withdrawOrder, at(bought))
  assert.equal((current as Order).status, 'CONFIRMED')
  await marta.refused('stateChanged', returnOrder, { ...at(bought), body: { note: '' } })
  assert.deepEqual([await available(marta), await available(helena)], [60, 40])
})

test('on the last evening a buyer withdraws, or sends back, and the next morning no more', async () => {
  const scene = await setScene()
  const { helena, marta } = scene
  const [early, late] = [await confirmed(scene), await confirmed(scene)]
  const goTo = async (day: string, time: string) => {
    travel(new Date(`${day}T${time}:00Z`))
    for (const person of [helena, marta]) await signIn(person)
  }
  const dayOf = (moment: string | null) => calendarDay(new Date(moment ?? ''))
  const last = dayOf(early.withdrawBy)
  // In summer this is half past eleven in Portugal.
  await goTo(last, '22:30')
  const { returnBy } = await marta.call(withdrawOrder, at(early))
  await goTo(dayAfter(last, 1), '08:00')
  await marta.refused('stateChanged', withdrawOrder, at(late))

  assert.equal(dayOf(returnBy), dayAfter(last, 14))
  await goTo(dayAfter(last, 14), '22:30')
  await keepDeadlines()
  assert.equal((await marta.call(getOrder, at(early))).status, 'WITHDRAWN')
  await goTo(dayAfter(last, 15), '08:00')
  await keepDeadlines()
  assert.equal((await marta.call(getOrder, at(early))).lastAct, 'lapse')
})

test('what nobody confirmed counts as arrived five days after it was shipped', async () => {
  const { helena, marta, product } = await setScene()
  const [early, late] = [await order(marta, product), await order(marta, product)]
  for (const placed of [early, late]) await ship(helena, placed)
  await travelDays(18.9, helena, marta)
  await keepDeadlines()
  assert.equal((await marta.call(getOrder, at(early))).lastAct, 'settle')
  assert.equal((await marta.call(withdrawOrder, at(early))).status, 'WITHDRAWN')
  await travelDays(20, helena, marta)
  await marta.refused('stateChanged', withdrawOrder, at(late))
})

test('withdrawing before it is shipped gives credits and piece back at once', async () => {
  const { helena, marta, product } = await setScene({ stock: 1 })
  const placed = await order(marta, product)
  const withdrawn = await marta.call(withdrawOrder, at(placed))
  assert.deepEqual([withdrawn.status, withdrawn.lastAct], ['WITHDRAWN', 'cancel'])
  assert.notEqual(withdrawn.endedAt, null)
  assert.equal(await available(marta), 100)
  assert.equal((await marta.call(getProduct, at(product))).stock, 1)
  assert.deepEqual(await marta.call(withdrawOrder, at(placed)), withdrawn)
  const again = { ...at(placed), query: { status: 'PLACED' } } as const
  assert.deepEqual(await marta.call(withdrawOrder, again), withdrawn)
  await marta.refused('stateChanged', returnOrder, { ...at(placed), body: { note: '' } })
  await helena.refused('stateChanged', shipOrder, { ...at(placed), body: { trackingNote: '' } })
  // It is over, so that both can leave.
  await marta.call(closeAccount, { body: { password: marta.password } })
})

test('what is withdrawn from while it is held comes back out of escrow', async () => {
  const { helena, marta, product } = await setScene()
  const placed = await order(marta, product)
  await ship(helena, placed)
  // Who meant to call it off before it was sent has withdrawn from nothing.
  const calledOff = { ...at(placed), query: { status: 'PLACED' } } as const
  await marta.refused('stateChanged', withdrawOrder, calledOff)
  assert.equal((await marta.call(getOrder, at(placed))).status, 'SHIPPED')
  await marta.call(withdrawOrder, { ...at(placed), query: { status: 'SHIPPED' } })
  assert.equal((await marta.call(getWallet)).held, 40)
  await sendBack(marta, placed)
  await helena.call(receiveOrderBack, at(placed))
  const { available: free, held } = await marta.call(getWallet)
  assert.deepEqual([free, held, await available(helena)], [100, 0, 0])
})

test('a return repeated answers the same; a declined order, the seller and who claimed are refused', async () => {
  const scene = await setScene()
  const { helena, marta, product } = scene
  const bought = await confirmed(scene)
  await helena.refused('forbidden', withdrawOrder, at(bought))
  await marta.call(withdrawOrder, at(bought))
  await helena.refused('forbidden', returnOrder, { ...at(bought), body: { note: '' } })
  const first = await sendBack(marta, bought)
  assert.deepEqual(await sendBack(marta, bought), first)
  await marta.refused('stateChanged', withdrawOrder, at(bought))
  await marta.refused('forbidden', receiveOrderBack, at(bought))
  const received = await helena.call(receiveOrderBack, at(bought))
  assert.deepEqual(await helena.call(receiveOrderBack, at(bought)), received)
  assert.equal(await available(marta), 100)

  const declined = await order(marta, product)
  await helena.call(declineOrder, { ...at(declined), body: { reason: '' } })
  await marta.refused('stateChanged', withdrawOrder, at(declined))

  const claimed = await confirmed(scene)
  await claim(marta, claimed)
  await marta.refused('stateChanged', withdrawOrder, at(claimed))
  await marta.refused('stateChanged', returnOrder, { ...at(claimed), body: { note: '' } })
})

test('without a word of the seller time receives it back; not sent back, the purchase stands', async () => {
  const scene = await setScene()
  const { helena, marta } = scene
  const [sent, kept] = [await confirmed(scene), await confirmed(scene)]
  await marta.call(withdrawOrder, at(kept))
  await marta.call(withdrawOrder, at(sent))
  await sendBack(marta, sent)
  await travelDays(13.9, helena, marta)
  await keepDeadlines()
  assert.equal((await marta.call(getOrder, at(sent))).status, 'RETURNING')
  assert.equal((await marta.call(getOrder, at(kept))).status, 'WITHDRAWN')
  await travelDays(15, helena, marta)
  await keepDeadlines()
  await keepDeadlines()
  const [returned, stands] = [
    await marta.call(getOrder, at(sent)),
    await marta.call(getOrder, at(kept)),
  ]
  assert.deepEqual([returned.status, returned.lastAct], ['RETURNED', 'settleReturn'])
  assert.deepEqual([stands.status, stands.lastAct], ['CONFIRMED', 'lapse'])
  assert.deepEqual([await available(marta), await available(helena)], [60, 40])
  // The purchase is withdrawn from once, and its faults can still be claimed.
  assert.deepEqual([stands.abilities.withdraw, stands.abilities.claim], [false, true])
  await podium().mailTo(helena.email, 'Return complete')
  await podium().mailTo(marta.email, 'Nothing sent back')
})

test('a seller disputes what came back, and an admin decides, also for who has the credits already', async () => {
  const scene = await setScene()
  const { helena, marta } = scene
  const ana = await theAdmin(podium())
  const [first, second] = [await confirmed(scene), await confirmed(scene)]
  for (const bought of [first, second]) {
    await marta.call(withdrawOrder, at(bought))
    await sendBack(marta, bought)
    const body = { reason: 'It is worn' }
    const contested = await helena.call(disputeOrder, { ...at(bought), body })
    assert.deepEqual([contested.status, contested.contestReason], ['DISPUTED', 'It is worn'])
  }
  const decide = (id: number, decision: 'pay' | 'refund') =>
    ana.call(decideOrder, { params: { id }, body: { decision, reason: 'Seen' } })
  assert.equal((await decide(first.id, 'pay')).status, 'CONFIRMED')
  assert.equal((await decide(second.id, 'refund')).status, 'REFUNDED')
  const told = async ({ email }: Person) => {
    const mails = await podium().mailsTo(email)
    return mails.filter(({ subject }) => subject.startsWith('Dispute decided')).map((m) => m.text)
  }
  const [lost, kept] = await told(helena)
  assert.match(kept ?? '', /you keep 40 credits for/)
  assert.match(lost ?? '', /They come from your wallet/)
  assert.match((await told(marta))[1] ?? '', /Volta Foods keeps 40 credits/)
  assert.deepEqual([await available(marta), await available(helena)], [60, 40])
})

test('who decides about what came back reads that it is disputed, of both sides', async () => {
  const scene = await setScene()
  const bought = await confirmed(scene)
  await scene.marta.call(withdrawOrder, at(bought))
  await sendBack(scene.marta, bought)
  await scene.helena.call(disputeOrder, { ...at(bought), body: { reason: 'It is worn' } })
  const { buyer, seller } = await (await theAdmin(podium())).call(examineOrder, at(bought))
  assert.deepEqual([buyer.disputed, seller.disputed], [1, 1])
})

test('a buyer lets the purchase stand once what came back is disputed; it arrived when they said so, and nobody receives anything', async () => {
  const scene = await setScene()
  const { helena, marta } = scene
  const bought = await confirmed(scene)
  const { confirmedAt } = await marta.call(getOrder, at(bought))
  await marta.call(withdrawOrder, at(bought))
  await sendBack(marta, bought)
  await helena.call(disputeOrder, { ...at(bought), body: { reason: 'It is worn' } })
  await travelDays(2, helena, marta)
  const stands = await marta.call(confirmOrder, at(bought))
  assert.deepEqual([stands.status, stands.confirmedAt], ['CONFIRMED', confirmedAt])
  assert.equal(await available(helena), 40)
  const { text } = await podium().mailTo(helena.email, 'The purchase stands')
  assert.match(
    text,
    /Marta [^.]+ lets the purchase of “Barras Volta” stand. You keep 40 credits for it./,
  )
})

test('a buyer who never said that it arrived does not say so by letting stand what came back disputed', async () => {
  const { helena, marta, product } = await setScene()
  const placed = await order(marta, product)
  await ship(helena, placed)
  await marta.call(withdrawOrder, at(placed))
  await sendBack(marta, placed)
  await helena.call(disputeOrder, { ...at(placed), body: { reason: 'It is worn' } })
  const stands = await marta.call(confirmOrder, at(placed))
  assert.deepEqual([stands.status, stands.confirmedAt], ['CONFIRMED', null])
  assert.equal(await available(helena), 40)
  const { text } = await podium().mailTo(helena.email, 'The purchase stands')
  assert.match(
    text,
    /Marta [^.]+ lets the purchase of “Barras Volta” stand. You received 40 credits for it./,
  )
})

// --- claims --------------------------------------------------------------------------------------

test('a fault is claimed a year later, once, and an admin decides it with a reason on record', async () => {
  const scene = await setScene()
  const { helena, marta } = scene
  const ana = await theAdmin(podium())
  const [first, second, third] = [
    await confirmed(scene),
    await confirmed(scene),
    await (async () => {
      const placed = await order(marta, await offerProduct(helena, { credits: 20 }))
      await ship(helena, placed)
      return marta.call(confirmOrder, at(placed))
    })(),
  ]
  await travelDays(366, helena, marta, ana)
  assert.equal((await claim(marta, first)).status, 'CLAIMED')
  await claim(marta, second)
  const { waiting } = await ana.call(readHome)
  assert.ok(waiting.some(({ kind, id }) => kind === 'claim' && id === first.id))
  const decide = (bought: Order, decision: 'REFUND' | 'DISMISS') =>
    ana.call(decideClaim, { ...at(bought), body: { decision, reason: 'Looked at it' } })
  const refunded = await decide(first, 'REFUND')
  assert.deepEqual([refunded.status, refunded.claimAnswer], ['REFUNDED', 'Looked at it'])
  assert.deepEqual(await decide(first, 'REFUND'), refunded)
  assert.equal((await decide(second, 'DISMISS')).status, 'CONFIRMED')
  await marta.refused('stateChanged', claimOrder, { ...at(second), body: { reason: 'Again' } })
  assert.deepEqual([await available(marta), await available(helena)], [40, 60])
  const { list } = await ana.call(listAudit, { query: { act: 'ORDER_DECIDED', userId: marta.id } })
  assert.deepEqual(
    list.map(({ after }) => after?.['decision']),
    ['dismiss', 'grant'],
  )
  await travelDays(3 * 366, marta)
  await marta.refused('stateChanged', claimOrder, { ...at(third), body: { reason: 'Too late' } })
})

test('an order keeps who sold it while a claim can rest on it, or is open, and no longer', async () => {
  const scene = await setScene()
  const [claimed, kept] = [await confirmed(scene), await confirmed(scene)]
  await claim(scene.marta, claimed)
  const sellers = async () => {
    const { rows } = await sql<{ name: string | null }>`
      select trader ->> 'legalName' as name from orders
      where id in (${claimed.id}, ${kept.id}) order by id`.execute(podium().context.database.db)
    return rows.map(({ name }) => name)
  }
  const both = [castTrader.legalName, castTrader.legalName]
  travel({ seconds: 3 * 365 * 24 * 3600 })
  await runJob(podium(), 'forget-order-sellers')
  assert.deepEqual(await sellers(), both)
  travel({ seconds: 3 * 368 * 24 * 3600 })
  await runJob(podium(), 'forget-order-sellers')
  assert.deepEqual(await sellers(), [castTrader.legalName, null])
})

test('a claim keeps both accounts open, and reaches a seller who left before it', async () => {
  const scene = await setScene()
  const { helena, marta } = scene
  const ana = await theAdmin(podium())
  const bought = await confirmed(scene)
  const leave = ({ password }: Person) => ({ body: { password } })
  await claim(marta, bought)
  for (const person of [marta, helena]) {
    const body = await person.refused('couldNotDeleteUser', closeAccount, leave(person))
    assert.equal(body.errors[0]?.reason, 'openOrders')
  }
  const decision = { decision: 'DISMISS' as const, reason: 'Worn' }
  await ana.call(decideClaim, { ...at(bought), body: decision })
  const other = await confirmed(scene)
  await helena.call(closeAccount, leave(helena))
  // Nobody reads a gap where a name was.
  await marta.call(withdrawOrder, at(bought))
  const { text } = await podium().mailTo(marta.email, 'Purchase withdrawn')
  assert.match(text, /Send it back to the seller within 14 days/)
  await claim(marta, other)
  await ana.call(decideClaim, { ...at(other), body: { ...decision, decision: 'REFUND' } })
  assert.equal(await available(marta), 60)
})

// --- the guarantee -------------------------------------------------------------------------------

test('what a seller has not got is advanced, owed, and paid by the next credits to arrive', async () => {
  const scene = await setScene()
  const { helena, marta, product } = scene
  const ana = await theAdmin(podium())
  const before = (await ana.call(getLedger)).guarantee
  const bought = await confirmed(scene)
  await takeCredits(helena, 30)
  await marta.call(withdrawOrder, at(bought))
  await sendBack(marta, bought)
  await helena.call(receiveOrderBack, at(bought))
  assert.equal(await available(marta), 100)
  const { available: free, debt } = await helena.call(getWallet)
  assert.deepEqual([free, debt], [0, 30])
  const ledger = await provedLedger(ana)
  assert.deepEqual([ledger.guarantee - before, ledger.sum], [30, 0])
  assert.deepEqual(
    ledger.invariants.filter(({ broken }) => broken > 0),
    [],
  )
  const { list } = await ana.call(listDebts, { query: { _limit: 20 } })
  assert.ok(list.some(({ userId, debt: owed }) => userId === helena.id && owed === 30))
  const next = await order(marta, product)
  await ship(helena, next)
  await marta.call(confirmOrder, at(next))
  const settled = await helena.call(getWallet)
  assert.deepEqual([settled.available, settled.debt], [10, 0])
})

test('credits that come back return to the lots they were bought from', async () => {
  const helena = await openSponsor(podium())
  const marta = await openBuyer(podium(), 0)
  const product = await offerProduct(helena)
  const { transactionId } = await buy(podium(), marta, 50)
  const lots = async () =>
    (await marta.call(listLots, {})).list.map(({ paymentId, credits, left }) => [
      paymentId,
      credits,
      left,
    ])
  const bought = await confirmed({ helena, marta, product })
  assert.deepEqual(await lots(), [[transactionId, 50, 10]])
  await takeCredits(helena, 15)
  await marta.call(withdrawOrder, at(bought))
  await sendBack(marta, bought)
  await helena.call(receiveOrderBack, at(bought))
  assert.deepEqual(await lots(), [[transactionId, 50, 50]])
})
