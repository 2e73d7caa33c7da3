import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readHome, type WaitingThing } from '@podium/contract/home'
import { readConversation, sendMessage } from '@podium/contract/messages'
import {
  claimOrder,
  confirmOrder,
  declineOrder,
  disputeOrder,
  getOrder,
  listAllOrders,
  listOrders,
  type Order,
  purchaseProduct,
  receiveOrderBack,
  returnOrder,
  withdrawOrder,
} from '@podium/contract/orders'
import { getProduct, listProducts, type Product } from '@podium/contract/products'
import { getWallet } from '@podium/contract/wallet'
import { formatsOf } from '@podium/phrases/format'
import { messagesPhrases } from '@podium/phrases/messages'
import { orderActsPhrases } from '@podium/phrases/order-acts'
import { ordersPhrases } from '@podium/phrases/orders'
import { productsPhrases } from '@podium/phrases/products'
import { refusalPhrases, unknownRefusalPhrases } from '@podium/phrases/refusals'
import { shellPhrases } from '@podium/phrases/shell'
import { shortfallPhrases } from '@podium/phrases/shortfall'
import { storePhrases } from '@podium/phrases/store'
import { violationPhrases } from '@podium/phrases/violations'
import { walletPhrases } from '@podium/phrases/wallet'
import { answer, Lost, type PreparedAnswer, refused } from './answers.ts'
import { order, product, productAnswers } from './goods.ts'
import { member } from './people.ts'
import { field, fill, renderPage, screen, waitFor, within } from './renderPage.ts'
import { paymentAnswers, signInOver, storeAnswers, topDialog } from './shop.ts'
import { waitingCounts } from './usualAnswers.ts'

const t = ordersPhrases.en
const acts = orderActsPhrases.en
const fan = member('FAN')
const seller = member('SPONSOR')

const has = (available: number, debt = 0) =>
  answer(getWallet, { available, reserved: 0, held: 0, debt, version: 1 })
const sells = (shown: Product) => [
  answer(getProduct, shown),
  answer(listProducts, { list: [shown], total: 1 }),
]
const confirm = (price: string) =>
  screen.findByRole<HTMLButtonElement>('button', { name: t.buying.confirm(price) })
const shown = async (name: string) => within(await screen.findByRole('dialog', { name }))
const says = (part: string) =>
  waitFor(() => {
    const text = document.querySelector('dialog')?.textContent ?? ''
    assert.ok(text.includes(part), `${part} in ${text}`)
  })

/** The dialog in which the fan buys the cap; what they own is said by `answers`. */
async function openBuying(...answers: PreparedAnswer[]) {
  const page = await renderPage('/sponsor/product/9', {
    as: fan,
    answers: [...productAnswers(product()), ...answers],
  })
  await page.user.click(
    await screen.findByRole('button', { name: productsPhrases.en.product.buy('80') }),
  )
  await shown(t.buying.title)
  return page
}

test('who owes is told what is missing once the debt is settled', async () => {
  await openBuying(has(0, 30))
  await says(shortfallPhrases.en.missing('110'))
  await says(`${t.buying.owed} −30`)
})

test('when the price has changed meanwhile the buyer is asked again, and nothing is bought before', async () => {
  const dearer = product({ credits: 95 })
  const page = await openBuying(
    has(200),
    answer(purchaseProduct, ({ body }) =>
      body.expectedCredits === 95 ? order() : refused('stateChanged', { current: dearer }),
    ),
    answer(getOrder, order()),
    answer(listOrders, { list: [order()], total: 1 }),
  )
  await waitFor(() => field('delivery.name'))
  page.server.prepare(...sells(dearer))
  await page.user.click(await confirm('80'))
  await screen.findByText(t.buying.priceChanged('80', '95'))
  assert.equal(page.server.sent(purchaseProduct).length, 1)
  await page.user.click(await confirm('95'))
  await page.hasAddress('/orders/7')
  const [, sent] = page.server.sent(purchaseProduct)
  assert.equal(sent?.body.expectedCredits, 95)
})

/** The dialog of a purchase whose first answer is lost. */
const openLosing = () =>
  openBuying(
    has(200),
    answer(purchaseProduct, new Lost(order())),
    answer(getOrder, order()),
    answer(listOrders, { list: [order()], total: 1 }),
  )

test('an order whose answer was lost is not made again for another note, unless it is sent once more', async () => {
  const { idempotencyKeyReused } = refusalPhrases.en
  const { unreachable } = unknownRefusalPhrases.en
  const page = await openLosing()
  await waitFor(() => field('delivery.name'))
  await page.user.click(await confirm('80'))
  await says(unreachable)
  fill(field('delivery.note'), 'At the back door')
  await page.user.click(await confirm('80'))
  await says(idempotencyKeyReused)
  // What failed before is over.
  assert.deepEqual(screen.queryAllByText(unreachable), [])
  assert.equal(page.server.sent(purchaseProduct).length, 1)
  page.server.prepare(answer(purchaseProduct, order()))
  await page.user.click(await confirm('80'))
  await page.hasAddress('/orders/7')
  assert.equal(page.server.sent(purchaseProduct).length, 2)
})

test('who closes the dialog while the order is on its way is not led to it once it is there', async () => {
  const held = Promise.withResolvers<void>()
  const page = await openBuying(
    has(200),
    answer(purchaseProduct, async () => {
      await held.promise
      return order()
    }),
  )
  await waitFor(() => field('delivery.name'))
  await page.user.click(await confirm('80'))
  await waitFor(() => assert.equal(page.server.sent(purchaseProduct).length, 1))
  await page.user.keyboard('{Escape}')
  await page.hasAddress('/sponsor/product/9')
  held.resolve()
  await screen.findByText(t.buying.done)
  await page.hasAddress('/sponsor/product/9')
})

test('who heard no answer, closes the dialog and buys once more has bought once', async () => {
  const page = await openLosing()
  await waitFor(() => field('delivery.name'))
  await page.user.click(await confirm('80'))
  await says(unknownRefusalPhrases.en.unreachable)
  await page.user.click(screen.getByRole('button', { name: shellPhrases.en.cancel }))
  const again = { name: productsPhrases.en.product.buy('80') }
  await page.user.click(await screen.findByRole('button', again))
  await shown(t.buying.title)
  page.server.prepare(answer(purchaseProduct, order({ id: 8 })))
  await page.user.click(await confirm('80'))
  await page.hasAddress('/orders/7')
  assert.equal(page.server.sent(purchaseProduct).length, 1)
})

test('where somebody faster took the last one nothing can be ordered', async () => {
  const sold = product({ stock: 0 })
  const page = await openBuying(
    has(200),
    answer(purchaseProduct, refused('stateChanged', { current: sold })),
  )
  await waitFor(() => field('delivery.name'))
  page.server.prepare(...sells(sold))
  await page.user.click(await confirm('80'))
  await screen.findByText(t.buying.soldOut)
  assert.ok((await confirm('80')).disabled)
})

test('what is typed of a delivery outlives credits that are away for a moment', async () => {
  const page = await openBuying(has(200))
  await waitFor(() => field('delivery.note'))
  fill(field('delivery.note'), 'Ring twice')
  page.server.prepare(has(20))
  page.tell({ type: 'WALLET_UPDATE', totalCredits: 20, version: 2 })
  await screen.findByText(shortfallPhrases.en.missing('60'))
  assert.ok(field('delivery.note').closest('form')?.hidden)
  page.server.prepare(has(200))
  page.tell({ type: 'WALLET_UPDATE', totalCredits: 200, version: 3 })
  await waitFor(() => assert.equal(screen.queryByText(shortfallPhrases.en.missing('60')), null))
  assert.equal(field('delivery.note').value, 'Ring twice')
  assert.ok(!field('delivery.note').closest('form')?.hidden)
})

test('who is short of credits is led to the pack that is enough', async () => {
  const page = await openBuying(has(20), ...storeAnswers, ...paymentAnswers)
  await screen.findByText(shortfallPhrases.en.missing('60'))
  assert.ok((await confirm('80')).disabled)
  await page.user.click(screen.getByRole('link', { name: shortfallPhrases.en.buy }))
  await page.hasAddress(/pack=120/)
  await screen.findByText(shortfallPhrases.en.product.missing('60', 'Race cap'))
  await screen.findByRole('button', { name: storePhrases.en.buy('120') })
})

test('a visitor signs in over the product and goes on', async () => {
  const page = await renderPage('/sponsor/product/9', {
    answers: [...productAnswers(product()), has(200)],
  })
  await page.user.click(
    await screen.findByRole('button', { name: productsPhrases.en.product.buy('80') }),
  )
  const asking = await topDialog()
  asking.getByText(storePhrases.en.signInFirst.text)
  await signInOver(page, fan)
  await waitFor(() => assert.equal(field('delivery.name').value, 'Marta Reis'))
  assert.ok(!(await confirm('80')).disabled)
})

test('an address that buys across a block shows the product alone', async () => {
  const abilities = { edit: false, remove: false, recall: false, buy: false }
  await renderPage('/sponsor/product/9?buy=yes', {
    as: fan,
    answers: [...productAnswers(product({ abilities })), has(200)],
  })
  await shown('Race cap')
  assert.equal(screen.queryByRole('dialog', { name: t.buying.title }), null)
})

const nothingWritten = {
  person: { ...order().seller, sport: null, visible: true },
  ...{ messages: [], more: false, unread: 0, readUpTo: 0, blocked: false },
  ...{ first: true, contactsLeft: null, abilities: { write: true, block: true } },
}

test('another country than Portugal and Spain is for the seller to agree to', async () => {
  const page = await openBuying(
    has(100),
    answer(readConversation, nothingWritten),
    answer(sendMessage, { id: 1, mine: true, text: '', sentAt: '2026-11-20T10:00:00.000Z' }),
  )
  await waitFor(() => field('delivery.name'))
  const buying = await topDialog()
  const choose = async (country: string) => {
    fill(buying.getByRole('combobox'), country)
    await page.user.click(await screen.findByRole('option', { name: country }))
  }
  await choose('Brazil')
  await screen.findByText(t.buying.elsewhere('Brazil'))
  assert.ok((await confirm('80')).disabled)

  const { write } = messagesPhrases.en
  await page.user.click(buying.getByRole('button', { name: t.buying.ask }))
  const writing = await shown(write.title('Volta Foods'))
  fill(await writing.findByLabelText(write.label), 'Do you send to Santos?')
  await page.user.click(writing.getByRole('button', { name: write.send }))
  await screen.findByText(write.sent)
  const [sent] = page.server.sent(sendMessage)
  assert.deepEqual(sent?.body, { userId: seller.id, message: 'Do you send to Santos?' })

  await choose('Portugal')
  await waitFor(() => assert.equal(field('delivery.name').value, 'Marta Reis'))
  assert.ok(!(await confirm('80')).disabled)
})

/** An order, opened by one of its sides. */
function openOrder(as: typeof fan, shown: Order, ...answers: PreparedAnswer[]) {
  const known = [answer(getOrder, shown), answer(listOrders, { list: [shown], total: 1 })]
  return renderPage('/orders/7', { as, answers: [...known, ...answers] })
}

const { abilities: none } = order()
const declined = order({
  ...{ status: 'DECLINED', lastAct: 'decline', declineReason: 'The wrong colour' },
  ...{ answerBy: null, endedAt: '2026-11-21T10:00:00.000Z' },
})

test('the seller declines an order with a reason', async () => {
  const side = 'seller'
  const page = await openOrder(
    seller,
    order({ side, abilities: { ...none, ship: true, decline: true } }),
    answer(declineOrder, { ...declined, side }),
  )
  await page.user.click(await screen.findByRole('button', { name: t.order.acts.decline }))
  await shown(acts.decline.title)
  fill(field('reason'), 'The wrong colour')
  await page.user.click(screen.getByRole('button', { name: acts.decline.act }))
  await screen.findByText(acts.decline.done)
  await says(t.order.ended.decline)
  assert.deepEqual(page.server.sent(declineOrder)[0]?.body, { reason: 'The wrong colour' })
})

/** Each step of a return or a claim: whose, from where, what is typed, and what is sent. */
const steps = [
  ['cancel', fan, { status: 'PLACED' }, 'withdraw', withdrawOrder, undefined],
  ['withdraw', fan, { status: 'CONFIRMED' }, 'withdraw', withdrawOrder, undefined],
  ['return', fan, { status: 'WITHDRAWN' }, 'return', returnOrder, { note: 'RR 2' }],
  ['receiveBack', seller, { status: 'RETURNING' }, 'receiveBack', receiveOrderBack, undefined],
  ['contest', seller, { status: 'RETURNING' }, 'contest', disputeOrder, { reason: 'Worn' }],
  ['claim', fan, { status: 'CONFIRMED' }, 'claim', claimOrder, { reason: 'It came apart' }],
] as const

for (const [act, as, stands, ability, route, body] of steps) {
  test(`what a step does to the credits is said, and it is done: ${act}`, async () => {
    const side = as === fan ? 'buyer' : 'seller'
    const before = order({
      ...{ ...stands, side, answerBy: null },
      abilities: { ...none, [ability]: true },
    })
    const page = await openOrder(as, before, answer(route, { ...before, abilities: none }))
    await page.user.click(await screen.findByRole('button', { name: t.order.acts[act] }))
    const dialog = await shown(acts[act].title)
    for (const [name, text] of Object.entries(body ?? {})) fill(field(name), text)
    await page.user.click(dialog.getByRole('button', { name: acts[act].act }))
    await waitFor(() => assert.equal(page.server.sent(route).length, 1))
    assert.deepEqual(page.server.sent(route)[0]?.body ?? undefined, body)
  })
}

for (const [as, text] of [
  [fan, t.order.recalled],
  [seller, t.order.recalledSeller],
] as const) {
  const side = as === fan ? 'buyer' : 'seller'
  test(`an order says that its product is recalled, and why, to the ${side}`, async () => {
    const abilities = { ...none, withdraw: side === 'buyer' }
    const recalled = 'The cap comes off.'
    const stands = { status: 'CONFIRMED', answerBy: null } as const
    const page = await openOrder(as, order({ ...stands, side, abilities, recalled }))
    await says(`${text} ${recalled}`)
    if (side === 'seller') return
    await page.user.click(screen.getByRole('button', { name: t.order.acts.withdraw }))
    await says(t.order.recalled)
    const asking = await shown(acts.withdraw.title)
    asking.getByText(acts.withdraw.recalled('80', 'Volta Foods'))
  })
}

const day = '2026-11-30T10:00:00.000Z'
const untilWhen = [
  [fan, { status: 'SHIPPED', confirmBy: day }, 'confirm', t.order.next.buyerShipped],
  // Somebody under age may neither confirm nor send back: what a guardian does is not asked of them.
  [fan, { status: 'SHIPPED', confirmBy: day }, null, t.order.next.shipped],
  [fan, { status: 'WITHDRAWN', returnBy: day }, null, t.order.next.sellerWithdrawn],
  [fan, { status: 'CONFIRMED', withdrawBy: day }, 'withdraw', t.order.next.withdrawable],
  [fan, { status: 'WITHDRAWN', returnBy: day }, 'return', t.order.next.buyerWithdrawn],
  [seller, { status: 'WITHDRAWN', returnBy: day }, null, t.order.next.sellerWithdrawn],
  [fan, { status: 'RETURNING', returnBy: day }, null, t.order.next.buyerReturning],
  [seller, { status: 'RETURNING', returnBy: day }, 'receiveBack', t.order.next.sellerReturning],
  // Who reads it for the seller without being able to answer is not asked to.
  [seller, { status: 'RETURNING', returnBy: day }, null, t.order.next.returning],
  [seller, { status: 'PLACED', answerBy: day }, 'ship', t.order.next.sellerPlaced],
  [seller, { status: 'PLACED', answerBy: day }, null, t.order.next.placed],
  [seller, { status: 'CLAIMED' }, null, () => t.order.next.decided],
  [fan, { status: 'DISPUTED' }, 'confirm', () => t.order.next.disputedBuyer],
  // Who sent it back has nothing to confirm, and what the seller has does not wait.
  [fan, { status: 'DISPUTED', contestedAt: day }, 'confirm', () => t.order.next.disputed],
  [seller, { status: 'DISPUTED', contestedAt: day, paidAt: day }, null, () => t.order.next.decided],
] as const

for (const [as, stands, may, text] of untilWhen) {
  const side = as === fan ? 'buyer' : 'seller'
  const who = `${side} who may ${may ?? 'do nothing'}`
  test(`an order says what comes next, and until when: ${stands.status} to the ${who}`, async () => {
    const abilities = { ...none, ...(may && { [may]: true }) }
    await openOrder(as, order({ answerBy: null, ...stands, side, abilities }))
    await says(text('30 November 2026'))
  })
}

for (const [days, when] of [
  [3, 'while there is time'],
  [-1, 'and no more after the last day'],
] as const) {
  test(`a seller reads that what arrived may come back, ${when}`, async () => {
    const withdrawBy = new Date(Date.now() + days * 86_400_000).toISOString()
    await openOrder(seller, order({ status: 'CONFIRMED', side: 'seller', withdrawBy }))
    await says(t.statuses.CONFIRMED)
    const said = t.order.next.sellerWithdrawable(formatsOf('en').date(withdrawBy))
    assert.equal(document.querySelector('dialog')?.textContent.includes(said), days > 0)
  })
}

/** An order, opened by an admin, who is none of its sides. */
function openAsAdmin(details: Partial<Order>) {
  const read = order({ side: 'admin', answerBy: null, ...details })
  return renderPage('/orders/7', {
    as: member('ADMIN'),
    answers: [answer(getOrder, read), answer(listAllOrders, { list: [read], total: 1 })],
  })
}

for (const [stands, text] of [
  [{ status: 'PLACED', answerBy: day }, t.order.next.placed],
  [{ status: 'SHIPPED', confirmBy: day }, t.order.next.shipped],
  [{ status: 'RETURNING', returnBy: day, recalled: 'It breaks.' }, t.order.next.returning],
] as const) {
  test(`what comes next is said to an admin as to none of the two sides: ${stands.status}`, async () => {
    await openAsAdmin(stands)
    await says(text('30 November 2026'))
    if ('recalled' in stands) await says(`${t.order.recalledSeller} ${stands.recalled}`)
  })
}

for (const [act, text] of [
  ['leave', acts.leave.text('80', 'Volta Foods')],
  ['refund', acts.grant.text('80', 'Marta Reis', 'Volta Foods')],
] as const) {
  test(`an admin reads that the seller has the credits of what came back already: ${act}`, async () => {
    const abilities = { ...none, decide: true }
    const page = await openAsAdmin({ status: 'DISPUTED', contestedAt: day, paidAt: day, abilities })
    await page.user.click(await screen.findByRole('button', { name: t.order.acts[act] }))
    const asking = await shown(acts[act].title)
    asking.getByText(text)
  })
}

test('the buyer sees at once that it was declined, why, and the credits back', async () => {
  const page = await openOrder(fan, order(), has(20))
  await says(t.statuses.PLACED)
  page.server.prepare(answer(getOrder, declined), has(100))
  page.tell({ type: 'ORDER_UPDATE', id: 7, status: 'DECLINED' })
  await says('The wrong colour')
  await says(t.order.ended.decline)
  await screen.findByRole('button', { name: walletPhrases.en.open('100') })
})

test('closing an order leads to the list, where the status filters', async () => {
  const rows = (count: number) =>
    waitFor(() => assert.equal(screen.getAllByRole('row').length, count))
  const page = await openOrder(
    fan,
    declined,
    answer(listOrders, ({ query: { status } }) =>
      status === undefined ? { list: [declined], total: 1 } : { list: [], total: 0 },
    ),
  )
  await says(t.order.title(7))
  await page.user.keyboard('{Escape}')
  await page.hasAddress('/orders')
  await rows(2)
  await page.user.selectOptions(screen.getByLabelText(t.filter), 'SHIPPED')
  await screen.findByText(t.empty.filtered.title)
  await page.hasAddress(/status=SHIPPED/)
  await page.user.click(screen.getByRole('button', { name: t.empty.filtered.action }))
  await rows(2)
})

test('a row says until when what waits in it can be done, to who can do it', async () => {
  const until = '2025-03-08T10:00:00.000Z'
  const later = (details: Partial<Order>) => order({ answerBy: null, ...details })
  const list = [
    order({ id: 1, answerBy: until }),
    later({ id: 2, status: 'SHIPPED', confirmBy: until, abilities: { ...none, confirm: true } }),
    later({ id: 3, status: 'SHIPPED', confirmBy: until, abilities: none }),
    later({ id: 4, status: 'WITHDRAWN', returnBy: until, abilities: { ...none, return: true } }),
    later({ id: 5, status: 'RETURNING', returnBy: until, abilities: none }),
  ]
  await renderPage('/orders', { as: fan, answers: [answer(listOrders, { list, total: 5 })] })
  const [, ...rows] = await screen.findAllByRole('row')
  const said = rows.map((row) => row.querySelector('small')?.textContent)
  const day = '8 March 2025'
  const { until: by, confirmBy, returnBy } = t.table
  assert.deepEqual(said, [by(day), confirmBy(day), undefined, returnBy(day), undefined])
})

test('where there are no orders there is nothing to filter', async () => {
  await renderPage('/orders', { as: fan, answers: [answer(listOrders, { list: [], total: 0 })] })
  await screen.findByText(t.empty.buyer.title)
  assert.equal(screen.queryByLabelText(t.filter), null)
})

test('what is done about an order is not told as waiting at Home any more', async () => {
  const abilities = { ...none, confirm: true }
  const before = order({ status: 'SHIPPED', abilities })
  const line: WaitingThing = {
    ...{ kind: 'orderToConfirm', id: 7, person: null, ward: null, link: '/orders/7' },
    ...{ facts: { title: 'Race cap' }, since: '2026-11-20T10:00:00.000Z', deadline: null },
  }
  const page = await renderPage('/home', {
    as: fan,
    answers: [
      answer(readHome, { waiting: [line], counts: waitingCounts({ orderToConfirm: 1 }) }),
      answer(getOrder, before),
      answer(listOrders, { list: [before], total: 1 }),
      answer(confirmOrder, { ...before, status: 'CONFIRMED', lastAct: 'confirm', abilities: none }),
    ],
  })
  const [waits] = await screen.findAllByRole('link', { name: /Race cap/ })
  await page.user.click(waits!)
  await page.hasAddress('/orders/7')
  await page.user.click(await screen.findByRole('button', { name: t.order.acts.confirm }))
  const asking = await shown(acts.confirm.title)
  page.server.prepare(answer(readHome, { waiting: [], counts: waitingCounts() }))
  await page.user.click(asking.getByRole('button', { name: acts.confirm.act }))
  await screen.findByText(acts.confirm.done('Volta Foods'))
  history.back()
  await page.hasAddress('/home')
  await screen.findByRole('heading', { level: 1 })
  const left = () => screen.queryAllByRole('link', { name: /Race cap/ }).length
  await waitFor(() => assert.equal(left(), 0))
})

test('who says that it arrived reads that it can be withdrawn from still', async () => {
  const abilities = { ...none, confirm: true }
  const page = await openOrder(fan, order({ status: 'SHIPPED', abilities }))
  await page.user.click(await screen.findByRole('button', { name: t.order.acts.confirm }))
  const asking = await shown(acts.confirm.title)
  asking.getByText(acts.confirm.text('80', 'Volta Foods'))
})

for (const recalled of [null, 'The cap comes off.']) {
  const what = recalled ? 'what is recalled' : 'a purchase'
  test(`who sent it back is not asked whether it arrived, but may let ${what} stand`, async () => {
    const [withdrawnAt, contestedAt] = ['2026-11-25T10:00:00.000Z', '2026-11-27T10:00:00.000Z']
    const abilities = { ...none, confirm: true }
    const before = order({ status: 'DISPUTED', withdrawnAt, contestedAt, recalled, abilities })
    const after = { ...before, status: 'CONFIRMED', lastAct: 'confirm', abilities: none } as const
    const endedAt = '2026-11-28T10:00:00.000Z'
    const page = await openOrder(fan, before, answer(confirmOrder, { ...after, endedAt }))
    await page.user.click(await screen.findByRole('button', { name: t.order.acts.keep }))
    assert.equal(screen.queryByRole('button', { name: t.order.acts.confirm }), null)
    const asking = await shown(acts.keep.title)
    asking.getByText((recalled ? acts.keep.recalled : acts.keep.text)('80', 'Volta Foods'))
    await page.user.click(asking.getByRole('button', { name: acts.keep.act }))
    await screen.findByText(acts.keep.done('Volta Foods'))
    await says(t.order.keep)
  })
}

test('a dispute needs its reason', async () => {
  const page = await openOrder(
    fan,
    order({ status: 'SHIPPED', abilities: { ...none, confirm: true, dispute: true } }),
  )
  await page.user.click(await screen.findByRole('button', { name: t.order.acts.dispute }))
  const asking = await shown(acts.dispute.title)
  await page.user.click(asking.getByRole('button', { name: acts.dispute.act }))
  await asking.findByText(violationPhrases.en.NotBlank())
  assert.equal(page.server.sent(disputeOrder).length, 0)
})

for (const address of ['/orders/999999', '/orders/cap']) {
  test(`an order of others, and none at all, is not found: ${address}`, async () => {
    await renderPage(address, {
      as: fan,
      answers: [
        answer(getOrder, refused('entityDoesNotExist')),
        answer(listOrders, { list: [], total: 0 }),
      ],
    })
    await says(t.order.notFound.title)
  })
}

test('in Portuguese a fan buys from the shop and sees the order', async () => {
  const pt = ordersPhrases.pt
  const page = await renderPage('/sponsor/5', {
    as: fan,
    language: 'pt',
    answers: [
      ...productAnswers(product()),
      has(100),
      answer(purchaseProduct, order()),
      answer(getOrder, order()),
      answer(listOrders, { list: [order()], total: 1 }),
    ],
  })
  await page.user.click(await screen.findByRole('link', { name: 'Race cap' }))
  await page.user.click(
    await screen.findByRole('button', { name: productsPhrases.pt.product.buy('80') }),
  )
  await waitFor(() => assert.equal(field('delivery.city').value, 'Coimbra'))
  await page.user.click(screen.getByRole('button', { name: pt.buying.confirm('80') }))
  await page.hasAddress('/orders/7')
  await says(pt.statuses.PLACED)
})
