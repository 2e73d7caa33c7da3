import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import { writeTerms } from '@podium/contract/legal'
import { acceptTerms } from '@podium/contract/settings'
import {
  confirmOrder,
  declineOrder,
  disputeOrder,
  type Order,
  purchaseProduct,
  shipOrder,
} from '@podium/contract/orders'
import {
  getNotificationSettings,
  listNotifications,
  putNotificationSettings,
} from '@podium/contract/notifications'
import { refundPayment } from '@podium/contract/payments'
import { getProduct, listProducts } from '@podium/contract/products'
import { downloadExport, requestExport } from '@podium/contract/settings'
import { listWalletTransactions } from '@podium/contract/wallet'
import { buy } from '../buying.ts'
import { restoreClock, travel } from '../harness.ts'
import { openPage } from '../live-page.ts'
import { days, done, keepDeadlines, leadTo, setScene } from '../ordering.ts'
import type { Person } from '../person.ts'
import {
  available,
  offerProduct,
  openBuyer,
  openSponsor,
  order,
  purchaseOf,
  theAdmin,
  useShop,
} from '../shop.ts'
import { unzip } from '../unzip.ts'

const podium = useShop()
afterEach(restoreClock)

const at = ({ id }: { id: number }) => ({ params: { id } })
const ship = (helena: Person, placed: Order) =>
  helena.call(shipOrder, { ...at(placed), body: { trackingNote: 'CTT RR1' } })

test('the open pages of both sides hear of every step, and nobody else’s', async () => {
  const [helena, marta, other] = [
    await openSponsor(podium()),
    await openBuyer(podium()),
    await openBuyer(podium(), 0),
  ]
  const product = await offerProduct(helena)
  const pages = await Promise.all(
    [helena, marta, other].map((person) => openPage(person, podium().app)),
  )
  const [hers, his, another] = pages
  const placed = await order(marta, product)
  await ship(helena, placed)
  await marta.call(confirmOrder, at(placed))
  const steps = (page: (typeof pages)[number] | undefined) =>
    page?.heard.flatMap((event) => (event.type === 'ORDER_UPDATE' ? [event.status] : [])) ?? []
  for (const page of [hers, his]) {
    await page?.until('a step is missing', () => steps(page).length === 3)
    assert.deepEqual(steps(page), ['PLACED', 'SHIPPED', 'CONFIRMED'])
  }
  assert.deepEqual(steps(another), [])
  for (const page of pages) page.close()
})

test('bells ring for whom a step concerns; a dispute also calls the admins', async () => {
  const [helena, marta] = [await openSponsor(podium()), await openBuyer(podium())]
  const ana = await theAdmin(podium())
  const placed = await order(marta, await offerProduct(helena))
  await ship(helena, placed)
  await marta.call(disputeOrder, { ...at(placed), body: { reason: 'Broken' } })
  const bells = async (person: Person) =>
    (await person.call(listNotifications, {})).list
      .filter(({ link }) => link === `/orders/${placed.id}`)
      .map(({ kind, actor }) => [kind, actor?.id ?? null])
  assert.deepEqual(await bells(helena), [
    ['orderDisputed', marta.id],
    ['orderPlaced', marta.id],
  ])
  assert.deepEqual(await bells(marta), [['orderShipped', helena.id]])
  assert.deepEqual(await bells(ana), [['orderDisputed', marta.id]])
})

test('who wants no mail about orders gets none, but hears of their own credits', async () => {
  const [helena, marta] = [await openSponsor(podium()), await openBuyer(podium())]
  await marta.call(putNotificationSettings, {
    body: { settings: [{ kind: 'orderShipped', mail: false }] },
  })
  const placed = await order(marta, await offerProduct(helena))
  await ship(helena, placed)
  await marta.call(confirmOrder, at(placed))
  const subjects = (await podium().mailsTo(marta.email)).map(({ subject }) => subject)
  assert.ok(subjects.includes('Order placed: Barras Volta'), String(subjects))
  assert.ok(!subjects.some((subject) => subject.startsWith('On its way')), String(subjects))
})

test('a seller who wants no mail of orders placed gets none of one left unanswered either', async () => {
  for (const mail of [true, false]) {
    const scene = await setScene(podium())
    const settings = [{ kind: 'orderPlaced' as const, mail }]
    await scene.helena.call(putNotificationSettings, { body: { settings } })
    await leadTo(podium(), 'EXPIRED', scene)
    const subjects = (await podium().mailsTo(scene.helena.email)).map(({ subject }) => subject)
    const unanswered = subjects.filter((subject) => subject.startsWith('Order expired'))
    assert.deepEqual([mail, unanswered.length], [mail, mail ? 1 : 0], String(subjects))
  }
})

test('who switched off the mail of an unanswered order while one could reads that it always comes', async () => {
  const marta = await openBuyer(podium())
  const before = { user_id: marta.id, kind: 'orderReleased', bell: true, mail: false, push: true }
  await podium()
    .context.database.db.insertInto('notification_settings')
    .values(before as never)
    .execute()
  const settings = await marta.call(getNotificationSettings)
  const found = settings.find(({ kind }) => kind === 'orderReleased')
  assert.deepEqual([found?.mail, found?.mailSwitchable], [true, false])
})

test('a buyer is mailed whenever credits come back, whatever they switched off, with nothing to stop', async () => {
  const ends = ['DECLINED', 'EXPIRED', 'REFUNDED', 'RETURNED', 'CLAIMED', 'RETURNING'] as const
  for (const status of ends) {
    const scene = await setScene(podium())
    const { marta } = scene
    const kinds = ['orderDecided', 'orderReturned'] as const
    const settings = kinds.map((kind) => ({ kind, mail: false }))
    await marta.call(putNotificationSettings, { body: { settings } })
    const { id } = await leadTo(podium(), status, scene)
    if (status === 'CLAIMED') await done('grant', await theAdmin(podium()), id)
    if (status === 'RETURNING') {
      travel({ seconds: 15 * days })
      await keepDeadlines(podium())
      restoreClock()
    }
    const mails = await podium().mailsTo(marta.email)
    const back = mails.filter(({ text }) => text.includes('back in your wallet'))
    assert.deepEqual([status, back.length], [status, 1])
    assert.ok(!back[0]?.text.includes('Stop these emails'), back[0]?.text)
  }
})

test('the wallet of a buyer who withdrew says so, and of one who was declined that it was not fulfilled', async () => {
  for (const [act, status, words] of [
    ['decline', 'PLACED', 'Order not fulfilled, returned'],
    ['cancel', 'PLACED', 'Order withdrawn, returned'],
    ['receiveBack', 'RETURNING', 'Order withdrawn, returned'],
  ] as const) {
    const scene = await setScene(podium())
    const { id } = await leadTo(podium(), status, scene)
    await done(act, act === 'cancel' ? scene.marta : scene.helena, id)
    const { list } = await scene.marta.call(listWalletTransactions, {})
    const lines = list.map(({ reason, description, withdrawn }) => [reason, description, withdrawn])
    assert.deepEqual(lines[0], ['ORDER_RELEASED', words, act !== 'decline'])
    assert.equal(list[1]?.withdrawn, false)
  }
})

test('one’s data says what one bought and sold; of a sale, not where the buyer lives', async () => {
  const [helena, marta] = [await openSponsor(podium()), await openBuyer(podium())]
  const placed = await order(marta, await offerProduct(helena))
  await helena.call(declineOrder, { ...at(placed), body: { reason: '' } })
  const exported = async (person: Person) => {
    await person.call(requestExport)
    await podium().settled()
    const secret = await podium().tokenMailedTo(person.email, '/export')
    const answer = await person.raw(downloadExport, { params: { secret } })
    const files = unzip(answer.rawPayload)
    return { orders: String(files['orders.json']), products: String(files['products.json']) }
  }
  const [hers, his] = [await exported(marta), await exported(helena)]
  assert.match(hers.orders, /Rua da Sofia/)
  assert.match(his.orders, /Barras Volta/)
  assert.ok(!his.orders.includes('Rua da Sofia') && !his.orders.includes('912345678'))
  assert.match(his.products, /Barras Volta/)
  assert.doesNotMatch(hers.products, /Barras Volta/)
})

test('what everybody sees of a product tells nothing of its buyers', async () => {
  const [helena, marta] = [await openSponsor(podium()), await openBuyer(podium())]
  const product = await offerProduct(helena, { stock: 2 })
  await order(marta, product)
  for (const person of [podium().visitor(), await openBuyer(podium(), 0), helena]) {
    const answers = [
      await person.raw(getProduct, at(product)),
      await person.raw(listProducts, { query: { sponsorID: helena.id } }),
    ]
    for (const { body } of answers) assert.doesNotMatch(body, /Nóbrega|Sofia|912345678/)
  }
})

test('who owes orders nothing', async () => {
  const [helena, marta] = [await openSponsor(podium()), await openBuyer(podium(), 0)]
  const product = await offerProduct(helena, { credits: 50 })
  const { transactionId } = await buy(podium(), marta, 50)
  const placed = await order(marta, product)
  const ana = await theAdmin(podium())
  const all = { credits: 50, cents: 10_000, reason: 'Mistake' }
  await ana.call(refundPayment, { params: { id: transactionId }, body: all })
  await marta.refused('spendingBlocked', purchaseProduct, purchaseOf(product))
  // What comes back to somebody who owes pays the debt first.
  await helena.call(declineOrder, { ...at(placed), body: { reason: '' } })
  assert.equal(await available(marta), 0)
})

test('after the terms have changed nobody orders before accepting them', async () => {
  const [helena, marta] = [await openSponsor(podium()), await openBuyer(podium())]
  const product = await offerProduct(helena)
  const placed = await order(marta, product)
  const ana = await theAdmin(podium())
  const text = { en: 'New terms', pt: 'Novos termos' }
  const draft = { version: '2099.1', text, material: true, publish: true }
  await ana.call(writeTerms, { body: draft as never })
  await marta.refused('acceptLastTerms', purchaseProduct, purchaseOf(product))
  assert.equal((await ship(helena, placed)).status, 'SHIPPED')
  await marta.call(acceptTerms, { body: { version: '2099.1' } })
  assert.equal((await order(marta, product)).status, 'PLACED')
})
