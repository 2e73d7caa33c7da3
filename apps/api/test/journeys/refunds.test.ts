import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import { listAudit } from '@podium/contract/audit'
import { listNotifications } from '@podium/contract/notifications'
import {
  checkPayment,
  getRefund,
  listAllPayments,
  listPayments,
  refundPayment,
} from '@podium/contract/payments'
import { subscribe } from '@podium/contract/plans'
import { getWallet, listLots } from '@podium/contract/wallet'
import { closeAccount } from '@podium/contract/settings'
import { readWallet } from '../../src/features/wallet/index.ts'
import { buy, castInvoice, playOutcome, runJob, startBuying } from '../buying.ts'
import { castPassword as password, join, openAdmin, signIn } from '../cast.ts'
import { restoreClock, travel, usePodium } from '../harness.ts'
import { provedLedger } from '../ledger.ts'
import type { Person } from '../person.ts'
import { askForSupport, giveCredits, signedInMember } from '../supporting.ts'

const podium = usePodium()
afterEach(restoreClock)

async function cast() {
  const marta = await signedInMember(podium(), 'FAN', { language: 'en' })
  return { ana: await openAdmin(podium()), marta }
}

const figures = (
  admin: Person,
  { transactionId: id }: { transactionId: string },
  credits?: number,
) => admin.call(getRefund, { params: { id }, query: credits === undefined ? {} : { credits } })

const refund = (
  admin: Person,
  { transactionId: id }: { transactionId: string },
  body: object = {},
) => admin.call(refundPayment, { params: { id }, body: { reason: 'Acordo', ...body } })

const wallet = async (person: Person) => {
  const { available, debt } = await person.call(getWallet)
  return [available, debt]
}

test('without figures a refund takes what is unspent and leaves no debt, as it was shown', async () => {
  const { ana, marta } = await cast()
  const ines = await signedInMember(podium(), 'ATHLETE')
  const form = await buy(podium(), marta, 120)
  await askForSupport(marta, ines, 100)
  assert.deepEqual(await figures(ana, form), { credits: 20, cents: 3333, debt: 0 })
  const refunded = await refund(ana, form)
  assert.deepEqual(
    [refunded.status, refunded.refundedCents, refunded.refundedCredits, refunded.owedCredits],
    ['PAID', 3333, 20, 0],
  )
  assert.deepEqual(await wallet(marta), [0, 0])
  // Nothing is unspent any more, and nobody owes for what is.
  assert.deepEqual(await figures(ana, form), { credits: 0, cents: 0, debt: 0 })
  const { current } = await ana.refused('stateChanged', refundPayment, {
    params: { id: form.transactionId },
    body: { reason: 'Acordo' },
  })
  assert.deepEqual(current, { credits: 0, cents: 0, debt: 0 })
})

test('an admin who chooses more is shown the debt before, and the debt is as shown', async () => {
  const { ana, marta } = await cast()
  const ines = await signedInMember(podium(), 'ATHLETE')
  const form = await buy(podium(), marta, 120)
  await askForSupport(marta, ines, 100)
  assert.deepEqual(await figures(ana, form, 70), { credits: 70, cents: 11_667, debt: 50 })
  const refunded = await refund(ana, form, { credits: 70, cents: 11_667, debt: 50 })
  assert.deepEqual([refunded.status, refunded.owedCredits], ['PAID', 50])
  assert.deepEqual(await wallet(marta), [0, 50])
  const mail = await podium().mailTo(marta.email, 'refunded')
  assert.match(mail.text, /€116\.67[^]*50 credits had already been spent/)
})

test('a debt other than the one that was shown changes nothing', async () => {
  const { ana, marta } = await cast()
  const ines = await signedInMember(podium(), 'ATHLETE')
  const form = await buy(podium(), marta, 120)
  const shown = await figures(ana, form, 120)
  await askForSupport(marta, ines, 100)
  const body = { ...shown, reason: 'Acordo' }
  const params = { id: form.transactionId }
  const { current } = await ana.refused('stateChanged', refundPayment, { params, body })
  assert.deepEqual(current, { credits: 120, cents: 20_000, debt: 100 })
  assert.deepEqual(await wallet(marta), [20, 0])
})

test('parts add up to the price, the last credit brings the rest, and then all is refunded', async () => {
  const { ana, marta } = await cast()
  const form = await buy(podium(), marta, 120)
  for (const [credits, cents, status] of [
    [7, 1167, 'PAID'],
    [7, 1167, 'PAID'],
    [7, 1167, 'PAID'],
    [99, 16_499, 'REFUNDED'],
  ] as const) {
    const shown = await figures(ana, form, credits)
    assert.deepEqual(shown, { credits, cents, debt: 0 })
    assert.equal((await refund(ana, form, shown)).status, status)
  }
  const [payment] = (await marta.call(listPayments, {})).list
  assert.deepEqual([payment?.refundedCents, payment?.refundedCredits], [20_000, 120])
  assert.deepEqual(await wallet(marta), [0, 0])
})

test('what an admin says is done within what is left: money without credits, and other money for them', async () => {
  const { ana, marta } = await cast()
  const form = await buy(podium(), marta, 50)
  const goodwill = await refund(ana, form, { credits: 0, cents: 500 })
  assert.deepEqual([goodwill.refundedCents, goodwill.refundedCredits], [500, 0])
  const mail = await podium().mailTo(marta.email, 'Payment refunded')
  assert.match(mail.text, /€5\.00 for your purchase goes back/)
  const params = { id: form.transactionId }
  const reason = 'Acordo'
  for (const [field, kind, body] of [
    ['credits', 'Max', { credits: 51, cents: 100 }],
    ['cents', 'Max', { credits: 50, cents: 9501 }],
    ['cents', 'Min', { credits: 50, cents: 0 }],
    ['credits', 'Min', { credits: -1, cents: 1 }],
    ['cents', 'NotBlank', { credits: 50 }],
    ['credits', 'NotBlank', { cents: 100 }],
    ['reason', 'NotBlank', { reason: ' ' }],
  ] as const) {
    await ana.violates([field, kind], refundPayment, { params, body: { reason, ...body } })
  }
  await ana.violates(['credits', 'Max'], getRefund, { params, query: { credits: 51 } })
  assert.deepEqual(await figures(ana, form), { credits: 50, cents: 9500, debt: 0 })
  assert.equal((await refund(ana, form)).status, 'REFUNDED')
})

test('what is taken back comes out of its own lot first, then out of the others, then it is owed', async () => {
  const { ana, marta } = await cast()
  const ines = await signedInMember(podium(), 'ATHLETE')
  await giveCredits(podium(), marta, 20)
  const first = await buy(podium(), marta, 50)
  const second = await buy(podium(), marta, 120)
  await refund(ana, second, { credits: 30, cents: 5000 })
  const left = async () => (await marta.call(listLots, {})).list.map((lot) => lot.left)
  assert.deepEqual(await left(), [20, 50, 90])
  await askForSupport(marta, ines, 50)
  assert.deepEqual(await left(), [0, 20, 90])
  assert.deepEqual(await figures(ana, first, 50), { credits: 50, cents: 10_000, debt: 0 })
  await refund(ana, first, { credits: 50, cents: 10_000 })
  assert.deepEqual(
    [await left(), await wallet(marta)],
    [
      [0, 0, 60],
      [60, 0],
    ],
  )
})

test('a chargeback takes what is left of the payment, and nothing twice', async () => {
  const { ana, marta } = await cast()
  const ines = await signedInMember(podium(), 'ATHLETE')
  const form = await buy(podium(), marta, 120)
  await askForSupport(marta, ines, 50)
  await refund(ana, form, { credits: 20, cents: 3333 })
  await playOutcome(podium(), form, 'refund')
  const params = { id: form.transactionId }
  const { status, refundedCents, refundedCredits } = await marta.call(checkPayment, { params })
  assert.deepEqual([status, refundedCents, refundedCredits], ['REFUNDED', 20_000, 120])
  assert.deepEqual(await wallet(marta), [0, 50])
  assert.deepEqual(await figures(ana, form), { credits: 0, cents: 0, debt: 0 })
})

test('a plan goes back by its days, and has no credits', async () => {
  const ana = await openAdmin(podium())
  const helena = await join(podium(), 'SPONSOR')
  const form = await helena.call(subscribe, {
    body: { planId: 'SPONSOR_START', invoice: castInvoice },
  })
  await playOutcome(podium(), form, 'approve')
  assert.deepEqual(await figures(ana, form), { credits: 0, cents: 10_000, debt: 0 })
  const params = { id: form.transactionId }
  await ana.violates(['credits', 'Max'], getRefund, { params, query: { credits: 1 } })
  travel({ seconds: 100 * 86_400 })
  await signIn(ana)
  const { cents } = await figures(ana, form)
  assert.ok(cents < 7300 && cents > 7200, String(cents))
  assert.equal((await refund(ana, form)).refundedCents, cents)
  await signIn(helena)
  assert.deepEqual(await figures(ana, form), { credits: 0, cents: 0, debt: 0 })
})

test('each part is told once, in the bell and by mail, and stands on the admins’ record', async () => {
  const { ana, marta } = await cast()
  const form = await buy(podium(), marta, 120)
  for (let time = 0; time < 2; time++) await refund(ana, form, { credits: 10, cents: 1667 })
  const mails = await podium().mailsTo(marta.email)
  assert.equal(mails.filter(({ subject }) => subject.includes('refunded')).length, 2)
  const told = (await marta.call(listNotifications, {})).list
  assert.equal(told.filter(({ kind }) => kind === 'paymentRefunded').length, 2)
  const { list } = await ana.call(listAudit, { query: { userId: marta.id } })
  const acts = list.filter(({ act }) => act === 'PAYMENT_REFUNDED')
  assert.equal(acts.length, 2)
  assert.equal(acts[0]?.after?.refundedCents, 3334)
})

test('what was not paid cannot go back, and members neither see nor do it', async () => {
  const { ana, marta } = await cast()
  const open = await startBuying(marta, 50)
  const params = { id: open.transactionId }
  assert.deepEqual(await figures(ana, open), { credits: 0, cents: 0, debt: 0 })
  const body = { credits: 50, cents: 10_000, reason: 'x' }
  await ana.refused('stateChanged', refundPayment, { params, body })
  await ana.refused('paymentNotFound', getRefund, { params: { id: 'nobodys' } })
  await marta.refused('forbidden', getRefund, { params })
})

test('what is paid once its buyer has left goes back whole, and what there was stays as it was', async () => {
  const { ana, marta } = await cast()
  const ines = await signedInMember(podium(), 'ATHLETE')
  await giveCredits(podium(), marta, 70)
  const pack = await startBuying(marta, 120)
  const plan = await ines.call(subscribe, { body: { planId: 'STANDARD', invoice: castInvoice } })
  for (const [buyer, form] of [
    [marta, pack],
    [ines, plan],
  ] as const) {
    await playOutcome(podium(), form, 'wait', 'REFERENCE')
    await buyer.call(closeAccount, { body: { password } })
    await playOutcome(podium(), form, 'approve', 'REFERENCE')
  }
  travel({ seconds: 120 })
  await signIn(ana)
  await runJob(podium(), 'reconcile-payments')
  const { list } = await ana.call(listAllPayments, { query: { _limit: 20 } })
  const states = [pack, plan].map(({ transactionId }) => {
    const payment = list.find((one) => one.transactionId === transactionId)
    return [payment?.status, payment?.refundedCents, payment?.refundedCredits, payment?.owedCredits]
  })
  assert.deepEqual(states, [
    ['REFUNDED', 20_000, 120, 0],
    ['REFUNDED', 738, 0, 0],
  ])
  const { available } = await readWallet(podium().context.database.db, marta.id)
  assert.equal(available, 70)
})

test('after all of it the ledger still says what is sold', async () => {
  const ledger = await provedLedger(await openAdmin(podium()))
  assert.equal(ledger.sum, 0)
  assert.deepEqual(
    ledger.invariants.filter(({ broken }) => broken > 0),
    [],
  )
})
