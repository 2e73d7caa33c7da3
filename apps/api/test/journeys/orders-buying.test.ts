import assert from 'node:assert/strict'
import { test } from 'node:test'
import { block, unblock } from '@podium/contract/messages'
import { confirmOrder, getDelivery, listOrders, purchaseProduct } from '@podium/contract/orders'
import { deleteProduct, getProduct, listProducts, updateProduct } from '@podium/contract/products'
import { putVisibility } from '@podium/contract/profiles'
import {
  available,
  castProduct,
  offerProduct,
  order,
  purchaseOf,
  theAdmin,
  useShop,
} from '../shop.ts'
import { at, done, setScene } from '../ordering.ts'

const podium = useShop()

// --- what cannot be bought -----------------------------------------------------------------------

test('with too few credits nothing is ordered, and a debt blocks spending', async () => {
  const { marta, product } = await setScene(podium(), { credits: 101, stock: 1 })
  await marta.refused('insufficientCredits', purchaseProduct, purchaseOf(product))
  assert.equal((await marta.call(getProduct, at(product))).stock, 1)
  assert.equal(await available(marta), 100)
  assert.equal((await marta.call(listOrders, {})).total, 0)
})

test("one's own product, another country and an admin's order are refused", async () => {
  const { helena, marta, product } = await setScene(podium())
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

test('nobody buys across a block of either side, and orders that stand go on', async () => {
  const { helena, marta, product } = await setScene(podium())
  const placed = await order(marta, product)
  const offered = async () => {
    const { list } = await marta.call(listProducts, { query: { sponsorID: helena.id } })
    const shown = [await marta.call(getProduct, at(product)), ...list]
    return shown.map(({ abilities }) => abilities.buy)
  }
  for (const [one, other] of [
    [helena, marta],
    [marta, helena],
  ] as const) {
    assert.deepEqual(await offered(), [true, true])
    await one.call(block, { params: { userId: other.id } })
    assert.deepEqual(await offered(), [false, false])
    await marta.refused('orderNotAllowed', purchaseProduct, purchaseOf(product))
    if (one === helena) await done('ship', helena, placed.id)
    else await marta.call(confirmOrder, at(placed))
    await one.call(unblock, { params: { userId: other.id } })
  }
  assert.equal(await available(marta), 60)
  await order(marta, product)
})

test('the delivery has its rules, told by field', async () => {
  const { marta, product } = await setScene(podium())
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
  const { helena, marta, product } = await setScene(podium())
  await helena.call(updateProduct, { ...at(product), body: { ...castProduct, credits: 45 } })
  const refused = await marta.refused('stateChanged', purchaseProduct, purchaseOf(product))
  assert.equal(await available(marta), 100)
  const fresh = await marta.call(getProduct, at(product))
  assert.deepEqual(refused.current, fresh)
  assert.equal((await order(marta, fresh)).product.credits, 45)
})

test('what is inactive, hidden or gone is not found, what is sold out has changed', async () => {
  const { helena, marta, product } = await setScene(podium(), { active: false })
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

test('the delivery is remembered from the last order; before, what the account knows', async () => {
  const { marta, product } = await setScene(podium())
  const first = (await marta.call(getDelivery)).delivery
  assert.deepEqual([first.name, first.countryCode, first.city], ['Marta Nóbrega', 'PT', ''])
  await marta.call(purchaseProduct, purchaseOf(product, { city: 'Lousã', note: 'Ring twice' }))
  const { delivery } = await marta.call(getDelivery)
  assert.deepEqual(
    [delivery.city, delivery.note, delivery.phone],
    ['Lousã', 'Ring twice', '+351912345678'],
  )
})
