import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  type AdminUser,
  getUser,
  listFailedJobs,
  listUsers,
  retryJob,
} from '@podium/contract/admin'
import { readHome } from '@podium/contract/home'
import { getNetworkPlaces } from '@podium/contract/network'
import {
  decideClaim,
  decideOrder,
  examineOrder,
  listAllOrders,
  type Order,
} from '@podium/contract/orders'
import {
  type AdminInvoice,
  type AdminPayment,
  checkPayment,
  getRefund,
  listAllPayments,
  listInvoices,
  refundPayment,
  retryInvoice,
} from '@podium/contract/payments'
import { recallProduct } from '@podium/contract/products'
import { putVisibility } from '@podium/contract/profiles'
import { getLedger, proveLedger } from '@podium/contract/wallet'
import { decideReport, listReports, readReport, type Report } from '@podium/contract/reports'
import { adminPhrases } from '@podium/phrases/admin'
import { adminContentPhrases } from '@podium/phrases/admin-content'
import { adminDecisionsPhrases } from '@podium/phrases/admin-decisions'
import { adminMachinePhrases } from '@podium/phrases/admin-machine'
import { adminMoneyPhrases } from '@podium/phrases/admin-money'
import { adminUsersPhrases } from '@podium/phrases/admin-users'
import { homePhrases } from '@podium/phrases/home'
import { productsPhrases } from '@podium/phrases/products'
import { ownBarPhrases } from '@podium/phrases/own-bar'
import { refusalPhrases } from '@podium/phrases/refusals'
import { shellPhrases } from '@podium/phrases/shell'
import { violationPhrases } from '@podium/phrases/violations'
import { choose, dialogTells, findRow, noDialog, onTerms, refusedAt } from './administering.ts'
import { answer, type PreparedAnswer, refused, violated } from './answers.ts'
import { order } from './goods.ts'
import { member } from './people.ts'
import { field, fill, hasFocus, renderPage, screen, waitFor, within } from './renderPage.ts'
import { topDialog } from './shop.ts'
import { waitingCounts } from './usualAnswers.ts'

const common = adminPhrases.en
const t = adminUsersPhrases.en
const decisions = adminDecisionsPhrases.en
const now = '2026-01-01T10:00:00.000Z'

const openPart = (path: string, ...answers: PreparedAnswer[]) =>
  renderPage(path, {
    as: member('ADMIN', { name: 'Ana' }),
    answers: [answer(getNetworkPlaces, []), ...answers],
  })

/** A fan as the list shows them. */
function fan(id: number, name: string, details: Partial<AdminUser> = {}): AdminUser {
  return {
    ...{ id, role: 'FAN', name, lastName: 'Reis', email: `${name.toLowerCase()}@podium.example` },
    ...{ sport: null, countryCode: 'PT', hiddenProfile: false, hiddenByAdmin: false },
    ...{ activated: true, createdAt: now, lastSeenAt: null, available: 20, debt: 0 },
    abilities: { edit: true, credits: true, visibility: true, delete: true },
    ...details,
  }
}

const listOf = (...list: AdminUser[]) => answer(listUsers, { list, total: list.length })

const inFull = (user: AdminUser) =>
  answer(getUser, {
    ...user,
    wallet: { available: user.available ?? 0, reserved: 0, held: 0, debt: user.debt, version: 1 },
    obstacles: [],
    guardians: null,
    restricted: null,
  })

const headings = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)

test('the columns an admin chooses are kept in the browser, and the first cannot be left out', async () => {
  const page = await openPart('/admin/users', listOf(fan(9, 'Marta')))
  await findRow('Marta')
  assert.ok(headings().includes(t.columns.email) && !headings().includes(t.columns.since))
  const tick = (name: string) =>
    page.user.click(screen.getByRole('checkbox', { name, hidden: true }))
  await tick(t.columns.email)
  await tick(t.columns.since)
  assert.ok(!headings().includes(t.columns.email) && headings().includes(t.columns.since))
  assert.equal(screen.queryByRole('checkbox', { name: t.columns.name, hidden: true }), null)
  const kept = JSON.parse(localStorage.getItem('podium.admin-lists') ?? '{}') as {
    columns: { users: string[] }
  }
  assert.ok(kept.columns.users.includes('since') && !kept.columns.users.includes('email'))
  await openPart('/admin/users', listOf(fan(9, 'Marta')))
  await findRow('Marta')
  assert.ok(!headings().includes(t.columns.email))
  await tick(t.columns.email)
  await tick(t.columns.since)
})

test('people are narrowed by how they stand, when they were seen and what they hold, and each goes by a press', async () => {
  const page = await openPart('/admin/users', listOf(fan(9, 'Marta')))
  await findRow('Marta')
  const narrow = (label: string, value: string) =>
    page.user.selectOptions(screen.getByLabelText(label, { selector: 'select' }), value)
  await narrow(t.status, 'UNCONFIRMED')
  await narrow(t.seen, 'OVER_YEAR')
  await narrow(t.balance, 'OWES')
  await page.hasAddress('/admin/users?state=UNCONFIRMED&seen=OVER_YEAR&balance=OWES')
  const asked = () => page.server.sent(listUsers).at(-1)!.query
  const { state, seen, balance } = asked()
  assert.deepEqual([state, seen, balance], ['UNCONFIRMED', 'OVER_YEAR', 'OWES'])
  screen.getByRole('button', { name: common.filtersOn(3) })
  const name = common.without(t.seen, t.seenAs.OVER_YEAR)
  await page.user.click(screen.getByRole('button', { name }))
  await page.hasAddress('/admin/users?state=UNCONFIRMED&balance=OWES')
  await waitFor(() => assert.equal(asked().seen, undefined))
})

test('single keys lead through a list, not while one types, and can be switched off', async () => {
  const people = [fan(9, 'Marta'), fan(10, 'Rui')]
  const page = await openPart('/admin/users', listOf(...people), ...people.map(inFull))
  const way = async (name: string) => within(await findRow(name)).getByRole('link')
  const box = async (name: string) =>
    within(await findRow(name)).getByRole<HTMLInputElement>('checkbox')
  const [marta, rui] = [await way('Marta'), await way('Rui')]
  await page.user.keyboard('j')
  await hasFocus(marta)
  await page.user.keyboard('jj')
  await hasFocus(rui)
  await page.user.keyboard('x')
  assert.ok((await box('Rui')).checked)
  await page.user.keyboard('k')
  await hasFocus(marta)
  const search = screen.getByRole<HTMLInputElement>('searchbox', { name: t.search })
  await page.user.keyboard('/')
  await hasFocus(search)
  await page.user.keyboard('jx?')
  assert.equal(search.value, 'jx?')
  await page.hasAddress('/admin/users?q=jx%3F')
  assert.ok(!(await box('Marta')).checked)
  assert.equal(screen.queryByRole('dialog'), null)

  marta.focus()
  await page.user.keyboard('?')
  await dialogTells(common.keys.acts.j)
  const isOn = screen.getByRole('switch', { name: common.keys.on })
  await page.user.click(isOn)
  history.back()
  await noDialog()
  marta.focus()
  await page.user.keyboard('jx/?')
  await hasFocus(marta)
  assert.ok(!(await box('Marta')).checked)
  assert.equal(screen.queryByRole('dialog'), null)
  await page.user.click(screen.getByRole('button', { name: common.keys.title }))
  await page.user.click(await screen.findByRole('switch', { name: common.keys.on }))
})

test('a row opens a panel that is in the address, and back closes it', async () => {
  const marta = fan(9, 'Marta', { debt: 30, available: 0, lastSeenAt: now })
  const page = await openPart('/admin/users?q=Reis', listOf(marta), inFull(marta))
  const row = await findRow('Marta', t.owes('30'))
  await page.user.click(within(row).getByText(marta.email))
  await page.hasAddress('/admin/users?q=Reis&open=9')
  await dialogTells(marta.email)
  await dialogTells(`${t.held.debt}30`)
  history.back()
  await noDialog()
  await page.hasAddress('/admin/users?q=Reis')
})

test('a panel is there where its address is opened, and closing leads to the list', async () => {
  const marta = fan(9, 'Marta')
  const page = await openPart('/admin/users?open=9', listOf(), inFull(marta))
  await dialogTells(marta.email)
  await page.user.click((await topDialog()).getByRole('button', { name: 'Close' }))
  await page.hasAddress('/admin/users')
  await openPart('/admin/jobs?open=none', answer(listFailedJobs, { list: [job], total: 1 }))
  await dialogTells(common.list.gone)
  await openPart('/admin/users?open=99', listOf(marta), answer(getUser, refused('userNotFound')))
  await dialogTells(common.list.missing)
  assert.equal((await topDialog()).queryByRole('button', { name: shellPhrases.en.retry }), null)
})

const job = {
  ...{ id: 'b1a3f2c4-0d5e-4f60-8a7b-9c0d1e2f3a4b', name: 'send-mail', attempts: 5 },
  ...{ error: 'connect ECONNREFUSED', createdAt: now, failedAt: now },
}

test('what is done with several is asked once, done to each, and what fails is told of that one', async () => {
  const people = [
    fan(9, 'Marta'),
    fan(10, 'Rui'),
    fan(11, 'Sara', { hiddenProfile: true }),
    fan(12, 'Tomé'),
  ]
  const page = await openPart(
    '/admin/users',
    listOf(...people),
    answer(putVisibility, ({ params, body }) => {
      if (params.id === 10) return refused('userNotFound')
      return { hiddenProfile: body.hiddenProfile }
    }),
  )
  await findRow('Marta')
  const select = (name: string) =>
    page.user.click(screen.getByRole('checkbox', { name: common.list.select(`${name} Reis`) }))
  for (const name of ['Marta', 'Rui', 'Sara']) await select(name)
  await screen.findAllByText(common.list.selected(3))
  await page.user.click(screen.getByRole('button', { name: t.hideSome }))
  const dialog = await topDialog()
  dialog.getByText(t.hideSomeText)
  assert.equal(dialog.getAllByText(common.bulk.cannot).length, 1)
  const confirm = () =>
    page.user.click(dialog.getByRole('button', { name: common.bulk.confirm(t.hideSome, 2) }))
  await confirm()
  await refusedAt(field('reason'), common.bulk.reasonWanted)
  fill(field('reason'), 'Not people')
  await page.user.click(dialog.getByRole('radio', { name: decisions.grounds.LAW.label }))
  await confirm()
  await refusedAt(field('reference'), decisions.referenceMissing)
  assert.equal(page.server.sent(putVisibility).length, 0)
  const law = { ground: 'LAW', reference: 'Law 27/2021' } as const
  fill(field('reference'), law.reference)
  await confirm()
  await dialogTells(common.bulk.over(1, 2))
  await dialogTells(`Rui Reis${refusalPhrases.en.userNotFound}`)
  assert.deepEqual(
    page.server.sent(putVisibility).map(({ params, body }) => [params.id, body]),
    [9, 10].map((id) => [id, { hiddenProfile: true, reason: 'Not people', ...law }]),
  )
  await page.user.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1)!)
  await noDialog()
  await screen.findAllByText(common.list.selected(2))
})

const late: AdminInvoice = {
  user: { id: 9, name: 'Marta', lastName: 'Reis', role: 'FAN' },
  ...{ id: 4, paymentId: 'sbx-1', kind: 'INVOICE', status: 'FAILED', number: null, cents: 10_000 },
  ...{ createdAt: now, nextTryAt: null, tries: 3, trouble: 'NO_TAX', error: '20 %, FR' },
}

test('what failed is one page: an invoice that is late is read there and tried again', async () => {
  const { invoices: words } = adminMoneyPhrases.en
  let waiting = [late]
  const page = await openPart(
    '/admin/jobs',
    answer(listFailedJobs, { list: [], total: 0 }),
    answer(readHome, { waiting: [], counts: waitingCounts({ invoice: 1 }) }),
    answer(listInvoices, () => ({ list: waiting, total: waiting.length })),
    answer(retryInvoice, () => {
      waiting = []
      return { ...late, status: 'PENDING' as const }
    }),
  )
  const { tabs } = adminMachinePhrases.en.failures
  await page.user.click(
    await screen.findByRole('link', { name: new RegExp(`^${tabs.invoices}.*1$`) }),
  )
  await page.hasAddress('/admin/jobs?tab=invoices')
  const row = await findRow('Marta Reis', words.kinds.INVOICE)
  // What is in the way in the reader's words, and beside it in the program's.
  within(row).getByText(words.troubles.NO_TAX, { exact: false })
  within(row).getByText(late.error)
  assert.deepEqual(page.server.sent(listInvoices).at(-1)?.query.late, 'true')
  await choose(page, row, words.retry)
  await screen.findByText(words.retried)
  await screen.findByRole('heading', { name: words.nothingLate.title })
  assert.equal(page.server.sent(retryInvoice)[0]?.params.id, 4)
})

test('payments that hang stand there too, and are asked about again', async () => {
  const { payments: words } = adminMoneyPhrases.en
  const hanging = { ...payment, status: 'UNKNOWN' as const }
  const page = await openPart(
    '/admin/jobs?tab=payments',
    answer(listAllPayments, { list: [hanging], total: 1 }),
    answer(checkPayment, hanging),
  )
  await choose(page, await findRow('Marta Reis'), words.check)
  await screen.findByText(words.checked(words.statuses.UNKNOWN))
  assert.equal(page.server.sent(listAllPayments)[0]?.query.late, 'true')
})

test('an invoice that is issued is downloaded, and is not among those to be tried again', async () => {
  const { invoices: words } = adminMoneyPhrases.en
  const issued = {
    ...late,
    id: 5,
    status: 'ISSUED' as const,
    number: 'A/12',
    trouble: null,
    error: '',
  }
  const page = await openPart(
    '/admin/payments?tab=invoices&open=5',
    answer(listInvoices, { list: [issued, late], total: 2 }),
  )
  await screen.findByRole('button', { name: words.file })
  assert.equal(screen.queryByRole('button', { name: words.retry }), null)
  assert.equal(page.server.sent(listInvoices)[0]?.query.late, undefined)
})

test('clearing the filters of a list stays at its tab, and a language in the address is none', async () => {
  const none = answer(listInvoices, { list: [], total: 0 })
  const page = await openPart('/admin/payments?tab=invoices&status=FAILED', none)
  await page.user.click(await screen.findByRole('link', { name: common.clearFilters }))
  await page.hasAddress('/admin/payments?tab=invoices')
  await openPart('/admin/payments?tab=invoices&lang=en', none)
  await screen.findByRole('heading', { name: adminMoneyPhrases.en.invoices.nothing.title })
  assert.equal(screen.queryByRole('link', { name: common.clearFilters }), null)
})

test('several failed jobs are tried again, and none is asked for a reason', async () => {
  const jobs = [job, { ...job, id: job.id.replace('b1', 'c1'), name: 'clean-up' }]
  const page = await openPart(
    '/admin/jobs',
    answer(listFailedJobs, { list: jobs, total: 2 }),
    answer(retryJob, undefined),
  )
  await findRow('clean-up')
  await page.user.click(screen.getByRole('checkbox', { name: common.list.selectAll }))
  const { retry } = adminMachinePhrases.en.jobs
  const [button] = screen.getAllByRole('button', { name: retry })
  await page.user.click(button!)
  const dialog = await topDialog()
  await page.user.click(dialog.getByRole('button', { name: common.bulk.confirm(retry, 2) }))
  await dialogTells(common.bulk.over(2, 2))
  assert.equal(page.server.sent(retryJob).length, 2)
})

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
  for (const words of ['RL 204', 'Rua Larga 1', orders.history(12, 3, 2)]) await dialogTells(words)
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
  ...{ acts: ['NOTHING', 'HIDE', 'REMOVE'], decision: null },
}

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
    await dialogTells(reports.record(4, 1))
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

const payment: AdminPayment = {
  ...{ transactionId: 'sbx-1', status: 'PAID', purpose: 'CREDITS', creditAmount: 50, planId: null },
  ...{ grossCents: 10_000, netCents: 8130, vatCents: 1870, vatPercent: 23, taxRule: 'ORIGIN' },
  currency: 'EUR',
  ...{ method: 'CARD', entity: null, reference: null, deadline: null, createdAt: now },
  ...{ paidAt: now, refundedAt: null, hasReceipt: true, isTest: true, provider: 'sandbox' },
  ...{ checkedAt: null, owedCredits: 0, refundReason: '', refundedCents: 0, refundedCredits: 0 },
  ...{ refundUnderWay: false, withdrawableUntil: null },
  invoice: { status: 'ISSUED', number: 'A/12', creditNotes: [] },
  user: { id: 9, name: 'Marta', lastName: 'Reis', role: 'FAN' },
}

test('a refund says what it does to the credits before it is confirmed', async () => {
  const { payments } = adminMoneyPhrases.en
  const page = await openPart(
    '/admin/payments',
    answer(listAllPayments, { list: [payment], total: 1 }),
    inFull(fan(9, 'Marta')),
    answer(getRefund, ({ query }) =>
      query.credits === 50
        ? { credits: 50, cents: 10_000, debt: 30 }
        : { credits: 20, cents: 4000, debt: 0 },
    ),
    answer(refundPayment, { ...payment, status: 'REFUNDED', owedCredits: 30 }),
  )
  await page.user.click(within(await findRow('Marta')).getByRole('link'))
  await screen.findByRole('dialog')
  const panel = await topDialog()
  assert.equal(panel.queryByRole('button', { name: payments.refundConfirm('€100.00') }), null)
  await page.user.click(panel.getByRole('button', { name: payments.refund }))
  const does = within(await panel.findByRole('group', { name: payments.consequence }))
  does.getByText('€40.00')
  fill(field('credits'), '50')
  await does.findByText('€100.00')
  does.getByText(payments.credits('20'))
  does.getByText(payments.credits('30'))
  does.getByText(payments.blocks)
  fill(field('reason'), 'Bought twice')
  const confirm = { name: payments.refundConfirm('€100.00') }
  await page.user.click(panel.getByRole('button', confirm))
  await screen.findByText(payments.refunded('€100.00'))
  const sent = { reason: 'Bought twice', credits: 50, cents: 10_000, debt: 30 }
  assert.deepEqual(page.server.sent(refundPayment)[0]?.body, sent)
})

/** The panel of the payment above, with the form of a refund open; what is unspent is 20 credits. */
async function openRefund(...answers: PreparedAnswer[]) {
  const { payments: words } = adminMoneyPhrases.en
  const page = await openPart(
    '/admin/payments',
    answer(listAllPayments, { list: [payment], total: 1 }),
    inFull(fan(9, 'Marta')),
    answer(getRefund, ({ query: { credits = 20 } }) => ({
      credits,
      cents: credits * 200,
      debt: 0,
    })),
    answer(refundPayment, { ...payment, refundedCents: 4000, refundedCredits: 20 }),
    ...answers,
  )
  await page.user.click(within(await findRow('Marta')).getByRole('link'))
  await screen.findByRole('dialog')
  const panel = await topDialog()
  const press = async (name: string) => page.user.click(await panel.findByRole('button', { name }))
  await press(words.refund)
  return { page, panel, press, words }
}

test('a payment of which a part went back says how much, in the list and beside it', async () => {
  const { payments: words } = adminMoneyPhrases.en
  const page = await openPart(
    '/admin/payments',
    answer(listAllPayments, { list: [{ ...payment, refundedCents: 4000 }], total: 1 }),
    inFull(fan(9, 'Marta')),
  )
  const row = within(await findRow('Marta'))
  row.getByText(words.partly('€40.00'))
  await page.user.click(row.getByRole('link'))
  await screen.findByRole('dialog')
  const panel = await topDialog()
  panel.getByText(words.partly('€40.00'))
})

test('a refund begins with all that is unspent, filled in', async () => {
  const { page, panel, press, words } = await openRefund()
  await panel.findByRole('group', { name: words.consequence })
  assert.equal((field('credits') as HTMLInputElement).value, '20')
  fill(field('reason'), 'Bought twice')
  await press(words.refundConfirm('€40.00'))
  await waitFor(() => assert.equal(page.server.sent(refundPayment).length, 1))
})

test('an amount of a refund that is typed before all that is unspent is known stays as it was typed', async () => {
  const told = Promise.withResolvers<void>()
  const { page, panel, words } = await openRefund(
    answer(getRefund, async ({ query: { credits = 20 } }) => {
      await told.promise
      return { credits, cents: credits * 200, debt: 0 }
    }),
  )
  await waitFor(() => field('credits'))
  await page.user.click(field('credits'))
  told.resolve()
  await panel.findByRole('group', { name: words.consequence })
  await page.user.keyboard('6')
  assert.equal((field('credits') as HTMLInputElement).value, '6')
})

test('an address that asks a list for what it does not know says so, with the way to all of it', async () => {
  const page = await openPart(
    '/admin/payments?status=NOPE',
    answer(listAllPayments, () => violated({ status: [{ kind: 'Pattern' }] })),
  )
  await screen.findByText(common.unknown.title)
  page.server.prepare(answer(listAllPayments, { list: [payment], total: 1 }))
  await page.user.click(screen.getByRole('link', { name: common.clearFilters }))
  await findRow('Marta')
})

test('a refund ends its form, and the next part is another act', async () => {
  const { page, panel, press, words } = await openRefund()
  for (const count of [1, 2]) {
    fill(field('reason'), 'A part of it')
    await press(words.refundConfirm('€40.00'))
    await waitFor(() => assert.equal(page.server.sent(refundPayment).length, count))
    await hasFocus(await panel.findByRole('button', { name: words.refund }))
    assert.equal(panel.queryByLabelText(words.refundCredits), null)
    await press(words.refund)
  }
})

for (const [typed, rule] of [
  ['abc', { kind: 'Number' }],
  ['-5', { kind: 'Number' }],
  ['12,5', { kind: 'Number' }],
  ['0', { kind: 'Min', min: 1 }],
  ['9999', { kind: 'Max', max: 50 }],
] as const) {
  test(`a refund of “${typed}” credits is refused at its field, and assumed to be nothing else`, async () => {
    const { page, panel, press, words } = await openRefund()
    await panel.findByRole('group', { name: words.consequence })
    fill(field('credits'), typed)
    fill(field('reason'), 'Bought twice')
    await waitFor(() => assert.equal(panel.queryByRole('group', { name: words.consequence }), null))
    await press(words.refund)
    await panel.findByText(violationPhrases.en[rule.kind](rule))
    await hasFocus(field('credits'))
    assert.equal(page.server.sent(refundPayment).length, 0)
    assert.ok(page.server.sent(getRefund).every(({ query }) => query.credits === undefined))
    fill(field('credits'), '30')
    await press(words.refundConfirm('€60.00'))
    await waitFor(() => assert.equal(page.server.sent(refundPayment).length, 1))
  })
}

test('menu and bar say how much waits, and where sign-in leads it is a tap away', async () => {
  const waiting = (kind: 'report' | 'dispute', id: number, link: string) => ({
    ...{ kind, id, person: null, facts: {}, since: now, deadline: null, link },
  })
  const link = '/admin/orders?status=DISPUTED&open=8'
  await openPart(
    '/admin/users',
    listOf(fan(9, 'Marta')),
    answer(readHome, {
      waiting: [waiting('dispute', 8, link), waiting('report', 7, '/admin/reports?open=7')],
      counts: waitingCounts({ report: 2, dispute: 1, message: 5 }),
    }),
  )
  const { work, workWaiting } = ownBarPhrases.en
  await screen.findByRole('link', { name: workWaiting(work, 3) })
  const parts = within(screen.getByRole('navigation', { name: common.nav }))
  parts.getByRole('link', { name: `${common.parts.reports} , ${common.waits(2)}` })
  const counts = homePhrases.en.waiting.counts
  const way = screen.getByRole('link', { name: counts.dispute(1) })
  assert.equal(way.getAttribute('href'), link)
})

test('where there is little room the sections are behind a button that names the present one', async () => {
  const { user } = await openPart('/admin/users', listOf(fan(9, 'Marta')))
  const nav = await screen.findByRole('navigation', { name: common.nav })
  const button = within(nav).getByRole('button', { name: /People/ })
  assert.equal(button.textContent, `${common.groups.people}: ${common.parts.users}`)
  const sections = document.getElementById(button.getAttribute('aria-controls') ?? '')
  assert.ok(sections?.querySelector(`[aria-current='page']`))
  const isOpen = () => button.getAttribute('aria-expanded') === 'true'
  await user.click(button)
  assert.ok(isOpen())
  await user.tab()
  await user.keyboard('{Escape}')
  assert.ok(!isOpen())
  assert.equal(document.activeElement, button)
  await user.click(button)
  await user.click(within(nav).getByRole('link', { name: common.parts.users }))
  assert.ok(!isOpen())
})

/** The ledger as it is read; what a test is about, it says. */
const ledger = (details: object = {}) => ({
  ...{
    sold: 170,
    granted: 30,
    inWallets: 200,
    reserved: 0,
    escrow: 0,
    matching: 0,
    debt: 0,
    guarantee: 0,
  },
  ...{ sum: 0, transfers: 3, provedAt: now, isProofDue: false },
  invariants: [{ name: 'ledger-sums-to-zero', broken: 0 }],
  ...details,
})

test('the ledger is proved anew when an admin asks, and says when it was', async () => {
  const words = adminMoneyPhrases.en.ledger
  let proof = ledger({ provedAt: null, invariants: [] })
  const page = await openPart(
    '/admin/ledger',
    answer(getLedger, () => proof),
    answer(proveLedger, () => {
      proof = ledger({ isProofDue: true })
    }),
  )
  await screen.findByText(words.notYet)
  assert.equal(screen.queryByRole('table'), null)
  await page.user.click(await screen.findByRole('button', { name: words.again }))
  await screen.findByText(words.asked)
  await waitFor(() =>
    assert.equal(
      screen.getByRole('button', { name: words.again }).getAttribute('aria-busy'),
      'true',
    ),
  )
  proof = ledger()
  await screen.findByText(words.sound)
  await screen.findByText(words.ruleNames['ledger-sums-to-zero'] ?? '')
  assert.equal(page.server.sent(proveLedger).length, 1)
})

test('what the ledger says adds up does, with every place that credits are in', async () => {
  const places = { inWallets: 90, reserved: 50, escrow: 20, matching: 60 }
  await openPart('/admin/ledger', answer(getLedger, ledger({ debt: 20, ...places })))
  const words = adminMoneyPhrases.en.ledger
  const [from, into] = (await screen.findByText(/ = /)).textContent.split(' = ')
  const sumOf = (side = '') => [...side.matchAll(/\d+/g)].reduce((sum, [n]) => sum + Number(n), 0)
  assert.equal(sumOf(from), 220)
  assert.equal(sumOf(into), 220)
  for (const [name, credits] of Object.entries(places)) {
    assert.match(into ?? '', new RegExp(`${words[name as keyof typeof places]} ${credits}`))
  }
})

const unsound = {
  'a rule is broken': { invariants: [{ name: 'ledger-lots-are-what-is-available', broken: 2 }] },
  'the accounts do not sum to zero': { sum: 1, provedAt: null },
}

for (const [what, details] of Object.entries(unsound)) {
  test(`where ${what} the ledger says first that it is not sound`, async () => {
    await openPart('/admin/ledger', answer(getLedger, ledger(details)))
    await screen.findByText(adminMoneyPhrases.en.ledger.broken)
  })
}
