import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import { calendarDay, daysBetween } from '@podium/contract/calendar'
import {
  checkPayment,
  downloadReceipt,
  getWithdrawal,
  listPayments,
  withdraw,
} from '@podium/contract/payments'
import { cancelSubscription, getSubscription, type PlanId, subscribe } from '@podium/contract/plans'
import { downloadExport, requestExport } from '@podium/contract/settings'
import { acceptSupport, cancelSupport } from '@podium/contract/support'
import { getWallet, listLots, listWalletTransactions } from '@podium/contract/wallet'
import { buy, castInvoice, playOutcome, startBuying } from '../buying.ts'
import { join, openAdmin, signIn } from '../cast.ts'
import { runChecks } from '../checks.ts'
import { restoreClock, travel, usePodium } from '../harness.ts'
import type { Person } from '../person.ts'
import { plainWordsOf } from '../pdf.ts'
import { askForSupport, giveCredits, signedInMember } from '../supporting.ts'
import { unzip } from '../unzip.ts'

const podium = usePodium()
afterEach(restoreClock)

const days = 86_400

const at = ({ transactionId }: { transactionId: string }) => ({ params: { id: transactionId } })

const wallet = async (person: Person) => {
  const { available, reserved, debt } = await person.call(getWallet)
  return [available, reserved, debt]
}

/** Goes on so many days, with a session of that day. */
async function goOn(person: Person, count: number): Promise<void> {
  travel({ seconds: count * days })
  await signIn(person)
}

async function supporters({ language = 'en' }: { language?: 'en' | 'pt' } = {}) {
  const marta = await signedInMember(podium(), 'FAN', { name: 'Marta', language })
  return { marta, ines: await signedInMember(podium(), 'ATHLETE') }
}

/** Lots of a person as kind, how many came and how many are left. */
const lots = async (person: Person) =>
  (await person.call(listLots, {})).list.map(({ kind, credits, left }) => [kind, credits, left])

/** Day and hour of Lisbon, in words; the minute may turn between the call and its mail. */
function assertSaysWhen(text: string, declared: number, locale: string): void {
  const format = new Intl.DateTimeFormat(locale, {
    ...({ dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Lisbon' } as const),
  })
  const minutes = [declared, Date.now()].map((moment) => format.format(moment))
  assert.ok(
    minutes.some((moment) => text.includes(moment)),
    `${minutes[0]} in: ${text}`,
  )
}

async function spend(supporter: Person, athlete: Person, credits: number): Promise<void> {
  const { id } = await askForSupport(supporter, athlete, credits)
  await athlete.call(acceptSupport, { params: { id } })
}

test('50 bought, 20 spent, withdrawn on day 3: 60 euros back, an empty wallet and no debt', async () => {
  const { marta } = await supporters()
  const form = await buy(podium(), marta, 50)
  const ana = await openAdmin(podium())
  await ana.send({
    method: 'POST',
    url: '/api/wallet/transaction',
    body: { userId: marta.id, creditsNumber: -20, description: 'Gastos' },
  })
  await goOn(marta, 3)
  const shown = await marta.call(getWithdrawal, at(form))
  assert.deepEqual([shown.possible, shown.credits, shown.cents], [true, 30, 6000])
  const { credits, cents } = shown
  const withdrawn = await marta.call(withdraw, { ...at(form), body: { credits, cents } })
  assert.deepEqual(
    [withdrawn.status, withdrawn.refundedCents, withdrawn.refundedCredits],
    ['PAID', 6000, 30],
  )
  assert.deepEqual(await wallet(marta), [0, 0, 0])
  await runChecks(podium().context.database.db)
  const [line] = (await marta.call(listWalletTransactions, {})).list
  assert.deepEqual(
    [line?.reason, line?.withdrawn, line?.creditsNumber, line?.cause?.kind],
    ['REFUND', true, -30, 'payment'],
  )
})

test('on the last day it is possible, on the next it is refused and says until when it was', async () => {
  const { marta } = await supporters()
  const form = await buy(podium(), marta, 50)
  await goOn(marta, 14)
  const { possible, until, credits, cents } = await marta.call(getWithdrawal, at(form))
  assert.ok(possible)
  await goOn(marta, 15)
  const after = await marta.call(getWithdrawal, at(form))
  assert.deepEqual([after.possible, after.reason, after.until], [false, 'OVER', until])
  const body = { credits, cents }
  const { current } = await marta.refused('withdrawalOver', withdraw, { ...at(form), body })
  assert.equal((current as { until: string }).until, until)
  assert.deepEqual(await wallet(marta), [50, 0, 0])
})

test('a withdrawal is confirmed by mail, with what was declared and when, and the receipt says it', async () => {
  const { marta } = await supporters()
  const form = await buy(podium(), marta, 120)
  const paid = await podium().mailTo(marta.email, 'Payment received')
  assert.match(paid.text, new RegExp(`/payments\\?withdraw=${form.transactionId}`))
  const declared = Date.now()
  await marta.call(withdraw, { ...at(form), body: { credits: 120, cents: 20_000 } })
  const mail = await podium().mailTo(marta.email, 'Withdrawal confirmed')
  for (const said of ['120 credits', '€200.00', form.transactionId]) {
    assert.ok(mail.text.includes(said), `${said} in: ${mail.text}`)
  }
  assertSaysWhen(mail.text, declared, 'en-GB')
  const receipt = await marta.raw(downloadReceipt, at(form))
  assert.match(plainWordsOf(receipt.rawPayload), /Refunded on[^]*200,00/)
  const [payment] = (await marta.call(listPayments, {})).list
  assert.deepEqual([payment?.status, payment?.refundedCents], ['REFUNDED', 20_000])
})

test('in Portuguese a withdrawal is confirmed as well, with day and hour of Lisbon', async () => {
  const { marta } = await supporters({ language: 'pt' })
  const form = await buy(podium(), marta, 120)
  const declared = Date.now()
  await marta.call(withdraw, { ...at(form), body: { credits: 120, cents: 20_000 } })
  const mail = await podium().mailTo(marta.email, 'Desistência confirmada')
  assert.match(mail.text, /Desisto da minha compra de 120 créditos por 200,00\s€/)
  assertSaysWhen(mail.text, declared, 'pt-PT')
})

test('what was bought, given back and is left goes with one’s data, with its documents', async () => {
  const { marta } = await supporters()
  const form = await buy(podium(), marta, 120)
  await marta.call(withdraw, { ...at(form), body: { credits: 120, cents: 20_000 } })
  await buy(podium(), marta, 50)
  await marta.call(requestExport)
  await podium().settled()
  const secret = await podium().tokenMailedTo(marta.email, '/export')
  const files = unzip((await marta.raw(downloadExport, { params: { secret } })).rawPayload)
  const read = (name: string) => JSON.parse(String(files[`${name}.json`]))
  const paid = read('payments').find(
    (one: { transaction_id: string }) => one.transaction_id === form.transactionId,
  )
  const cents = (list: { cents: number }[]) => list.map((one) => one.cents)
  assert.deepEqual(cents(paid.refunds), [20_000])
  assert.deepEqual(paid.documents.map((one: { kind: string }) => one.kind).toSorted(), [
    'CREDIT_NOTE',
    'INVOICE',
  ])
  const { available, lots: kept } = read('wallet')
  assert.equal(available, 50)
  assert.deepEqual(kept.map((lot: { remaining: number }) => lot.remaining).toSorted(), [0, 50])
})

test('figures other than those of now change nothing, and the answer brings those of now', async () => {
  const { marta, ines } = await supporters()
  const form = await buy(podium(), marta, 120)
  const before = await marta.call(getWithdrawal, at(form))
  await askForSupport(marta, ines, 50)
  const shown = { credits: before.credits, cents: before.cents }
  const { current } = await marta.refused('stateChanged', withdraw, { ...at(form), body: shown })
  assert.deepEqual(current, { ...before, credits: 70, cents: 11_667 })
  for (const body of [
    { credits: 70, cents: 11_668 },
    { credits: 69, cents: 11_667 },
    { credits: 0, cents: 0 },
  ]) {
    await marta.refused('stateChanged', withdraw, { ...at(form), body })
  }
  assert.deepEqual(await wallet(marta), [70, 50, 0])
})

test('what is set aside cannot be withdrawn, and once it is back it can, to the last cent', async () => {
  const { marta, ines } = await supporters()
  const form = await buy(podium(), marta, 120)
  const { id } = await askForSupport(marta, ines, 50)
  await marta.call(withdraw, { ...at(form), body: { credits: 70, cents: 11_667 } })
  const meanwhile = await marta.call(getWithdrawal, at(form))
  assert.deepEqual([meanwhile.possible, meanwhile.reason], [false, 'SPENT'])
  await marta.call(cancelSupport, { params: { id }, query: { status: 'PENDING' } })
  const rest = await marta.call(getWithdrawal, at(form))
  assert.deepEqual([rest.possible, rest.credits, rest.cents], [true, 50, 8333])
  const done = await marta.call(withdraw, { ...at(form), body: { credits: 50, cents: 8333 } })
  assert.deepEqual([done.status, done.refundedCents], ['REFUNDED', 20_000])
  assert.equal((await marta.call(getWithdrawal, at(form))).reason, 'REFUNDED')
  assert.deepEqual(await wallet(marta), [0, 0, 0])
})

test('a line of the history names its payment as the calls of payments do', async () => {
  const { marta } = await supporters()
  await giveCredits(podium(), marta, 10)
  const form = await buy(podium(), marta, 50)
  const { list } = await marta.call(listWalletTransactions, {})
  assert.deepEqual(
    list.map(({ kind, transactionId }) => [kind, transactionId]),
    [
      ['payment', form.transactionId],
      ['transfer', null],
    ],
  )
})

test('a second withdrawal is told that there is nothing, and the same one again answers the same', async () => {
  const { marta } = await supporters()
  const form = await buy(podium(), marta, 50)
  const again = (key: string) =>
    marta.send({
      method: 'POST',
      url: `/api/payments/${form.transactionId}/withdrawal`,
      body: { credits: 50, cents: 10_000 },
      headers: { 'idempotency-key': key },
    })
  const [first, same, other] = [await again('one'), await again('one'), await again('two')]
  assert.deepEqual([first.statusCode, same.statusCode, other.statusCode], [200, 200, 409])
  // Its invoice is credited by a job meanwhile.
  const withoutInvoice = ({ body }: { body: string }) => ({ ...JSON.parse(body), invoice: null })
  assert.deepEqual(withoutInvoice(same), withoutInvoice(first))
  assert.equal(other.json().current.possible, false)
  const mails = await podium().mailsTo(marta.email)
  assert.equal(mails.filter(({ subject }) => subject.startsWith('Withdrawal')).length, 1)
})

test('what was spent whole, never paid, or is another’s cannot be withdrawn', async () => {
  const { marta, ines } = await supporters()
  const spent = await buy(podium(), marta, 50)
  await spend(marta, ines, 50)
  const nothing = await marta.call(getWithdrawal, at(spent))
  assert.deepEqual([nothing.possible, nothing.reason, nothing.cents], [false, 'SPENT', 0])
  const open = await startBuying(marta, 120)
  const unpaid = await marta.call(getWithdrawal, at(open))
  assert.deepEqual([unpaid.possible, unpaid.reason, unpaid.until], [false, 'NOT_PAID', null])
  const body = { credits: 120, cents: 20_000 }
  await marta.refused('stateChanged', withdraw, { ...at(open), body })
  const mine = await buy(podium(), marta, 250)
  const ana = await openAdmin(podium())
  for (const other of [ines, ana]) {
    await other.refused('paymentNotFound', getWithdrawal, at(mine))
    await other.refused('paymentNotFound', withdraw, { ...at(mine), body })
  }
  assert.deepEqual(await wallet(marta), [250, 0, 0])
})

test('spending and withdrawing at once: one of the two wins, whole', async () => {
  for (let round = 0; round < 8; round++) {
    const { marta, ines } = await supporters()
    const form = await buy(podium(), marta, 50)
    const [asked, withdrawn] = await Promise.allSettled([
      askForSupport(marta, ines, 50),
      marta.call(withdraw, { ...at(form), body: { credits: 50, cents: 10_000 } }),
    ])
    const won = [asked, withdrawn].filter(({ status }) => status === 'fulfilled')
    assert.equal(won.length, 1)
    assert.deepEqual(await wallet(marta), asked.status === 'fulfilled' ? [0, 50, 0] : [0, 0, 0])
  }
})

test('ten clicks at once withdraw once', async () => {
  const { marta } = await supporters()
  const form = await buy(podium(), marta, 250)
  const body = { credits: 250, cents: 40_000 }
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => marta.raw(withdraw, { ...at(form), body })),
  )
  const codes = answers.map(({ statusCode }) => statusCode).sort()
  assert.deepEqual(codes, [200, ...Array.from({ length: 9 }, () => 409)])
  assert.deepEqual(await wallet(marta), [0, 0, 0])
  assert.equal((await marta.call(checkPayment, at(form))).refundedCents, 40_000)
})

test('the oldest credits are spent first, whatever they came as, and what comes back goes where it was', async () => {
  const { marta, ines } = await supporters()
  await giveCredits(podium(), marta, 30)
  const first = await buy(podium(), marta, 50)
  const second = await buy(podium(), marta, 120)
  const { id } = await askForSupport(marta, ines, 50)
  const spentFirst = [
    ['GIFT', 30, 0],
    ['PURCHASE', 50, 30],
    ['PURCHASE', 120, 120],
  ]
  assert.deepEqual(await lots(marta), spentFirst)
  await marta.call(withdraw, { ...at(second), body: { credits: 120, cents: 20_000 } })
  await marta.call(cancelSupport, { params: { id }, query: { status: 'PENDING' } })
  assert.deepEqual(await lots(marta), [
    ['GIFT', 30, 30],
    ['PURCHASE', 50, 50],
    ['PURCHASE', 120, 0],
  ])
  const [gift, bought] = (await marta.call(listLots, {})).list
  assert.deepEqual([gift?.paymentId, gift?.withdrawableUntil], [null, null])
  const { until } = await marta.call(getWithdrawal, at(first))
  assert.deepEqual([bought?.paymentId, bought?.withdrawableUntil], [first.transactionId, until])
  // What an athlete was given is theirs, as a lot of its own.
  await spend(marta, ines, 50)
  assert.deepEqual(await lots(ines), [['EARNED', 50, 50]])
  const newest = await marta.call(listLots, { query: { _order: 'DESC', _limit: 1 } })
  assert.deepEqual([newest.total, newest.list[0]?.credits], [3, 120])
})

async function take(person: Person, planId: PlanId) {
  const form = await person.call(subscribe, { body: { planId, invoice: castInvoice } })
  await playOutcome(podium(), form, 'approve')
  return form
}

const plan = async (person: Person) => (await person.call(getSubscription)).subscription

test('a plan is withdrawn by days: whole on the first, then less those begun, and it ends at once', async () => {
  const [helena, ines] = [await join(podium(), 'SPONSOR'), await join(podium(), 'ATHLETE')]
  const year = await take(helena, 'SPONSOR_START')
  const whole = await helena.call(getWithdrawal, at(year))
  assert.deepEqual([whole.possible, whole.credits, whole.cents], [true, 0, 10_000])
  const month = await take(ines, 'STANDARD')
  const { startedAt = '', endsAt = '' } = (await plan(ines)) ?? {}
  await goOn(ines, 10)
  const days = daysBetween(calendarDay(new Date(startedAt)), calendarDay(new Date(endsAt)))
  const shown = await ines.call(getWithdrawal, at(month))
  assert.deepEqual([shown.credits, shown.cents], [0, Math.round((738 * (days - 10)) / days)])
  const body = { credits: 0, cents: shown.cents }
  const withdrawn = await ines.call(withdraw, { ...at(month), body })
  assert.deepEqual([withdrawn.status, withdrawn.refundedCents], ['PAID', shown.cents])
  assert.equal(await plan(ines), null)
  await ines.refused('stateChanged', withdraw, { ...at(month), body })
  const again = await ines.call(getWithdrawal, at(month))
  assert.deepEqual([again.possible, again.reason], [false, 'REFUNDED'])
  await runChecks(podium().context.database.db)
})

test('a period that has not begun goes back whole, and one that has leaves room for the next', async () => {
  const ines = await join(podium(), 'ATHLETE')
  const first = await take(ines, 'STANDARD')
  const end = (await plan(ines))?.endsAt
  const second = await take(ines, 'STANDARD')
  await goOn(ines, 5)
  const later = await ines.call(getWithdrawal, at(second))
  assert.equal(later.cents, 738)
  const { cents } = await ines.call(getWithdrawal, at(first))
  assert.ok(cents < 738)
  await ines.call(withdraw, { ...at(first), body: { credits: 0, cents } })
  assert.ok(Date.parse((await plan(ines))?.endsAt ?? '') > Date.parse(end ?? ''))
  await ines.call(withdraw, { ...at(second), body: { credits: 0, cents: 738 } })
  assert.equal(await plan(ines), null)
  await runChecks(podium().context.database.db)
})

test('a cancelled plan whose renewal is withdrawn from is cancelled as it was', async () => {
  const ines = await join(podium(), 'ATHLETE')
  await take(ines, 'STANDARD')
  const cancelled = await ines.call(cancelSubscription)
  const renewed = await take(ines, 'STANDARD')
  assert.equal((await plan(ines))?.cancelledAt, null)
  await ines.call(withdraw, { ...at(renewed), body: { credits: 0, cents: 738 } })
  assert.deepEqual(await plan(ines), cancelled)
  const again = await take(ines, 'STANDARD')
  await take(ines, 'STANDARD')
  await ines.call(withdraw, { ...at(again), body: { credits: 0, cents: 738 } })
  assert.equal((await plan(ines))?.cancelledAt, null, 'it was paid once more since')
  await runChecks(podium().context.database.db)
})

test('who withdraws from a part of what is paid of plans is told which one goes on, and until when', async () => {
  const ines = await signedInMember(podium(), 'ATHLETE', { language: 'en' })
  const first = await take(ines, 'STANDARD')
  const { endsAt } = (await plan(ines)) ?? {}
  const second = await take(ines, 'STANDARD')
  const over = await take(ines, 'UNIVERSAL')
  /** Withdraws as it was shown, and is told so by the mail and by what there is then. */
  const withdrawTold = async (form: { transactionId: string }, told: RegExp) => {
    const { cents, planAfter } = await ines.call(getWithdrawal, at(form))
    await ines.call(withdraw, { ...at(form), body: { credits: 0, cents } })
    const after = await plan(ines)
    assert.deepEqual(planAfter?.planId, after?.planId)
    // What moves up begins now, which is a moment later than when it was shown.
    const [shown, there] = [planAfter, after].map((one) => Date.parse(one?.endsAt ?? '0'))
    assert.ok(Math.abs(Number(shown) - Number(there)) < 60_000)
    const mails = await podium().mailsTo(ines.email)
    const mail = mails.find(({ subject }) => subject.includes('Withdrawal confirmed'))
    assert.match(mail?.text ?? '', told)
    return planAfter
  }
  const goesOn = (name: string) => new RegExp(`Your ${name} plan goes on until`)
  await withdrawTold(second, goesOn('Universal'))
  assert.equal((await withdrawTold(over, goesOn('Standard')))?.endsAt, endsAt)
  const third = await take(ines, 'STANDARD')
  assert.equal((await withdrawTold(third, goesOn('Standard')))?.endsAt, endsAt)
  await take(ines, 'STANDARD')
  await withdrawTold(first, goesOn('Standard'))
  const hers = await ines.call(listPayments, {})
  const last = hers.list[0] ?? assert.fail()
  assert.equal(await withdrawTold(last, /Your plan has ended/), null)
})
