import assert from 'node:assert/strict'
import { after, afterEach, test } from 'node:test'
import {
  downloadInvoice,
  listInvoices,
  listPayments,
  refundPayment,
  retryInvoice,
  submitPayment,
} from '@podium/contract/payments'
import { buy, castInvoice, playOutcome, runJob } from '../buying.ts'
import { join, openAdmin } from '../cast.ts'
import { FakeInvoicexpress, type InvoicexpressAnswer } from '../fakes/invoicexpress.ts'
import { type FakeVies, startVies } from '../fakes/vies.ts'
import { restoreClock, travel, usePodium } from '../harness.ts'
import type { Person } from '../person.ts'

const account = new FakeInvoicexpress()
let vies: FakeVies | undefined
const podium = usePodium(async () => {
  await account.start()
  vies = await startVies(['ESB12345678'])
  return {
    invoicing: 'invoicexpress' as const,
    invoicexpress: account.config(),
    tax: 'destination' as const,
    vatCheckUrl: vies.url,
  }
})
after(async () => {
  vies?.close()
  await account.stop()
})
afterEach(async () => {
  restoreClock()
  Object.assign(account, { down: false, complains: null, roundsBy: 0 })
  account.answers = { create: 'agreed', finalise: 'agreed' }
  await account.doWhatIsLate()
  await podium().settled()
})

const invoiceOf = async (person: Person) => {
  await podium().settled()
  const [payment] = (await person.call(listPayments, {})).list
  return payment?.invoice
}

/** Lets so much time go by, with the jobs of the minute at its end. */
async function later(seconds: number): Promise<void> {
  travel({ seconds })
  await runJob(podium(), 'issue-documents')
  restoreClock()
}

test('what is paid is invoiced: to whom, for what, with which tax, once', async () => {
  const marta = await join(podium(), 'FAN')
  const { transactionId } = await buy(podium(), marta, 120)
  const invoice = await invoiceOf(marta)
  assert.equal(invoice?.status, 'ISSUED')
  const [document, ...others] = account.issued(transactionId)
  assert.deepEqual(others, [])
  assert.equal(invoice.number, document?.inverted_sequence_number)
  assert.deepEqual([document?.type, document?.total], ['InvoiceReceipt', 200])
  const { client, items, tax_exemption } = document!.sent
  assert.deepEqual(client, {
    name: 'Marta Nóbrega',
    code: 'PT-123456789',
    email: 'marta@podium.example',
    address: 'Rua da Sofia 12',
    city: 'Coimbra',
    postal_code: '3000-456',
    country: 'Portugal',
    fiscal_id: '123456789',
  })
  assert.deepEqual(items, [
    {
      name: '120 créditos',
      description: '120 créditos',
      unit_price: 162.6016,
      quantity: 1,
      tax: { name: 'IVA23' },
    },
  ])
  assert.equal(tax_exemption, undefined)
  assert.deepEqual(account.complaints, [])
})

test('the document comes from the account, as soon as it has drawn it', async () => {
  const marta = await join(podium(), 'FAN')
  const { transactionId } = await buy(podium(), marta)
  await podium().settled()
  const answer = await marta.raw(downloadInvoice, { params: { id: transactionId } })
  assert.equal(answer.statusCode, 200)
  assert.match(answer.body, /^%PDF-1\.4 document/)
  assert.match(String(answer.headers['cache-control']), /private.*no-store|no-store.*private/)
  account.down = true
  await marta.refused('paymentProviderUnavailable', downloadInvoice, {
    params: { id: transactionId },
  })
})

const steps = ['create', 'finalise'] as const
for (const step of steps) {
  for (const answer of [
    'late',
    'twice',
    'broken',
    'none',
  ] as const satisfies InvoicexpressAnswer[]) {
    test(`an account that answers “${answer}” to “${step}” issues one document`, async () => {
      const marta = await join(podium(), 'FAN')
      account.answers = { ...account.answers, [step]: answer }
      const { transactionId } = await buy(podium(), marta)
      await podium().settled()
      account.answers = { create: 'agreed', finalise: 'agreed' }
      // Once while what is late is still being done, and again when it is.
      await later(180)
      await account.doWhatIsLate()
      await later(1800)
      assert.equal((await invoiceOf(marta))?.status, 'ISSUED')
      assert.equal(account.issued(transactionId).length, 1)
    })
  }
}

for (const answer of ['late', 'twice', 'broken', 'none'] as const) {
  test(`a credit note is issued once, also by an account that answers “${answer}”`, async () => {
    const [ana, marta] = [await openAdmin(podium()), await join(podium(), 'FAN')]
    const { transactionId } = await buy(podium(), marta, 120)
    await podium().settled()
    account.answers = { create: answer, finalise: answer }
    const body = { credits: 60, cents: 10_000, reason: 'Acordo' }
    await ana.call(refundPayment, { params: { id: transactionId }, body })
    await podium().settled()
    account.answers = { create: 'agreed', finalise: 'agreed' }
    await later(180)
    await account.doWhatIsLate()
    await later(1800)
    const { list } = await ana.call(listInvoices, { query: {} })
    const note = list.find((one) => one.paymentId === transactionId && one.kind === 'CREDIT_NOTE')
    assert.deepEqual([note?.status, note?.cents], ['ISSUED', 10_000])
    const issued = account.documents.filter(
      ({ reference, status }) =>
        reference.startsWith(`${transactionId}-`) && (status === 'final' || status === 'settled'),
    )
    assert.equal(issued.length, 1)
  })
}

test('while the account is down for a day nothing is lost, and all is issued after', async () => {
  const people = await Promise.all([1, 2, 3].map(() => join(podium(), 'FAN')))
  account.down = true
  const forms = []
  for (const person of people) forms.push(await buy(podium(), person))
  for (let hours = 1; hours <= 24; hours += 4) await later(hours * 3600)
  for (const person of people) assert.equal((await invoiceOf(person))?.status, 'PENDING')
  const before = account.calls.list
  account.down = false
  await later(25 * 3600 + 120)
  for (const person of people) assert.equal((await invoiceOf(person))?.status, 'ISSUED')
  for (const { transactionId } of forms) assert.equal(account.issued(transactionId).length, 1)
  assert.ok(account.calls.list - before < 20, 'asked again and again')
})

test('a refund before the invoice is there waits for it, and names it', async () => {
  const [ana, marta] = [await openAdmin(podium()), await join(podium(), 'FAN')]
  account.down = true
  const { transactionId: id } = await buy(podium(), marta, 120)
  await podium().settled()
  await ana.call(refundPayment, { params: { id }, body: { reason: 'Acordo' } })
  await podium().settled()
  account.down = false
  await later(3700)
  assert.deepEqual((await invoiceOf(marta))?.status, 'CREDITED')
  const [invoice] = account.issued(id)
  const [note] = account.documents.filter(({ type }) => type === 'CreditNote').slice(-1)
  assert.equal(note?.sent.owner_invoice_id, invoice?.id)
  assert.deepEqual([note?.status, note?.total], ['final', 200])
  assert.deepEqual(account.complaints, [])
})

/** Buys with another invoice than the cast's. */
async function buyAs(person: Person, change: object) {
  const invoice = { ...castInvoice, ...change }
  const form = await person.call(submitPayment, { body: { creditAmount: 120, invoice } })
  await playOutcome(podium(), form, 'approve', 'CARD')
  await podium().settled()
  return form.transactionId
}

test('the tax of the payment stands on the document, by place', async () => {
  const marta = await join(podium(), 'FAN')
  const funchal = { city: 'Funchal', postalCode: '9000-001' }
  const [madeira] = account.issued(await buyAs(marta, funchal))
  assert.equal(madeira?.sent.items?.[0]?.tax?.name, 'IVA22-M')
  assert.equal(madeira?.total, 200)
  const madrid = { country: { code: 'ES' }, city: 'Madrid', postalCode: '28001', tin: '12345678Z' }
  const [spain] = account.issued(await buyAs(marta, madrid))
  assert.equal(spain?.sent.items?.[0]?.tax?.name, 'IVA21-ES')
  assert.equal(spain?.sent.client?.country, 'Spain')
  assert.deepEqual(account.complaints, [])
})

test('without tax the law’s reason stands on it: reverse charge, or taxed elsewhere', async () => {
  const marta = await join(podium(), 'FAN')
  const company = {
    name: 'Volta España SL',
    country: { code: 'ES' },
    city: 'Madrid',
    postalCode: '28001',
    tin: 'ESB12345678',
  }
  const [reversed] = account.issued(await buyAs(marta, company))
  assert.deepEqual(
    [reversed?.sent.items?.[0]?.tax?.name, reversed?.tax_exemption, reversed?.total],
    ['ISENTO', 'M40', 200],
  )
  const brazil = {
    country: { code: 'BR' },
    city: 'São Paulo',
    postalCode: '01310-100',
    tin: '12345678909',
  }
  const [outside] = account.issued(await buyAs(marta, brazil))
  assert.deepEqual([outside?.tax_exemption, outside?.sent.client?.country], ['M44', 'Brazil'])
  assert.deepEqual(account.complaints, [])
})

test('a tax that the account lacks is never another one: it fails with what to enter, and is tried again', async () => {
  const [ana, marta] = [await openAdmin(podium()), await join(podium(), 'FAN')]
  const paris = {
    country: { code: 'FR' },
    city: 'Paris',
    postalCode: '75001',
    tin: 'FR12345678901',
  }
  const id = await buyAs(marta, paris)
  assert.equal((await invoiceOf(marta))?.status, 'FAILED')
  assert.deepEqual(account.issued(id), [])
  const failed = await ana.call(listInvoices, { query: { status: 'FAILED' } })
  const [row] = failed.list
  assert.deepEqual([row?.paymentId, row?.trouble, row?.error], [id, 'NO_TAX', '20 %, FR'])
  account.taxes.push({ id: 9, name: 'TVA20', value: 20, region: 'FR', code: 'NOR', default_tax: 0 })
  const params = { id: row!.id }
  assert.equal((await ana.call(retryInvoice, { params })).status, 'PENDING')
  assert.equal((await invoiceOf(marta))?.status, 'ISSUED')
  assert.equal(account.issued(id).length, 1)
  const { current } = await ana.refused('stateChanged', retryInvoice, { params })
  assert.equal((current as { status: string }).status, 'ISSUED')
})

test('a draft about another sum is never finalised', async () => {
  const marta = await join(podium(), 'FAN')
  account.roundsBy = 1
  const { transactionId } = await buy(podium(), marta, 120)
  assert.equal((await invoiceOf(marta))?.status, 'FAILED')
  assert.deepEqual(account.issued(transactionId), [])
  // Once the account reckons as agreed, the draft that differed is thrown away, and a new one issued.
  account.roundsBy = 0
  const ana = await openAdmin(podium())
  const { list } = await ana.call(listInvoices, { query: { status: 'FAILED' } })
  const { id } = list.find(({ paymentId }) => paymentId === transactionId)!
  await ana.call(retryInvoice, { params: { id } })
  assert.equal((await invoiceOf(marta))?.status, 'ISSUED')
  assert.equal(account.issued(transactionId).length, 1)
})

test('part of a payment has a credit note about exactly what went back, however its tax is rounded', async () => {
  const [ana, marta] = [await openAdmin(podium()), await join(podium(), 'FAN')]
  const { transactionId } = await buy(podium(), marta, 250)
  const body = { credits: 43, cents: 6880, reason: 'Acordo' }
  await ana.call(refundPayment, { params: { id: transactionId }, body })
  await podium().settled()
  const { list } = await ana.call(listInvoices, { query: {} })
  const note = list.find((one) => one.paymentId === transactionId && one.kind === 'CREDIT_NOTE')
  assert.deepEqual([note?.status, note?.cents], ['ISSUED', 6880])
})

test('what the account has against a document is what an admin reads, and never its key', async () => {
  const [ana, marta] = [await openAdmin(podium()), await join(podium(), 'FAN')]
  account.complains = 'Client fiscal_id is invalid'
  const { transactionId } = await buy(podium(), marta)
  await podium().settled()
  const { list } = await ana.call(listInvoices, { query: { late: 'true' } })
  const row = list.find(({ paymentId }) => paymentId === transactionId)
  assert.equal(row?.trouble, 'TURNED_AWAY')
  assert.match(row?.error ?? '', /422.*Client fiscal_id is invalid/)
  assert.doesNotMatch(JSON.stringify(list), /a-key/)
})

test('two servers that look at the same moment issue one document', async () => {
  const marta = await join(podium(), 'FAN')
  account.down = true
  const { transactionId } = await buy(podium(), marta)
  await podium().settled()
  account.down = false
  travel({ seconds: 3700 })
  await Promise.all([1, 2, 3].map(() => runJob(podium(), 'issue-documents')))
  restoreClock()
  assert.equal((await invoiceOf(marta))?.status, 'ISSUED')
  assert.equal(account.issued(transactionId).length, 1)
})

test('whoever ends between issued and booked finds the document by its reference', async () => {
  const marta = await join(podium(), 'FAN')
  account.answers = { create: 'agreed', finalise: 'none' }
  const { transactionId } = await buy(podium(), marta)
  await podium().settled()
  assert.equal(account.issued(transactionId).length, 1)
  assert.equal((await invoiceOf(marta))?.status, 'PENDING')
  account.answers = { create: 'agreed', finalise: 'agreed' }
  const { create, finalise } = account.calls
  await later(180)
  assert.equal((await invoiceOf(marta))?.status, 'ISSUED')
  assert.deepEqual([account.calls.create, account.calls.finalise], [create, finalise])
})
