import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import { listNotifications } from '@podium/contract/notifications'
import { listPayments, refundPayment } from '@podium/contract/payments'
import {
  cancelSubscription,
  getSubscription,
  listPlans,
  type PlanId,
  subscribe,
} from '@podium/contract/plans'
import { getWallet } from '@podium/contract/wallet'
import { entitlementsOf } from '../../src/features/plans/index.ts'
import { actingFor } from '../acting.ts'
import { castInvoice, runJob, playOutcome } from '../buying.ts'
import { join, openAdmin, signIn } from '../cast.ts'
import { runChecks } from '../checks.ts'
import { family } from '../guarding.ts'
import { restoreClock, travel, usePodium } from '../harness.ts'
import type { Person } from '../person.ts'

const podium = usePodium()
afterEach(restoreClock)

const ask = (person: Person, planId: PlanId) =>
  person.call(subscribe, { body: { planId, invoice: castInvoice } })

async function take(person: Person, planId: PlanId) {
  const form = await ask(person, planId)
  await playOutcome(podium(), form, 'approve')
  return form
}

const current = async (person: Person) => (await person.call(getSubscription)).subscription

const days = 86_400

const near = (one = '', other = '') => Math.abs(Date.parse(one) - Date.parse(other)) < 60_000

async function refund(admin: Person, form: { transactionId: string } | undefined) {
  const params = { id: form?.transactionId ?? '' }
  await admin.call(refundPayment, { params, body: { reason: 'Desistência' } })
}

test('the catalogue tells every plan with net and gross', async () => {
  const plans = await podium().visitor().call(listPlans)
  assert.deepEqual(
    plans.map((plan) => [plan.id, plan.netCents, plan.grossCents, plan.period]),
    [
      ['STANDARD', 600, 738, 'MONTH'],
      ['PERFORMANCE', 4600, 5658, 'MONTH'],
      ['UNIVERSAL', 9600, 11_808, 'MONTH'],
      ['SPONSOR_START', 8130, 10_000, 'YEAR'],
      ['SPONSOR_PERFORMANCE', 20_325, 25_000, 'YEAR'],
      ['SPONSOR_PREMIUM', 48_780, 60_000, 'YEAR'],
    ],
  )
})

test('a plan counts once it is paid, gives contacts and no credits', async () => {
  const ines = await join(podium(), 'ATHLETE')
  const form = await ask(ines, 'STANDARD')
  assert.equal(form.amountCents, 738)
  assert.equal(await current(ines), null)
  assert.equal(
    (await entitlementsOf(podium().context.database.db, ines.id)).firstContactsPerMonth,
    10,
  )
  await playOutcome(podium(), form, 'duplicate')
  const { subscription, entitlements } = await ines.call(getSubscription)
  assert.deepEqual([subscription?.planId, entitlements.firstContactsPerMonth], ['STANDARD', 50])
  const length = Date.parse(subscription?.endsAt ?? '') - Date.parse(subscription?.startedAt ?? '')
  assert.ok(length >= 28 * days * 1000 && length < 32 * days * 1000)
  assert.equal((await ines.call(getWallet)).available, 0)
  assert.equal((await ines.call(listPayments, {})).list[0]?.planId, 'STANDARD')
})

test('cancelling asks for no renewal and keeps the benefits to the end', async () => {
  const ines = await join(podium(), 'ATHLETE')
  await ines.refused('entityDoesNotExist', cancelSubscription)
  await take(ines, 'UNIVERSAL')
  const cancelled = await ines.call(cancelSubscription)
  assert.ok(cancelled.cancelledAt)
  assert.equal((await ines.call(cancelSubscription)).cancelledAt, cancelled.cancelledAt)
  const { entitlements } = await ines.call(getSubscription)
  assert.equal(entitlements.firstContactsPerMonth, null)
  travel({ seconds: 25 * days })
  await runJob(podium(), 'remind-of-renewal')
  restoreClock()
  const mails = await podium().mailsTo(ines.email)
  assert.equal(mails.filter((mail) => /\/market\/credits\?tab=plans/.test(mail.text)).length, 0)
})

test('seven days before the end one mail asks to renew, and renewing goes on where it ends', async () => {
  const carlos = await join(podium(), 'MANAGER')
  await take(carlos, 'PERFORMANCE')
  const first = await current(carlos)
  assert.equal(first?.renewalDue, false)
  travel({ seconds: 25 * days })
  await signIn(carlos)
  await runJob(podium(), 'remind-of-renewal')
  await runJob(podium(), 'remind-of-renewal')
  assert.equal((await current(carlos))?.renewalDue, true)
  await take(carlos, 'PERFORMANCE')
  const second = await current(carlos)
  restoreClock()
  const mails = await podium().mailsTo(carlos.email)
  assert.equal(mails.filter((mail) => /\/market\/credits\?tab=plans/.test(mail.text)).length, 1)
  assert.equal(second?.startedAt, first?.startedAt)
  const added = Date.parse(second?.endsAt ?? '') - Date.parse(first?.endsAt ?? '')
  assert.ok(added >= 28 * days * 1000 && added < 32 * days * 1000)
})

test('the renewal of a ward’s plan is asked of who looks after them, and the ward reads so', async () => {
  const { rui, paula } = await family(podium())
  await take(actingFor(paula, rui), 'STANDARD')
  travel({ seconds: 27 * days })
  await runJob(podium(), 'remind-of-renewal')
  await runJob(podium(), 'remind-of-renewal')
  const asked = (await podium().mailsTo(paula.email)).filter(({ subject }) =>
    subject.includes('Rui Lopes'),
  )
  const toWard = await podium().mailTo(rui.email, 'ends soon')
  restoreClock()
  assert.equal(asked.filter(({ text }) => /\/settings\/acting/.test(text)).length, 1)
  assert.match(toWard.text, /the adult who looks after your account pays/)
  assert.doesNotMatch(toWard.text, /To keep it, pay/)
  for (const [who, kind] of [
    [paula, 'wardRenewalDue'],
    [rui, 'planRenewalDue'],
  ] as const) {
    const told = (await who.call(listNotifications, {})).list.map((one) => one.kind)
    assert.equal(told.filter((one) => one === kind).length, 1)
  }
})

test('a plan of the 31st ends on the last day of a short month, and on the 31st again', async () => {
  travel(new Date('2027-01-31T10:00:00Z'))
  const [carlos, rui] = [await join(podium(), 'MANAGER'), await join(podium(), 'MANAGER')]
  const ends = async (who: Person) => (await current(who))?.endsAt.slice(0, 10)
  await take(carlos, 'STANDARD')
  await take(carlos, 'STANDARD')
  assert.equal(await ends(carlos), '2027-03-31')
  await take(carlos, 'STANDARD')
  assert.equal(await ends(carlos), '2027-04-30')
  await take(rui, 'STANDARD')
  travel(new Date('2027-02-26T10:00:00Z'))
  for (const who of [carlos, rui]) await signIn(who)
  const forms = [await take(rui, 'STANDARD'), await take(rui, 'STANDARD')]
  assert.equal(await ends(rui), '2027-04-30')
  const admin = await openAdmin(podium())
  // What moves forward keeps the day that it was begun on, as far as it begins at an end of month.
  await refund(admin, forms[0])
  assert.equal(await ends(rui), '2027-03-31')
})

test('another plan takes over at once', async () => {
  const ines = await join(podium(), 'ATHLETE')
  await take(ines, 'STANDARD')
  await take(ines, 'UNIVERSAL')
  const { subscription, entitlements } = await ines.call(getSubscription)
  assert.deepEqual([subscription?.planId, entitlements.firstContactsPerMonth], ['UNIVERSAL', null])
})

test('a plan that is over gives nothing any more', async () => {
  const ines = await join(podium(), 'ATHLETE')
  await take(ines, 'STANDARD')
  travel({ seconds: 32 * days })
  const left = await entitlementsOf(podium().context.database.db, ines.id)
  restoreClock()
  assert.equal(left.firstContactsPerMonth, 10)
})

test('a refunded plan ends at once', async () => {
  const [ana, helena] = [await openAdmin(podium()), await join(podium(), 'SPONSOR')]
  const form = await take(helena, 'SPONSOR_PREMIUM')
  assert.equal((await current(helena))?.planId, 'SPONSOR_PREMIUM')
  await refund(ana, form)
  assert.equal(await current(helena), null)
})

test('a refund takes its own period away and no other: the later ones move forward', async () => {
  const ana = await openAdmin(podium())
  for (const refunded of [0, 1, 2]) {
    const ines = await join(podium(), 'ATHLETE')
    const one = await take(ines, 'STANDARD')
    const afterOne = await current(ines)
    const two = await take(ines, 'STANDARD')
    const afterTwo = await current(ines)
    const three = await take(ines, 'STANDARD')
    const form = [one, two, three][refunded]
    await refund(ana, form)
    await runChecks(podium().context.database.db)
    const left = await current(ines)
    assert.equal(left?.planId, 'STANDARD')
    // A month that began anew a moment after the first one.
    assert.ok(near(left?.endsAt, afterTwo?.endsAt))
    await refund(ana, [one, two, three][(refunded + 1) % 3])
    assert.ok(near((await current(ines))?.endsAt, afterOne?.endsAt))
    await refund(ana, [one, two, three][(refunded + 2) % 3])
    assert.equal(await current(ines), null)
    await runChecks(podium().context.database.db)
  }
})

test('a plan whose last period is refunded hands back to the paid one that it took over', async () => {
  const [ana, ines] = [await openAdmin(podium()), await join(podium(), 'ATHLETE')]
  await take(ines, 'STANDARD')
  const standard = await take(ines, 'STANDARD')
  const paid = await current(ines)
  const performance = await take(ines, 'PERFORMANCE')
  const universal = await take(ines, 'UNIVERSAL')
  await refund(ana, performance)
  assert.equal((await current(ines))?.planId, 'UNIVERSAL')
  await refund(ana, universal)
  assert.deepEqual(await current(ines), paid)
  await runChecks(podium().context.database.db)
  await take(ines, 'UNIVERSAL')
  await refund(ana, standard)
  assert.equal((await current(ines))?.planId, 'UNIVERSAL')
  await runChecks(podium().context.database.db)
})

test('where the clock is put back, the plan that was handed back to runs, and no other beside it', async () => {
  const [ana, ines] = [await openAdmin(podium()), await join(podium(), 'ATHLETE')]
  await take(ines, 'STANDARD')
  const universal = await take(ines, 'UNIVERSAL')
  travel({ seconds: 60 })
  await refund(ana, universal)
  restoreClock()
  assert.equal((await current(ines))?.planId, 'STANDARD')
  await take(ines, 'UNIVERSAL')
  assert.equal((await current(ines))?.planId, 'UNIVERSAL')
  await runChecks(podium().context.database.db)
})

test('plans are for those they are made for', async () => {
  const [ines, helena] = [await join(podium(), 'ATHLETE'), await join(podium(), 'SPONSOR')]
  const marta = await join(podium(), 'FAN')
  const wish = (planId: PlanId) => ({ body: { planId, invoice: castInvoice } })
  await ines.refused('forbidden', subscribe, wish('SPONSOR_START'))
  await helena.refused('forbidden', subscribe, wish('STANDARD'))
  await marta.refused('forbidden', subscribe, wish('STANDARD'))
  await ines.violates(['planId', 'Pattern'], subscribe, wish('GOLD' as PlanId))
})
