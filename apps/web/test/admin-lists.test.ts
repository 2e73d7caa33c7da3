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
import { listAllPayments, listInvoices } from '@podium/contract/payments'
import { listAllOrders } from '@podium/contract/orders'
import { putVisibility } from '@podium/contract/profiles'
import { adminPhrases } from '@podium/phrases/admin'
import { adminDecisionsPhrases } from '@podium/phrases/admin-decisions'
import { adminMachinePhrases } from '@podium/phrases/admin-machine'
import { adminMoneyPhrases } from '@podium/phrases/admin-money'
import { adminUsersPhrases } from '@podium/phrases/admin-users'
import { homePhrases } from '@podium/phrases/home'
import { ownBarPhrases } from '@podium/phrases/own-bar'
import { refusalPhrases } from '@podium/phrases/refusals'
import { shellPhrases } from '@podium/phrases/shell'
import { dialogTells, findRow, noDialog, refusedAt } from './administering.ts'
import { answer, refused, violated } from './answers.ts'
import { field, fill, hasFocus, screen, waitFor, within } from './renderPage.ts'
import { topDialog } from './shop.ts'
import { waitingCounts } from './usualAnswers.ts'
import { now, openPart, fan, inFull, payment } from './adminParts.ts'

const common = adminPhrases.en
const t = adminUsersPhrases.en

const decisions = adminDecisionsPhrases.en

const listOf = (...list: AdminUser[]) => answer(listUsers, { list, total: list.length })

const headings = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)

test('the columns an admin chooses are kept in the browser, and the first cannot be left out', async () => {
  const page = await openPart('/admin/users', listOf(fan(9, 'Marta')))
  await findRow('Marta')
  assert.ok(headings().includes(t.columns.email) && !headings().includes(t.columns.country))
  const tick = (name: string) =>
    page.user.click(screen.getByRole('checkbox', { name, hidden: true }))
  await tick(t.columns.email)
  await tick(t.columns.country)
  assert.ok(!headings().includes(t.columns.email) && headings().includes(t.columns.country))
  assert.equal(screen.queryByRole('checkbox', { name: t.columns.name, hidden: true }), null)
  const kept = JSON.parse(localStorage.getItem('podium.admin-lists') ?? '{}') as {
    columns: { users: string[] }
  }
  assert.ok(kept.columns.users.includes('country') && !kept.columns.users.includes('email'))
  await openPart('/admin/users', listOf(fan(9, 'Marta')))
  await findRow('Marta')
  assert.ok(!headings().includes(t.columns.email))
  await tick(t.columns.email)
  await tick(t.columns.country)
})

test('rows of a phone have boxes to tick once an admin wants several, here and on the next visit', async () => {
  const hasBoxes = () => screen.getByRole('table').hasAttribute('data-ticks')
  const open = async () => {
    const page = await openPart('/admin/users', listOf(fan(9, 'Marta')))
    await findRow('Marta')
    return page
  }
  const page = await open()
  assert.ok(!hasBoxes())
  const several = () => screen.getByRole('checkbox', { name: common.list.several, hidden: true })
  await page.user.click(several())
  assert.ok(hasBoxes())
  const next = await open()
  assert.ok(hasBoxes())
  await next.user.click(several())
  assert.ok(!hasBoxes())
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

test('a list that fits on the shortest page asks nothing of pages', async () => {
  const people = Array.from({ length: 6 }, (_, at) => fan(20 + at, `Marta ${at}`))
  await openPart('/admin/users', listOf(...people))
  await findRow('Marta 5')
  assert.ok(screen.getByLabelText(common.pageSize))
  await openPart('/admin/users', listOf(...people.slice(0, 5)))
  await findRow('Marta 4')
  assert.equal(screen.queryByLabelText(common.pageSize), null)
})

test('where a page has nothing any more, the last one that has is shown, and a panel stays open', async () => {
  const people = Array.from({ length: 10 }, (_, at) => fan(20 + at, `Marta ${at}`))
  const some = answer(listUsers, ({ query }) => ({
    list: query._page === 0 ? people : [],
    total: people.length,
  }))
  const page = await openPart('/admin/users?page=3&q=Reis&open=20', some, inFull(people[0]!))
  await findRow('Marta 9')
  await page.hasAddress('/admin/users?q=Reis&open=20')
})

test('a list in which there never was anything has nothing to narrow it, and one narrowed to nothing keeps it', async () => {
  const { orders } = adminMoneyPhrases.en
  const none = answer(listAllOrders, { list: [], total: 0 })
  await openPart('/admin/orders?status=SHIPPED', none)
  await screen.findByRole('heading', { name: common.nothing.title })
  screen.getByRole('combobox', { name: orders.status })
  await openPart('/admin/orders', none)
  await screen.findByRole('heading', { name: orders.nothing.title })
  assert.equal(screen.queryByRole('combobox', { name: orders.status }), null)
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

test('who leaves while it is done to several has it done to no further one', async () => {
  const people = [fan(9, 'Marta'), fan(10, 'Rui'), fan(11, 'Sara')]
  const first = Promise.withResolvers<{ hiddenProfile: boolean }>()
  const page = await openPart(
    '/admin/users',
    listOf(...people),
    answer(putVisibility, () => first.promise),
  )
  await findRow('Marta')
  await page.user.click(screen.getByRole('checkbox', { name: common.list.selectAll }))
  await page.user.click(screen.getByRole('button', { name: t.hideSome }))
  const dialog = await topDialog()
  fill(field('reason'), 'Not people')
  await page.user.click(
    dialog.getByRole('button', { name: common.bulk.confirm(t.hideSome, people.length) }),
  )
  await waitFor(() => assert.equal(page.server.sent(putVisibility).length, 1))
  await page.user.click(dialog.getByRole('button', { name: shellPhrases.en.cancel }))
  await noDialog()
  const reads = page.server.sent(listUsers).length
  first.resolve({ hiddenProfile: true })
  await waitFor(() => assert.ok(page.server.sent(listUsers).length > reads))
  assert.equal(page.server.sent(putVisibility).length, 1)
})

test('of a page that stays hidden for another reason it is said, also among several', async () => {
  const people = [fan(9, 'Marta', { hiddenProfile: true }), fan(10, 'Rui', { hiddenProfile: true })]
  const page = await openPart(
    '/admin/users',
    listOf(...people),
    answer(putVisibility, ({ params }) => ({ hiddenProfile: params.id === 10 })),
  )
  await findRow('Marta')
  await page.user.click(screen.getByRole('checkbox', { name: common.list.selectAll }))
  await page.user.click(screen.getByRole('button', { name: t.showSome }))
  const dialog = await topDialog()
  await page.user.click(
    dialog.getByRole('button', { name: common.bulk.confirm(t.showSome, people.length) }),
  )
  await dialogTells(common.bulk.over(2, 2))
  await dialogTells(`Rui Reis${t.visibility.staysHidden('Rui Reis')}`)
  await dialogTells(`Marta Reis${common.bulk.done}`)
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

test('menu and bar say how much waits, and beside every section the first of it is a tap away', async () => {
  const waiting = (kind: 'report' | 'dispute', id: number, link: string) => ({
    ...{ kind, id, person: null, ward: null, facts: {}, since: now, deadline: null, link },
  })
  const link = '/admin/orders?status=DISPUTED&open=8'
  await openPart(
    '/admin/payments',
    answer(listAllPayments, { list: [payment], total: 1 }),
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
