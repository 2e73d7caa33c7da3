import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import { listNotifications } from '@podium/contract/notifications'
import { paths } from '@podium/contract/paths'
import { putVisibility } from '@podium/contract/profiles'
import {
  acceptSupport,
  cancelSupport,
  getAthleteSupport,
  getSupport,
  listAthletesISupport,
  listSupporterBadges,
  putSupportSettings,
  renewSupport,
  requestSupport,
  type SupportEntry,
} from '@podium/contract/support'
import { runJob } from '../buying.ts'
import { signIn } from '../cast.ts'
import { restoreClock, travel, usePodium } from '../harness.ts'
import { openPage } from '../live-page.ts'
import type { Person } from '../person.ts'
import { askForSupport, supportRequest, signedInMember, balances } from '../supporting.ts'

const podium = usePodium()
afterEach(restoreClock)

const one = ({ id }: { id: number }) => ({ params: { id } })

/** Goes to a moment; whoever is to act then signs in there, as after some weeks away. */
async function goTo(moment: string | number, ...people: Person[]): Promise<void> {
  travel(new Date(moment))
  for (const person of people) await signIn(person)
}

async function pairAt(moment: string, credits = 1300) {
  await goTo(moment)
  const ines = await signedInMember(podium(), 'ATHLETE', { name: 'Inês', lastName: 'Carvalho' })
  const marta = await signedInMember(podium(), 'FAN', {
    name: 'Marta',
    lastName: 'Nóbrega',
    credits,
  })
  return { ines, marta }
}

async function accepted(ines: Person, marta: Person, credits: number): Promise<SupportEntry> {
  return ines.call(acceptSupport, one(await askForSupport(marta, ines, credits)))
}

const minuteOf = (moment: string | null) => moment?.slice(0, 16)
const dayMs = 86_400_000

const periods: [why: string, from: string, credits: number, end: string][] = [
  ['31 January and a month', '2027-01-31T10:00:00Z', 50, '2027-02-28T10:00'],
  ['31 January and a month in a leap year', '2028-01-31T10:00:00Z', 50, '2028-02-29T10:00'],
  ['29 February and a year', '2028-02-29T10:00:00Z', 600, '2029-02-28T10:00'],
  ['the longest one, two years', '2026-12-15T10:00:00Z', 1200, '2028-12-15T10:00'],
  ['into summer time: the same hour by the clock', '2027-03-01T10:00:00Z', 50, '2027-04-01T09:00'],
  ['into an hour that does not exist', '2027-02-28T01:30:00Z', 50, '2027-03-28T01:30'],
  ['into an hour that comes twice: the later one', '2027-08-31T00:30:00Z', 100, '2027-10-31T01:30'],
  ['the day is the one in Portugal', '2027-06-30T23:30:00Z', 50, '2027-07-31T23:30'],
]

for (const [why, from, credits, end] of periods) {
  test(`a period ends by the calendar: ${why}`, async () => {
    const { ines, marta } = await pairAt(from)
    const entry = await accepted(ines, marta, credits)
    assert.equal(minuteOf(entry.endsAt), end)
    const { years = 0, months = 0, days } = entry.periodLeft ?? {}
    assert.deepEqual([years * 12 + months, days], [credits / 50, 0])
  })
}

test('an extension goes on where the running support ends, counted from its beginning', async () => {
  const { ines, marta } = await pairAt('2027-01-31T10:00:00Z')
  const first = await accepted(ines, marta, 50)
  await goTo('2027-02-20T10:00:00Z', ines, marta)
  const second = await accepted(ines, marta, 50)
  assert.deepEqual([second.status, minuteOf(second.endsAt)], ['ACTIVE', '2027-03-31T09:00'])
  assert.equal(second.activeFrom, first.activeFrom)
  const taken = await marta.call(getSupport, one(first))
  assert.deepEqual([taken.status, taken.endReason], ['CLOSED', 'EXTENDED'])
  const { total } = await marta.call(listAthletesISupport, { query: { status: 'ACTIVE' } })
  assert.equal(total, 1)
  assert.deepEqual(await balances(ines), [100, 0])
  // Nobody is told that a support ended which goes on.
  await goTo('2027-03-01T10:00:00Z', ines, marta)
  await runJob(podium(), 'expire-supports')
  assert.equal((await marta.call(getSupport, one(second))).status, 'ACTIVE')
  const mails = await podium().mailsTo(ines.email)
  assert.equal(mails.filter(({ subject }) => subject.includes('terminou')).length, 0)
})

test('a request without an answer is open for thirty days to the second, then released', async () => {
  const { ines, marta } = await pairAt('2027-02-01T10:00:00Z', 100)
  const entry = await askForSupport(marta, ines, 100)
  const deadline = Date.parse(entry.answerBy ?? '')
  assert.equal(deadline - Date.parse(entry.requestedAt), 30 * dayMs)
  await goTo(deadline - 60_000, marta)
  await runJob(podium(), 'expire-supports')
  assert.equal((await marta.call(getSupport, one(entry))).status, 'PENDING')
  await goTo(deadline + 1, ines, marta)
  // Before the job has come by, it is over all the same.
  const seen = await ines.call(getSupport, one(entry))
  assert.deepEqual(
    [seen.status, seen.endReason, seen.abilities.accept],
    ['EXPIRED', 'NO_ANSWER', false],
  )
  await ines.refused('stateChanged', acceptSupport, one(entry))
  assert.deepEqual(await balances(marta), [0, 100])
  await Promise.all([runJob(podium(), 'expire-supports'), runJob(podium(), 'expire-supports')])
  assert.deepEqual(
    [await balances(marta), await balances(ines)],
    [
      [100, 0],
      [0, 0],
    ],
  )
  const mails = await podium().mailsTo(marta.email)
  assert.equal(mails.filter(({ subject }) => subject.includes('expirou')).length, 1)
})

test('the job looks every minute for what is over', async () => {
  const { rows } = await podium().context.database.pool.query<{ cron: string }>(
    `select cron from pgboss.schedule where name = 'expire-supports'`,
  )
  assert.deepEqual(rows, [{ cron: '* * * * *' }])
})

test('a request whose time is over makes room for a new one before the job has come by', async () => {
  const { ines, marta } = await pairAt('2027-02-01T10:00:00Z', 100)
  const entry = await askForSupport(marta, ines, 100)
  await goTo('2027-03-10T10:00:00Z', ines, marta)
  const again = await askForSupport(marta, ines, 100)
  assert.equal((await marta.call(getSupport, one(entry))).status, 'EXPIRED')
  assert.equal(again.status, 'PENDING')
  assert.deepEqual(await balances(marta), [0, 100])
})

test('a period that is over ends, both are told, and nobody is shown any more', async () => {
  const { ines, marta } = await pairAt('2027-01-31T10:00:00Z')
  const entry = await accepted(ines, marta, 50)
  const badges = () => podium().visitor().call(listSupporterBadges, one(ines))
  assert.equal((await badges()).total, 1)
  // The clock goes on while somebody asks and is accepted.
  await goTo(Date.parse(entry.endsAt ?? '') + 1000, ines, marta)
  assert.equal((await badges()).total, 0)
  const looking = [await openPage(ines, podium().app), await openPage(marta, podium().app)]
  await runJob(podium(), 'expire-supports')
  for (const page of looking) {
    const isTold = () =>
      page.heard.some(
        (event) =>
          event.type === 'SUPPORTERS_UPDATE' && event.id === entry.id && event.status === 'EXPIRED',
      )
    await page.until('an open page is not told', isTold)
    page.close()
  }
  const ended = await marta.call(getSupport, one(entry))
  assert.deepEqual(
    [ended.status, ended.endReason, ended.endedAt],
    ['EXPIRED', 'PERIOD_OVER', entry.endsAt],
  )
  assert.deepEqual(
    [await balances(ines), await balances(marta)],
    [
      [50, 0],
      [1250, 0],
    ],
  )
  await podium().mailTo(marta.email, 'O teu apoio a Inês Carvalho terminou')
  await podium().mailTo(ines.email, 'O apoio de Marta Nóbrega terminou')
  await marta.refused('stateChanged', cancelSupport, { ...one(entry), query: { status: 'ACTIVE' } })
})

test('seven days before the end the supporter is reminded once, and renews in one tap', async () => {
  const { ines, marta } = await pairAt('2027-03-01T10:00:00Z')
  const entry = await accepted(ines, marta, 100)
  const end = Date.parse(entry.endsAt ?? '')
  await goTo(end - 8 * dayMs, marta)
  await runJob(podium(), 'remind-of-supports')
  await marta.refused('stateChanged', renewSupport, one(entry))
  await goTo(end - 7 * dayMs + 1000, ines, marta)
  await runJob(podium(), 'remind-of-supports')
  await runJob(podium(), 'remind-of-supports')
  const mails = await podium().mailsTo(marta.email)
  const reminders = mails.filter(({ subject }) => subject.includes('termina em breve'))
  assert.equal(reminders.length, 1)
  assert.match(reminders[0]?.text ?? '', new RegExp(`/athlete/${ines.id}\\?renew=${entry.id}`))
  assert.equal((await marta.call(getSupport, one(entry))).abilities.renew, true)
  await ines.refused('forbidden', renewSupport, one(entry))
  const renewal = await marta.call(renewSupport, one(entry))
  assert.deepEqual([renewal.status, renewal.totalCredits], ['PENDING', 100])
  assert.equal((await marta.call(getSupport, one(entry))).abilities.renew, false)
  await marta.refused('duplicatePending', renewSupport, one(entry))
  const extended = await ines.call(acceptSupport, one(renewal))
  assert.equal(minuteOf(extended.endsAt), '2027-07-01T09:00')
})

test('a protected supporter reads that the adult asks again, at the end and before it', async () => {
  const { ines, marta } = await pairAt('2027-03-01T10:00:00Z')
  const entry = await accepted(ines, marta, 100)
  // Marta has told since that she is under age.
  const { db } = podium().context.database
  await db.updateTable('users').set({ protected: true }).where('id', '=', marta.id).execute()
  const end = Date.parse(entry.endsAt ?? '')
  await goTo(end - 7 * dayMs + 1000)
  await runJob(podium(), 'remind-of-supports')
  await goTo(end + 1000)
  await runJob(podium(), 'expire-supports')
  for (const about of ['termina em breve', 'O teu apoio a Inês Carvalho terminou']) {
    const { text } = await podium().mailTo(marta.email, about)
    assert.match(text, /Até fazeres 18 anos, é o adulto que acompanha a tua conta quem/)
    assert.doesNotMatch(text, /Renovar|repetires|Voltar a apoiar|Podes voltar|renew=/)
    assert.match(text, new RegExp(`/support/${entry.id}`))
  }
})

for (const [why, path, body] of [
  ['hides', putVisibility, { hiddenProfile: true }],
  ['takes no requests', putSupportSettings, { accepting: false, thankYou: '' }],
] as const)
  test(`of an athlete who ${why} nobody is offered what would be refused, at the end and before it`, async () => {
    const { ines, marta } = await pairAt('2027-03-01T10:00:00Z')
    const entry = await accepted(ines, marta, 100)
    const end = Date.parse(entry.endsAt ?? '')
    await goTo(end - 7 * dayMs + 1000, ines)
    await ines.call(path as typeof putVisibility, { ...one(ines), body: body as never })
    await runJob(podium(), 'remind-of-supports')
    await goTo(end + 1000, marta)
    await runJob(podium(), 'expire-supports')
    for (const about of ['termina em breve', 'O teu apoio a Inês Carvalho terminou']) {
      const { text } = await podium().mailTo(marta.email, about)
      assert.match(text, /De momento, não recebe pedidos de apoio/)
      assert.doesNotMatch(text, /Renovar|repetires|Voltar a apoiar|Podes voltar|renew=/)
      assert.match(text, new RegExp(`/support/${entry.id}`))
    }
    const { list } = await marta.call(listNotifications)
    const links = list.flatMap(({ kind, link }) =>
      kind === 'supportExpiring' || kind === 'supportEnded' ? [link] : [],
    )
    const question = paths.support({ id: entry.id })
    assert.equal(links.length, 2)
    if (why === 'hides') assert.deepEqual(links, [question, question])
  })

test('a renewal after the end begins anew', async () => {
  const { ines, marta } = await pairAt('2027-01-10T10:00:00Z')
  const entry = await accepted(ines, marta, 50)
  await goTo('2027-06-15T10:00:00Z', ines, marta)
  await runJob(podium(), 'expire-supports')
  const again = await ines.call(acceptSupport, one(await marta.call(renewSupport, one(entry))))
  assert.equal(minuteOf(again.endsAt), '2027-07-15T10:00')
})

test('who supported lately finds on the page what they may ask for again, as long as nothing else waits or runs', async () => {
  const { ines, marta } = await pairAt('2027-01-10T10:00:00Z')
  const endedOf = async (who = marta) =>
    (await who.call(getAthleteSupport, { params: { athleteId: ines.id } })).endedId
  const entry = await accepted(ines, marta, 50)
  assert.equal(await endedOf(), 0)
  await goTo('2027-02-15T10:00:00Z', ines, marta)
  await runJob(podium(), 'expire-supports')
  assert.deepEqual([await endedOf(), await endedOf(ines)], [entry.id, 0])
  const again = await marta.call(renewSupport, one(entry))
  assert.equal(await endedOf(), 0)
  await marta.call(cancelSupport, { ...one(again), query: { status: 'PENDING' } })
  assert.equal(await endedOf(), entry.id)
  await goTo('2027-06-15T10:00:00Z', ines, marta)
  assert.equal(await endedOf(), 0)
})

test('a support that was followed by one which its supporter ended is not offered on the page again', async () => {
  const { ines, marta } = await pairAt('2027-01-10T10:00:00Z')
  const read = async () =>
    (await marta.call(getAthleteSupport, { params: { athleteId: ines.id } })).endedId
  const entry = await accepted(ines, marta, 50)
  await goTo('2027-02-15T10:00:00Z', ines, marta)
  await runJob(podium(), 'expire-supports')
  assert.equal(await read(), entry.id)
  const later = await accepted(ines, marta, 50)
  await marta.call(cancelSupport, { ...one(later), query: { status: 'ACTIVE' } })
  assert.equal(await read(), 0)
})

test('a support that is over, but not noted yet, is ended by the acceptance of the next', async () => {
  const { ines, marta } = await pairAt('2027-01-10T10:00:00Z')
  const entry = await accepted(ines, marta, 50)
  await goTo('2027-02-09T10:00:00Z', ines, marta)
  const next = await askForSupport(marta, ines, 50)
  await goTo('2027-02-15T10:00:00Z', ines, marta)
  const begun = await ines.call(acceptSupport, one(next))
  assert.equal(minuteOf(begun.endsAt), '2027-03-15T10:00')
  assert.equal((await marta.call(getSupport, one(entry))).endReason, 'PERIOD_OVER')
})

test('a support that was rejected or cancelled is asked for anew, not renewed', async () => {
  const { ines, marta } = await pairAt('2027-01-10T10:00:00Z')
  const entry = await askForSupport(marta, ines, 50)
  await marta.call(cancelSupport, { ...one(entry), query: { status: 'PENDING' } })
  await marta.refused('stateChanged', renewSupport, one(entry))
  await marta.call(requestSupport, supportRequest(ines, 50))
})
