import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { calendarDay, dayAfter } from '@podium/contract/calendar'
import { decide } from '@podium/contract/decisions'
import { follow } from '@podium/contract/follows'
import type { Language } from '@podium/contract/locale'
import { block } from '@podium/contract/messages'
import { listNotifications, putNotificationSettings } from '@podium/contract/notifications'
import { putVisibility } from '@podium/contract/profiles'
import {
  addCompetition,
  addGoal,
  changeCompetition,
  closeGoal,
  readSeason,
} from '@podium/contract/season'
import { acceptSupport, requestSupport } from '@podium/contract/support'
import { publishUpdate } from '@podium/contract/updates'
import { formatsOf } from '@podium/phrases/format'
import { notificationPhrases } from '@podium/phrases/notifications'
import { sql } from 'kysely'
import { notifyOfNewGoal } from '../../src/features/notifications/index.ts'
import { batch } from '../../src/features/notifications/notify-batch.ts'
import { writeStory } from '../../src/features/profiles/index.ts'
import { day, now } from '../../src/platform/clock.ts'
import { runJob } from '../buying.ts'
import { join, openAdmin, signIn } from '../cast.ts'
import { saveAthlete } from '../forms.ts'
import { restoreClock, travel, usePodium } from '../harness.ts'
import type { Person } from '../person.ts'
import { signedInMember, supportRequest } from '../supporting.ts'
import { waitFor } from '../wait.ts'

const podium = usePodium()
after(restoreClock)

const inDays = (days: number) => dayAfter(calendarDay(now()), days)
const at = ({ id }: { id: number }) => ({ params: { id } })
const competition = (days: number, name = 'Nacional') => ({
  body: { name, place: 'Braga', date: inDays(days) },
})
const goal = (title: string) => ({ body: { title, credits: 300, until: inDays(60) } })

const athlete = () => signedInMember(podium(), 'ATHLETE', { name: 'Inês', lastName: 'Carvalho' })
const fan = () => signedInMember(podium(), 'FAN', { name: 'Marta', credits: 100 })

/** Somebody who follows the athlete, somebody who supports them, and two who hear nothing. */
async function readersOf(ines: Person) {
  const [follower, supporter, apart, stranger] = [
    await fan(),
    await fan(),
    await fan(),
    await fan(),
  ]
  for (const one of [follower, apart]) await one.call(follow, { params: { userId: ines.id } })
  await apart.call(block, { params: { userId: ines.id } })
  await ines.call(acceptSupport, at(await supporter.call(requestSupport, supportRequest(ines, 50))))
  return { follower, supporter, hearNothing: [apart, stranger] }
}

/** What somebody's bell says of a kind, the newest first. */
async function bell(who: Person, wanted: 'goalSet' | 'competitionNear') {
  await podium().settled()
  const { list } = await who.call(listNotifications)
  return list.filter(({ kind }) => kind === wanted).map(({ facts }) => facts)
}

const subjectsTo = async (who: Person) =>
  (await podium().mailsTo(who.email)).map(({ subject }) => subject)

test('who follows or supports an athlete hears of a new goal by bell, and by mail who chose it', async () => {
  const ines = await athlete()
  const { follower, supporter, hearNothing } = await readersOf(ines)
  await supporter.call(putNotificationSettings, {
    body: { settings: [{ kind: 'goalSet', mail: true }] },
  })
  await ines.call(addGoal, goal('Estágio'))
  for (const one of [follower, supporter]) {
    assert.deepEqual(await bell(one, 'goalSet'), [{ title: 'Estágio', count: 1 }])
  }
  for (const one of hearNothing) assert.deepEqual(await bell(one, 'goalSet'), [])
  const mailed = (subjects: string[]) => subjects.filter((text) => text.includes('Estágio'))
  assert.equal(mailed(await subjectsTo(supporter)).length, 1)
  assert.deepEqual(mailed(await subjectsTo(follower)), [])
})

test('several new goals of one athlete that nobody read are one line', async () => {
  const ines = await athlete()
  const { follower } = await readersOf(ines)
  for (const title of ['Estágio', 'Barco']) {
    await ines.call(addGoal, goal(title))
    await podium().settled()
  }
  assert.deepEqual(await bell(follower, 'goalSet'), [{ title: 'Barco', count: 2 }])
})

test('what was sent again under its key is there and told once: a goal, a competition, a result', async () => {
  const [ines, marta] = [await athlete(), await fan()]
  await marta.call(follow, { params: { userId: ines.id } })
  const club = { clubCompositeKey: { clubName: 'Clube da Sé', sport: 'ATHLETICS' } }
  const won = { date: '2019-05-02', competitionLevel: 'NATIONAL', ageGroup: 'ADULTS', result: 1 }
  for (const [url, body] of [
    ['/api/athletes/goals', goal('Sapatilhas').body],
    ['/api/athletes/competitions', competition(9).body],
    ['/api/achievements', { ...won, club }],
  ] as const) {
    const headers = { 'idempotency-key': `the-same-at${url}` }
    const [first, again] = [
      await ines.send({ method: 'POST', url, body, headers }),
      await ines.send({ method: 'POST', url, body, headers }),
    ]
    assert.equal(first.statusCode, 201)
    assert.deepEqual(again.json(), first.json())
    // Jobs of different acts tell in whatever order.
    await podium().settled()
  }
  const { goals, competitions } = await ines.call(readSeason, at(ines))
  assert.deepEqual([goals.length, competitions.length], [1, 1])
  const { list } = await marta.call(listNotifications)
  assert.deepEqual(
    list.map(({ kind, facts }) => [kind, facts.count]),
    [
      ['followedAchievement', 1],
      ['goalSet', 1],
    ],
  )
})

test('of more readers than a batch has each is told once, also where the second batch fails at first', async () => {
  const ines = await athlete()
  const { db } = podium().context.database
  const many = batch + 1
  const { rows } = await sql<{ id: number }>`
    with people as (
      insert into users (role, email, name, last_name, country_code, language, activated_at, created_at)
      select 'FAN', 'reader' || n || '@podium.example', 'Adepto', 'N' || n, 'PT', 'pt', now(), now()
      from generate_series(1, ${many}::integer) n returning id
    )
    insert into follows (follower_id, followed_id, since)
    select id, ${ines.id}, now() from people returning follower_id as id`.execute(db)
  const last = Math.max(...rows.map(({ id }) => id))
  await sql`create function hold_for_test() returns trigger language plpgsql as
    'begin raise exception ''not now''; end'`.execute(db)
  await sql`create trigger held before insert on notifications for each row
    when (new.user_id = ${sql.lit(last)}) execute function hold_for_test()`.execute(db)
  const told = async () => {
    const { rows: lines } = await sql<{ times: number }>`
      select (facts->>'count')::integer as times from notifications
      where actor_id = ${ines.id} and kind = 'goalSet'`.execute(db)
    return lines.map(({ times }) => times)
  }
  await ines.call(addGoal, goal('Estágio'))
  await waitFor(async () => (await told()).length === batch, 'the first batch is not told')
  await sql`drop function hold_for_test cascade`.execute(db)
  await podium().settled()
  assert.deepEqual(await told(), Array<number>(many).fill(1))
  // Nobody of the crowd ever signed up.
  const ids = rows.map(({ id }) => id)
  for (const [table, column] of [
    ['notifications', 'user_id'],
    ['follows', 'follower_id'],
    ['users', 'id'],
  ] as const) {
    await sql`delete from ${sql.table(table)} where ${sql.ref(column)} = any(${ids})`.execute(db)
  }
})

test('nobody hears of a goal that is closed by then, nor of one on a hidden page', async () => {
  const ines = await athlete()
  const { id: goalId, title } = await ines.call(addGoal, goal('Estágio'))
  await ines.call(closeGoal, at({ id: goalId }))
  await podium().settled()
  const { follower } = await readersOf(ines)
  await podium().context.inTransaction((tx) =>
    notifyOfNewGoal(tx, { goalId, athleteId: ines.id, title }),
  )
  assert.deepEqual(await bell(follower, 'goalSet'), [])
  await ines.call(putVisibility, { ...at(ines), body: { hiddenProfile: true } })
  await ines.call(addGoal, goal('Barco'))
  assert.deepEqual(await bell(follower, 'goalSet'), [])
})

test('nobody is told what is new of a page that an admin limited', async () => {
  const [ines, ana] = [await athlete(), await openAdmin(podium())]
  const { follower, supporter } = await readersOf(ines)
  const about = { subjectType: 'profile', subjectId: ines.id, explanation: 'Spam' } as const
  await ana.call(decide, { body: { ...about, act: 'LIMIT', ground: 'TERMS' } })
  await podium().settled()
  await ines.call(addGoal, goal('Estágio'))
  await ines.call(addCompetition, competition(1))
  const club = { clubCompositeKey: { clubName: 'Clube da Sé', sport: 'ATHLETICS' } }
  const won = { date: '2019-05-02', competitionLevel: 'NATIONAL', ageGroup: 'ADULTS', result: 1 }
  await ines.send({ method: 'POST', url: '/api/achievements', body: { ...won, club } })
  await runJob(podium(), 'tell-competitions-near')
  await podium().settled()
  for (const reader of [follower, supporter]) {
    const { list } = await reader.call(listNotifications)
    const news = list.filter(
      ({ actor, kind }) => actor?.id === ines.id && kind !== 'supportAccepted',
    )
    assert.deepEqual(
      news.map(({ kind }) => kind),
      [],
    )
  }
  const update = { text: 'Hoje', audience: 'EVERYBODY' } as const
  await ines.refused('stateChanged', publishUpdate, { body: { ...update, counted: 2 } })
  await ines.call(publishUpdate, { body: { ...update, counted: 0 } })
  // What is still ahead is told once the limit is over.
  await ana.call(putVisibility, { ...at(ines), body: { hiddenProfile: false, reason: 'Visto' } })
  await runJob(podium(), 'tell-competitions-near')
  assert.equal((await bell(follower, 'competitionNear')).length, 1)
})

test('two days before a competition its readers hear of it once, and again where it has moved', async () => {
  const ines = await athlete()
  const { follower, supporter, hearNothing } = await readersOf(ines)
  const { id } = await ines.call(addCompetition, competition(3))
  await ines.call(addCompetition, competition(4, 'Meeting'))
  const date = inDays(3)
  const morning = async () => {
    await runJob(podium(), 'tell-competitions-near')
    await podium().settled()
  }
  await morning()
  assert.deepEqual(await bell(follower, 'competitionNear'), [])
  travel({ seconds: day })
  try {
    const everybody = [ines, follower, supporter, ...hearNothing]
    for (const one of everybody) await signIn(one)
    for (const _ of [1, 2]) await morning()
    for (const one of [follower, supporter]) {
      assert.deepEqual(await bell(one, 'competitionNear'), [
        { title: 'Nacional', at: date, count: 1 },
      ])
    }
    for (const one of hearNothing) assert.deepEqual(await bell(one, 'competitionNear'), [])
    // Both are near now, in one line that takes the place of the one before.
    await ines.call(changeCompetition, { ...at({ id }), ...competition(1) })
    travel({ seconds: 2 * day })
    for (const one of everybody) await signIn(one)
    await morning()
    const [line, ...more] = await bell(follower, 'competitionNear')
    assert.deepEqual([line?.title, more], ['Nacional · Meeting', []])
    const [first, second] = [inDays(0), inDays(2)]
    const says = (language: Language) =>
      notificationPhrases[language].texts.competitionNear('Inês', line ?? {})
    const onDay = (language: Language, date: string) => formatsOf(language).day(date)
    assert.equal(
      says('en'),
      `Inês competes on ${onDay('en', first)}: Nacional; on ${onDay('en', second)}: Meeting.`,
    )
    assert.equal(
      says('pt'),
      `Inês compete a ${onDay('pt', first)}: Nacional; a ${onDay('pt', second)}: Meeting.`,
    )
  } finally {
    restoreClock()
  }
})

test('nobody is told on which day a protected athlete competes', async () => {
  const ward = await join(podium(), 'ATHLETE', { name: 'Rui', lastName: 'Lopes' })
  const follower = await fan()
  await follower.call(follow, { params: { userId: ward.id } })
  await ward.call(addCompetition, competition(1))
  await saveAthlete(ward, { dateOfBirth: `${Number(inDays(0).slice(0, 4)) - 15}-01-01` })
  await podium().context.inTransaction((tx) =>
    writeStory(tx, ward.id, { story: { phrase: 'Mais alto' }, published: true }),
  )
  await runJob(podium(), 'tell-competitions-near')
  assert.deepEqual(await bell(follower, 'competitionNear'), [])
})
