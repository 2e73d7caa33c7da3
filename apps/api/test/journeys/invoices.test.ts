import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import { listFailedJobs } from '@podium/contract/admin'
import { listAudit } from '@podium/contract/audit'
import { readHome } from '@podium/contract/home'
import {
  downloadInvoice,
  downloadReceipt,
  listInvoices,
  listPayments,
  refundPayment,
  retryInvoice,
  withdraw,
} from '@podium/contract/payments'
import { closeAccount } from '@podium/contract/settings'
import { sql } from 'kysely'
import { buy, playOutcome, runJob, startBuying } from '../buying.ts'
import { castPassword as password, join, openAdmin, openMember, signIn } from '../cast.ts'
import { restoreClock, travel, usePodium } from '../harness.ts'
import { plainWordsOf } from '../pdf.ts'
import type { Person } from '../person.ts'
import { signedInMember } from '../supporting.ts'

const podium = usePodium({ metrics: true })
afterEach(restoreClock)

const newest = async (person: Person) => {
  await podium().settled()
  return (await person.call(listPayments, {})).list[0]
}

/** How many documents the sandbox issued under a reference and its parts. */
async function issuedAt(transactionId: string): Promise<number> {
  const { rows } = await sql<{ issued: number }>`
    select count(*) as issued from sandbox_documents
    where reference like ${`${transactionId}%`}`.execute(podium().context.database.db)
  return rows[0]?.issued ?? 0
}

test('a payment has no invoice until it is paid, and then one, with a number and a file', async () => {
  const marta = await join(podium(), 'FAN')
  const form = await startBuying(marta, 120)
  assert.deepEqual((await newest(marta))?.invoice, {
    status: 'NONE',
    number: null,
    creditNotes: [],
    creditNoteDue: null,
  })
  const params = { id: form.transactionId }
  await marta.refused('paymentNotFound', downloadInvoice, { params })
  await playOutcome(podium(), form, 'duplicate', 'CARD')
  const payment = await newest(marta)
  assert.deepEqual([payment?.invoice.status, payment?.invoice.creditNotes], ['ISSUED', []])
  assert.match(payment?.invoice.number ?? '', /^TEST\/\d+$/)
  assert.equal(await issuedAt(form.transactionId), 1)
  const file = await marta.raw(downloadInvoice, { params })
  assert.match(String(file.headers['cache-control']), /no-store/)
  assert.match(String(file.headers['cache-control']), /private/)
  const receipt = plainWordsOf((await marta.raw(downloadReceipt, { params })).rawPayload)
  assert.ok(receipt.includes(payment?.invoice.number ?? 'a number'), receipt)
  const text = plainWordsOf(file.rawPayload)
  assert.match(text, /NÃO É UMA FATURA/)
  assert.match(text, /NOT AN INVOICE/)
  assert.match(text, /Marta Nóbrega/)
  assert.match(text, /200,00/)
})

test('the invoice is its buyer’s and, on record, the admins’', async () => {
  const [marta, rui, ana] = [
    await join(podium(), 'FAN'),
    await join(podium(), 'ATHLETE'),
    await openAdmin(podium()),
  ]
  const { transactionId } = await buy(podium(), marta)
  await podium().settled()
  const params = { id: transactionId }
  await rui.refused('paymentNotFound', downloadInvoice, { params })
  assert.equal((await podium().visitor().raw(downloadInvoice, { params })).statusCode, 401)
  assert.equal((await ana.raw(downloadInvoice, { params })).statusCode, 200)
  const [entry] = (await ana.call(listAudit, { query: { act: 'INVOICE_READ' } })).list
  assert.deepEqual([entry?.subject.id, entry?.person?.id], [transactionId, marta.id])
})

test('each part that goes back has a credit note, and when all did the invoice is taken back', async () => {
  const [marta, ana] = [await join(podium(), 'FAN'), await openAdmin(podium())]
  const { transactionId: id } = await buy(podium(), marta, 120)
  const part = { credits: 60, cents: 10_000, reason: 'Metade' }
  await ana.call(refundPayment, { params: { id }, body: part })
  const half = await newest(marta)
  assert.deepEqual([half?.invoice.status, half?.invoice.creditNotes.length], ['ISSUED', 1])
  await ana.call(refundPayment, { params: { id }, body: part })
  const all = await newest(marta)
  assert.deepEqual([all?.invoice.status, all?.invoice.creditNotes.length], ['CREDITED', 2])
  assert.equal(all?.invoice.number, half?.invoice.number)
  const [first = '', second = ''] = all?.invoice.creditNotes ?? []
  assert.notEqual(first, second)
  assert.equal(await issuedAt(id), 3)
  const note = await marta.raw(downloadInvoice, { params: { id }, query: { creditNote: second } })
  const words = plainWordsOf(note.rawPayload)
  assert.match(words, /Nota de crédito de teste[^]*Emitido em[^]*O que foi devolvido[^]*100,00/)
  // It names the invoice it is about and the payment as its buyer knows them.
  assert.ok(words.includes(`Fatura · Invoice${all?.invoice.number}`), words)
  assert.match(words, new RegExp(`Transaction${id}Fatura`))
  assert.doesNotMatch(words, /Pago em|O que foi pago/)
  const unknown = { params: { id }, query: { creditNote: 'A/1' } }
  await marta.refused('paymentNotFound', downloadInvoice, unknown)
})

test('the credit note for money alone says that, and no number of credits', async () => {
  const [marta, ana] = [await join(podium(), 'FAN'), await openAdmin(podium())]
  const { transactionId: id } = await buy(podium(), marta, 50)
  const body = { credits: 0, cents: 500, reason: 'Acordo' }
  await ana.call(refundPayment, { params: { id }, body })
  const [creditNote] = (await newest(marta))?.invoice.creditNotes ?? []
  const note = await marta.raw(downloadInvoice, { params: { id }, query: { creditNote } })
  const words = plainWordsOf(note.rawPayload)
  assert.match(words, /O que foi devolvido[^]*Devolução · Refund[^]*5,00/)
  assert.doesNotMatch(words, /0 cr[eé]dit/)
})

test('a withdrawal has its credit note as well, and money the provider took back by itself', async () => {
  const marta = await join(podium(), 'FAN')
  const { transactionId: id } = await buy(podium(), marta, 50)
  await marta.call(withdraw, { params: { id }, body: { credits: 50, cents: 10_000 } })
  assert.equal((await newest(marta))?.invoice.status, 'CREDITED')
  const form = await buy(podium(), marta, 50)
  await playOutcome(podium(), form, 'refund', 'CARD')
  assert.equal((await newest(marta))?.invoice.status, 'CREDITED')
  assert.equal(await issuedAt(form.transactionId), 2)
})

test('the buyer hears at once that it is being issued, and then under which number', async () => {
  const marta = await signedInMember(podium(), 'FAN', { language: 'en' })
  await buy(podium(), marta, 120)
  const number = (await newest(marta))?.invoice.number ?? 'none'
  const paid = await podium().mailTo(marta.email, 'Payment received')
  assert.match(paid.text, /We are issuing the invoice/)
  const issued = await podium().mailTo(marta.email, `Your invoice ${number}`)
  assert.match(issued.text, new RegExp(`${number}[^]*120 credits[^]*/payments`))
  // What was paid stands in the one before.
  assert.match(paid.text, /€200\.00/)
  assert.doesNotMatch(issued.text, /€200\.00/)
})

test('the mail of a credit note tells what went back, not all that was bought', async () => {
  const marta = await signedInMember(podium(), 'FAN', { language: 'en' })
  const ana = await openAdmin(podium())
  const { transactionId: id } = await buy(podium(), marta, 120)
  const body = { credits: 60, cents: 10_000, reason: 'Metade' }
  await ana.call(refundPayment, { params: { id }, body })
  await podium().settled()
  const { text } = await podium().mailTo(marta.email, 'Your credit note')
  assert.match(text, /the refund of 60 credits/)
})

test('a credit note whose invoice failed waits for it, and says so instead of a next try', async () => {
  const marta = await signedInMember(podium(), 'FAN')
  const ana = await openAdmin(podium())
  const { transactionId: id } = await buy(podium(), marta)
  await podium().settled()
  const { db } = podium().context.database
  await sql`update invoices set status = 'FAILED', number = null, document_id = null,
    issued_at = null, trouble = 'TURNED_AWAY', tries = 1
    where payment_id = (select id from payments where transaction_id = ${id})`.execute(db)
  await ana.call(refundPayment, { params: { id }, body: { reason: 'Tudo' } })
  await podium().settled()
  const of = async () => {
    const { list } = await ana.call(listInvoices, { query: {} })
    return list
      .filter(({ paymentId }) => paymentId === id)
      .map(({ kind, status, nextTryAt, waitsForInvoice }) => [
        kind,
        status,
        nextTryAt,
        waitsForInvoice,
      ])
  }
  assert.deepEqual(await of(), [
    ['CREDIT_NOTE', 'PENDING', null, true],
    ['INVOICE', 'FAILED', null, false],
  ])
  assert.equal((await newest(marta))?.invoice.creditNoteDue, 'PENDING')
  const failed = (await ana.call(listInvoices, { query: { status: 'FAILED' } })).list
  await ana.call(retryInvoice, { params: { id: failed[0]!.id } })
  await podium().settled()
  assert.deepEqual(await of(), [
    ['CREDIT_NOTE', 'ISSUED', null, false],
    ['INVOICE', 'ISSUED', null, false],
  ])
  assert.equal((await newest(marta))?.invoice.creditNoteDue, null)
})

test('a credit note that is turned away is told to its buyer, until it is tried again', async () => {
  const [marta, ana] = [await join(podium(), 'FAN'), await openAdmin(podium())]
  const { transactionId: id } = await buy(podium(), marta)
  await ana.call(refundPayment, { params: { id }, body: { reason: 'Tudo' } })
  await podium().settled()
  const { db } = podium().context.database
  await sql`update invoices set status = 'FAILED', number = null, document_id = null,
    issued_at = null, trouble = 'TURNED_AWAY', tries = 1 where kind = 'CREDIT_NOTE'
    and payment_id = (select id from payments where transaction_id = ${id})`.execute(db)
  const turnedAway = (await newest(marta))?.invoice
  assert.deepEqual([turnedAway?.status, turnedAway?.creditNoteDue], ['ISSUED', 'FAILED'])
  const [note] = (await ana.call(listInvoices, { query: { status: 'FAILED' } })).list
  await ana.call(retryInvoice, { params: { id: note!.id } })
  const issued = (await newest(marta))?.invoice
  assert.deepEqual([issued?.status, issued?.creditNoteDue], ['CREDITED', null])
})

test('whoever ends between paid and issued leaves a row, which the next minute finds', async () => {
  const [marta, ana] = [await join(podium(), 'FAN'), await openAdmin(podium())]
  const { db } = podium().context.database
  // Nobody does the job that was put there with the payment, as after a kill.
  await sql`alter table invoices add constraint no_tries check (tries = 0) not valid`.execute(db)
  const { transactionId } = await buy(podium(), marta)
  await podium()
    .settled()
    .catch(() => {})
  assert.equal((await newest(marta))?.invoice.status, 'PENDING')
  const open = (await ana.call(listInvoices, { query: { status: 'PENDING' } })).list
  assert.deepEqual(
    open.map(({ paymentId, kind, cents }) => [paymentId, kind, cents]),
    [[transactionId, 'INVOICE', 10_000]],
  )
  await sql`alter table invoices drop constraint no_tries`.execute(db)
  await runJob(podium(), 'issue-documents')
  assert.equal((await newest(marta))?.invoice.status, 'ISSUED')
  assert.equal(await issuedAt(transactionId), 1)
})

test('what is not issued after an hour is late, and what is issued cannot be tried again', async () => {
  const [marta, ana] = [await join(podium(), 'FAN'), await openAdmin(podium())]
  const { transactionId } = await buy(podium(), marta)
  await podium().settled()
  const { db } = podium().context.database
  const figure = async (name: string) => {
    const { body } = await podium().app.inject('/metrics')
    return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(body)?.[1])
  }
  const lately = () => ana.call(listInvoices, { query: { late: 'true' } })
  await sql`update invoices set status = 'PENDING', number = null, document_id = null,
    issued_at = null, due_at = now() + interval '1 day', tries = 3
    where payment_id = (select id from payments where transaction_id = ${transactionId})`.execute(
    db,
  )
  assert.equal((await lately()).total, 0)
  await sql`update invoices set created_at = now() - interval '61 minutes'
    where status = 'PENDING'`.execute(db)
  const { list, total } = await lately()
  assert.deepEqual([total, list[0]?.paymentId, list[0]?.tries], [1, transactionId, 3])
  assert.equal(await figure('podium_late_invoices'), 1)
  assert.ok((await figure('podium_late_invoices_seconds')) >= 3660)
  const { total: failed } = await ana.call(listFailedJobs, {})
  assert.equal(await figure('podium_failed_jobs'), failed)
  assert.equal(await figure('podium_hanging_payments'), 0)
  assert.equal((await ana.call(readHome)).counts.invoice, 1)
  const params = { id: list[0]!.id }
  assert.equal((await ana.call(retryInvoice, { params })).status, 'PENDING')
  await podium().settled()
  assert.equal((await lately()).total, 0)
  assert.equal(await figure('podium_late_invoices'), 0)
  // It was there already: looked up by its reference, never issued again.
  assert.equal(await issuedAt(transactionId), 1)
  const { current } = await ana.refused('stateChanged', retryInvoice, { params })
  assert.equal((current as { status: string }).status, 'ISSUED')
  await ana.refused('entityDoesNotExist', retryInvoice, { params: { id: 999_999 } })
  const [entry] = (await ana.call(listAudit, { query: { act: 'INVOICE_RETRIED' } })).list
  assert.deepEqual([entry?.subject.id, entry?.person?.id], [transactionId, marta.id])
})

test('what was asked for at a program that is configured no more says so, and is not tried in vain', async (t) => {
  const [marta, ana] = [await join(podium(), 'FAN'), await openAdmin(podium())]
  const { transactionId } = await buy(podium(), marta)
  await podium().settled()
  const { db } = podium().context.database
  const put = (status: string) =>
    sql`update invoices set status = ${status}, number = null, document_id = null, issued_at = null
      where payment_id = (select id from payments where transaction_id = ${transactionId})`.execute(
      db,
    )
  const listed = async () => (await ana.call(listInvoices, { query: {} })).list[0]!
  await put('PENDING')
  const before = await listed()
  assert.deepEqual([before.programAsked, before.nextTryAt === null], [true, false])
  const mocked = t.mock.property(podium().context.payments.invoicing!, 'name', 'invoicexpress')
  const after = await listed()
  assert.deepEqual([after.programAsked, after.nextTryAt], [false, null])
  await put('FAILED')
  const params = { id: after.id }
  const { current } = await ana.refused('stateChanged', retryInvoice, { params })
  assert.equal((current as { status: string }).status, 'FAILED')
  assert.equal((await listed()).status, 'FAILED')
  mocked.mock.restore()
  await ana.call(retryInvoice, { params })
  await podium().settled()
  assert.deepEqual([(await listed()).status, (await listed()).programAsked], ['ISSUED', true])
})

test('whom an invoice is made out to outlives the account, for ten years after the one it is of', async () => {
  const [marta, ana] = [await openMember(podium(), 'FAN'), await openAdmin(podium())]
  await signIn(marta)
  const { transactionId } = await buy(podium(), marta)
  await podium().settled()
  await marta.call(closeAccount, { body: { password } })
  const { db } = podium().context.database
  const madeOutTo = async () => {
    const { rows } = await sql<{ name: string | null; number: string; receipt: string | null }>`
      select i.buyer->>'name' as name, i.number, p.invoice->>'name' as receipt
      from invoices i join payments p on p.id = i.payment_id
      where p.transaction_id = ${transactionId}`.execute(db)
    return rows[0]
  }
  const year = new Date().getFullYear()
  const night = async (moment: string) => {
    travel(new Date(moment))
    for (const { job, run } of podium().context.jobHandlers) {
      if (job.schedule) await run({} as never)
    }
    restoreClock()
  }
  await night(`${year + 2}-06-01T03:00:00Z`)
  const kept = await madeOutTo()
  assert.deepEqual([kept?.name, kept?.receipt], ['Marta Nóbrega', null])
  await night(`${year + 10}-12-31T03:00:00Z`)
  assert.equal((await madeOutTo())?.name, 'Marta Nóbrega')
  await night(`${year + 11}-01-02T03:00:00Z`)
  assert.deepEqual(await madeOutTo(), { name: null, number: kept?.number, receipt: null })
  // The file says whom it is made out to, which nobody knows any more.
  await ana.refused('paymentNotFound', downloadInvoice, { params: { id: transactionId } })
})
