import assert from 'node:assert/strict'
import { test } from 'node:test'
import { proposeAgreement } from '@podium/contract/agreements'
import { readHome } from '@podium/contract/home'
import { listNotifications, putNotificationSettings } from '@podium/contract/notifications'
import {
  claimOrder,
  confirmOrder,
  declineOrder,
  disputeOrder,
  getOrder,
  returnOrder,
  shipOrder,
  withdrawOrder,
} from '@podium/contract/orders'
import { recallProduct } from '@podium/contract/products'
import { putVisibility } from '@podium/contract/profiles'
import { downloadExport, requestExport } from '@podium/contract/settings'
import { postWalletTransaction } from '@podium/contract/wallet'
import { actingFor } from '../acting.ts'
import { becomeGuardian, family, show } from '../guarding.ts'
import { unzip } from '../unzip.ts'
import { offerProduct, openSponsor, order, theAdmin, useShop } from '../shop.ts'

const podium = useShop()

/** A ward for whom the guardian bought two things, one of which the seller sends and one declines. */
async function setScene() {
  const { rui, paula } = await family(podium())
  const helena = await openSponsor(podium())
  const gift = { userId: rui.id, creditsNumber: 100, description: 'For a test' }
  await (await theAdmin(podium())).call(postWalletTransaction, { body: gift })
  const paulaForRui = actingFor(paula, rui)
  const product = await offerProduct(helena)
  const [sent, declined] = [await order(paulaForRui, product), await order(paulaForRui, product)]
  const [toSent, toDeclined] = [sent, declined].map(({ id }) => ({ params: { id } }))
  if (!toSent || !toDeclined) throw new Error('two orders are there')
  await helena.call(shipOrder, { ...toSent, body: { trackingNote: 'Call me at the stadium' } })
  await helena.call(declineOrder, { ...toDeclined, body: { reason: 'Come and fetch it' } })
  return { rui, paula, helena, paulaForRui, toSent, toDeclined }
}

test('a ward moves no order, and the guardian does', async () => {
  const { rui, paulaForRui, toSent } = await setScene()
  const { abilities } = await rui.call(getOrder, toSent)
  assert.deepEqual(
    Object.values(abilities).filter((may) => may),
    [],
  )
  const reason = { ...toSent, body: { reason: 'Hello back' } }
  await rui.refused('guardianNeeded', disputeOrder, reason)
  await rui.refused('guardianNeeded', confirmOrder, toSent)
  await rui.refused('guardianNeeded', withdrawOrder, toSent)
  await rui.refused('guardianNeeded', returnOrder, { ...toSent, body: { note: 'Hello back' } })
  await rui.refused('guardianNeeded', claimOrder, reason)
  const read = await paulaForRui.call(getOrder, toSent)
  assert.deepEqual([read.abilities.confirm, read.abilities.withdraw], [true, true])
  assert.equal((await paulaForRui.call(confirmOrder, toSent)).status, 'CONFIRMED')
})

test('what a seller says with an order the guardian reads, and the ward neither there, nor by mail and bell', async () => {
  const { rui, paulaForRui, toSent, toDeclined } = await setScene()
  const words = async (person: typeof rui) => [
    (await person.call(getOrder, toSent)).trackingNote,
    (await person.call(getOrder, toDeclined)).declineReason,
  ]
  assert.deepEqual(await words(rui), ['', ''])
  assert.deepEqual(await words(paulaForRui), ['Call me at the stadium', 'Come and fetch it'])

  const mails = [
    await podium().mailTo(rui.email, 'On its way'),
    await podium().mailTo(rui.email, 'Order declined'),
  ]
  for (const { text } of mails) assert.doesNotMatch(text, /stadium|fetch/)
  const { list } = await rui.call(listNotifications)
  const told = list.filter(({ kind }) => kind === 'orderShipped' || kind === 'orderDeclined')
  assert.deepEqual(
    told.map(({ facts }) => facts.reason),
    [undefined, undefined],
  )
})

test('a guardian hears of each step of a ward’s order, and finds at home what waits for them', async () => {
  const { rui, paula, helena, paulaForRui, toSent } = await setScene()
  const heard = async () => {
    const { list } = await paula.call(listNotifications)
    const lines = list.filter(({ kind }) => kind === 'wardOrder')
    return lines.map(({ actor, facts }) => [actor?.id, facts.outcome, facts.reason])
  }
  assert.deepEqual(await heard(), [
    [rui.id, 'DECLINED', undefined],
    [rui.id, 'SHIPPED', undefined],
  ])
  const { text } = await podium().mailTo(paula.email, 'on its way')
  assert.match(text, /Rui.*order of “.*” is on its way: you say when it has arrived/)
  assert.doesNotMatch(text, /stadium/)
  for (const about of ['Order placed', 'On its way']) {
    assert.match((await podium().mailTo(rui.email, about)).text, /adult who looks after/)
  }

  const { waiting, counts } = await paula.call(readHome)
  const [line] = waiting.filter(({ kind }) => kind === 'wardOrder')
  assert.deepEqual(
    [counts.wardOrder, line?.id, line?.ward?.id, line?.person?.id],
    [1, toSent.params.id, rui.id, helena.id],
  )
  assert.equal((await rui.call(readHome)).counts.orderToConfirm, 0)
  const fresh = async () => {
    const { list } = await paula.call(listNotifications, { query: { unread: 'true' } })
    return list.filter(({ kind }) => kind === 'wardOrder').map(({ facts }) => facts.outcome)
  }
  assert.deepEqual(await fresh(), ['DECLINED', 'SHIPPED'])
  await paulaForRui.call(confirmOrder, toSent)
  assert.deepEqual(await fresh(), ['DECLINED'])
  assert.equal((await paula.call(readHome)).counts.wardOrder, 0)
  assert.equal((await heard()).length, 2)
})

test('what a guardian sells or proposes to their own ward waits for the other guardian alone', async () => {
  const { rui, paula } = await family(podium())
  const helena = await openSponsor(podium())
  await becomeGuardian(podium(), rui, helena, paula)
  for (const guardian of [paula, helena]) await guardian.call(putVisibility, show(rui))
  const gift = { userId: rui.id, creditsNumber: 100, description: 'For a test' }
  await (await theAdmin(podium())).call(postWalletTransaction, { body: gift })
  const { id } = await order(actingFor(paula, rui), await offerProduct(helena))
  await helena.call(shipOrder, { params: { id }, body: { trackingNote: '' } })
  const words = { title: 'Season', text: 'One post.' }
  await helena.call(proposeAgreement, { body: { userId: rui.id, ...words } })
  await podium().settled()
  const told = async (person: typeof rui) =>
    (await person.call(listNotifications)).list.map(({ kind, facts }) => facts.outcome ?? kind)
  assert.deepEqual((await told(paula)).slice(0, 2), ['PROPOSED', 'SHIPPED'])
  const lines = await told(helena)
  assert.deepEqual([lines.includes('PROPOSED'), lines.includes('SHIPPED')], [false, false])
  const waits = async (person: typeof rui) => {
    const { wardOrder, wardAgreement } = (await person.call(readHome)).counts
    return [wardOrder, wardAgreement]
  }
  assert.deepEqual(
    [await waits(paula), await waits(helena)],
    [
      [1, 1],
      [0, 0],
    ],
  )
})

test('what a seller says with an order is not in the data that a ward downloads', async () => {
  const { rui, helena } = await setScene()
  const ordersOf = async (person: typeof rui) => {
    await person.call(requestExport)
    await podium().settled()
    const secret = await podium().tokenMailedTo(person.email, '/export')
    const { rawPayload } = await person.raw(downloadExport, { params: { secret } })
    return String(unzip(rawPayload)['orders.json'])
  }
  const { bought } = JSON.parse(await ordersOf(rui)) as { bought: { title: string }[] }
  assert.equal(bought.length, 2)
  assert.doesNotMatch(JSON.stringify(bought), /stadium|fetch/)
  assert.match(await ordersOf(helena), /stadium[^]*fetch/)
})

test('a guardian is mailed the recall of what a ward bought, whatever they switched off', async () => {
  const { rui, paula } = await family(podium())
  const helena = await openSponsor(podium())
  const ana = await theAdmin(podium())
  const gift = { userId: rui.id, creditsNumber: 100, description: 'For a test' }
  await ana.call(postWalletTransaction, { body: gift })
  const product = await offerProduct(helena)
  const { id } = await order(actingFor(paula, rui), product)
  await helena.call(shipOrder, { params: { id }, body: { trackingNote: '' } })
  const settings = [{ kind: 'wardOrder', mail: false }] as const
  await paula.call(putNotificationSettings, { body: { settings: [...settings] } })
  const body = { reason: 'The cap comes off.' }
  await ana.call(recallProduct, { params: { id: product.id }, body })
  await podium().settled()
  const { subject, text } = await podium().mailTo(paula.email, 'has been recalled')
  assert.match(subject, /which Rui .* bought/)
  assert.doesNotMatch(text, /unsubscribe|cap comes off/)
})
