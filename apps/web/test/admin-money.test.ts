import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listFailedJobs } from '@podium/contract/admin'
import { readHome } from '@podium/contract/home'
import {
  type AdminInvoice,
  checkPayment,
  getRefund,
  listAllPayments,
  listInvoices,
  noteRefund,
  refundPayment,
  retryInvoice,
} from '@podium/contract/payments'
import { adminMachinePhrases } from '@podium/phrases/admin-machine'
import { adminPhrases } from '@podium/phrases/admin'
import { adminMoneyPhrases } from '@podium/phrases/admin-money'
import { violationPhrases } from '@podium/phrases/violations'
import { choose, findRow } from './administering.ts'
import { answer, type PreparedAnswer } from './answers.ts'
import { field, fill, hasFocus, screen, waitFor, within } from './renderPage.ts'
import { topDialog } from './shop.ts'
import { waitingCounts } from './usualAnswers.ts'
import { now, openPart, fan, inFull, payment } from './adminParts.ts'

const late: AdminInvoice = {
  user: { id: 9, name: 'Marta', lastName: 'Reis', role: 'FAN' },
  ...{ id: 4, paymentId: 'sbx-1', kind: 'INVOICE', status: 'FAILED', number: null, cents: 10_000 },
  ...{ createdAt: now, nextTryAt: null, tries: 3, trouble: 'NO_TAX', error: '20 %, FR' },
  ...{ programAsked: true, waitsForInvoice: false },
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
  // The page opens on what failed.
  await page.hasAddress('/admin/jobs?tab=invoices')
  await screen.findByRole('link', { name: new RegExp(`^${tabs.invoices}.*1$`) })
  const row = await findRow('Marta Reis', words.kinds.INVOICE)
  // What is in the way in the reader's words, and beside it in the program's.
  within(row).getByText(words.troubles.NO_TAX, { exact: false })
  within(row).getByText(late.error)
  assert.deepEqual(page.server.sent(listInvoices).at(-1)?.query.late, 'true')
  await choose(page, row, words.retry)
  await screen.findByText(words.retried)
  await screen.findByRole('heading', { name: words.nothingLate.title })
  assert.equal(page.server.sent(retryInvoice)[0]?.params.id, 4)
  // Where that fails as well, it stands there again by itself.
  waiting = [late]
  await screen.findByRole('row', { name: /Marta Reis/ }, { timeout: 3000 })
})

test('who tries the last of a kind again stays on its tab', async () => {
  const page = await openPart(
    '/admin/jobs',
    answer(listFailedJobs, { list: [], total: 0 }),
    answer(readHome, { waiting: [], counts: waitingCounts() }),
  )
  await page.hasAddress('/admin/jobs?tab=jobs')
  await screen.findByRole('heading', { name: adminMachinePhrases.en.jobs.nothing.title })
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

test('a credit note that waits for its invoice says so, and cannot be tried in vain', async () => {
  const { invoices: words } = adminMoneyPhrases.en
  const waits = { status: 'PENDING', trouble: null, error: '', tries: 0 } as const
  const note = { ...late, ...waits, id: 6, kind: 'CREDIT_NOTE' as const, waitsForInvoice: true }
  const list = answer(listInvoices, { list: [note], total: 1 })
  const page = await openPart('/admin/jobs?tab=invoices', list)
  const row = await findRow('Marta Reis', words.kinds.CREDIT_NOTE)
  within(row).getByText(words.waitsForInvoice)
  await page.user.click(within(row).getByRole('link'))
  await screen.findByRole('dialog')
  const panel = await topDialog()
  panel.getByText(words.waitsForInvoice)
  assert.equal(panel.queryByRole('button', { name: words.retry }), null)
})

test('an invoice whose program is gone says so, and cannot be tried in vain', async () => {
  const { invoices: words } = adminMoneyPhrases.en
  const pending = {
    ...late,
    status: 'PENDING',
    trouble: null,
    error: '',
    programAsked: false,
  } as const
  const list = answer(listInvoices, { list: [pending], total: 1 })
  const page = await openPart('/admin/jobs?tab=invoices', list)
  const row = await findRow('Marta Reis', words.kinds.INVOICE)
  within(row).getByText(words.programGone)
  await page.user.click(within(row).getByRole('link'))
  await screen.findByRole('dialog')
  const panel = await topDialog()
  panel.getByText(words.programGone)
  assert.equal(screen.queryAllByRole('button', { name: words.retry }).length, 0)
})

test('payments are narrowed to days, which stand above them and go by a press', async () => {
  const { from, without } = adminPhrases.en
  const page = await openPart(
    '/admin/payments?from=2026-11-01&to=2026-11-30',
    answer(listAllPayments, { list: [payment], total: 1 }),
  )
  const name = without(from, `${from} 01 Nov 2026`)
  const chip = await screen.findByRole('button', { name })
  await waitFor(() => {
    const { query } = page.server.sent(listAllPayments)[0] ?? {}
    assert.deepEqual([query?.from, query?.to], ['2026-11-01', '2026-11-30'])
  })
  await page.user.click(chip)
  await page.hasAddress('/admin/payments?to=2026-11-30')
  // Who types a day goes on in its field.
  await page.user.click(screen.getByRole('button', { name: adminPhrases.en.filtersOn(1) }))
  const first = screen.getByLabelText(from)
  await page.user.type(first, '02-11-2026')
  await page.hasAddress(/from=2026-11-02/)
  assert.equal(document.activeElement, first)
})

test('payments begin with the newest, which the heading says, and a press on it turns them round', async () => {
  const { when } = adminMoneyPhrases.en.payments.columns
  const page = await openPart(
    '/admin/payments',
    answer(listAllPayments, { list: [payment], total: 1 }),
  )
  const heading = await screen.findByRole('columnheader', { name: when })
  assert.equal(heading.getAttribute('aria-sort'), 'descending')
  await page.user.click(within(heading).getByRole('link'))
  await waitFor(() => assert.equal(page.server.sent(listAllPayments).at(-1)?.query._order, 'ASC'))
  assert.equal(heading.getAttribute('aria-sort'), 'ascending')
})

test('a payment whose invoice failed says so, and leads to it', async () => {
  const { invoices: words } = adminMoneyPhrases.en
  const invoice = { status: 'FAILED', number: null, creditNotes: [], creditNoteDue: null } as const
  await openPart(
    '/admin/payments?open=sbx-1',
    answer(listAllPayments, {
      list: [{ ...payment, invoice: { ...invoice, creditNotes: [] } }],
      total: 1,
    }),
  )
  const way = await screen.findByRole('link', { name: words.statuses.FAILED })
  assert.equal(way.getAttribute('href'), '/admin/payments?status=FAILED&tab=invoices')
})

test('a payment whose credit note failed says so beside those that are issued, and leads to it', async () => {
  const { invoices: words, payments } = adminMoneyPhrases.en
  const invoice = { status: 'ISSUED', number: 'A/12', creditNoteDue: 'FAILED' } as const
  await openPart(
    '/admin/payments?open=sbx-1',
    answer(listAllPayments, {
      list: [{ ...payment, invoice: { ...invoice, creditNotes: ['A/3'] } }],
      total: 1,
    }),
  )
  const way = await screen.findByRole('link', { name: words.statuses.FAILED })
  assert.equal(way.getAttribute('href'), '/admin/payments?status=FAILED&tab=invoices')
  const fact = screen.getByText(payments.creditNotes).parentElement
  assert.match(fact?.textContent ?? '', /A\/3, /)
})

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

test('a refund of a plan says that the time paid for ends', async () => {
  const plan = { ...payment, purpose: 'PLAN', planId: 'STANDARD', creditAmount: 0 } as const
  const whole = { credits: 0, cents: 738, debt: 0 }
  const page = await openPart(
    '/admin/payments',
    answer(listAllPayments, { list: [plan], total: 1 }),
    inFull(fan(9, 'Marta')),
    answer(getRefund, whole),
  )
  await page.user.click(within(await findRow('Marta')).getByRole('link'))
  await screen.findByRole('dialog')
  const panel = await topDialog()
  const words = adminMoneyPhrases.en.payments
  await page.user.click(panel.getByRole('button', { name: words.refund }))
  const does = within(await panel.findByRole('group', { name: words.consequence }))
  does.getByText(words.planEnds)
})

test('an admin chooses how much money goes back, for the credits that they choose', async () => {
  const { page, panel, press, words } = await openRefund()
  await panel.findByRole('group', { name: words.consequence })
  fill(field('credits'), '6')
  await waitFor(() => assert.equal((field('cents') as HTMLInputElement).placeholder, '€12.00'))
  fill(field('cents'), '5,5')
  fill(field('reason'), 'Half the price')
  await press(words.refundConfirm('€5.50'))
  await waitFor(() => assert.equal(page.server.sent(refundPayment).length, 1))
  const sent = { reason: 'Half the price', credits: 6, cents: 550, debt: 0 }
  assert.deepEqual(page.server.sent(refundPayment)[0]?.body, sent)
})

for (const [typed, rule] of [
  ['abc', { kind: 'Number' }],
  ['5,555', { kind: 'Number' }],
  ['0', { kind: 'Min', min: 0.01 }],
  ['100.01', { kind: 'Max', max: 100 }],
] as const) {
  test(`a refund of “${typed}” euros is refused at its field`, async () => {
    const { page, panel, press, words } = await openRefund()
    await panel.findByRole('group', { name: words.consequence })
    fill(field('cents'), typed)
    fill(field('reason'), 'Bought twice')
    await press(words.refund)
    await panel.findByText(violationPhrases.en[rule.kind](rule))
    assert.equal(page.server.sent(refundPayment).length, 0)
  })
}

test('of a plan that is used up a refund takes nothing as a debt, and money can still go back', async () => {
  const plan = { ...payment, purpose: 'PLAN', planId: 'STANDARD', creditAmount: 0 } as const
  const { page, panel, press, words } = await openRefund(
    answer(listAllPayments, { list: [plan], total: 1 }),
    answer(getRefund, { credits: 0, cents: 0, debt: 0 }),
  )
  await panel.findByText(words.refundUsed)
  assert.equal(panel.queryByText(words.refundNothing), null)
  fill(field('cents'), '3')
  fill(field('reason'), 'It did not work')
  await press(words.refundConfirm('€3.00'))
  await waitFor(() => assert.equal(page.server.sent(refundPayment).length, 1))
  const sent = { reason: 'It did not work', credits: 0, cents: 300, debt: 0 }
  assert.deepEqual(page.server.sent(refundPayment)[0]?.body, sent)
})

test('while a refund is under way that is said, and none is offered', async () => {
  const { payments: words } = adminMoneyPhrases.en
  const page = await openPart(
    '/admin/payments',
    answer(listAllPayments, { list: [{ ...payment, refundUnderWay: true }], total: 1 }),
    inFull(fan(9, 'Marta')),
  )
  await page.user.click(within(await findRow('Marta')).getByRole('link'))
  await screen.findByRole('dialog')
  const panel = await topDialog()
  panel.getByText(words.refundUnderWay)
  assert.equal(panel.queryByRole('button', { name: words.refund }), null)
})

test('a refund whose provider is gone says that it is an admin’s to do, and is noted with a reason', async () => {
  const { payments: words } = adminMoneyPhrases.en
  const gone = { ...payment, refundUnderWay: true, refundByHand: true }
  const page = await openPart(
    '/admin/payments',
    answer(listAllPayments, { list: [gone], total: 1 }),
    inFull(fan(9, 'Marta')),
    answer(noteRefund, { ...payment, status: 'REFUNDED' }),
  )
  await page.user.click(within(await findRow('Marta')).getByRole('link'))
  await screen.findByRole('dialog')
  const panel = await topDialog()
  panel.getByText(words.refundByHand)
  assert.equal(panel.queryByText(words.refundUnderWay), null)
  await page.user.click(panel.getByRole('button', { name: words.noteRefund }))
  await screen.findByText(words.noteRefundTitle)
  fill(field('reason'), 'By transfer')
  const form = await topDialog()
  await page.user.click(form.getByRole('button', { name: words.noteRefund }))
  await screen.findByText(words.refundNoted)
  assert.deepEqual(page.server.sent(noteRefund)[0]?.body, { reason: 'By transfer' })
})

test('a payment whose provider is gone is given back by hand, and nobody is offered to ask about it', async () => {
  const gone = { ...payment, providerAsked: false }
  const begun = { ...gone, refundUnderWay: true, refundByHand: true }
  const { page, panel, press, words } = await openRefund(
    answer(listAllPayments, { list: [gone], total: 1 }),
    answer(refundPayment, begun),
  )
  await panel.findByText(words.refundIsByHand)
  await panel.findByRole('group', { name: words.consequence })
  fill(field('reason'), 'Bought twice')
  page.server.prepare(answer(listAllPayments, { list: [begun], total: 1 }))
  await press(words.refundConfirm('€40.00'))
  const after = await topDialog()
  await after.findByText(words.refundByHand)
  assert.equal(screen.queryByText(words.refunded('€40.00')), null)
  assert.equal(screen.queryAllByText(words.check).length, 0)
})

test('a payment that is open and whose provider is gone says that nobody can ask it any more', async () => {
  const { payments: words } = adminMoneyPhrases.en
  const unknown = { ...payment, status: 'UNKNOWN' as const, providerAsked: false }
  await openPart(
    '/admin/payments?open=sbx-1',
    answer(listAllPayments, { list: [unknown], total: 1 }),
  )
  await screen.findByRole('dialog')
  const panel = await topDialog()
  panel.getByText(words.providerGone)
  assert.equal(screen.queryAllByText(words.check).length, 0)
})

test('once other credits are typed, a refund says how many it may be', async () => {
  const { panel, words } = await openRefund()
  await panel.findByText(words.refundUnspent)
  fill(field('credits'), '6')
  await panel.findByText(words.refundUpTo(words.credits('50')))
  assert.equal(panel.queryByText(words.refundUnspent), null)
})

test('a refund pressed right after its credits are typed never sends what was there before', async () => {
  const { page, panel, words } = await openRefund()
  await panel.findByRole('group', { name: words.consequence })
  fill(field('reason'), 'Bought twice')
  fill(field('credits'), '6')
  const old = panel.getByRole('button', { name: words.refundConfirm('€40.00') })
  assert.equal((old as HTMLButtonElement).disabled, true)
  await page.user.click(old)
  await page.user.type(field('credits'), '{Enter}')
  const asked = { name: words.refundConfirm('€12.00') }
  await page.user.click(await panel.findByRole('button', asked))
  await waitFor(() => assert.equal(page.server.sent(refundPayment).length, 1))
  const sent = { reason: 'Bought twice', credits: 6, cents: 1200, debt: 0 }
  assert.deepEqual(page.server.sent(refundPayment)[0]?.body, sent)
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
  ['', { kind: 'NotBlank' }],
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
