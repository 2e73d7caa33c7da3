import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { listAudit } from '@podium/contract/audit'
import { calendarDay, dayAfter } from '@podium/contract/calendar'
import { getTerms } from '@podium/contract/legal'
import { getDelivery } from '@podium/contract/orders'
import {
  checkPayment,
  downloadAllPayments,
  downloadPayments,
  downloadReceipt,
  getInvoice,
  listAllPayments,
  listCreditPacks,
  listPayments,
  postSandboxOutcome,
  refundPayment,
  sandboxOutcomes,
  submitPayment,
} from '@podium/contract/payments'
import { putPreferences } from '@podium/contract/preferences'
import { newestVersion, versionHeader } from '@podium/contract/versions'
import {
  getWallet,
  listDebts,
  listWalletTransactions,
  postWalletTransaction,
} from '@podium/contract/wallet'
import { buy, castInvoice, runJob, playOutcome, startBuying } from '../buying.ts'
import { join, openAdmin } from '../cast.ts'
import { restoreClock, travel, usePodium } from '../harness.ts'
import { signedInMember } from '../supporting.ts'
import type { Person } from '../person.ts'
import { waitFor } from '../wait.ts'
import { settlePayment } from '../../src/features/payments/index.ts'
import type { Charge } from '../../src/features/payments/provider.ts'
import type { Sandbox } from '../../src/features/payments/sandbox.ts'

const podium = usePodium()

const status = async (person: Person, form: { transactionId: string }) =>
  (await person.call(checkPayment, { params: { id: form.transactionId } })).status

const balance = async (person: Person) => (await person.call(getWallet)).available

test('the store has seven packs, with tax inside the price and their reach computed', async () => {
  const packs = await podium().visitor().call(listCreditPacks)
  assert.deepEqual(
    packs.map((pack) => [pack.creditAmount, pack.grossCents]),
    [
      [50, 10_000],
      [120, 20_000],
      [250, 40_000],
      [500, 80_000],
      [750, 120_000],
      [1000, 160_000],
      [1250, 200_000],
    ],
  )
  const gold = packs[1]
  assert.deepEqual([gold?.netCents, gold?.vatCents], [16_260, 3740])
  assert.deepEqual([gold?.athleteMonths, gold?.creditsLeft], [2, 20])
})

test('of the kinds of purchase a pack is pay as you go, and one-off as of an earlier date', async () => {
  const kindsOf = async (version: string) => {
    const headers = { [versionHeader]: version }
    const url = '/api/credit-packs'
    const answer = await podium().visitor().send({ method: 'GET', url, headers })
    return new Set(answer.json<{ purchaseType: string }[]>().map((pack) => pack.purchaseType))
  }
  assert.deepEqual(await kindsOf(newestVersion), new Set(['PAY_AS_YOU_GO']))
  assert.deepEqual(await kindsOf('2026-11-25'), new Set(['ONE_OFF']))
  const { text } = await podium()
    .visitor()
    .call(getTerms, { query: { language: 'en' } })
  assert.match(text, /pay-as-you-go\*\* \(packs .*one-off\*\* \(products\)/)
})

test('a paid pack is credited at once, mailed with its receipt and listed', async () => {
  const marta = await join(podium(), 'FAN')
  const form = await startBuying(marta, 120)
  assert.deepEqual([form.provider, form.amountCents], ['sandbox', 20_000])
  assert.equal(await status(marta, form), 'PENDING')
  assert.deepEqual(await playOutcome(podium(), form, 'approve', 'MBWAY'), { status: 'PAID' })
  assert.equal(await balance(marta), 120)
  assert.equal(await status(marta, form), 'PAID')
  const { list, total } = await marta.call(listPayments, {})
  assert.deepEqual([total, list[0]?.method, list[0]?.hasReceipt], [1, 'MBWAY', true])
  const history = await marta.call(listWalletTransactions, {})
  assert.deepEqual([history.list[0]?.reason, history.list[0]?.cause?.kind], ['PURCHASE', 'payment'])
  const mail = await podium().mailTo(marta.email, '120')
  assert.match(mail.text, new RegExp(`/payment/status\\?id=${form.transactionId}`))
})

test('what is refused costs nothing, and the same form can still be paid', async () => {
  const marta = await join(podium(), 'FAN')
  const form = await startBuying(marta)
  assert.deepEqual(await playOutcome(podium(), form, 'refuse'), { status: 'REJECTED' })
  assert.equal(await balance(marta), 0)
  assert.deepEqual(await playOutcome(podium(), form, 'approve'), { status: 'PAID' })
  assert.equal(await balance(marta), 50)
})

for (const [outcome, status] of [
  ['expire', 'EXPIRED'],
  ['unknown', 'UNKNOWN'],
  ['refund', 'REFUNDED'],
] as const) {
  test(`a payment that ends with ${outcome} is ${status}, and leaves nothing in the wallet`, async () => {
    const marta = await join(podium(), 'FAN')
    const form = await startBuying(marta)
    assert.deepEqual(await playOutcome(podium(), form, outcome, 'CARD'), { status })
    assert.equal(await balance(marta), 0)
  })
}

test('an unknown standing is told as it is, and clears up later', async () => {
  const marta = await join(podium(), 'FAN')
  const form = await startBuying(marta)
  await playOutcome(podium(), form, 'unknown')
  assert.equal(await status(marta, form), 'UNKNOWN')
  await playOutcome(podium(), form, 'approve')
  assert.equal(await status(marta, form), 'PAID')
})

test('a notice that comes twice at once is credited once', async () => {
  const marta = await join(podium(), 'FAN')
  const form = await startBuying(marta, 250)
  await playOutcome(podium(), form, 'duplicate', 'CARD')
  await Promise.all(Array.from({ length: 5 }, () => status(marta, form)))
  await playOutcome(podium(), form, 'approve')
  assert.equal(await balance(marta), 250)
  assert.equal(
    (await podium().mailsTo(marta.email)).filter((m) => m.subject.includes('250')).length,
    1,
  )
})

test('an expired payment is mailed, and is credited when the provider proves it late', async () => {
  const marta = await join(podium(), 'FAN')
  const form = await startBuying(marta, 500)
  assert.deepEqual(await playOutcome(podium(), form, 'late', 'REFERENCE'), { status: 'EXPIRED' })
  await podium().mailTo(marta.email, 'expir')
  travel({ seconds: 2 * 3600 })
  await runJob(podium(), 'reconcile-payments')
  restoreClock()
  assert.equal(await balance(marta), 500)
})

test('Multibanco shows entity, reference and deadline while it waits, and expires by itself', async () => {
  const marta = await join(podium(), 'FAN')
  const form = await startBuying(marta)
  assert.deepEqual(await playOutcome(podium(), form, 'wait', 'REFERENCE'), { status: 'PENDING' })
  const [waiting] = (await marta.call(listPayments, {})).list
  assert.match(waiting?.entity ?? '', /^\d{5}$/)
  assert.match(waiting?.reference ?? '', /^\d{9}$/)
  assert.ok(Date.parse(waiting?.deadline ?? '') > Date.now() + 2 * 86_400_000)
  travel({ seconds: 4 * 86_400 })
  await runJob(podium(), 'reconcile-payments')
  restoreClock()
  assert.equal((await marta.call(listPayments, {})).list[0]?.status, 'EXPIRED')
})

test('money that came stays: later notices of failure change nothing', async () => {
  const marta = await join(podium(), 'FAN')
  const form = await buy(podium(), marta)
  for (const outcome of ['refuse', 'expire', 'late', 'unknown', 'wait'] as const) {
    assert.deepEqual(await playOutcome(podium(), form, outcome), { status: 'PAID' })
  }
  assert.equal(await balance(marta), 50)
})

test('a refund takes back what is there', async () => {
  const [ana, marta] = [await openAdmin(podium()), await join(podium(), 'FAN')]
  const form = await buy(podium(), marta, 120)
  const asked = { params: { id: form.transactionId }, body: { reason: 'Pedido do cliente' } }
  const refunded = await ana.call(refundPayment, asked)
  assert.deepEqual([refunded.status, refunded.owedCredits], ['REFUNDED', 0])
  assert.deepEqual([refunded.user.id, refunded.refundReason], [marta.id, 'Pedido do cliente'])
  assert.equal(await balance(marta), 0)
  await ana.refused('stateChanged', refundPayment, asked)
  const subjects = (await podium().mailsTo(marta.email)).map((mail) => mail.subject)
  assert.equal(subjects.filter((subject) => subject.includes('120')).length, 2)
})

test('a refund after spending leaves a debt, which the next credits settle first', async () => {
  const [ana, marta] = [await openAdmin(podium()), await join(podium(), 'FAN')]
  const form = await buy(podium(), marta, 120)
  const spend = { userId: marta.id, creditsNumber: -100, description: 'gasto' }
  await ana.call(postWalletTransaction, { body: spend })
  await playOutcome(podium(), form, 'refund')
  const owing = await marta.call(getWallet)
  assert.deepEqual([owing.available, owing.debt], [0, 100])
  const debts = await ana.call(listDebts, {})
  assert.deepEqual([debts.list[0]?.userId, debts.list[0]?.debt], [marta.id, 100])
  const [listed] = (await ana.call(listAllPayments, { query: { userId: marta.id } })).list
  assert.equal(listed?.owedCredits, 100)
  await buy(podium(), marta, 50)
  assert.equal((await marta.call(getWallet)).debt, 50)
  await buy(podium(), marta, 120)
  const settled = await marta.call(getWallet)
  assert.deepEqual([settled.available, settled.debt], [70, 0])
})

test('a refund sent again under its key answers as at first, whatever came after; under another it is one more', async () => {
  const [ana, marta] = [await openAdmin(podium()), await join(podium(), 'FAN')]
  const { transactionId } = await buy(podium(), marta, 120)
  const refund = (key: string, credits: number, cents: number) =>
    ana.send({
      method: 'POST',
      url: `/api/admin/payments/${transactionId}/refund`,
      body: { credits, cents, reason: 'Engano' },
      headers: { 'idempotency-key': key },
    })
  const part = () => refund('refund-1', 60, 10_000)
  const [first, twin] = await Promise.all([part(), part()])
  assert.deepEqual([first.statusCode, twin.body], [200, first.body])
  const rest = await refund('refund-2', 60, 10_000)
  assert.deepEqual([rest.statusCode, rest.json().status], [200, 'REFUNDED'])
  await podium().settled()
  const again = await part()
  assert.deepEqual([again.json().status, again.body], ['PAID', first.body])
  assert.equal((await refund('refund-1', 50, 10_000)).statusCode, 409)
  assert.equal((await refund('refund-3', 60, 10_000)).statusCode, 409)
})

test('of two admins who refund at once, one does', async () => {
  const [ana, bea] = [await openAdmin(podium()), await openAdmin(podium())]
  const marta = await join(podium(), 'FAN')
  const form = await buy(podium(), marta)
  const asked = { params: { id: form.transactionId }, body: { reason: 'x' } }
  const answers = await Promise.all([ana, bea].map((admin) => admin.raw(refundPayment, asked)))
  assert.deepEqual(answers.map((answer) => answer.statusCode).sort(), [200, 409])
  assert.equal(await balance(marta), 0)
})

test('one open payment of a pack is shown again, with the details given last', async () => {
  const marta = await join(podium(), 'FAN')
  const first = await startBuying(marta, 50)
  const invoice = { ...castInvoice, name: 'Volta, Lda.' }
  const again = await marta.call(submitPayment, { body: { creditAmount: 50, invoice } })
  assert.equal(again.transactionId, first.transactionId)
  const other = await startBuying(marta, 120)
  assert.notEqual(other.transactionId, first.transactionId)
  await playOutcome(podium(), first, 'approve')
  assert.notEqual((await startBuying(marta, 50)).transactionId, first.transactionId)
})

test('what is paid while it is ordered again stays made out to whom it was, and the order is another', async () => {
  const marta = await join(podium(), 'FAN')
  const first = await startBuying(marta, 50)
  const { database, payments } = podium().context
  const invoice = { ...castInvoice, name: 'Volta, Lda.' }
  const ordered = await payments.inTransaction(async (tx) => {
    await settlePayment(tx, first.transactionId, { status: 'PAID', method: 'CARD' })
    const again = marta.call(submitPayment, { body: { creditAmount: 50, invoice } })
    await waitFor(async () => {
      const { rows } = await sql`select from pg_locks where not granted`.execute(database.db)
      return rows.length > 0
    }, 'the order does not wait for what is being paid')
    return { again }
  })
  assert.notEqual((await ordered.again).transactionId, first.transactionId)
  const { rows } = await sql<{ name: string }>`
    select invoice->>'name' as name from payments where transaction_id = ${first.transactionId}`.execute(
    database.db,
  )
  assert.deepEqual(rows, [{ name: castInvoice.name }])
})

test('ten clicks at once make one payment', async () => {
  const marta = await join(podium(), 'FAN')
  const forms = await Promise.all(Array.from({ length: 10 }, () => startBuying(marta)))
  assert.equal(new Set(forms.map((form) => form.transactionId)).size, 1)
})

test('the same key answers the same form, and with another body is refused', async () => {
  const marta = await join(podium(), 'FAN')
  const body = { creditAmount: 50, invoice: castInvoice }
  const submit = (given: object) =>
    marta.send({
      method: 'POST',
      url: '/api/payments',
      body: given,
      headers: { 'idempotency-key': 'buy-1' },
    })
  const first = await submit(body)
  assert.deepEqual([(await submit(body)).json(), first.statusCode], [first.json(), 201])
  // However things stand by then: it is paid another way, and the wallet is full.
  await playOutcome(podium(), first.json(), 'approve', 'MBWAY')
  const ana = await openAdmin(podium())
  const filling = { userId: marta.id, creditsNumber: 999_999_900, description: 'Full' }
  await ana.call(postWalletTransaction, { body: filling })
  assert.deepEqual((await submit(body)).json(), first.json())
  assert.equal((await submit({ ...body, creditAmount: 120 })).statusCode, 409)
})

test('the details given last are offered again; before that, what the account knows', async () => {
  const marta = await join(podium(), 'FAN', { fiscalCode: '123456789' })
  const before = await marta.call(getInvoice)
  assert.deepEqual([before.invoice.name, before.invoice.tin], ['Marta Nóbrega', '123456789'])
  assert.equal(before.invoice.country.code, 'PT')
  const invoice = { ...castInvoice, name: 'Marta N.', country: { code: 'ES' }, postalCode: '28013' }
  await marta.call(submitPayment, { body: { creditAmount: 50, invoice } })
  await marta.call(putPreferences, { body: { language: 'pt', theme: 'LIGHT' } })
  const after = await marta.call(getInvoice)
  assert.deepEqual([after.invoice.name, after.invoice.country.name], ['Marta N.', 'Espanha'])
})

test('a town that a postal code filled in is offered as nobody’s street', async () => {
  const marta = await join(podium(), 'FAN', { postalCode: '4000-322', address: 'Porto' })
  const { invoice } = await marta.call(getInvoice)
  assert.deepEqual([invoice.postalCode, invoice.address], ['4000-322', ''])
  const { delivery } = await marta.call(getDelivery)
  assert.deepEqual([delivery.postalCode, delivery.address], ['4000-322', ''])
  const rita = await join(podium(), 'FAN', { postalCode: '4000-322', address: 'Rua Porto 1' })
  assert.equal((await rita.call(getInvoice)).invoice.address, 'Rua Porto 1')
})

test('amounts that are no pack, and invoices with a wrong field, are refused', async () => {
  const marta = await join(podium(), 'FAN')
  for (const creditAmount of [0, -50, 51, 1e9, 50.5, '50', null, [50]]) {
    const answer = await marta.raw(submitPayment, {
      body: { creditAmount: creditAmount as number, invoice: castInvoice },
    })
    assert.equal(answer.statusCode, 400, String(creditAmount))
  }
  const wrong: [string, string, object][] = [
    ['invoice.name', 'NotBlank', { name: ' ' }],
    ['invoice.name', 'Size', { name: 'x'.repeat(101) }],
    ['invoice.email', 'Pattern', { email: 'marta@' }],
    ['invoice.tin', 'InvalidNif', { tin: '123456788' }],
    ['invoice.tin', 'NotBlank', { tin: '' }],
    ['invoice.country.code', 'NotBlank', { country: { code: '' } }],
    ['invoice.country.code', 'Pattern', { country: { code: 'XX' } }],
    ['invoice.city', 'Size', { city: 'x'.repeat(51) }],
    ['invoice.address', 'Size', { address: 'x'.repeat(101) }],
    ['invoice.postalCode', 'Pattern', { postalCode: '3000' }],
    ['invoice.postalCode', 'Size', { postalCode: 'x'.repeat(21), country: { code: 'FR' } }],
  ]
  for (const [field, kind, change] of wrong) {
    const given = { body: { creditAmount: 50, invoice: { ...castInvoice, ...change } } }
    await marta.violates([field, kind as 'Size'], submitPayment, given)
  }
  assert.equal((await marta.call(listPayments, {})).total, 0)
})

test('a payment is nobody else’s: not its standing, not its receipt', async () => {
  const [marta, rui] = [await join(podium(), 'FAN'), await join(podium(), 'FAN')]
  const ana = await openAdmin(podium())
  const { transactionId: id } = await buy(podium(), marta)
  await rui.refused('paymentNotFound', checkPayment, { params: { id } })
  await rui.refused('paymentNotFound', downloadReceipt, { params: { id } })
  await marta.refused('paymentNotFound', checkPayment, { params: { id: 'unknown' } })
  await ana.refused('forbidden', submitPayment, {
    body: { creditAmount: 50, invoice: castInvoice },
  })
  await rui.refused('forbidden', refundPayment, { params: { id }, body: { reason: 'x' } })
  await rui.refused('forbidden', listAllPayments, {})
  assert.equal((await ana.call(checkPayment, { params: { id } })).status, 'PAID')
})

test('the receipt is a PDF for what was paid, and there is none for what was not', async () => {
  const marta = await join(podium(), 'FAN')
  const open = await startBuying(marta, 120)
  await marta.refused('paymentNotFound', downloadReceipt, { params: { id: open.transactionId } })
  const paid = await buy(podium(), marta, 50)
  const answer = await marta.raw(downloadReceipt, { params: { id: paid.transactionId } })
  assert.equal(answer.headers['content-type'], 'application/pdf')
  assert.match(String(answer.headers['content-disposition']), /receipt-\d{4}-\d{6}\.pdf/)
  assert.equal(answer.rawPayload.subarray(0, 5).toString(), '%PDF-')
})

test('the receipt that is mailed says how it was paid, also where that is told with the payment itself', async () => {
  const marta = await join(podium(), 'FAN')
  await buy(podium(), marta, 50)
  const { rows } = await sql<{ method: string | null }>`
    select data->'data'->'receipt'->>'method' as method from pgboss.job
    where name = 'send-mail' and data->>'kind' = 'payment-paid' and data->>'to' = ${marta.email}`.execute(
    podium().context.database.db,
  )
  assert.deepEqual(rows, [{ method: 'CARD' }])
})

test('a forged notice is refused and moves nothing', async () => {
  const marta = await join(podium(), 'FAN')
  const form = await startBuying(marta)
  const forged = await podium().app.inject({
    method: 'POST',
    url: '/api/payments/webhook/sandbox',
    headers: { 'x-sandbox-signature': 'f'.repeat(64), 'content-type': 'application/json' },
    payload: JSON.stringify({ transactionId: form.transactionId }),
  })
  assert.equal(forged.statusCode, 403)
  const nowhere = await podium().app.inject({ method: 'POST', url: '/api/payments/webhook/paypal' })
  assert.equal(nowhere.statusCode, 404)
  assert.equal(await balance(marta), 0)
})

test('the sandbox knows its outcomes and its payments', async () => {
  const marta = await join(podium(), 'FAN')
  const form = await startBuying(marta)
  const visitor = podium().visitor()
  const { transactionId } = form
  await visitor.violates(['outcome', 'Pattern'], postSandboxOutcome, {
    params: { transactionId },
    body: { outcome: 'steal' },
  })
  for (const outcome of sandboxOutcomes) {
    await visitor.refused('paymentNotFound', postSandboxOutcome, {
      params: { transactionId: 'sbx-nobody' },
      body: { outcome },
    })
  }
})

test('admins find payments by status, person and part of a name or id', async () => {
  const ana = await openAdmin(podium())
  const marta = await join(podium(), 'FAN', { name: 'Zulmira', lastName: 'Conceição' })
  const form = await buy(podium(), marta, 750)
  await startBuying(marta, 50)
  const find = async (query: object) => (await ana.call(listAllPayments, { query })).total
  assert.equal(await find({ userId: marta.id }), 2)
  assert.equal(await find({ userId: marta.id, status: 'PAID' }), 1)
  for (const q of ['zulmi', 'zulmira conceicao', 'Conceição']) assert.equal(await find({ q }), 2, q)
  assert.equal(await find({ q: form.transactionId.slice(4, 20) }), 1)
  assert.equal(await find({ q: '%' }), 0)
  const today = calendarDay(new Date())
  const ofMarta = (days: object) => find({ userId: marta.id, ...days })
  assert.equal(await ofMarta({ from: today, to: today }), 2)
  assert.equal(await ofMarta({ from: dayAfter(today, 1) }), 0)
  assert.equal(await ofMarta({ to: dayAfter(today, -1) }), 0)
  for (const from of ['today', '0000-01-01'])
    await ana.violates(['from', 'Pattern'], listAllPayments, { query: { from } })
})

test('what is paid for a full wallet waits, without an error to anybody, and is credited once it fits', async () => {
  const ana = await openAdmin(podium())
  const marta = await join(podium(), 'FAN')
  const move = (creditsNumber: number) =>
    ana.call(postWalletTransaction, {
      body: { userId: marta.id, creditsNumber, description: 'Room' },
    })
  const [first, late] = [await startBuying(marta, 120), await startBuying(marta, 50)]
  assert.deepEqual(await playOutcome(podium(), late, 'expire', 'CARD'), { status: 'EXPIRED' })
  await move(999_999_999)
  for (const form of [first, late]) {
    assert.deepEqual(await playOutcome(podium(), form, 'approve', 'MBWAY'), { status: 'PENDING' })
    assert.equal(await status(marta, form), 'PENDING')
  }
  await move(-120)
  travel({ seconds: 120 })
  await runJob(podium(), 'reconcile-payments')
  assert.equal(await balance(marta), 999_999_999)
  await move(-500)
  travel({ seconds: 240 })
  await runJob(podium(), 'reconcile-payments')
  restoreClock()
  assert.equal(await balance(marta), 999_999_999 - 500 + 50)
  assert.deepEqual([await status(marta, first), await status(marta, late)], ['PAID', 'PAID'])
})

test('how a buyer paid the last time comes first in the next form, and what was not paid does not count', async () => {
  const marta = await signedInMember(podium(), 'FAN')
  const first = await startBuying(marta)
  assert.deepEqual(first.methods, ['CARD', 'MBWAY', 'REFERENCE'])
  await playOutcome(podium(), first, 'approve', 'MBWAY')
  const second = await startBuying(marta)
  assert.deepEqual(second.methods, ['MBWAY', 'CARD', 'REFERENCE'])
  await playOutcome(podium(), second, 'refuse', 'REFERENCE')
  assert.equal((await startBuying(marta, 120)).methods[0], 'MBWAY')
})

test('payments come as a file, each with its invoice, in the reader’s language', async () => {
  const marta = await signedInMember(podium(), 'FAN', { name: '=Marta', language: 'pt' })
  await marta.call(putPreferences, { body: { language: 'pt', theme: 'LIGHT' } })
  const paid = await buy(podium(), marta, 120)
  await startBuying(marta, 50)
  await podium().settled()
  const ana = await openAdmin(podium())
  const back = { credits: 20, cents: 3333, reason: 'Engano' }
  await ana.call(refundPayment, { params: { id: paid.transactionId }, body: back })
  await podium().settled()
  const [mine] = (await marta.call(listPayments, { query: { _order: 'ASC' } })).list
  const { number, creditNotes } = mine?.invoice ?? { creditNotes: [] }
  assert.equal(creditNotes.length, 1)
  const lines = await linesOf(await marta.raw(downloadPayments))
  assert.match(lines[0] ?? '', /^\uFEFF"Data";"O que foi comprado";.*"Fatura";"Número da fatura";/)
  assert.equal(lines.length, 3)
  const said = `"33,33";20;"Emitida";"${number}";"${creditNotes[0]}";"${paid.transactionId}"`
  assert.ok(lines[1]?.endsWith(said), lines[1])
  assert.match(lines[1] ?? '', /;"120 créditos";120;"200,00";"162,60";"23";"Pago";"Cartão";/)
  assert.match(lines[2] ?? '', /;"50 créditos";50;"100,00";.*;"0,00";0;"";"";"";"[\w-]+"$/)

  const query = { userId: marta.id, status: 'PAID' as const, q: 'marta' }
  const theirs = await linesOf(await ana.raw(downloadAllPayments, { query }))
  assert.equal(theirs.length, 2)
  assert.match(theirs[0] ?? '', /^\uFEFF"Pessoa";"Nome";"Apelido";"Data";.*;"Créditos em dívida"$/)
  assert.match(theirs[1] ?? '', new RegExp(`^${marta.id};"'=Marta";.*"Emitida";"${number}";.*;0$`))
  const { list } = await ana.call(listAudit, { query: { actorId: ana.id } })
  assert.deepEqual(
    [list[0]?.act, list[0]?.after],
    ['PAYMENTS_DOWNLOADED', { q: true, status: 'PAID', userId: marta.id }],
  )
  await marta.refused('forbidden', downloadAllPayments, {})
  await ana.refused('forbidden', downloadPayments)
})

async function linesOf({ rawPayload }: { rawPayload: Buffer }): Promise<string[]> {
  return rawPayload.toString('utf8').trimEnd().split('\r\n')
}

test('of two buttons pressed at once at the sandbox, money that came stays', async () => {
  const marta = await signedInMember(podium(), 'FAN')
  const form = await startBuying(marta)
  const { provider } = podium().context.payments
  assert.ok('play' in provider)
  // Both saw the form open; the one that lets it expire comes second.
  const events = await (provider as Sandbox).play(form.transactionId, 'expire')
  await playOutcome(podium(), form, 'approve')
  for (const { happen } of events ?? []) await happen()
  assert.equal((await provider.status(form.transactionId)).status, 'PAID')
})

test('money that came late at the sandbox stays too', async () => {
  const marta = await signedInMember(podium(), 'FAN')
  const form = await startBuying(marta)
  const { provider } = podium().context.payments
  await playOutcome(podium(), form, 'late')
  try {
    travel({ seconds: 60 })
    assert.equal((await provider.status(form.transactionId)).status, 'PAID')
    await playOutcome(podium(), form, 'late')
    assert.equal((await provider.status(form.transactionId)).status, 'PAID')
  } finally {
    restoreClock()
  }
})

test('nobody goes on with a payment that never reached its provider and is about to be dropped', async () => {
  const marta = await signedInMember(podium(), 'FAN')
  await startBuying(marta)
  const { db } = podium().context.database
  await sql`
    update payments set transaction_id = null, form = null, created_at = created_at - interval '7 days 1 hour'
    where user_id = ${marta.id}`.execute(db)
  await startBuying(marta)
  const { rows } = await sql<{ reached: boolean }>`
    select transaction_id is not null as reached from payments where user_id = ${marta.id}
    order by id`.execute(db)
  assert.deepEqual(rows, [{ reached: false }, { reached: true }])
})

test('whose payment was dropped while the provider took its time is told so, and asks anew', async (t) => {
  const marta = await signedInMember(podium(), 'FAN')
  const { provider } = podium().context.payments
  const create = provider.create.bind(provider)
  const dropping = t.mock.method(provider, 'create', async (charge: Charge) => {
    const form = await create(charge)
    await sql`delete from payments where id = ${charge.paymentId}`.execute(
      podium().context.database.db,
    )
    return form
  })
  await marta.refused('stateChanged', submitPayment, {
    body: { creditAmount: 50, invoice: castInvoice },
  })
  dropping.mock.restore()
  await startBuying(marta)
})
