import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import { listAudit } from '@podium/contract/audit'
import { registrations } from '@podium/contract/identity'
import { readConversation, sendMessage } from '@podium/contract/messages'
import { getNetworkPlaces, searchNetwork } from '@podium/contract/network'
import { listNotifications } from '@podium/contract/notifications'
import { submitPayment } from '@podium/contract/payments'
import { cancelSubscription, subscribe } from '@podium/contract/plans'
import {
  getAthlete,
  getFan,
  putAthlete,
  putAthleteAsAdmin,
  putFan,
  putVisibility,
} from '@podium/contract/profiles'
import { getAthleteSupport, requestSupport } from '@podium/contract/support'
import { sql } from 'kysely'
import { castInvoice, runJob } from '../buying.ts'
import {
  activate,
  join,
  openAdmin,
  registrationFor,
  signIn,
  signUp,
  solveHumanCheck,
} from '../cast.ts'
import { athleteFormOf, saveAthlete } from '../forms.ts'
import { restoreClock, travel, usePodium } from '../harness.ts'
import type { Person } from '../person.ts'
import { supportRequest } from '../supporting.ts'
import { waitUntilHeldUp } from '../wait.ts'

const podium = usePodium()
afterEach(restoreClock)

const of = ({ id }: { id: number }) => ({ params: { id } })

/** A birth date that many years and days ago. */
function born(years: number, days = 0): string {
  const day = new Date()
  day.setUTCFullYear(day.getUTCFullYear() - years)
  day.setUTCDate(day.getUTCDate() - days)
  return day.toISOString().slice(0, 10)
}

async function change(athlete: Person, what: object) {
  return { body: (await athleteFormOf(athlete, what)) as never }
}

/** An athlete with a public page who says afterwards that they are 15. */
async function aMinor(details: object = {}): Promise<Person> {
  const rui = await join(podium(), 'ATHLETE', { name: 'Rui', lastName: 'Lopes', ...details })
  await saveAthlete(rui, { dateOfBirth: born(15), weight: 52, height: 171 })
  return rui
}

/** Calls as somebody whose session was looked up afresh: a server trusts one for less than a second. */
async function lookedUpAgain(): Promise<void> {
  await new Promise((done) => setTimeout(done, 900))
}

const youngest: [country: string, years: number][] = [
  ['PT', 13],
  ['ES', 14],
  ['DE', 16],
  ['', 16],
]
for (const [countryCode, years] of youngest) {
  test(`from ${countryCode || 'nowhere'} one joins from ${years} years on`, async () => {
    const person = podium().visitor()
    const details = { countryCode, postalCode: '', dateOfBirth: born(years, -1) }
    const body = (await registrationFor(person, 'ATHLETE', details)) as never
    const query = { 'g-recaptcha-response': await solveHumanCheck(person) }
    await person.refused('tooYoung', registrations.ATHLETE, { query, body })
    // Nothing was kept: the same address joins once it may.
    const again = { 'g-recaptcha-response': await solveHumanCheck(person) }
    const old = { ...(body as object), dateOfBirth: born(years) } as never
    await person.call(registrations.ATHLETE, { query: again, body: old })
  })
}

test('who joins under age is protected, and shown by nobody but a guardian', async () => {
  const details = { dateOfBirth: born(15) }
  const [fan, athlete] = [
    await signUp(podium(), 'FAN', details),
    await signUp(podium(), 'ATHLETE', details),
  ]
  for (const [person, read] of [
    [fan, getFan],
    [athlete, getAthlete],
  ] as const) {
    await activate(podium(), person)
    await signIn(person)
    await podium().visitor().refused('userNotFound', read, of(person))
    const { own, noindex } = await person.call(read, of(person))
    assert.deepEqual(
      [own?.protected, own?.guardian, own?.hiddenProfile, own?.dateOfBirth, noindex],
      [true, null, true, born(15), true],
    )
    const show = { ...of(person), body: { hiddenProfile: false } }
    await person.refused('guardianNeeded', putVisibility, show)
    const ana = await openAdmin(podium())
    await ana.refused('guardianNeeded', putVisibility, show)
  }
})

test('a complete first save does not publish a protected page', async () => {
  const rui = await signUp(podium(), 'ATHLETE', { dateOfBirth: born(15) })
  await activate(podium(), rui)
  await signIn(rui)
  await saveAthlete(rui, { dateOfBirth: born(15) })
  assert.equal((await rui.call(getAthlete, of(rui))).own?.hiddenProfile, true)
})

test('a date that makes somebody protected hides the page at once and says why', async () => {
  const rui = await aMinor()
  await podium().visitor().refused('userNotFound', getAthlete, of(rui))
  const { list } = await rui.call(listNotifications, {})
  assert.deepEqual(
    list.map(({ kind, facts }) => [kind, facts.protected]),
    [['protection', true]],
  )
  assert.match((await podium().mailTo(rui.email, 'hidden')).text, /you are under 18/)
  const { region, age, weight, own } = await rui.call(getAthlete, of(rui))
  assert.deepEqual([region, age, weight, own?.protected], [null, 15, 52, true])
  assert.ok(!own?.completeness.missing.includes('region'))
})

test('a birth date below the youngest age changes nothing', async () => {
  const fan = await join(podium(), 'FAN')
  const form = {
    ...{ name: 'Nova', lastName: 'Reis', countryCode: 'PT', postalCode: '3000-456' },
    ...{ fiscalCode: '501442600', dateOfBirth: born(12) },
  }
  await fan.refused('tooYoung', putFan, { body: form as never })
  assert.equal((await fan.call(getFan, of(fan))).name, 'Marta')
  await fan.call(putFan, { body: { ...form, dateOfBirth: born(30) } as never })
  assert.equal((await fan.call(getFan, of(fan))).own?.dateOfBirth, born(30))
  // Of age in one country is not of age in the other.
  const rui = await aMinor()
  await saveAthlete(rui, { dateOfBirth: born(13) })
  await rui.refused(
    'tooYoung',
    putAthlete,
    await change(rui, {
      dateOfBirth: born(13),
      countryCode: 'ES',
      postalCode: '28001',
      fiscalCode: 'X1',
    }),
  )
})

test('the owner cannot end protection, neither at once nor in steps, nor with an empty date', async () => {
  const rui = await aMinor()
  for (const dateOfBirth of [born(18), '', null, born(18, -1), born(15, 1)])
    await rui.refused('guardianNeeded', putAthlete, await change(rui, { dateOfBirth }))
  await saveAthlete(rui, { dateOfBirth: born(14) })
  await rui.refused('guardianNeeded', putAthlete, await change(rui, { dateOfBirth: born(15) }))
})

test('an admin ends protection with a reason, which is on record', async () => {
  const rui = await aMinor()
  const ana = await openAdmin(podium())
  const adult = await athleteFormOf(rui, { dateOfBirth: born(20) })
  await ana.violates(['reason', 'NotBlank'], putAthleteAsAdmin, { ...of(rui), body: adult })
  const body = { ...adult, reason: 'Mostrou o cartão de cidadão.' } as never
  const page = await ana.call(putAthleteAsAdmin, { ...of(rui), body })
  assert.deepEqual([page.own?.protected, page.region], [false, 'Coimbra'])
  const { list } = await ana.call(listAudit, { query: { act: 'PROFILE_EDITED' } })
  assert.deepEqual(
    [list[0]?.reason, list[0]?.before?.protected, list[0]?.after?.protected],
    ['Mostrou o cartão de cidadão.', true, false],
  )
  await rui.call(putVisibility, { ...of(rui), body: { hiddenProfile: false } })
})

test('nobody writes to a protected person whom no guardian allowed, and they to nobody', async () => {
  const carlos = await join(podium(), 'MANAGER')
  const rui = await join(podium(), 'ATHLETE', { name: 'Rui', lastName: 'Lopes' })
  const write = (to: Person) => ({ body: { userId: to.id, message: 'Olá' } })
  await carlos.call(sendMessage, write(rui))
  await rui.call(sendMessage, write(carlos))
  await saveAthlete(rui, { dateOfBirth: born(15) })
  // Also where they talked before.
  await carlos.refused('recipientUnavailable', sendMessage, write(rui))
  await rui.refused('recipientUnavailable', sendMessage, write(carlos))
  const thread = await rui.call(readConversation, { params: { userId: carlos.id } })
  assert.deepEqual([thread.abilities.write, thread.messages.length], [false, 2])
  const ana = await openAdmin(podium())
  await ana.call(sendMessage, write(rui))
  await rui.call(sendMessage, write(ana))
})

test('a protected person spends nothing by themselves', async () => {
  const rui = await aMinor()
  const ines = await join(podium(), 'ATHLETE')
  await lookedUpAgain()
  await rui.refused('guardianNeeded', requestSupport, supportRequest(ines, 50))
  const { obstacle } = await rui.call(getAthleteSupport, { params: { athleteId: ines.id } })
  assert.equal(obstacle, 'GUARDIAN')
  const invoice = castInvoice
  await rui.refused('guardianNeeded', submitPayment, { body: { creditAmount: 50, invoice } })
  await rui.refused('guardianNeeded', subscribe, { body: { planId: 'STANDARD', invoice } })
  await rui.refused('guardianNeeded', cancelSubscription)
})

/** A protected athlete, on the day on which they come of age and before the job has come by. */
async function onTheirBirthday(): Promise<Person & { birthDate: string }> {
  const rui = await join(podium(), 'ATHLETE', { name: 'Rui', lastName: 'Lopes' })
  const birthDate = born(18, -3)
  await saveAthlete(rui, { dateOfBirth: birthDate })
  travel({ seconds: 3 * 86_400 })
  await signIn(rui)
  return Object.assign(rui, { birthDate })
}

test('who comes of age saves their page also before the job has come by, which ends protection', async () => {
  const rui = await onTheirBirthday()
  await saveAthlete(rui, { dateOfBirth: rui.birthDate, phrase: 'Dezoito' })
  await runJob(podium(), 'settle-protection')
  await signIn(rui)
  const { own, phrase } = await rui.call(getAthlete, of(rui))
  assert.deepEqual([own?.protected, phrase], [false, 'Dezoito'])
  assert.match((await podium().mailTo(rui.email, 'decide')).text, /you are 18/)
})

test('the job ends no protection that a date which is being saved goes on with', async () => {
  const rui = await onTheirBirthday()
  const { inTransaction, database } = podium().context
  const { both } = await inTransaction(async (tx) => {
    await sql`select from profiles where user_id = ${rui.id} for update`.execute(tx)
    const saving = saveAthlete(rui, { dateOfBirth: born(17) })
    await waitUntilHeldUp(database.db)
    const settling = runJob(podium(), 'settle-protection')
    await waitUntilHeldUp(database.db, 2)
    return { both: Promise.all([saving, settling]) }
  })
  await both
  await signIn(rui)
  const { own } = await rui.call(getAthlete, of(rui))
  assert.equal(own?.protected, true)
})

test('protection ends with the eighteenth birthday, and the region is back', async () => {
  const rui = await join(podium(), 'ATHLETE', { name: 'Rui', lastName: 'Lopes' })
  await saveAthlete(rui, { dateOfBirth: born(18, -3) })
  const birthday = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
  const look = async () => {
    await runJob(podium(), 'settle-protection')
    await signIn(rui)
    const { own, region } = await rui.call(getAthlete, of(rui))
    return [own?.protected, own?.hiddenProfile, region]
  }
  travel(new Date(Date.parse(`${birthday}T00:00:00Z`) - 3 * 3_600_000))
  assert.deepEqual(await look(), [true, true, null])
  travel(new Date(`${birthday}T01:00:00Z`))
  assert.deepEqual(await look(), [false, true, 'Coimbra'])
  await rui.call(putVisibility, { ...of(rui), body: { hiddenProfile: false } })
  assert.match((await podium().mailTo(rui.email, 'decide')).text, /you are 18/)
})

test('who told their birth date before there was protection is protected within the hour', async () => {
  const rui = await join(podium(), 'ATHLETE', { name: 'Rui', lastName: 'Lopes' })
  const { db } = podium().context.database
  await db
    .updateTable('profiles')
    .set({ birth_date: born(15) })
    .where('user_id', '=', rui.id)
    .execute()
  await runJob(podium(), 'settle-protection')
  await podium().visitor().refused('userNotFound', getAthlete, of(rui))
  const { list } = await podium()
    .visitor()
    .call(searchNetwork, { query: { q: 'Rui Lopes' } })
  assert.equal(
    list.some(({ id }) => id === rui.id),
    false,
  )
  const places = await podium().visitor().call(getNetworkPlaces)
  assert.ok(Array.isArray(places))
})
