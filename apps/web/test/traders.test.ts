import assert from 'node:assert/strict'
import { test } from 'node:test'
import { calendarDay, dayAfter } from '@podium/contract/calendar'
import { thisMoment } from '@podium/contract/clock'
import { purchaseProduct } from '@podium/contract/orders'
import { createProduct, getProduct, listProducts } from '@podium/contract/products'
import {
  decideTrader,
  examineTrader,
  getTrader,
  type ExaminedTrader,
  listTraders,
  putTrader,
  type Trader,
} from '@podium/contract/traders'
import { getWallet } from '@podium/contract/wallet'
import { adminTradersPhrases } from '@podium/phrases/admin-traders'
import { ordersPhrases } from '@podium/phrases/orders'
import { productsPhrases } from '@podium/phrases/products'
import { refusalPhrases } from '@podium/phrases/refusals'
import { shellPhrases } from '@podium/phrases/shell'
import { tradersPhrases } from '@podium/phrases/traders'
import { violationPhrases } from '@podium/phrases/violations'
import { findRow, noRow } from './administering.ts'
import { answer, Refused, refused } from './answers.ts'
import { ownProduct, product, productAnswers, traderDetails, traderOf } from './goods.ts'
import { openSettings, settingsAnswers } from './ownSettings.ts'
import { member, ownProfile } from './people.ts'
import { pageAnswers } from './profilePages.ts'
import { field, fill, renderPage, screen, waitFor, within } from './renderPage.ts'

const t = tradersPhrases.en
const admin = adminTradersPhrases.en
const shop = productsPhrases.en
const wrong = violationPhrases.en
const as = member('SPONSOR')
const day = '20 November 2027'

const draft = (details: Partial<Trader> = {}) =>
  traderOf({
    ...{ state: 'DRAFT', until: null, sells: false, checked: null, version: 0 },
    ...{ registration: '', phone: '', submittedAt: null, decidedAt: null },
    missing: ['legalName', 'registration', 'address', 'phone', 'email', 'declaration'],
    ...details,
  })

const openOwn = (trader: Trader, ...answers: Parameters<typeof openSettings>[1][]) =>
  renderPage('/settings/trader', {
    as,
    answers: [...settingsAnswers, answer(getTrader, trader), ...answers],
  })

const sentences: [name: string, trader: Trader, said: string[]][] = [
  ['given nothing', draft(), [t.states.DRAFT, t.tells.nothing]],
  [
    'sold before there was a check',
    draft({ sells: true, until: '2027-11-20' }),
    [t.tells.grace(day)],
  ],
  ['waits', draft({ state: 'SUBMITTED' }), [t.states.SUBMITTED, t.tells.waits, t.tells.waitsThen]],
  [
    'waits with a change',
    traderOf({ state: 'SUBMITTED' }),
    [t.tells.waitsShown(day), t.seller.open(traderDetails.legalName)],
  ],
  ['is verified', traderOf(), [t.states.VERIFIED, t.tells.verified(day)]],
  [
    'was refused',
    draft({ state: 'REFUSED', reason: 'No such number.' }),
    [t.tells.refused('No such number.'), t.tells.refusedThen],
  ],
  ['expired', draft({ state: 'EXPIRED', until: '2027-11-20' }), [t.tells.expired(day)]],
]

for (const [name, trader, said] of sentences) {
  test(`a seller who ${name} reads how it stands`, async () => {
    await openOwn(trader)
    for (const sentence of said) await screen.findByText(sentence)
  })
}

test('a sponsor gives the details: what is missing is said at its field, and then it waits', async () => {
  const page = await renderPage('/settings/trader', {
    as,
    answers: [
      ...settingsAnswers,
      answer(getTrader, draft()),
      answer(putTrader, ({ body }) =>
        draft({ ...body, state: 'SUBMITTED', version: 1, submittedAt: '2026-11-23T10:00:00.000Z' }),
      ),
    ],
  })
  // What the account knows is not asked again.
  await waitFor(() => assert.equal(field('legalName').value, traderDetails.legalName))
  const send = async () => page.user.click(screen.getByRole('button', { name: t.form.submit }))
  await send()
  await waitFor(() => assert.equal(screen.getAllByText(wrong.NotBlank()).length, 3))
  fill(field('registration'), traderDetails.registration)
  fill(field('phone'), '234 000 111')
  await page.user.click(screen.getByLabelText(new RegExp(`^${t.form.declaration.slice(0, 20)}`)))
  await send()
  await screen.findByText(t.form.sent)
  await screen.findByText(t.tells.waits)
  const [sent] = page.server.sent(putTrader)
  assert.deepEqual(sent?.body, { ...traderDetails, declaration: true, after: 0 })
})

test('what is verified is read, and changed behind a press', async () => {
  await openOwn(traderOf())
  const facts = await screen.findByText(t.seller.open(traderDetails.legalName))
  assert.equal(facts.closest('details')?.open, true)
  const change = await screen.findByText(t.form.change)
  assert.equal(change.closest('details')?.open, false)
  assert.equal(field('phone').closest('details'), change.closest('details'))
})

test('who is to be checked anew soon has the form before them', async () => {
  await openOwn(traderOf({ until: dayAfter(calendarDay(thisMoment()), 30) }))
  await screen.findByText(t.seller.open(traderDetails.legalName))
  assert.equal(screen.queryByText(t.form.change), null)
  assert.equal(field('phone').closest('details'), null)
})

test('who sends what is verified as it stands is not told that it waits for a check', async () => {
  const page = await openOwn(traderOf(), answer(putTrader, traderOf()))
  const declaration = new RegExp(`^${t.form.declaration.slice(0, 20)}`)
  await page.user.click(await screen.findByLabelText(declaration))
  await page.user.click(screen.getByRole('button', { name: t.form.submit }))
  // In the page, and in answer to the press.
  await waitFor(() => assert.equal(screen.getAllByText(t.tells.verified(day)).length, 2))
  assert.equal(screen.queryByText(t.form.sent), null)
})

test('a decision that comes meanwhile is said, and takes nothing that is typed', async () => {
  const page = await openOwn(draft({ state: 'SUBMITTED', version: 1 }))
  await waitFor(() => field('phone'))
  fill(field('phone'), '234 000 222')
  page.server.prepare(
    answer(getTrader, draft({ state: 'REFUSED', reason: 'No such number.', version: 2 })),
    answer(putTrader, ({ body }) => draft({ ...body, state: 'SUBMITTED', version: 3 })),
  )
  page.tell({ type: 'NOTIFICATION', id: 1, unread: 1 })
  await screen.findByText(t.tells.refused('No such number.'))
  assert.equal(field('phone').value, '234 000 222')
  fill(field('registration'), ` ${traderDetails.registration} `)
  await page.user.click(screen.getByLabelText(new RegExp(`^${t.form.declaration.slice(0, 20)}`)))
  await page.user.click(screen.getByRole('button', { name: t.form.submit }))
  // What was sent stands there as it is kept.
  await waitFor(() => assert.equal(field('registration').value, traderDetails.registration))
})

test('an address that another window changed is replaced by nobody who did not see it', async () => {
  const page = await openOwn(traderOf({ version: 4 }))
  await waitFor(() => field('phone'))
  fill(field('phone'), '234 000 222')
  await page.user.click(screen.getByLabelText(new RegExp(`^${t.form.declaration.slice(0, 20)}`)))
  const current = traderOf({ address: 'Rua Nova 1, Aveiro', version: 5 })
  page.server.prepare(answer(putTrader, refused('stateChanged', { current })))
  const send = () => page.user.click(screen.getByRole('button', { name: t.form.submit }))
  await send()
  await screen.findByText(t.form.changedMeanwhile)
  assert.equal(field('phone').value, '234 000 222')
  page.server.prepare(answer(putTrader, traderOf({ state: 'SUBMITTED', version: 6 })))
  await send()
  await screen.findByText(t.form.sent)
  assert.deepEqual(
    page.server.sent(putTrader).map(({ body }) => body.after),
    [4, 5],
  )
})

test('who is no sponsor has no details as a seller, and is led back to the list', async () => {
  const page = await renderPage('/settings/trader', {
    as: member('FAN'),
    answers: settingsAnswers,
  })
  await page.hasAddress('/settings')
})

test('a product cannot be shown before its seller is checked: the form says what is missing', async () => {
  const page = await renderPage('/sponsor/5?tab=manage', {
    as,
    answers: [
      ...pageAnswers(ownProfile('SPONSOR', { name: 'Volta Foods' })),
      answer(getTrader, draft({ missing: ['phone', 'declaration'] })),
      answer(createProduct, ownProduct({ active: false })),
    ],
  })
  const ofShop = within(await screen.findByRole('region', { name: shop.title }))
  await ofShop.findByText(t.needed)
  await page.user.click(await screen.findByRole('button', { name: shop.addFirst }))
  const form = within(await screen.findByRole('dialog', { name: shop.form.addTitle }))
  await form.findByText(t.needed)
  form.getByText(t.needs.phone)
  assert.ok(!form.queryByText(t.needs.address))
  const way = form.getByRole('link', { name: t.toForm })
  assert.equal(way.getAttribute('href'), '/settings/trader')
  const shown = form.getByRole<HTMLInputElement>('switch', { name: shop.form.active })
  assert.deepEqual([shown.checked, shown.disabled], [false, true])
})

for (const [state, said] of [
  ['REFUSED', [t.tells.refused('No such number.'), t.tells.refusedThen]],
  ['EXPIRED', [t.tells.expired(day)]],
] as const) {
  test(`in the shop of who is ${state} stands what to do, not that the check is missing`, async () => {
    const reason = state === 'REFUSED' ? 'No such number.' : ''
    const stands = draft({ state, reason, until: '2027-11-20', missing: ['verification'] })
    const own = pageAnswers(ownProfile('SPONSOR', { name: 'Volta Foods' }))
    await renderPage('/sponsor/5?tab=manage', { as, answers: [...own, answer(getTrader, stands)] })
    const ofShop = within(await screen.findByRole('region', { name: shop.title }))
    for (const sentence of said) await ofShop.findByText(sentence)
    assert.equal(ofShop.queryByText(t.needs.verification), null)
    ofShop.getByRole('link', { name: t.toCorrect })
  })
}

test('a product names who sells it, who made it and what to heed; one that is paused says so', async () => {
  const cap = product({ maker: 'Moinho Velho, Aveiro', safety: 'Contains nuts.' })
  await renderPage('/sponsor/product/9', { answers: productAnswers(cap) })
  const dialog = within(await screen.findByRole('dialog', { name: 'Race cap' }))
  dialog.getByText(cap.maker)
  dialog.getByText(cap.safety)
  dialog.getByText(t.seller.open(traderDetails.legalName))
  for (const part of [traderDetails.address, traderDetails.registration, traderDetails.email]) {
    dialog.getByText(part)
  }
  dialog.getByText(t.seller.checked('20 November 2026', '20 November 2027'))
  dialog.getByText(shop.product.returns)
})

test('whose check ran out is shown to nobody, and nothing of theirs is sold', async () => {
  const cap = pausedCap(false)
  await renderPage('/sponsor/product/9', { as: member('FAN'), answers: productAnswers(cap) })
  const dialog = within(await screen.findByRole('dialog', { name: 'Race cap' }))
  dialog.getByText(t.seller.paused)
  assert.ok(!dialog.queryByText(t.seller.open(traderDetails.legalName)))
  assert.ok(!dialog.queryByText(/verified until/))
  assert.ok(!dialog.queryByRole('button', { name: shop.product.buy('80') }))
})

test('from whom one buys, and that one may send it back, stands before the button', async () => {
  const shown = product()
  const page = await renderPage('/sponsor/product/9?buy=yes', {
    as: member('FAN'),
    answers: [
      ...productAnswers(shown),
      answer(getWallet, { available: 100, reserved: 0, held: 0, debt: 0, version: 1 }),
    ],
  })
  const { buying } = ordersPhrases.en
  const dialog = within(await screen.findByRole('dialog', { name: buying.title }))
  const seller = dialog.getByText(t.seller.open(traderDetails.legalName)).closest('details')
  assert.ok(seller && !seller.open)
  await page.user.click(seller.querySelector('summary')!)
  await waitFor(() => assert.ok(seller.open))
  for (const part of [traderDetails.address, traderDetails.registration, traderDetails.email]) {
    within(seller).getByText(part)
  }
  dialog.getByText(t.seller.checked('20 November 2026', '20 November 2027'))
  await dialog.findByText(buying.returns)
  // It has taken the product's place, to which one comes back.
  assert.equal(screen.getAllByRole('dialog').length, 1)
  await page.user.click(dialog.getByRole('button', { name: shellPhrases.en.cancel }))
  await screen.findByRole('dialog', { name: shown.title })
  assert.equal(screen.getAllByRole('dialog').length, 1)
})

const pausedCap = (own: boolean) => {
  const cap = own ? ownProduct : product
  const { abilities } = cap()
  return cap({
    paused: true,
    trader: null,
    traderCheck: null,
    abilities: { ...abilities, buy: false },
  })
}

test('a product that is paused says so, to its sponsor with the way to mend it', async () => {
  await renderPage('/sponsor/product/9', { answers: productAnswers(pausedCap(false)) })
  const dialog = within(await screen.findByRole('dialog', { name: 'Race cap' }))
  dialog.getByText(t.seller.paused)
  assert.ok(!dialog.queryByRole('button', { name: shop.product.buy('80') }))
  const ownPage = ownProfile('SPONSOR', { name: 'Volta Foods' })
  await renderPage('/sponsor/product/9', {
    as,
    answers: productAnswers(pausedCap(true), ownPage),
  })
  await screen.findByText(new RegExp(t.seller.ownPaused))
  const way = screen.getByRole('link', { name: t.seller.ownWay })
  assert.equal(way.getAttribute('href'), '/settings/trader')
})

test('where the seller is not checked any more the purchase is refused in place, with a sentence', async () => {
  let shown = product()
  const page = await renderPage('/sponsor/product/9?buy=yes', {
    as: member('FAN'),
    answers: [
      ...productAnswers(shown),
      answer(getWallet, { available: 100, reserved: 0, held: 0, debt: 0, version: 1 }),
      answer(getProduct, () => shown),
      answer(listProducts, () => ({ list: [shown], total: 1 })),
      answer(purchaseProduct, () => {
        shown = pausedCap(false)
        return new Refused('traderNotVerified', {})
      }),
    ],
  })
  const { confirm } = ordersPhrases.en.buying
  await page.user.click(await screen.findByRole('button', { name: confirm('80') }))
  const dialog = within(await screen.findByRole('dialog', { name: ordersPhrases.en.buying.title }))
  await waitFor(() => {
    const said = dialog.queryByText(refusalPhrases.en.traderNotVerified)
    assert.ok(said ?? dialog.queryByText(t.seller.paused))
  })
  await dialog.findByText(t.seller.paused)
})

const examined = (details: Partial<ExaminedTrader> = {}): ExaminedTrader => ({
  ...traderOf({ state: 'SUBMITTED', checked: null, until: null, sells: false }),
  ...{ userId: 5, name: 'Volta Foods', products: 2 },
  ...details,
})

/** The administration with one seller, who leaves the list once somebody decided. */
async function openAdmin(trader = examined()) {
  const { address: _address, email: _email, phone: _phone, checked: _checked, ...rest } = trader
  let waiting = [rest]
  const page = await renderPage('/admin/traders', {
    as: member('ADMIN', { name: 'Ana' }),
    answers: [
      answer(listTraders, () => ({ list: waiting, total: waiting.length })),
      answer(examineTrader, trader),
      answer(decideTrader, ({ body }) => {
        waiting = []
        return { ...rest, state: body.state }
      }),
    ],
  })
  const row = await findRow('Volta Foods', traderDetails.legalName)
  await page.user.click(within(row).getByRole('link'))
  const panel = within(await screen.findByRole('dialog', { name: 'Volta Foods' }))
  await panel.findByText(traderDetails.address)
  return { page, panel }
}

test('an admin verifies a seller up to a day, about the version they read', async () => {
  const { page, panel } = await openAdmin()
  assert.equal(page.server.sent(listTraders)[0]?.query.state, 'SUBMITTED')
  // Nothing is chosen beforehand.
  await page.user.click(panel.getByRole('button', { name: admin.confirm }))
  await panel.findByText(admin.choose)
  await page.user.click(panel.getByLabelText(new RegExp(`^${admin.choices.VERIFIED.label}`)))
  fill(field('until'), '01-06-2027')
  await page.user.click(panel.getByRole('button', { name: admin.confirm }))
  await screen.findByText(admin.decided)
  await noRow('Volta Foods')
  const [sent] = page.server.sent(decideTrader)
  assert.deepEqual(sent?.params, { userId: 5 })
  assert.equal(sent?.body.state, 'VERIFIED')
  assert.equal(sent?.body.until, '2027-06-01')
  assert.equal(sent?.body.version, 2)
})

test('of a seller who sells nothing now no visible product is said to be on sale', async () => {
  const { panel } = await openAdmin()
  panel.getByText(admin.paused('2'))
})

test('refusing a seller asks for a reason', async () => {
  const { page, panel } = await openAdmin()
  await page.user.click(panel.getByLabelText(new RegExp(`^${admin.choices.REFUSED.label}`)))
  await page.user.click(panel.getByRole('button', { name: admin.confirm }))
  await panel.findByText(wrong.NotBlank())
  assert.equal(page.server.sent(decideTrader).length, 0)
  fill(field('reason'), 'No such number.')
  await page.user.click(panel.getByRole('button', { name: admin.confirm }))
  await screen.findByText(admin.decided)
  assert.equal(page.server.sent(decideTrader)[0]?.body.reason, 'No such number.')
})
