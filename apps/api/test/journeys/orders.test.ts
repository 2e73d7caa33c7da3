import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listAudit } from '@podium/contract/audit'
import {
  claimOrder,
  confirmOrder,
  decideClaim,
  decideOrder,
  declineOrder,
  disputeOrder,
  examineOrder,
  getDelivery,
  getOrder,
  listAllOrders,
  listOrders,
  mayMoveOrder,
  openOrderStatuses,
  type Order,
  type OrderAct,
  orderActs,
  orderMoves,
  type OrderStatus,
  orderStatuses,
  purchaseProduct,
  receiveOrderBack,
  returnOrder,
  shipOrder,
  trackOrder,
  withdrawOrder,
} from '@podium/contract/orders'
import {
  deleteProduct,
  getProduct,
  listProducts,
  type Product,
  updateProduct,
} from '@podium/contract/products'
import { putVisibility } from '@podium/contract/profiles'
import { closeAccount, deleteFan } from '@podium/contract/settings'
import { getWallet, listWalletTransactions } from '@podium/contract/wallet'
import { cleanFiles } from '../../src/features/files/index.ts'
import { runJob } from '../buying.ts'
import { signedInMember } from '../supporting.ts'
import { restoreClock, travel } from '../harness.ts'
import type { Person } from '../person.ts'
import {
  available,
  castDelivery,
  castProduct,
  offerProduct,
  openBuyer,
  openSponsor,
  order,
  purchaseOf,
  theAdmin,
  useShop,
} from '../shop.ts'
import { photo, sendForm } from '../uploads.ts'

const podium = useShop()

const days = 24 * 3600
const at = ({ id }: { id: number }) => ({ params: { id } })
const keepDeadlines = () => runJob(podium(), 'keep-order-deadlines')
const exists = async (path: string) => (await podium().app.inject(path)).statusCode === 200

interface Scene {
  helena: Person
  marta: Person
  product: Product
}

async function setScene(details: object = {}, credits = 100): Promise<Scene> {
  const helena = await openSponsor(podium())
  return {
    helena,
    marta: await openBuyer(podium(), credits),
    product: await offerProduct(helena, details),
  }
}

/** What each act of a person sends. */
const acts = {
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

type PersonalAct = keyof typeof acts
const personalActs = Object.keys(acts) as PersonalAct[]

async function done(act: PersonalAct, person: Person, id: number): Promise<Order> {
  const answer = await acts[act](person, id)
  assert.equal(answer.statusCode, 200, answer.body)
  return answer.json<Order>()
}

test('a product is bought, shipped and confirmed: the credits wait, then arrive', async () => {
  const { helena, marta, product } = await setScene({ stock: 2 })
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

/** Leads an order to a status by the acts that lead there. */
async function leadTo(status: OrderStatus, scene: Scene): Promise<Order> {
  const { helena, marta, product } = scene
  const placed = await order(marta, product)
  const ana = await theAdmin(podium())
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
      await keepDeadlines()
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

const sameCall: Partial<Record<PersonalAct, PersonalAct>> = {
  cancel: 'withdraw',
  withdraw: 'cancel',
}

for (const status of orderStatuses) {
  test(`from ${status} every act of the table succeeds, every other is refused`, async () => {
    const scene = await setScene({}, 1000)
    const ana = await theAdmin(podium())
    const doer = { buyer: scene.marta, seller: scene.helena, admin: ana, time: ana }
    for (const act of personalActs) {
      // One call withdraws before shipping and after: there it is the other act's.
      if (sameCall[act] && mayMoveOrder(sameCall[act], status)) continue
      const { from, to, by } = orderMoves[act]
      const { id, lastAct } = await leadTo(status, scene)
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
  const { helena, marta, product } = await setScene()
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
  const scene = await setScene({}, 1000)
  const ana = await theAdmin(podium())
  for (const status of orderStatuses) {
    const { id } = await leadTo(status, scene)
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
  const { helena, marta, product } = await setScene({ stock: 1 })
  const { id } = await order(marta, product)
  const declined = await done('decline', helena, id)
  assert.deepEqual([declined.status, declined.declineReason], ['DECLINED', 'Sold out'])
  assert.deepEqual([await available(marta), await available(helena)], [100, 0])
  assert.equal((await marta.call(getProduct, at(product))).stock, 1)
})

test('an order without an answer goes back after seven days, and not a second before', async () => {
  const { helena, marta, product } = await setScene({ stock: 1 })
  const { id, answerBy, placedAt } = await order(marta, product)
  assert.equal(Date.parse(answerBy ?? '') - Date.parse(placedAt), 7 * days * 1000)
  travel({ seconds: 7 * days - 60 })
  await keepDeadlines()
  restoreClock()
  assert.equal((await marta.call(getOrder, at({ id }))).status, 'PLACED')
  travel({ seconds: 7 * days + 60 })
  await keepDeadlines()
  await keepDeadlines()
  restoreClock()
  const { status, lastAct } = await marta.call(getOrder, at({ id }))
  assert.deepEqual([status, lastAct], ['EXPIRED', 'expire'])
  assert.deepEqual([await available(marta), await available(helena)], [100, 0])
  assert.equal((await marta.call(getProduct, at(product))).stock, 1)
  assert.equal((await acts.ship(helena, id)).statusCode, 409)
})

test('fourteen days of silence after shipping credit the seller, a dispute stops the clock', async () => {
  const { helena, marta, product } = await setScene()
  const [silent, disputed] = [await order(marta, product), await order(marta, product)]
  for (const { id } of [silent, disputed]) await done('ship', helena, id)
  await done('dispute', marta, disputed.id)
  travel({ seconds: 14 * days - 60 })
  await keepDeadlines()
  restoreClock()
  assert.equal((await marta.call(getOrder, at(silent))).status, 'SHIPPED')
  travel({ seconds: 14 * days + 60 })
  await keepDeadlines()
  restoreClock()
  const settled = await marta.call(getOrder, at(silent))
  assert.deepEqual([settled.status, settled.lastAct], ['CONFIRMED', 'settle'])
  assert.equal((await marta.call(getOrder, at(disputed))).status, 'DISPUTED')
  assert.deepEqual([await available(marta), await available(helena)], [20, 40])
})

test('an admin decides a dispute either way, with a reason on record', async () => {
  const { helena, marta, product } = await setScene()
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
  const { helena, marta, product } = await setScene({}, 1000)
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
  const { helena, marta, product } = await setScene()
  const { id } = await leadTo('DISPUTED', { helena, marta, product })
  assert.equal((await done('confirm', marta, id)).status, 'CONFIRMED')
  assert.equal(await available(helena), 40)
})

test('the seller corrects the tracking note while the parcel is on its way', async () => {
  const scene = await setScene({}, 1000)
  const note = { trackingNote: 'CTT RR999' }
  const shipped = await leadTo('SHIPPED', scene)
  const { trackingNote } = await scene.helena.call(trackOrder, { ...at(shipped), body: note })
  assert.equal(trackingNote, 'CTT RR999')
  await scene.marta.refused('forbidden', trackOrder, { ...at(shipped), body: note })
  const placed = await leadTo('PLACED', scene)
  const refused = await scene.helena.refused('stateChanged', trackOrder, {
    ...at(placed),
    body: note,
  })
  assert.equal((refused.current as Order).id, placed.id)
})

// --- what cannot be bought -----------------------------------------------------------------------

test('with too few credits nothing is ordered, and a debt blocks spending', async () => {
  const { marta, product } = await setScene({ credits: 101, stock: 1 })
  await marta.refused('insufficientCredits', purchaseProduct, purchaseOf(product))
  assert.equal((await marta.call(getProduct, at(product))).stock, 1)
  assert.equal(await available(marta), 100)
  assert.equal((await marta.call(listOrders, {})).total, 0)
})

test("one's own product, another country and an admin's order are refused", async () => {
  const { helena, marta, product } = await setScene()
  await helena.refused('orderNotAllowed', purchaseProduct, purchaseOf(product))
  for (const [countryCode, postalCode] of [
    ['FR', '75001'],
    ['BR', '01000-000'],
  ] as const) {
    const abroad = { countryCode, postalCode, phone: '+33612345678' }
    await marta.refused('orderNotAllowed', purchaseProduct, purchaseOf(product, abroad))
  }
  const ana = await theAdmin(podium())
  await ana.refused('forbidden', purchaseProduct, purchaseOf(product))
  const spanish = { countryCode: 'ES', postalCode: '28013', phone: '+34612345678', city: 'Madrid' }
  const bought = await marta.call(purchaseProduct, purchaseOf(product, spanish))
  assert.equal(bought.delivery?.countryCode, 'ES')
})

test('the delivery has its rules, told by field', async () => {
  const { marta, product } = await setScene()
  const wrong: [object, string, 'NotBlank' | 'Pattern' | 'Size'][] = [
    [{ name: '' }, 'name', 'NotBlank'],
    [{ address: ' ' }, 'address', 'NotBlank'],
    [{ city: '' }, 'city', 'NotBlank'],
    [{ phone: '' }, 'phone', 'NotBlank'],
    [{ countryCode: '' }, 'countryCode', 'NotBlank'],
    [{ postalCode: '3000456' }, 'postalCode', 'Pattern'],
    [{ postalCode: '99999', countryCode: 'ES', phone: '+34612345678' }, 'postalCode', 'Pattern'],
    [{ phone: '12' }, 'phone', 'Pattern'],
    [{ note: 'a'.repeat(256) }, 'note', 'Size'],
  ]
  for (const [details, field, kind] of wrong) {
    await marta.violates([`delivery.${field}`, kind], purchaseProduct, purchaseOf(product, details))
  }
  assert.equal(await available(marta), 100)
})

test('at another price than the buyer saw they are asked again', async () => {
  const { helena, marta, product } = await setScene()
  await helena.call(updateProduct, { ...at(product), body: { ...castProduct, credits: 45 } })
  const refused = await marta.refused('stateChanged', purchaseProduct, purchaseOf(product))
  assert.equal(await available(marta), 100)
  const fresh = await marta.call(getProduct, at(product))
  assert.deepEqual(refused.current, fresh)
  assert.equal((await order(marta, fresh)).product.credits, 45)
})

test('what is inactive, hidden or gone is not found, what is sold out has changed', async () => {
  const { helena, marta, product } = await setScene({ active: false })
  await marta.refused('entityDoesNotExist', purchaseProduct, purchaseOf(product))
  await helena.refused('orderNotAllowed', purchaseProduct, purchaseOf(product))
  const soldOut = await offerProduct(helena, { stock: 0 })
  assert.equal((await marta.call(getProduct, at(soldOut))).abilities.buy, false)
  const refused = await marta.refused('stateChanged', purchaseProduct, purchaseOf(soldOut))
  assert.equal((refused.current as { stock: number }).stock, 0)
  const deleted = await offerProduct(helena)
  await helena.call(deleteProduct, at(deleted))
  await marta.refused('entityDoesNotExist', purchaseProduct, purchaseOf(deleted))
  const shown = await offerProduct(helena)
  await helena.call(putVisibility, { params: { id: helena.id }, body: { hiddenProfile: true } })
  await marta.refused('entityDoesNotExist', purchaseProduct, purchaseOf(shown))
  await podium().visitor().raw(purchaseProduct, purchaseOf(shown))
  assert.equal(await available(marta), 100)
})

// --- what stays ----------------------------------------------------------------------------------

test('an order keeps what was bought, after the product was changed, repictured and deleted', async () => {
  const { helena, marta, product } = await setScene()
  const placed = await order(marta, product)
  await sendForm(helena, {
    method: 'PUT',
    url: `/api/sponsor/product/${product.id}`,
    info: { title: 'Outra coisa', description: 'Outra', credits: 99 },
    file: await photo({ width: 50, height: 50 }),
  })
  assert.equal((await marta.call(getOrder, at(placed))).product.hasPage, true)
  await helena.call(deleteProduct, at(product))
  travel({ seconds: 25 * 3600 })
  await cleanFiles(podium().context.files)
  restoreClock()
  await helena.refused('entityDoesNotExist', getProduct, at(product))
  const { total } = await helena.call(listProducts, { query: { sponsorID: helena.id } })
  assert.equal(total, 0)
  for (const person of [marta, helena]) {
    const kept = (await person.call(getOrder, at(placed))).product
    assert.deepEqual(
      [kept.title, kept.description, kept.credits, kept.hasPage],
      [castProduct.title, castProduct.description, castProduct.credits, false],
    )
    assert.ok(await exists(kept.imagePath?.main ?? ''), 'the picture is there by the key')
    assert.ok(await exists(kept.imagePath?.thumbnail ?? ''))
  }
  assert.ok(!(await exists(`/files/${product.imageId}/page.webp`)), 'and for nobody else')
  assert.equal((await done('ship', helena, placed.id)).status, 'SHIPPED')
})

test('the delivery is remembered from the last order; before, what the account knows', async () => {
  const { marta, product } = await setScene()
  const first = (await marta.call(getDelivery)).delivery
  assert.deepEqual([first.name, first.countryCode, first.city], ['Marta Nóbrega', 'PT', ''])
  await marta.call(purchaseProduct, purchaseOf(product, { city: 'Lousã', note: 'Ring twice' }))
  const { delivery } = await marta.call(getDelivery)
  assert.deepEqual(
    [delivery.city, delivery.note, delivery.phone],
    ['Lousã', 'Ring twice', '+351912345678'],
  )
})

test('both sides have their table, by status and page, and nobody sees another’s', async () => {
  const { helena, marta, product } = await setScene({}, 1000)
  const orders = [
    await order(marta, product),
    await order(marta, product),
    await order(marta, product),
  ]
  await done('ship', helena, orders[0]?.id ?? 0)
  const ids = async (person: Person, query: object) =>
    (await person.call(listOrders, { query })).list.map(({ id }) => id)
  const [a, b, c] = orders.map(({ id }) => id)
  assert.deepEqual(await ids(marta, {}), [c, b, a])
  assert.deepEqual(await ids(marta, { side: 'seller' }), [])
  assert.deepEqual(await ids(helena, { side: 'seller', status: 'PLACED' }), [c, b])
  assert.deepEqual(await ids(helena, { side: 'seller', _order: 'ASC', _limit: 1, _page: 1 }), [b])
  assert.deepEqual(await ids(helena, {}), [])
  assert.equal((await marta.call(listOrders, { query: { _limit: 1 } })).total, 3)
  await marta.violates(['side', 'Pattern'], listOrders, { query: { side: 'admin' } })
})

test('a hidden buyer is named to the seller and has no page or picture', async () => {
  const { helena, marta, product } = await setScene()
  const { id } = await order(marta, product)
  await marta.call(putVisibility, { params: { id: marta.id }, body: { hiddenProfile: true } })
  const { buyer } = await helena.call(getOrder, at({ id }))
  assert.deepEqual([buyer.name, buyer.hasPage, buyer.avatar.main], ['Marta', false, null])
})

test('an athlete who buys is drawn with their sport, as long as their page is there', async () => {
  const { helena, product } = await setScene()
  const ines = await signedInMember(podium(), 'ATHLETE', { name: 'Inês', credits: 200 })
  const { id } = await order(ines, product)
  const sport = async () => (await helena.call(getOrder, at({ id }))).buyer.sport
  assert.notEqual(await sport(), null)
  await ines.call(putVisibility, { params: { id: ines.id }, body: { hiddenProfile: true } })
  assert.equal(await sport(), null)
})

// --- leaving -------------------------------------------------------------------------------------

test('an open order keeps both accounts open, and says why; once completed they can go', async () => {
  const scene = await setScene({}, 1000)
  const { helena, marta } = scene
  const ana = await theAdmin(podium())
  for (const status of openOrderStatuses) {
    const { id } = await leadTo(status, scene)
    for (const person of [marta, helena]) {
      const { password } = person
      const body = await person.refused('couldNotDeleteUser', closeAccount, { body: { password } })
      assert.equal(body.errors[0]?.reason, 'openOrders')
    }
    await ana.refused('couldNotDeleteUser', deleteFan, { params: { id: marta.id } })
    if (status === 'PLACED') await done('decline', helena, id)
    else if (status === 'CLAIMED') await done('dismiss', ana, id)
    else if (status === 'WITHDRAWN' || status === 'RETURNING') {
      await done('return', marta, id)
      await done('receiveBack', helena, id)
    } else await done('confirm', marta, id)
  }
  await marta.call(closeAccount, { body: { password: marta.password } })
  await helena.call(closeAccount, { body: { password: helena.password } })
})

test('a year after the buyer left, their order names no address', async () => {
  const scene = await setScene()
  const { helena, marta } = scene
  const { id } = await leadTo('CONFIRMED', scene)
  await marta.call(closeAccount, { body: { password: marta.password } })
  assert.equal((await helena.call(getOrder, at({ id }))).delivery?.city, 'Coimbra')
  travel({ seconds: 366 * days })
  await runJob(podium(), 'anonymise-closed-accounts')
  restoreClock()
  const kept = await helena.call(getOrder, at({ id }))
  assert.deepEqual([kept.delivery, kept.product.title], [null, 'Barras Volta'])
  assert.ok(!JSON.stringify(kept).includes('Nóbrega') && !JSON.stringify(kept).includes('Sofia'))
})

test('a year after the seller left, the buyer still reads what they bought, without the picture', async () => {
  const scene = await setScene()
  const { helena, marta } = scene
  const { id } = await leadTo('CONFIRMED', scene)
  const never = await offerProduct(helena)
  await helena.call(closeAccount, { body: { password: helena.password } })
  travel({ seconds: 366 * days })
  await runJob(podium(), 'anonymise-closed-accounts')
  await cleanFiles(podium().context.files)
  restoreClock()
  const kept = await marta.call(getOrder, at({ id }))
  assert.deepEqual([kept.product.title, kept.product.imagePath], ['Barras Volta', null])
  assert.equal(kept.seller.hasPage, false)
  await marta.refused('entityDoesNotExist', getProduct, at(never))
})

// --- mails ---------------------------------------------------------------------------------------

const mailed: [OrderStatus, string | null, string | null][] = [
  ['PLACED', 'Order placed', 'New order'],
  ['SHIPPED', 'On its way', null],
  ['DECLINED', 'Order declined', null],
  ['EXPIRED', 'Order unanswered', 'Order expired'],
  ['CONFIRMED', null, 'Credits received'],
  ['DISPUTED', 'Dispute opened', 'Dispute opened'],
  ['REFUNDED', 'Dispute decided', 'Dispute decided'],
  ['WITHDRAWN', 'Purchase withdrawn', 'Purchase withdrawn'],
  ['RETURNING', null, 'On its way back'],
  ['RETURNED', 'Credits back', null],
  ['CLAIMED', 'Fault claimed', 'Fault claimed'],
]

test('both sides are mailed what concerns them, with the way to the order', async () => {
  for (const [status, toBuyer, toSeller] of mailed) {
    const scene = await setScene()
    const { id } = await leadTo(status, scene)
    const expected: [Person, string | null][] = [
      [scene.marta, toBuyer],
      [scene.helena, toSeller],
    ]
    for (const [person, subject] of expected) {
      if (!subject) continue
      const mail = await podium().mailTo(person.email, subject)
      assert.match(mail.text, new RegExp(`http://podium\\.test/orders/${id}\\b`))
      assert.ok(!mail.text.includes('Rua da Sofia'), 'no address travels by mail')
    }
  }
})

test('every act of the table is tried by these tests', () => {
  const byTime = orderActs.filter((act) => orderMoves[act].by === 'time')
  assert.deepEqual([...personalActs, ...byTime].sort(), orderActs.toSorted())
})

test('a wallet shows no order’s credits as spendable or reserved twice', async () => {
  const { marta, product } = await setScene()
  await order(marta, product)
  const { available: free, reserved } = await marta.call(getWallet)
  assert.deepEqual([free, reserved], [60, 0])
})
