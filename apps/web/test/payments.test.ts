import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  checkPayment,
  downloadInvoice,
  downloadPayments,
  downloadReceipt,
  listPayments,
  type PaymentForm,
  postSandboxOutcome,
  submitPayment,
} from '@podium/contract/payments'
import { quotePayment } from '@podium/contract/plans'
import { getFan } from '@podium/contract/profiles'
import { getWallet } from '@podium/contract/wallet'
import { paymentsPhrases } from '@podium/phrases/payments'
import { shellPhrases } from '@podium/phrases/shell'
import { storePhrases } from '@podium/phrases/store'
import { formatPhrases, violationPhrases } from '@podium/phrases/violations'
import { refusedAt } from './administering.ts'
import { answer, refused, unreachable, violated, type PreparedAnswer } from './answers.ts'
import { facts } from './facts.ts'
import { member, ownProfile } from './people.ts'
import { field, fill, renderPage, screen, waitFor } from './renderPage.ts'
import {
  fillInvoice,
  inAnHour,
  knownInvoice,
  payment,
  paymentAnswers,
  openAsBuyer,
  paymentForm,
  storeAnswers,
  topDialog,
} from './shop.ts'

const t = paymentsPhrases.en
const wrong = violationPhrases.en
const quoted = {
  ...{ grossCents: 10_000, netCents: 10_000, vatCents: 0 },
  ...{ vatPercent: 0, rule: 'REVERSE_CHARGE' as const },
}
const statusPage = '/payment/status?id=payment-1'

/** It waits to be paid at a machine. */
const waiting = payment({
  ...{ status: 'PENDING', paidAt: null, hasReceipt: false, deadline: inAnHour() },
  ...{ method: 'REFERENCE', entity: '21312', reference: '123456789' },
})

type Page = Awaited<ReturnType<typeof openAsBuyer>>

const press = async (page: Page, name: string) =>
  page.user.click(await screen.findByRole('button', { name }))

/** From the store to the first step of buying a pack. */
async function openPackPurchase(...answers: PreparedAnswer[]): Promise<Page> {
  const page = await openAsBuyer('/market/credits?pack=50', ...answers)
  await press(page, storePhrases.en.buy('50'))
  await screen.findByText(t.dialog.step(1, 2))
  return page
}

/** All the way to the provider's form. */
async function orderPack(...answers: PreparedAnswer[]): Promise<Page> {
  const page = await openPackPurchase(...answers)
  await fillInvoice()
  await press(page, t.dialog.confirm('€100.00'))
  await screen.findByText(t.dialog.step(2, 2))
  return page
}

const results = [
  { outcome: 'refuse', status: 'REJECTED' },
  { outcome: 'expire', status: 'EXPIRED' },
  { outcome: 'unknown', status: 'UNKNOWN' },
  { outcome: 'refund', status: 'REFUNDED' },
  { outcome: 'duplicate', status: 'PAID' },
] as const

for (const { outcome, status } of results) {
  test(`${outcome}: the page says ${status}`, async () => {
    const back = status === 'REFUNDED' ? { refundedCents: 10_000, refundedCredits: 50 } : {}
    const page = await orderPack(
      answer(postSandboxOutcome, { status }),
      answer(checkPayment, payment({ status, ...back })),
    )
    const dialog = await topDialog()
    await page.user.click(dialog.getByRole('radio', { name: /^Card/ }))
    await page.user.selectOptions(dialog.getByLabelText(t.sandbox.outcome), outcome)
    await page.user.click(dialog.getByRole('button', { name: t.sandbox.send('€100.00') }))
    await page.hasAddress(statusPage)
    await (await topDialog()).findByText(t.status.titles[status])
    await screen.findByText(t.status.credits[status])
    const [sent] = page.server.sent(postSandboxOutcome)
    assert.deepEqual(sent?.body, { outcome, method: 'CARD' })
  })
}

test('a refused payment is tried again in place, from the last look', async () => {
  const page = await openAsBuyer(
    statusPage,
    knownInvoice,
    answer(checkPayment, payment({ status: 'REJECTED', hasReceipt: false })),
  )
  await page.user.click(await screen.findByRole('link', { name: t.list.again }))
  await page.hasAddress('/market/credits?pack=50')
  await press(page, t.dialog.confirm('€100.00'))
  await screen.findByText(t.dialog.step(2, 2))
  assert.equal(page.server.sent(submitPayment)[0]?.body.creditAmount, 50)
})

test('so is one of a plan', async () => {
  await openAsBuyer(
    statusPage,
    answer(checkPayment, payment({ status: 'EXPIRED', purpose: 'PLAN', planId: 'STANDARD' })),
  )
  const again = await screen.findByRole('link', { name: t.list.again })
  assert.equal(again.getAttribute('href'), '/market/credits?plan=STANDARD&tab=plans')
})

test('the list tries what was refused again from the last look, and nothing else', async () => {
  const name = t.list.credits('50')
  const open = await openAsBuyer(
    '/payments',
    knownInvoice,
    answer(listPayments, {
      list: [payment({ status: 'REJECTED', hasReceipt: false }), payment({ transactionId: 'p-2' })],
      total: 2,
    }),
  )
  const again = await screen.findAllByRole('link', { name: t.list.againFor(name) })
  assert.equal(again.length, 1)
  await open.user.click(again[0]!)
  await open.hasAddress('/market/credits?pack=50')
  await press(open, t.dialog.confirm('€100.00'))
  await screen.findByText(t.dialog.step(2, 2))
})

test('the list names each payment as its provider does, to be copied, and comes as a file', async () => {
  const page = await openAsBuyer(
    '/payments',
    answer(listPayments, { list: [payment()], total: 1 }),
    answer(downloadPayments, unreachable),
  )
  const what = `${t.list.payment} payment-1`
  await openDocuments(page)
  await page.user.click(await screen.findByRole('button', { name: t.list.copyNumber }))
  await screen.findByText(t.waiting.copied(what))
  assert.equal(await navigator.clipboard.readText(), 'payment-1')
  await press(page, t.list.csv)
  await screen.findByText(t.list.csvFailed)
  assert.equal(page.server.sent(downloadPayments).length, 1)
})

test('where the tax depends on the buyer, the last look shows theirs, once it is known', async () => {
  let isDown = true
  const page = await renderPage('/market/credits?pack=50', {
    as: member('FAN'),
    config: { taxByBuyer: true },
    answers: [
      ...storeAnswers,
      ...paymentAnswers,
      knownInvoice,
      answer(quotePayment, () => (isDown ? unreachable : quoted)),
    ],
  })
  await press(page, storePhrases.en.buy('50'))
  await screen.findByText(t.dialog.couldNotPrice, {}, { timeout: 5000 })
  const unpriced = screen.getByRole('button', { name: t.dialog.confirmUnpriced })
  assert.equal((unpriced as HTMLButtonElement).disabled, true)
  isDown = false
  await press(page, shellPhrases.en.retry)
  await screen.findByText(t.summary.untaxed.REVERSE_CHARGE)
  await screen.findByRole('button', { name: t.dialog.confirm('€100.00') })
  const { country, vatNumber } = page.server.sent(quotePayment).at(-1)?.query ?? {}
  assert.deepEqual([country, vatNumber], ['PT', '123456789'])
})

test('details and last look are one step, which names all that the law wants named before ordering', async () => {
  await openPackPurchase()
  await waitFor(() => field('invoice.name'))
  const dialog = await topDialog()
  dialog.getByRole('heading', { name: t.dialog.order })
  for (const text of [t.summary.credits('50'), '€100.00', '€81.30', '€18.70'])
    dialog.getByText(text)
  dialog.getByText(t.summary.vat('23'))
  await dialog.findByText(t.summary.afterCredits('50', '50'))
  dialog.getByText(t.summary.notYet)
})

test('where all of the money went back and no credits were taken for it, nothing is said of them', async () => {
  const back = { status: 'REFUNDED', purpose: 'CREDITS', refundedCents: 10_000 } as const
  await openAsBuyer(statusPage, answer(checkPayment, payment({ ...back, refundedCredits: 0 })))
  await screen.findByText(t.status.moneyAlone)
  assert.equal(screen.queryByText(t.status.credits.REFUNDED), null)
})

test('a payment of which a part went back says that, and not that all of it is there', async () => {
  for (const purpose of ['PLAN', 'CREDITS'] as const) {
    await openAsBuyer(statusPage, answer(checkPayment, payment({ purpose, refundedCents: 9726 })))
    await screen.findAllByText(t.status.partly('€97.26'))
  }
  for (const { PAID } of [t.status.plan, t.status.credits])
    assert.equal(screen.queryByText(PAID), null)
})

test('who owes reads what is left of a pack once the debt is settled', async () => {
  const owes = { available: 0, reserved: 0, held: 0, debt: 30, version: 1 }
  await openPackPurchase(answer(getWallet, owes))
  await (await topDialog()).findByText(t.summary.afterDebt('50', '30', '20'))
})

test('who owes more than a pack has reads what is owed still', async () => {
  const owes = { available: 0, reserved: 0, held: 0, debt: 80, version: 1 }
  await openPackPurchase(answer(getWallet, owes))
  await (await topDialog()).findByText(t.summary.afterDebtPart('50', '30'))
})

test('pressing the last button again and again sends one order', async () => {
  const provider = Promise.withResolvers<PaymentForm>()
  const page = await openPackPurchase(answer(submitPayment, () => provider.promise))
  await fillInvoice()
  const confirm = await screen.findByRole('button', { name: t.dialog.confirm('€100.00') })
  await page.user.dblClick(confirm)
  await waitFor(() => assert.equal(page.server.sent(submitPayment).length, 1))
  await page.user.click(confirm)
  provider.resolve(paymentForm)
  await screen.findByText(t.dialog.step(2, 2))
  assert.equal(page.server.sent(submitPayment).length, 1)
})

test('a waiting payment is found in the list, and a test payment is played to its end there', async () => {
  const page = await openAsBuyer(
    '/payments',
    answer(listPayments, { list: [waiting], total: 1 }),
    answer(checkPayment, waiting),
    answer(postSandboxOutcome, { status: 'PAID' }),
  )
  await page.user.click(await screen.findByRole('link', { name: t.list.look }))
  const dialog = await topDialog()
  await dialog.findByText(t.waiting.multibanco)
  page.server.prepare(answer(checkPayment, payment()))
  await page.user.click(dialog.getByRole('button', { name: t.sandbox.outcomes.approve }))
  await dialog.findByText(t.status.titles.PAID)
  assert.equal(dialog.queryAllByText(t.sandbox.controls).length, 0)
  assert.equal(page.server.sent(postSandboxOutcome)[0]?.body.outcome, 'approve')
})

test('MB WAY counts down, and the page tells by itself that it is paid', async () => {
  const onPhone = payment({
    ...{ status: 'PENDING', paidAt: null, hasReceipt: false, method: 'MBWAY' },
    deadline: new Date(Date.now() + 4 * 60_000).toISOString(),
  })
  const page = await openAsBuyer(
    statusPage,
    answer(checkPayment, onPhone),
    answer(getFan, ownProfile('FAN')),
  )
  const dialog = await topDialog()
  await dialog.findByText(t.status.credits.PENDING)
  assert.match(dialog.getByRole('timer').textContent, /^[34]:\d\d$/)
  page.server.prepare(answer(checkPayment, payment()))
  page.tell({ type: 'PAYMENT_UPDATE', transactionId: 'payment-1', status: 'PAID' })
  await dialog.findByText(t.status.titles.PAID)
  await press(page, t.status.close)
  await page.hasAddress(/^\/fan\/3$/)
})

test('a receipt that cannot be fetched is said, and can be tried again', async () => {
  const page = await openAsBuyer(
    statusPage,
    answer(checkPayment, payment()),
    answer(downloadReceipt, unreachable),
  )
  await screen.findByText(t.status.titles.PAID)
  await press(page, t.status.receipt)
  await screen.findByText(t.list.receiptFailed)
  const file = { content: 'PDF', name: 'podium-1.pdf' } as never
  page.server.prepare(answer(downloadReceipt, file))
  await press(page, t.status.receipt)
  await waitFor(() => assert.equal(page.server.sent(downloadReceipt).length, 2))
})

for (const query of ['', '?id=no-such-payment', '?id=../../wallet']) {
  test(`${query || 'no id'} is no payment: the page says so and opens no result`, async () => {
    await openAsBuyer(`/payment/status${query}`, answer(checkPayment, refused('paymentNotFound')))
    await screen.findByText(t.status.notFound.title)
    assert.equal(screen.queryAllByRole('dialog').length, 0)
  })
}

test('when we cannot ask, a line offers to try again, and nothing opens', async () => {
  const page = await openAsBuyer(statusPage, answer(checkPayment, unreachable))
  await screen.findByText(t.status.couldNotCheck)
  assert.equal(screen.queryAllByRole('dialog').length, 0)
  page.server.prepare(answer(checkPayment, payment()))
  await press(page, shellPhrases.en.retry)
  await (await topDialog()).findByText(t.status.titles.PAID)
})

const badFields = [
  { name: 'name', text: ' ', says: wrong.NotBlank() },
  { name: 'email', text: 'marta@', says: formatPhrases.en.email },
  { name: 'tin', text: '123456788', says: wrong.InvalidNif() },
  { name: 'city', text: '', says: wrong.NotBlank() },
  { name: 'address', text: '', says: wrong.NotBlank() },
  { name: 'postalCode', text: '3000-45', says: formatPhrases.en.postalCode },
]

for (const { name, text, says } of badFields) {
  test(`what is wrong in an invoice is said at its field, and nothing is sent: ${name}`, async () => {
    const page = await openPackPurchase()
    await fillInvoice({ [name]: text })
    await press(page, t.dialog.confirm('€100.00'))
    await refusedAt(field(`invoice.${name}`), says)
    screen.getByText(t.dialog.step(1, 2))
    assert.equal(page.server.sent(submitPayment).length, 0)
    await fillInvoice()
    await press(page, t.dialog.confirm('€100.00'))
    await screen.findByText(t.dialog.step(2, 2))
    assert.equal(page.server.sent(submitPayment).length, 1)
  })
}

test('who is known begins at the last look, with their details in one line that can be changed', async () => {
  const page = await openAsBuyer('/market/credits', knownInvoice)
  await page.user.click(await screen.findByRole('button', { name: storePhrases.en.buy('50') }))
  await screen.findByText(t.dialog.step(1, 2))
  screen.getByText(facts(/^Marta Reis · 123456789 · Rua Larga 1 · 3000-456 Coimbra/))
  await page.user.click(screen.getByRole('button', { name: t.summary.change }))
  await screen.findByText(t.dialog.step(1, 2))
  fill(field('invoice.address'), 'Rua Nova 2')
  await page.user.click(screen.getByRole('button', { name: t.dialog.confirm('€100.00') }))
  await screen.findByText(t.dialog.step(2, 2))
  const [sent] = page.server.sent(submitPayment)
  assert.deepEqual(
    [sent?.body.invoice.tin, sent?.body.invoice.address],
    ['123456789', 'Rua Nova 2'],
  )
})

test('details that are known and that the server finds wrong are asked for again', async () => {
  const page = await openAsBuyer('/market/credits', knownInvoice)
  page.server.prepare(answer(submitPayment, violated({ 'invoice.tin': [{ kind: 'InvalidNif' }] })))
  await page.user.click(await screen.findByRole('button', { name: storePhrases.en.buy('50') }))
  await page.user.click(await screen.findByRole('button', { name: t.dialog.confirm('€100.00') }))
  await screen.findByText(t.dialog.step(1, 2))
  await refusedAt(field('invoice.tin'), wrong.InvalidNif())
})

test('the method of the last time is the first, and chosen', async () => {
  const methods = ['MBWAY', 'CARD', 'REFERENCE'] as const
  const page = await openAsBuyer(
    '/market/credits',
    knownInvoice,
    answer(submitPayment, { ...paymentForm, methods: [...methods] }),
  )
  await page.user.click(await screen.findByRole('button', { name: storePhrases.en.buy('50') }))
  await page.user.click(await screen.findByRole('button', { name: t.dialog.confirm('€100.00') }))
  const first = (await screen.findAllByRole('radio'))[0] as HTMLInputElement
  assert.deepEqual([first.value, first.checked], ['MBWAY', true])
})

async function openDocuments(page: Awaited<ReturnType<typeof openAsBuyer>>): Promise<void> {
  const name = `${t.list.documents}: ${t.list.credits('50')}`
  await page.user.click(await screen.findByRole('button', { name }))
}

const invoiced = [
  { status: 'PENDING', number: null, creditNotes: [], creditNoteDue: null },
  { status: 'FAILED', number: null, creditNotes: [], creditNoteDue: null },
  { status: 'ISSUED', number: 'A/12', creditNotes: ['A/3'], creditNoteDue: null },
  { status: 'CREDITED', number: 'A/13', creditNotes: ['A/4'], creditNoteDue: null },
] as const

for (const invoice of invoiced) {
  test(`the list says how an invoice stands that is ${invoice.status}`, async () => {
    const one = payment({ invoice: { ...invoice, creditNotes: [...invoice.creditNotes] } })
    const page = await openAsBuyer('/payments', answer(listPayments, { list: [one], total: 1 }))
    const notes = invoice.creditNotes.map((number) => `${t.list.creditNote} ${number}`)
    const state = t.list.invoiceStates[invoice.status](invoice.number ?? '')
    await screen.findByText(state)
    await openDocuments(page)
    const buttons = screen.queryAllByRole('button', { name: /^(?:Invoice|Credit note) / })
    assert.deepEqual(
      buttons.map((button) => button.textContent),
      invoice.number === null ? [] : [state, ...notes],
    )
  })
}

test('a credit note that waits for its invoice is not said to be on its way', async () => {
  const invoice = { ...payment().invoice, status: 'FAILED', number: null } as const
  const back = { status: 'REFUNDED', refundedCents: 10_000 } as const
  const list = [payment({ ...back, invoice: { ...invoice, creditNoteDue: 'PENDING' } })]
  await openAsBuyer('/payments', answer(listPayments, { list, total: 1 }))
  await screen.findByText(t.list.creditNoteAfter)
  assert.equal(screen.queryByText(t.list.creditNoteDue.PENDING), null)
})

for (const due of ['PENDING', 'FAILED'] as const) {
  test(`the buyer reads of a credit note that is not issued yet: ${due}`, async () => {
    const invoice = { ...payment().invoice, creditNoteDue: due }
    const list = [payment({ status: 'REFUNDED', refundedCents: 10_000, invoice })]
    await openAsBuyer('/payments', answer(listPayments, { list, total: 1 }))
    await screen.findByText(t.list.creditNoteDue[due])
  })
}

test('what is not paid, or invoiced elsewhere, says nothing of an invoice', async () => {
  const none = payment({
    invoice: { status: 'NONE', number: null, creditNotes: [], creditNoteDue: null },
  })
  const page = await openAsBuyer('/payments', answer(listPayments, { list: [none], total: 1 }))
  await openDocuments(page)
  await screen.findByRole('button', { name: t.list.receipt })
  assert.equal(screen.queryByText(/invoice/i, { selector: 'li *' }), null)
})

test('an invoice that cannot be fetched says so, and the list stays', async () => {
  const page = await openAsBuyer(
    '/payments',
    answer(listPayments, { list: [payment()], total: 1 }),
    answer(downloadInvoice, refused('paymentProviderUnavailable')),
  )
  const name = t.list.invoiceStates.ISSUED('A/12')
  await openDocuments(page)
  await page.user.click(await screen.findByRole('button', { name }))
  await screen.findByText(t.list.invoiceFailed)
  assert.deepEqual(page.server.sent(downloadInvoice)[0]?.params, { id: 'payment-1' })
})
