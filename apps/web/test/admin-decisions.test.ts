import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  decideClaim,
  decideOrder,
  examineOrder,
  listAllOrders,
  type Order,
} from '@podium/contract/orders'
import { recallProduct } from '@podium/contract/products'
import { decideReport, listReports, readReport, type Report } from '@podium/contract/reports'
import { adminContentPhrases } from '@podium/phrases/admin-content'
import { adminDecisionsPhrases } from '@podium/phrases/admin-decisions'
import { adminPhrases } from '@podium/phrases/admin'
import { adminMoneyPhrases } from '@podium/phrases/admin-money'
import { productsPhrases } from '@podium/phrases/products'
import { violationPhrases } from '@podium/phrases/violations'
import { dialogTells, findRow, noDialog, onTerms } from './administering.ts'
import { answer } from './answers.ts'
import { order } from './goods.ts'
import { member } from './people.ts'
import { field, fill, screen, waitFor, within } from './renderPage.ts'
import { topDialog } from './shop.ts'
import { now, openPart } from './adminParts.ts'

const side = (id: number, role: 'FAN' | 'SPONSOR', name: string) => ({
  ...{ id, role, name, lastName: '' },
  ...{ avatar: { id: 0, main: null }, sport: null },
  hasPage: true,
})

const { abilities: none } = order()

const disputed = order({
  ...{ id: 8, status: 'DISPUTED', side: 'admin' },
  product: {
    ...{ id: 3, title: 'Race cap', description: 'Light.', credits: 40 },
    ...{ imagePath: null, hasPage: true },
  },
  buyer: side(9, 'FAN', 'Amélia'),
  seller: side(5, 'SPONSOR', 'Volta Foods'),
  delivery: {
    ...{ name: 'Amélia Tojal', address: 'Rua Larga 1', postalCode: '3000-456' },
    ...{ city: 'Coimbra', countryCode: 'PT', phone: '+351912345678', note: '' },
  },
  ...{ trackingNote: 'RL 204', disputeReason: 'Half of it is missing' },
  ...{ placedAt: now, shippedAt: now, disputedAt: now, lastAct: 'dispute', answerBy: null },
  abilities: { ...none, decide: true },
})

test('a dispute is decided by all that is known of it, and nothing is chosen beforehand', async () => {
  const { orders } = adminMoneyPhrases.en
  const page = await openPart(
    '/admin/orders?status=DISPUTED',
    answer(listAllOrders, { list: [disputed], total: 1 }),
    answer(examineOrder, {
      order: disputed,
      buyer: { since: now, orders: 1, disputed: 1, refunded: 0 },
      seller: { since: now, orders: 12, disputed: 3, refunded: 2 },
    }),
    answer(decideOrder, { ...disputed, status: 'REFUNDED' }),
  )
  await page.user.click(within(await findRow('Race cap')).getByRole('link'))
  await dialogTells('Half of it is missing')
  const before = [orders.ordered(12), orders.disputedBefore(3), orders.refundedBefore(2)]
  for (const words of ['RL 204', 'Rua Larga 1', ...before]) await dialogTells(words)
  const panel = await topDialog()
  const confirm = () => page.user.click(panel.getByRole('button', { name: orders.confirm }))
  assert.equal(panel.queryAllByRole('radio', { checked: true }).length, 0)
  fill(field('reason'), 'The pictures show it')
  await confirm()
  await panel.findByText(orders.choose)
  assert.equal(page.server.sent(decideOrder).length, 0)
  await page.user.click(panel.getByRole('radio', { name: new RegExp(`^${orders.refund}`) }))
  await confirm()
  await screen.findByText(orders.decided)
  await noDialog()
  const [sent] = page.server.sent(decideOrder)
  assert.deepEqual(sent?.body, { decision: 'refund', reason: 'The pictures show it' })
})

test('of what happened to an order the latest stands first, and the beginning is opened', async () => {
  const { orders } = adminMoneyPhrases.en
  const day = (nth: number) => `2026-03-0${nth}T10:00:00.000Z`
  const ended: Order = {
    ...{ ...disputed, status: 'REFUNDED', abilities: none },
    ...{ placedAt: day(1), shippedAt: day(2), disputedAt: day(3), endedAt: day(4) },
  }
  const history = { since: now, orders: 1, disputed: 0, refunded: 0 }
  await openPart(
    '/admin/orders?open=8',
    answer(listAllOrders, { list: [ended], total: 1 }),
    answer(examineOrder, { order: ended, buyer: history, seller: history }),
  )
  await dialogTells('Half of it is missing')
  const panel = await topDialog()
  const before = panel.getByText(orders.before)
  const told = panel.getAllByRole('term').map(({ textContent }) => textContent)
  assert.deepEqual(told.slice(-4), [
    ...[orders.ended, orders.disputed, orders.shipped],
    orders.columns.when,
  ])
  assert.match(before.closest('details')!.textContent, new RegExp(orders.columns.when))
  assert.doesNotMatch(before.closest('details')!.textContent, new RegExp(orders.shipped))
})

for (const [choice, decision] of [
  ['refund', 'REFUND'],
  ['keep', 'DISMISS'],
] as const) {
  test(`a claim says what comes from the seller, and is decided: ${decision}`, async () => {
    const { orders } = adminMoneyPhrases.en
    const claimed: Order = {
      ...{ ...disputed, status: 'CLAIMED', disputeReason: '', claimReason: 'It came apart' },
      ...{ paidAt: now, claimedAt: now, lastAct: 'claim' },
      abilities: { ...none, decideClaim: true },
    }
    const history = { since: now, orders: 1, disputed: 0, refunded: 0 }
    const page = await openPart(
      '/admin/orders?open=8',
      answer(listAllOrders, { list: [claimed], total: 1 }),
      answer(examineOrder, { order: claimed, buyer: history, seller: history }),
      answer(decideClaim, { ...claimed, status: 'REFUNDED' }),
    )
    await dialogTells('It came apart')
    await dialogTells(orders.fromSeller('Volta Foods'))
    const panel = await topDialog()
    panel.getByRole('heading', { name: orders.decideClaimTitle })
    assert.equal(panel.queryAllByRole('radio', { checked: true }).length, 0)
    fill(field('reason'), 'The pictures show it')
    await page.user.click(panel.getByRole('radio', { name: new RegExp(`^${orders[choice]}`) }))
    await page.user.click(panel.getByRole('button', { name: orders.confirm }))
    await screen.findByText(orders.decided)
    const [sent] = page.server.sent(decideClaim)
    assert.deepEqual(sent?.body, { decision, reason: 'The pictures show it' })
  })
}

test('the product of an order is recalled from there, also one that is not offered any more', async () => {
  const t = productsPhrases.en.recall
  const sold: Order = { ...disputed, product: { ...disputed.product, hasPage: false } }
  const history = { since: now, orders: 1, disputed: 0, refunded: 0 }
  const examined = (found: Order) =>
    answer(examineOrder, { order: found, buyer: history, seller: history })
  const page = await openPart(
    '/admin/orders?open=8',
    answer(listAllOrders, { list: [sold], total: 1 }),
    examined(sold),
    answer(recallProduct, undefined),
  )
  await dialogTells('Half of it is missing')
  await page.user.click((await topDialog()).getByRole('button', { name: t.confirm }))
  await screen.findByRole('dialog', { name: t.title })
  await dialogTells(t.text(sold.product.title))
  fill(field('reason'), 'The cap comes off')
  page.server.prepare(examined({ ...sold, recalled: 'The cap comes off' }))
  await page.user.click((await topDialog()).getByRole('button', { name: t.confirm }))
  await screen.findByText(t.done)
  await dialogTells('The cap comes off')
  const [sent] = page.server.sent(recallProduct)
  assert.deepEqual(
    [sent?.params, sent?.body],
    [{ id: sold.product.id }, { reason: 'The cap comes off', ...onTerms }],
  )
  assert.equal((await topDialog()).queryByRole('button', { name: t.confirm }), null)
})

const person = (id: number, name: string) => ({
  ...{ id, role: 'FAN' as const, name, lastName: '', sport: null, visible: true },
  avatar: { id: 0, main: null },
})

const report: Report = {
  ...{ id: 7, kind: 'media', targetId: 3, quoted: 'My dog', link: '/fan/9/gallery/3' },
  ...{
    reference: 'N-7',
    reporter: person(2, 'Inês'),
    sender: null,
    reported: person(9, 'Marta'),
    reason: 'IMPERSONATION',
  },
  ...{ details: 'It is not hers', status: 'OPEN', sentAt: now, others: 0 },
  ...{ acts: ['NOTHING', 'HIDE', 'REMOVE'], decision: null, abilities: { decide: true } },
}

test('of many words the first lines are shown, until all of them are asked for', async () => {
  const page = await openPart(
    '/admin/reports?open=7',
    answer(listReports, { list: [report], total: 1 }),
    answer(readReport, {
      ...{ ...report, quoted: 'I won it all. '.repeat(20).trim(), picture: null },
      ...{ aboutReported: { reports: 4, upheld: 1 }, byReporter: { reports: 1, upheld: 0 } },
    }),
  )
  await dialogTells('I won it all')
  const panel = await topDialog()
  const { allWords, lessWords } = adminPhrases.en.list
  const more = panel.getByRole('button', { name: allWords })
  assert.equal(more.getAttribute('aria-expanded'), 'false')
  await page.user.click(more)
  const less = panel.getByRole('button', { name: lessWords })
  assert.equal(less.getAttribute('aria-expanded'), 'true')
})

test('who is reported reads not by whom, and is offered nothing to decide', async () => {
  const { reports } = adminContentPhrases.en
  const ana = member('ADMIN', { name: 'Ana' })
  const own: Report = {
    ...{ ...report, kind: 'message', quoted: 'Be quiet', link: '', details: '', reporter: null },
    reported: { ...person(ana.id, 'Ana'), role: 'ADMIN' },
    ...{ acts: ['NOTHING'], abilities: { decide: false } },
  }
  await openPart(
    '/admin/reports?open=7',
    answer(listReports, { list: [own], total: 1 }),
    answer(readReport, {
      ...{ ...own, picture: null },
      aboutReported: { reports: 1, upheld: 0 },
      byReporter: { reports: 1, upheld: 0 },
    }),
  )
  await dialogTells(reports.own)
  await dialogTells(reports.unnamed)
  const panel = await topDialog()
  assert.equal(panel.queryByRole('button', { name: reports.confirm }), null)
  const otherwise = adminDecisionsPhrases.en.openReport
  assert.equal(panel.queryByRole('button', { name: otherwise }), null)
})

test('a report that is decided late leaves the panel of the next one, and what is typed there', async () => {
  const { reports } = adminContentPhrases.en
  let goOn = () => {}
  const waiting = new Promise<void>((done) => (goOn = done))
  const next = { ...report, id: 8, reported: person(10, 'Rui') }
  const page = await openPart(
    '/admin/reports?open=7',
    answer(listReports, { list: [report, next], total: 2 }),
    answer(readReport, ({ params: { id } }) => ({
      ...{ ...(id === 7 ? report : next), picture: null },
      ...{ aboutReported: { reports: 1, upheld: 0 }, byReporter: { reports: 1, upheld: 0 } },
    })),
    answer(decideReport, async () => {
      await waiting
      return { ...report, status: 'DISMISSED' as const }
    }),
  )
  const choose = async (panel: Awaited<ReturnType<typeof topDialog>>) => {
    const { label, hint } = reports.choices.DISMISSED
    await page.user.click(await panel.findByRole('radio', { name: `${label} ${hint}` }))
    fill(field('reason'), 'We looked')
  }
  const panel = await topDialog()
  await choose(panel)
  await page.user.click(panel.getByRole('button', { name: reports.confirm }))
  await waitFor(() => assert.equal(page.server.sent(decideReport).length, 1))
  await page.user.keyboard('{Escape}')
  await page.hasAddress('/admin/reports')
  await page.user.click((await screen.findAllByRole('link', { name: /Rui/ }))[0]!)
  await page.hasAddress('/admin/reports?open=8')
  await choose(await topDialog())
  goOn()
  await screen.findByText(reports.decided)
  await page.hasAddress('/admin/reports?open=8')
  assert.equal(field('reason').value, 'We looked')
})

for (const [choice, body] of [
  ['DISMISSED', { decision: 'DISMISSED', act: 'NOTHING' }],
  ['NOTHING', { decision: 'UPHELD', act: 'NOTHING' }],
  ['HIDE', { decision: 'UPHELD', act: 'HIDE' }],
  ['REMOVE', { decision: 'UPHELD', act: 'REMOVE' }],
] as const) {
  test(`a report is decided with what follows from it: ${choice}`, async () => {
    const { reports } = adminContentPhrases.en
    const page = await openPart(
      '/admin/reports?open=7',
      answer(listReports, { list: [report], total: 1 }),
      answer(readReport, {
        ...report,
        picture: '/files/3/card.webp',
        aboutReported: { reports: 4, upheld: 1 },
        byReporter: { reports: 1, upheld: 0 },
      }),
      answer(decideReport, { ...report, status: 'UPHELD' }),
    )
    await dialogTells('It is not hers')
    await dialogTells(reports.reportedBefore(4, 1))
    const panel = await topDialog()
    panel.getByRole('img', { name: reports.picture })
    assert.equal(panel.queryAllByRole('radio', { checked: true }).length, 0)
    const confirm = () => page.user.click(panel.getByRole('button', { name: reports.confirm }))
    await confirm()
    await panel.findByText(reports.choose)
    await panel.findByText(violationPhrases.en.NotBlank())
    const { label, hint } = reports.choices[choice]
    const name = `${label} ${hint}`
    await page.user.click(panel.getByRole('radio', { name }))
    fill(field('reason'), 'We looked')
    await confirm()
    await screen.findByText(reports.decided)
    await page.hasAddress('/admin/reports')
    assert.deepEqual(page.server.sent(decideReport)[0]?.body, {
      ...{ ...body, reason: 'We looked', ...onTerms },
    })
  })
}
