import assert from 'node:assert/strict'
import { test } from 'node:test'
import { getOrder, listOrders, openOrderStatuses, type OrderStatus } from '@podium/contract/orders'
import { deleteProduct, getProduct, listProducts } from '@podium/contract/products'
import { putVisibility } from '@podium/contract/profiles'
import { closeAccount, deleteFan, getAccount } from '@podium/contract/settings'
import { cleanFiles } from '../../src/features/files/index.ts'
import { runJob } from '../buying.ts'
import { signedInMember } from '../supporting.ts'
import { restoreClock, travel } from '../harness.ts'
import type { Person } from '../person.ts'
import { castProduct, offerProduct, order, theAdmin, useShop } from '../shop.ts'
import { photo, sendForm } from '../uploads.ts'
import { at, days, done, leadTo, setScene } from '../ordering.ts'

const podium = useShop()

const exists = async (path: string) => (await podium().app.inject(path)).statusCode === 200

// --- what stays ----------------------------------------------------------------------------------

test('an order keeps what was bought, after the product was changed, repictured and deleted', async () => {
  const { helena, marta, product } = await setScene(podium())
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

test('both sides have their table, by status and page, and nobody sees another’s', async () => {
  const { helena, marta, product } = await setScene(podium(), {}, 1000)
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
  const { helena, marta, product } = await setScene(podium())
  const { id } = await order(marta, product)
  await marta.call(putVisibility, { params: { id: marta.id }, body: { hiddenProfile: true } })
  const { buyer } = await helena.call(getOrder, at({ id }))
  assert.deepEqual([buyer.name, buyer.hasPage, buyer.avatar.main], ['Marta', false, null])
})

test('an athlete who buys is drawn with their sport, as long as their page is there', async () => {
  const { helena, product } = await setScene(podium())
  const ines = await signedInMember(podium(), 'ATHLETE', { name: 'Inês', credits: 200 })
  const { id } = await order(ines, product)
  const sport = async () => (await helena.call(getOrder, at({ id }))).buyer.sport
  assert.notEqual(await sport(), null)
  await ines.call(putVisibility, { params: { id: ines.id }, body: { hiddenProfile: true } })
  assert.equal(await sport(), null)
})

// --- leaving -------------------------------------------------------------------------------------

test('an open order keeps both accounts open, and says why; once completed they can go', async () => {
  const scene = await setScene(podium(), {}, 1000)
  const { helena, marta } = scene
  const ana = await theAdmin(podium())
  for (const status of openOrderStatuses) {
    const { id } = await leadTo(podium(), status, scene)
    for (const person of [marta, helena]) {
      const { password } = person
      const body = await person.refused('couldNotDeleteUser', closeAccount, { body: { password } })
      assert.equal(body.errors[0]?.reason, 'openOrders')
      assert.deepEqual((await person.call(getAccount)).keptOpenBy, ['openOrders'])
    }
    await ana.refused('couldNotDeleteUser', deleteFan, { params: { id: marta.id } })
    if (status === 'PLACED') await done('decline', helena, id)
    else if (status === 'CLAIMED') await done('dismiss', ana, id)
    else if (status === 'WITHDRAWN' || status === 'RETURNING') {
      await done('return', marta, id)
      await done('receiveBack', helena, id)
    } else await done('confirm', marta, id)
  }
  assert.deepEqual((await marta.call(getAccount)).keptOpenBy, [])
  await marta.call(closeAccount, { body: { password: marta.password } })
  await helena.call(closeAccount, { body: { password: helena.password } })
})

test('a year after the buyer left, their order names no address', async () => {
  const scene = await setScene(podium())
  const { helena, marta } = scene
  const { id } = await leadTo(podium(), 'CONFIRMED', scene)
  await marta.call(closeAccount, { body: { password: marta.password } })
  assert.equal((await helena.call(getOrder, at({ id }))).delivery?.city, 'Coimbra')
  travel({ seconds: 366 * days })
  await runJob(podium(), 'anonymise-closed-accounts')
  restoreClock()
  const kept = await helena.call(getOrder, at({ id }))
  assert.deepEqual([kept.delivery, kept.product.title], [null, 'Barras Volta'])
  assert.deepEqual([kept.buyer.name, kept.buyer.lastName], ['', ''])
  assert.ok(!JSON.stringify(kept).includes('Nóbrega') && !JSON.stringify(kept).includes('Sofia'))
})

test('a year after the seller left, the buyer still reads what they bought, without the picture', async () => {
  const scene = await setScene(podium())
  const { helena, marta } = scene
  const { id } = await leadTo(podium(), 'CONFIRMED', scene)
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
    const scene = await setScene(podium())
    const { id } = await leadTo(podium(), status, scene)
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
