import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listAudit } from '@podium/contract/audit'
import {
  decideOrder,
  examineOrder,
  getOrder,
  listAllOrders,
  mayMoveOrder,
  type Order,
  type OrderAct,
  orderActs,
  orderMoves,
  type OrderStatus,
  orderStatuses,
  shipOrder,
  trackOrder,
} from '@podium/contract/orders'
import { getProduct } from '@podium/contract/products'
import { getWallet, listWalletTransactions } from '@podium/contract/wallet'
import { restoreClock, travel } from '../harness.ts'
import { available, castDelivery, openBuyer, order, theAdmin, useShop } from '../shop.ts'
import {
  type PersonalAct,
  acts,
  at,
  days,
  done,
  keepDeadlines,
  leadTo,
  setScene,
} from '../ordering.ts'

const podium = useShop()

const personalActs = Object.keys(acts) as PersonalAct[]

test('a product is bought, shipped and confirmed: the credits wait, then arrive', async () => {
  const { helena, marta, product } = await setScene(podium(), { stock: 2 })
  const placed = await order(marta, product)
  assert.deepEqual(
    [placed.status, placed.side, placed.product.title],
    ['PLACED', 'buyer', 'Barras Volta'],
  )
  assert.deepEqual([await available(marta), await available(helena)], [60, 0])
  assert.equal((await marta.call(getProduct, at(product))).stock, 1)
  const atHelenas = await helena.call(getOrder, at(placed))
  assert.deepEqual(atHelenas.delivery, { ...castDelivery, phone: '+351912345678' })
  assert.deepEqual(
    [atHelenas.side, atHelenas.abilities.ship, atHelenas.abilities.confirm],
    ['seller', true, false],
  )
  const shipped = await done('ship', helena, placed.id)
  assert.deepEqual([shipped.status, shipped.trackingNote], ['SHIPPED', 'CTT RR123'])
  assert.deepEqual([await available(marta), await available(helena)], [60, 0])
  const confirmed = await done('confirm', marta, placed.id)
  assert.deepEqual([confirmed.status, confirmed.lastAct], ['CONFIRMED', 'confirm'])
  assert.deepEqual([await available(marta), await available(helena)], [60, 40])
  const history = await marta.call(listWalletTransactions, {})
  assert.deepEqual(
    [history.list[0]?.reason, history.list[0]?.creditsNumber, history.list[0]?.cause],
    ['ORDER_PLACED', -40, { kind: 'order', id: placed.id }],
  )
})

const sameCall: Partial<Record<PersonalAct, PersonalAct>> = {
  cancel: 'withdraw',
  withdraw: 'cancel',
}

for (const status of orderStatuses) {
  test(`from ${status} every act of the table succeeds, every other is refused`, async () => {
    const scene = await setScene(podium(), {}, 1000)
    const ana = await theAdmin(podium())
    const doer = { buyer: scene.marta, seller: scene.helena, admin: ana, time: ana }
    for (const act of personalActs) {
      // One call withdraws before shipping and after: there it is the other act's.
      if (sameCall[act] && mayMoveOrder(sameCall[act], status)) continue
      const { from, to, by } = orderMoves[act]
      const { id, lastAct } = await leadTo(podium(), status, scene)
      const answer = await acts[act](doer[by], id)
      const after = await scene.marta.call(getOrder, at({ id }))
      if ((from as readonly OrderStatus[]).includes(status)) {
        assert.deepEqual([answer.statusCode, after.status], [200, to], `${act} from ${status}`)
      } else if (lastAct && [act, sameCall[act]].includes(lastAct as PersonalAct)) {
        assert.deepEqual(
          [answer.statusCode, after.status],
          [200, status],
          'repeated, not done anew',
        )
      } else {
        const said = answer.json<{ errors: { errorCode: number }[]; current: Order }>()
        assert.deepEqual([answer.statusCode, said.errors[0]?.errorCode], [409, 102], act)
        assert.deepEqual([said.current.id, said.current.status], [id, status])
        assert.equal(after.status, status)
      }
    }
  })
}

const isDispute = (act: PersonalAct) => act === 'dispute' || act === 'contest'

test('each side does its own acts alone; for strangers the order is not there', async () => {
  const { helena, marta, product } = await setScene(podium())
  const { id } = await order(marta, product)
  const stranger = await openBuyer(podium(), 0)
  const ana = await theAdmin(podium())
  const sides = { buyer: marta, seller: helena, admin: ana }
  for (const act of personalActs) {
    for (const [side, person] of Object.entries(sides)) {
      // A dispute is the buyer's or the seller's, each at another time.
      const isTheirs = isDispute(act) ? side !== 'admin' : orderMoves[act].by === side
      if (isTheirs) continue
      const answer = await acts[act](person, id)
      assert.equal(answer.statusCode, 403, `${act} by the ${side}`)
    }
    const answer = await acts[act](stranger, id)
    assert.equal(answer.statusCode, orderMoves[act].by === 'admin' ? 403 : 404, act)
  }
  await stranger.refused('entityDoesNotExist', getOrder, at({ id }))
  await stranger.refused('entityDoesNotExist', trackOrder, {
    ...at({ id }),
    body: { trackingNote: '' },
  })
  assert.equal((await ana.call(getOrder, at({ id }))).side, 'admin')
  assert.equal((await marta.call(getOrder, at({ id }))).status, 'PLACED')
})

test('what the buttons are told is what the table says', async () => {
  const scene = await setScene(podium(), {}, 1000)
  const ana = await theAdmin(podium())
  for (const status of orderStatuses) {
    const { id } = await leadTo(podium(), status, scene)
    const people = { buyer: scene.marta, seller: scene.helena, admin: ana }
    for (const [side, person] of Object.entries(people)) {
      const { abilities } = await person.call(getOrder, at({ id }))
      const may = (act: OrderAct) =>
        orderMoves[act].by === side &&
        (orderMoves[act].from as readonly OrderStatus[]).includes(status)
      assert.deepEqual(
        { ...abilities, track: false },
        {
          ship: may('ship'),
          decline: may('decline'),
          track: false,
          confirm: may('confirm'),
          dispute: may('dispute'),
          withdraw: may('cancel') || may('withdraw'),
          return: may('return'),
          receiveBack: may('receiveBack'),
          contest: may('contest'),
          claim: may('claim'),
          decide: may('pay'),
          decideClaim: may('grant'),
        },
        `${side} at ${status}`,
      )
    }
  }
})

test('a declined order gives the credits and the piece back, with the reason', async () => {
  const { helena, marta, product } = await setScene(podium(), { stock: 1 })
  const { id } = await order(marta, product)
  const declined = await done('decline', helena, id)
  assert.deepEqual([declined.status, declined.declineReason], ['DECLINED', 'Sold out'])
  assert.deepEqual([await available(marta), await available(helena)], [100, 0])
  assert.equal((await marta.call(getProduct, at(product))).stock, 1)
})

test('an order without an answer goes back after seven days, and not a second before', async () => {
  const { helena, marta, product } = await setScene(podium(), { stock: 1 })
  const { id, answerBy, placedAt } = await order(marta, product)
  assert.equal(Date.parse(answerBy ?? '') - Date.parse(placedAt), 7 * days * 1000)
  travel({ seconds: 7 * days - 60 })
  await keepDeadlines(podium())
  restoreClock()
  assert.equal((await marta.call(getOrder, at({ id }))).status, 'PLACED')
  travel({ seconds: 7 * days + 60 })
  await keepDeadlines(podium())
  await keepDeadlines(podium())
  restoreClock()
  const { status, lastAct } = await marta.call(getOrder, at({ id }))
  assert.deepEqual([status, lastAct], ['EXPIRED', 'expire'])
  assert.deepEqual([await available(marta), await available(helena)], [100, 0])
  assert.equal((await marta.call(getProduct, at(product))).stock, 1)
  assert.equal((await acts.ship(helena, id)).statusCode, 409)
})

test('fourteen days of silence after shipping credit the seller, a dispute stops the clock', async () => {
  const { helena, marta, product } = await setScene(podium())
  const [silent, disputed] = [await order(marta, product), await order(marta, product)]
  for (const { id } of [silent, disputed]) await done('ship', helena, id)
  await done('dispute', marta, disputed.id)
  travel({ seconds: 14 * days - 60 })
  await keepDeadlines(podium())
  restoreClock()
  assert.equal((await marta.call(getOrder, at(silent))).status, 'SHIPPED')
  travel({ seconds: 14 * days + 60 })
  await keepDeadlines(podium())
  restoreClock()
  const settled = await marta.call(getOrder, at(silent))
  assert.deepEqual([settled.status, settled.lastAct], ['CONFIRMED', 'settle'])
  assert.equal((await marta.call(getOrder, at(disputed))).status, 'DISPUTED')
  assert.deepEqual([await available(marta), await available(helena)], [20, 40])
})

test('an admin decides a dispute either way, with a reason on record', async () => {
  const { helena, marta, product } = await setScene(podium())
  const ana = await theAdmin(podium())
  const [first, second] = [await order(marta, product), await order(marta, product)]
  for (const { id } of [first, second]) {
    await done('ship', helena, id)
    await done('dispute', marta, id)
  }
  const waiting = await ana.call(listAllOrders, { query: { status: 'DISPUTED', userId: marta.id } })
  assert.deepEqual([waiting.total, waiting.list[0]?.id], [2, second.id])
  assert.equal(waiting.list[0]?.disputeReason, 'It is broken')
  await done('pay', ana, first.id)
  await done('refund', ana, second.id)
  assert.deepEqual([await available(marta), await available(helena)], [60, 40])
  const { list } = await ana.call(listAudit, { query: { act: 'ORDER_DECIDED', userId: marta.id } })
  assert.deepEqual(
    list.map(({ subject, reason, before, after }) => [
      subject.id,
      reason,
      after?.['decision'],
      before?.['status'],
      after?.['status'],
    ]),
    [
      [String(second.id), 'Broken', 'refund', 'DISPUTED', 'REFUNDED'],
      [String(first.id), 'It is whole', 'pay', 'DISPUTED', 'CONFIRMED'],
    ],
  )
  await ana.violates(['reason', 'NotBlank'], decideOrder, {
    ...at(first),
    body: { decision: 'pay', reason: ' ' },
  })
  assert.equal((await marta.call(getOrder, at(second))).decisionReason, 'Broken')
})

test('an admin examines an order with how the orders of both sides went', async () => {
  const { helena, marta, product } = await setScene(podium(), {}, 1000)
  const ana = await theAdmin(podium())
  const [first, second] = [await order(marta, product), await order(marta, product)]
  for (const { id } of [first, second]) {
    await done('ship', helena, id)
    await done('dispute', marta, id)
  }
  const body = { decision: 'refund' as const, reason: 'It is' }
  await ana.call(decideOrder, { ...at(first), body })
  const other = await openBuyer(podium(), 1000)
  await order(other, product)
  const { order: seen, buyer, seller } = await ana.call(examineOrder, at(second))
  assert.deepEqual(
    [seen.id, seen.delivery?.city, seen.abilities.decide],
    [second.id, castDelivery.city, true],
  )
  const counts = ({ orders, disputed, refunded }: typeof buyer) => [orders, disputed, refunded]
  assert.deepEqual(
    [counts(buyer), counts(seller)],
    [
      [2, 2, 1],
      [3, 2, 1],
    ],
  )
  assert.match(buyer.since, /^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
  await ana.refused('entityDoesNotExist', examineOrder, at({ id: 2_000_000_000 }))
  assert.equal((await marta.raw(examineOrder, at(second))).statusCode, 403)
})

test('the buyer of a disputed order may still confirm it', async () => {
  const { helena, marta, product } = await setScene(podium())
  const { id } = await leadTo(podium(), 'DISPUTED', { helena, marta, product })
  assert.equal((await done('confirm', marta, id)).status, 'CONFIRMED')
  assert.equal(await available(helena), 40)
})

test('of what is shipped twice, with another note, the later note stays, and none takes none away', async () => {
  const scene = await setScene(podium())
  const { id } = await order(scene.marta, scene.product)
  const ship = (trackingNote: string) =>
    scene.helena.call(shipOrder, { ...at({ id }), body: { trackingNote } })
  const first = await ship('CTT RR123')
  const again = await ship('CTT RR124')
  assert.equal(again.trackingNote, 'CTT RR124')
  assert.equal(again.shippedAt, first.shippedAt)
  assert.equal((await ship('')).trackingNote, 'CTT RR124')
})

test('the seller corrects the tracking note while the parcel is on its way', async () => {
  const scene = await setScene(podium(), {}, 1000)
  const note = { trackingNote: 'CTT RR999' }
  const shipped = await leadTo(podium(), 'SHIPPED', scene)
  const { trackingNote } = await scene.helena.call(trackOrder, { ...at(shipped), body: note })
  assert.equal(trackingNote, 'CTT RR999')
  await scene.marta.refused('forbidden', trackOrder, { ...at(shipped), body: note })
  const placed = await leadTo(podium(), 'PLACED', scene)
  const refused = await scene.helena.refused('stateChanged', trackOrder, {
    ...at(placed),
    body: note,
  })
  assert.equal((refused.current as Order).id, placed.id)
})

test('every act of the table is tried by these tests', () => {
  const byTime = orderActs.filter((act) => orderMoves[act].by === 'time')
  assert.deepEqual([...personalActs, ...byTime].sort(), orderActs.toSorted())
})

test('a wallet shows no order’s credits as spendable or reserved twice', async () => {
  const { marta, product } = await setScene(podium())
  await order(marta, product)
  const { available: free, reserved } = await marta.call(getWallet)
  assert.deepEqual([free, reserved], [60, 0])
})
