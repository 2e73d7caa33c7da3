import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { after, afterEach, test } from 'node:test'
import { listAudit } from '@podium/contract/audit'
import { listNotifications } from '@podium/contract/notifications'
import {
  checkPayment,
  getWithdrawal,
  listAllPayments,
  noteRefund,
  refundPayment,
  submitPayment,
  withdraw,
} from '@podium/contract/payments'
import { putPreferences } from '@podium/contract/preferences'
import { subscribe } from '@podium/contract/plans'
import type { Language } from '@podium/contract/locale'
import { readHome } from '@podium/contract/home'
import { getWallet } from '@podium/contract/wallet'
import { sql } from 'kysely'
import type { Viewer } from '../../src/platform/http/index.ts'
import { sendRefund } from '../../src/features/payments/send-refund.ts'
import { withdraw as withdrawWith } from '../../src/features/payments/withdraw.ts'
import { castInvoice, runJob, startBuying } from '../buying.ts'
import { join, openAdmin, signIn } from '../cast.ts'
import { FakeSibs } from '../fakes/sibs.ts'
import { restoreClock, travel, usePodium } from '../harness.ts'
import type { Person } from '../person.ts'
import { waitFor } from '../wait.ts'

const sibs = new FakeSibs()
const podium = usePodium(async () => {
  await sibs.start()
  return { payments: 'sibs' as const, sibs: sibs.config(), metrics: true }
})
after(() => sibs.stop())
afterEach(() =>
  Object.assign(sibs, { down: false, answersRefunds: 'agreed', refusesRefunds: false }),
)

const balance = async (person: Person) => (await person.call(getWallet)).available

const check = (person: Person, id: string) => person.call(checkPayment, { params: { id } })

/** The gateway decides about a payment. */
function decide(id: string, paymentStatus: string, paymentMethod = 'CARD'): void {
  Object.assign(sibs.payments.get(id) ?? {}, { paymentStatus, paymentMethod })
}

test('the gateway gets what it asks for, and the page what its form needs', async () => {
  const marta = await join(podium(), 'FAN')
  const form = await startBuying(marta, 120)
  assert.deepEqual(sibs.complaints, [])
  assert.equal(sibs.payments.get(form.transactionId)?.cents, 20_000)
  assert.deepEqual(
    [form.provider, form.formContext, form.signature, form.redirectUrl],
    ['sibs', 'Zm9ybQ==', 'signed', 'http://podium.test/payment/status'],
  )
  assert.equal(form.script, `https://widget.sibs.test/assets/js/widget.js?id=${form.transactionId}`)
})

test('the gateway names what is bought as its buyer does, a plan by its name', async () => {
  const names = { pt: ['50 créditos', 'Plano Standard'], en: ['50 credits', 'Standard plan'] }
  for (const [language, [credits, plan]] of Object.entries(names)) {
    const ines = await join(podium(), 'ATHLETE')
    await ines.call(putPreferences, { body: { language: language as Language } })
    const forms = [
      await startBuying(ines),
      await ines.call(subscribe, { body: { planId: 'STANDARD', invoice: castInvoice } }),
    ]
    const said = forms.map(({ transactionId }) => sibs.payments.get(transactionId)?.description)
    assert.deepEqual(said, [`Podium: ${credits}`, `Podium: ${plan}`])
  }
})

test('pages may load the widget of the gateway', async () => {
  const { headers } = await podium().visitor().send({ method: 'GET', url: '/' })
  const policy = String(headers['content-security-policy'])
  assert.match(policy, /script-src 'self' https:\/\/widget\.sibs\.test;/)
  assert.match(policy, /form-action 'self' https:\/\/widget\.sibs\.test;/)
})

test('each of the gateway’s words has its status', async () => {
  const marta = await join(podium(), 'FAN')
  const { transactionId: id } = await startBuying(marta, 250)
  for (const [word, status] of [
    ['InProcessing', 'PENDING'],
    ['Partial', 'PENDING'],
    ['Error', 'UNKNOWN'],
    ['Pending', 'PENDING'],
    ['Declined', 'REJECTED'],
    ['Success', 'PAID'],
    ['Timeout', 'PAID'],
  ] as const) {
    decide(id, word)
    assert.equal((await check(marta, id)).status, status, word)
  }
  assert.equal(await balance(marta), 250)
  const other = await startBuying(marta, 50)
  decide(other.transactionId, 'Timeout')
  assert.equal((await check(marta, other.transactionId)).status, 'EXPIRED')
})

test('a Multibanco reference comes with what has to be typed', async () => {
  const marta = await join(podium(), 'FAN')
  const { transactionId: id } = await startBuying(marta)
  decide(id, 'Pending', 'REFERENCE')
  const payment = await check(marta, id)
  assert.deepEqual(
    [payment.method, payment.entity, payment.reference],
    ['REFERENCE', '24000', '123456789'],
  )
})

test('a sealed notice is opened, believed only after asking, and answered as agreed', async () => {
  const marta = await join(podium(), 'FAN')
  const { transactionId: id } = await startBuying(marta)
  // It says success; the gateway, asked, does not.
  const early = await podium().app.inject(sibs.notice(id))
  assert.deepEqual([early.statusCode, early.json().statusCode], [200, '200'])
  assert.ok(early.json().notificationID)
  assert.equal(await balance(marta), 0)
  decide(id, 'Success')
  const notices = Array.from({ length: 5 }, () => podium().app.inject(sibs.notice(id)))
  for (const answer of await Promise.all(notices)) assert.equal(answer.statusCode, 200)
  assert.equal(await balance(marta), 50)
})

test('a forged notice is refused, however it is forged', async () => {
  const marta = await join(podium(), 'FAN')
  const { transactionId: id } = await startBuying(marta)
  decide(id, 'Success')
  const good = sibs.notice(id)
  for (const forged of [
    sibs.notice(id, { key: randomBytes(32) }),
    sibs.notice(id, { tag: randomBytes(16) }),
    sibs.notice(id, { tag: randomBytes(4) }),
    { ...good, headers: { 'content-type': 'text/plain' } },
    { ...good, payload: '' },
    { ...good, payload: JSON.stringify({ transactionID: id }) },
    { ...good, payload: `${good.payload.slice(0, -8)}AAAAAAA=` },
  ]) {
    assert.equal((await podium().app.inject(forged)).statusCode, 403)
  }
  assert.equal(await balance(marta), 0)
  assert.equal((await podium().app.inject(sibs.notice('f'.repeat(32)))).statusCode, 404)
})

test('while the gateway is down nothing is lost: buying and checking answer 109 and go on later', async () => {
  const marta = await join(podium(), 'FAN')
  const body = { creditAmount: 50, invoice: castInvoice }
  sibs.down = true
  await marta.refused('paymentProviderUnavailable', submitPayment, { body })
  sibs.down = false
  const { transactionId: id } = await startBuying(marta)
  sibs.down = true
  await marta.refused('paymentProviderUnavailable', checkPayment, { params: { id } })
  await runJob(podium(), 'reconcile-payments')
  sibs.down = false
  decide(id, 'Success', 'MBWAY')
  await runJob(podium(), 'reconcile-payments')
  assert.equal(await balance(marta), 50)
})

test('a payment that the gateway does not know keeps no other waiting', async () => {
  const marta = await join(podium(), 'FAN')
  const forgotten: string[] = []
  for (const credits of [120, 250, 500, 750] as const) {
    const { transactionId: id } = await startBuying(marta, credits)
    sibs.payments.delete(id)
    forgotten.push(id)
  }
  const { transactionId: id } = await startBuying(marta, 50)
  decide(id, 'Success', 'REFERENCE')
  for (let minute = 0; minute < 2; minute++) await runJob(podium(), 'reconcile-payments')
  assert.equal(await balance(marta), 50)
  // They stay open, and are asked about again like any other.
  for (const one of forgotten)
    await marta.refused('paymentProviderUnavailable', checkPayment, { params: { id: one } })
})

test('a payment of a gateway that is configured no more waits for nobody, who could only ask it', async (t) => {
  const ana = await openAdmin(podium())
  const hanging = async () => {
    const { body } = await podium().app.inject('/metrics')
    return [
      (await ana.call(readHome)).counts.payment,
      (await ana.call(listAllPayments, { query: { late: 'true' } })).total,
      Number(/^podium_hanging_payments (\S+)$/m.exec(body)?.[1]),
    ]
  }
  const { transactionId: id } = await startBuying(await join(podium(), 'FAN'), 120)
  const { db } = podium().context.database
  await sql`update payments set status = 'UNKNOWN' where transaction_id = ${id}`.execute(db)
  assert.deepEqual(await hanging(), [1, 1, 1])
  t.mock.property(podium().context.payments.provider, 'name', 'sandbox')
  assert.deepEqual(await hanging(), [0, 0, 0])
  const { list } = await ana.call(listAllPayments, { query: { status: 'UNKNOWN' } })
  assert.deepEqual(
    list.map(({ transactionId, providerAsked }) => [transactionId, providerAsked]),
    [[id, false]],
  )
  await sql`update payments set status = 'PENDING' where transaction_id = ${id}`.execute(db)
})

test('what the gateway was asked before it went down is the same payment afterwards', async () => {
  const marta = await join(podium(), 'FAN')
  const submit = () =>
    marta.send({
      method: 'POST',
      url: '/api/payments',
      body: { creditAmount: 50, invoice: castInvoice },
      headers: { 'idempotency-key': 'again' },
    })
  sibs.down = true
  assert.equal((await submit()).statusCode, 400)
  sibs.down = false
  const [first, second] = [await submit(), await submit()]
  assert.equal(first.statusCode, 201)
  assert.equal(second.body, first.body)
})

test('an admin’s refund reaches the gateway once, and not at all while it is down', async () => {
  const [ana, marta] = [await openAdmin(podium()), await join(podium(), 'FAN')]
  const { transactionId: id } = await startBuying(marta, 120)
  decide(id, 'Success')
  await check(marta, id)
  const asked = { params: { id }, body: { reason: 'Engano' } }
  sibs.down = true
  await ana.refused('paymentProviderUnavailable', refundPayment, asked)
  sibs.down = false
  assert.equal(await balance(marta), 120)
  assert.equal((await ana.call(refundPayment, asked)).status, 'REFUNDED')
  assert.equal(sibs.payments.get(id)?.refunds, 1)
  assert.equal(await balance(marta), 0)
  // The gateway still says Success of the purchase itself; that pays nobody a second time.
  assert.equal((await check(marta, id)).status, 'REFUNDED')
  assert.equal(await balance(marta), 0)
})

/** Somebody who has paid for 120 credits at the gateway. */
async function paidAtGateway() {
  const marta = await join(podium(), 'FAN')
  const { transactionId: id } = await startBuying(marta, 120)
  decide(id, 'Success')
  await check(marta, id)
  return { marta, id }
}

const withdrawAll = (person: Person, id: string) =>
  person.call(withdraw, { params: { id }, body: { credits: 120, cents: 20_000 } })

const backOf = (id: string) => [...(sibs.payments.get(id)?.back.values() ?? [])]

for (const answer of ['agreed', 'late', 'broken', 'none'] as const) {
  test(`money goes back once, also where the gateway’s answer is ${answer}`, async () => {
    const { marta, id } = await paidAtGateway()
    sibs.answersRefunds = answer
    const withdrawn = await withdrawAll(marta, id)
    const isKnown = answer === 'agreed' || answer === 'late'
    assert.deepEqual(
      [withdrawn.status, withdrawn.refundUnderWay],
      isKnown ? ['REFUNDED', false] : ['PAID', true],
    )
    assert.equal(await balance(marta), 0)
    sibs.answersRefunds = 'agreed'
    for (const minutes of [2, 4]) {
      travel({ seconds: minutes * 60 })
      await runJob(podium(), 'reconcile-payments')
    }
    restoreClock()
    const after = await check(marta, id)
    assert.deepEqual([after.status, after.refundUnderWay], ['REFUNDED', false])
    assert.deepEqual(backOf(id), [20_000])
    assert.deepEqual(sibs.complaints, [])
  })
}

test('a withdrawal counts from its declaration, also while the gateway is down or says no', async () => {
  for (const trouble of ['down', 'refusesRefunds'] as const) {
    const { marta, id } = await paidAtGateway()
    sibs[trouble] = true
    const withdrawn = await withdrawAll(marta, id)
    assert.deepEqual([withdrawn.status, withdrawn.refundUnderWay], ['PAID', true])
    assert.equal(await balance(marta), 0)
    const again = await marta.call(getWithdrawal, { params: { id } })
    assert.deepEqual([again.possible, again.reason], [false, 'UNDER_WAY'])
    travel({ seconds: 120 })
    await runJob(podium(), 'reconcile-payments')
    assert.deepEqual(backOf(id), [])
    sibs[trouble] = false
    travel({ seconds: 600 })
    await runJob(podium(), 'reconcile-payments')
    restoreClock()
    assert.deepEqual(backOf(id), [20_000])
    assert.equal((await check(marta, id)).status, 'REFUNDED')
  }
})

test('a withdrawal asks the gateway that took the payment and no other, also once another is configured', async () => {
  const { marta, id } = await paidAtGateway()
  const parts = podium().context.payments
  const asked: unknown[] = []
  const refund = async (part: unknown) => void asked.push(part)
  const other = { ...parts, provider: { ...parts.provider, name: 'sandbox' as const, refund } }
  const all = { transactionId: id, credits: 120, cents: 20_000, named: null }
  const withdrawn = await withdrawWith(other, { id: marta.id } as Viewer, all)
  assert.deepEqual([withdrawn.status, withdrawn.refundUnderWay], ['PAID', true])
  assert.deepEqual([asked, backOf(id), await balance(marta)], [[], [], 0])
  travel({ seconds: 120 })
  await runJob(podium(), 'reconcile-payments')
  restoreClock()
  assert.deepEqual(backOf(id), [20_000])
  assert.equal((await check(marta, id)).status, 'REFUNDED')
})

test('what goes back of a gateway that is configured no more waits for an admin, who notes it once', async (t) => {
  const { marta, id } = await paidAtGateway()
  const ana = await openAdmin(podium())
  const params = { id }
  const body = { reason: 'Transferido a 29-11' }
  const listed = async () => {
    const { list } = await ana.call(listAllPayments, { query: {} })
    return list.find(({ transactionId }) => transactionId === id)
  }
  sibs.down = true
  await withdrawAll(marta, id)
  assert.deepEqual(
    [(await listed())?.refundUnderWay, (await listed())?.refundByHand],
    [true, false],
  )
  await ana.refused('stateChanged', noteRefund, { params, body })
  t.mock.property(podium().context.payments.provider, 'name', 'sandbox')
  assert.equal((await listed())?.refundByHand, true)
  await marta.refused('forbidden', noteRefund, { params, body })
  const noted = await ana.call(noteRefund, { params, body })
  assert.deepEqual(
    [noted.status, noted.refundedCents, noted.refundUnderWay, noted.refundByHand],
    ['REFUNDED', 20_000, false, false],
  )
  await ana.refused('stateChanged', noteRefund, { params, body })
  assert.deepEqual([backOf(id), await balance(marta)], [[], 0])
  await podium().settled()
  const { list } = await ana.call(listAudit, { query: { act: 'PAYMENT_REFUNDED' } })
  assert.deepEqual([list[0]?.reason, list[0]?.person?.id], [body.reason, marta.id])
  const bell = (await marta.call(listNotifications)).list
  assert.ok(bell.some(({ kind }) => kind === 'paymentRefunded'))
})

test('what an admin gives back of a gateway that is configured no more is theirs to give and note', async (t) => {
  const { marta, id } = await paidAtGateway()
  const ana = await openAdmin(podium())
  const params = { id }
  t.mock.property(podium().context.payments.provider, 'name', 'sandbox')
  const begun = await ana.call(refundPayment, { params, body: { reason: 'Engano' } })
  assert.deepEqual(
    [begun.status, begun.refundUnderWay, begun.refundByHand, begun.providerAsked],
    ['PAID', true, true, false],
  )
  assert.deepEqual([backOf(id), await balance(marta)], [[], 0])
  const noted = await ana.call(noteRefund, { params, body: { reason: 'Transferido' } })
  assert.deepEqual([noted.status, noted.refundedCents], ['REFUNDED', 20_000])
})

test('nobody is said to have asked a gateway that is configured no more', async (t) => {
  const { id } = await paidAtGateway()
  const ana = await openAdmin(podium())
  const asked = async () => {
    const { list } = await ana.call(listAudit, { query: { act: 'PAYMENT_CHECKED' } })
    return list.filter(({ subject }) => subject.id === id).length
  }
  await check(ana, id)
  assert.equal(await asked(), 1)
  t.mock.property(podium().context.payments.provider, 'name', 'sandbox')
  assert.equal((await check(ana, id)).status, 'PAID')
  assert.equal(await asked(), 1)
})

test('what an admin gives back, and another notes, stands on record as given back once', async (t) => {
  const { marta, id } = await paidAtGateway()
  const [ana, duarte] = [await openAdmin(podium()), await openAdmin(podium())]
  sibs.answersRefunds = 'none'
  const asked = { credits: 120, cents: 20_000, reason: 'Acordo' }
  await ana.call(refundPayment, { params: { id }, body: asked })
  t.mock.property(podium().context.payments.provider, 'name', 'sandbox')
  await duarte.call(noteRefund, { params: { id }, body: { reason: 'Transferido' } })
  const { list } = await ana.call(listAudit, { query: { act: 'PAYMENT_REFUNDED' } })
  const acts = list.filter(({ person }) => person?.id === marta.id)
  const moved = acts.filter(({ before, after }) => before?.status !== after?.status)
  assert.deepEqual(
    [acts.map(({ reason }) => reason).sort(), moved.map(({ reason }) => reason)],
    [['Acordo', 'Transferido'], ['Acordo']],
  )
})

test('a server that ends between the gateway’s refund and our booking leaves nothing half done', async () => {
  const { marta, id } = await paidAtGateway()
  const { inTransaction, ...parts } = podium().context.payments
  let transactions = 0
  // What was declared is committed; what would book the answer of the gateway never runs.
  const dies = (work: Parameters<typeof inTransaction>[0]) => {
    transactions += 1
    return transactions > 1 ? Promise.reject(new Error('killed')) : inTransaction(work)
  }
  const asked = { transactionId: id, credits: 120, cents: 20_000, named: null }
  const viewer = { id: marta.id } as Viewer
  const dying = { ...parts, inTransaction: dies as typeof inTransaction }
  await assert.rejects(withdrawWith(dying, viewer, asked), /killed/)
  assert.deepEqual(backOf(id), [20_000])
  assert.equal(await balance(marta), 0)
  assert.equal((await check(marta, id)).status, 'PAID')
  travel({ seconds: 120 })
  await runJob(podium(), 'reconcile-payments')
  restoreClock()
  const after = await check(marta, id)
  assert.deepEqual([after.status, after.refundedCredits], ['REFUNDED', 120])
  assert.deepEqual(backOf(id), [20_000])
})

for (const answer of ['late', 'broken', 'none'] as const) {
  test(`a part that an admin gives back goes back once, also where the gateway’s answer is ${answer}`, async () => {
    const { marta, id } = await paidAtGateway()
    const ana = await openAdmin(podium())
    sibs.answersRefunds = answer
    const body = { credits: 60, cents: 10_000, reason: 'Acordo' }
    const asked = await ana.call(refundPayment, { params: { id }, body })
    const isKnown = answer === 'late'
    assert.deepEqual(
      [asked.refundUnderWay, asked.refundedCents],
      isKnown ? [false, 10_000] : [true, 0],
    )
    assert.equal(await balance(marta), 60)
    if (!isKnown) await ana.refused('stateChanged', refundPayment, { params: { id }, body })
    sibs.answersRefunds = 'agreed'
    // Asked again and again, as when an answer comes twice.
    for (const minutes of [2, 12, 30]) {
      travel({ seconds: minutes * 60 })
      await runJob(podium(), 'reconcile-payments')
    }
    restoreClock()
    const after = await check(marta, id)
    assert.deepEqual(
      [after.status, after.refundedCents, after.refundedCredits],
      ['PAID', 10_000, 60],
    )
    assert.deepEqual(backOf(id), [10_000])
    assert.equal(await balance(marta), 60)
  })
}

test('a part that the gateway says no to leaves everything as it was, and can be given back later', async () => {
  const { marta, id } = await paidAtGateway()
  const ana = await openAdmin(podium())
  const asked = {
    params: { id },
    body: { credits: 60, cents: 10_000, reason: 'Acordo' },
  }
  sibs.refusesRefunds = true
  await ana.refused('paymentProviderUnavailable', refundPayment, asked)
  const { status, refundedCents, refundUnderWay } = await check(marta, id)
  assert.deepEqual([status, refundedCents, refundUnderWay], ['PAID', 0, false])
  assert.equal(await balance(marta), 120)
  sibs.refusesRefunds = false
  assert.equal((await ana.call(refundPayment, asked)).refundedCents, 10_000)
  assert.deepEqual(backOf(id), [10_000])
})

test('the same act sent again while its answer is out takes no word back that the gateway has kept', async () => {
  const { marta, id } = await paidAtGateway()
  const ana = await openAdmin(podium())
  const send = () =>
    ana.send({
      method: 'POST',
      url: `/api/admin/payments/${id}/refund`,
      body: { credits: 60, cents: 10_000, reason: 'Acordo' },
      headers: { 'idempotency-key': 'lost' },
    })
  sibs.answersRefunds = 'late'
  const first = send()
  await waitFor(() => backOf(id).length > 0, 'the gateway was not asked')
  // The line broke, and whoever presses again meets a gateway that turns the same part away.
  sibs.refusesRefunds = true
  const second = await send()
  assert.deepEqual([(await first).statusCode, second.statusCode], [200, 200])
  const after = await check(marta, id)
  assert.deepEqual([after.refundedCents, after.refundUnderWay], [10_000, false])
  assert.deepEqual(backOf(id), [10_000])
  assert.equal(await balance(marta), 60)
})

test('a part whose answer is out for an hour hangs, for admins and in the metrics, until it is done', async () => {
  const { marta, id } = await paidAtGateway()
  const ana = await openAdmin(podium())
  const hanging = async () => {
    const { body } = await podium().app.inject('/metrics')
    const { counts, waiting } = await ana.call(readHome)
    // The work opens with the panel of the payment.
    const links = waiting.flatMap(({ kind, link }) => (kind === 'payment' ? [link] : []))
    const open = `/admin/jobs?tab=payments&order=ASC&open=${id}`
    assert.deepEqual(links, counts.payment ? [open] : [])
    return [Number(/^podium_hanging_payments (\S+)$/m.exec(body)?.[1]), counts.payment ?? 0]
  }
  assert.deepEqual(await hanging(), [0, 0])
  sibs.answersRefunds = 'none'
  await withdrawAll(marta, id)
  assert.deepEqual(await hanging(), [0, 0])
  travel({ seconds: 3700 })
  await signIn(ana)
  assert.deepEqual(await hanging(), [1, 1])
  sibs.answersRefunds = 'agreed'
  await runJob(podium(), 'reconcile-payments')
  assert.deepEqual(await hanging(), [0, 0])
  restoreClock()
})

test('two servers that ask about the same part at once give it back once, and tell it once', async () => {
  const { marta, id } = await paidAtGateway()
  const ana = await openAdmin(podium())
  sibs.answersRefunds = 'none'
  const body = { credits: 30, cents: 5000, reason: 'Acordo' }
  await ana.call(refundPayment, { params: { id }, body })
  sibs.answersRefunds = 'late'
  const parts = podium().context.payments
  const { rows } = await sql<{ id: number }>`
    select r.id from refunds r join payments p on p.id = r.payment_id
    where p.transaction_id = ${id}`.execute(parts.db)
  const [refundId = 0] = rows.map((row) => row.id)
  const answers = await Promise.all([1, 2].map(() => sendRefund(parts, refundId)))
  assert.deepEqual(answers, ['done', 'done'])
  sibs.answersRefunds = 'agreed'
  const after = await check(marta, id)
  assert.deepEqual([after.refundedCents, after.refundedCredits], [5000, 30])
  assert.deepEqual(backOf(id), [5000])
  assert.equal(await balance(marta), 90)
  const mails = await podium().mailsTo(marta.email)
  assert.equal(mails.filter(({ subject }) => /refunded|reembolsado/.test(subject)).length, 1)
})

test('two parts of one payment go back under names of their own', async () => {
  const { marta, id } = await paidAtGateway()
  const ana = await openAdmin(podium())
  const part = { credits: 60, cents: 10_000, reason: 'Metade' }
  for (let time = 0; time < 2; time++) {
    await ana.call(refundPayment, { params: { id }, body: part })
  }
  assert.deepEqual(backOf(id), [10_000, 10_000])
  assert.equal((await check(marta, id)).status, 'REFUNDED')
  assert.deepEqual(sibs.complaints, [])
})

test('the sandbox’s form is not there', async () => {
  const marta = await join(podium(), 'FAN')
  const { transactionId } = await startBuying(marta)
  const answer = await podium().app.inject({
    method: 'POST',
    url: `/api/payments/sandbox/${transactionId}/outcome`,
    payload: { outcome: 'approve' },
  })
  assert.equal(answer.statusCode, 404)
  assert.equal(await balance(marta), 0)
})
