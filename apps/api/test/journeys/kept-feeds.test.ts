import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import { addAchievement } from '@podium/contract/achievements'
import { calendarDay, dayAfter } from '@podium/contract/calendar'
import { type FeedItem, readFeed as readFeedCall } from '@podium/contract/feed'
import { follow, unfollow } from '@podium/contract/follows'
import { block, unblock } from '@podium/contract/messages'
import { deleteProduct } from '@podium/contract/products'
import { addGoal } from '@podium/contract/season'
import { acceptSupport } from '@podium/contract/support'
import { publishUpdate, type UpdateAudience } from '@podium/contract/updates'
import { sql } from 'kysely'
import { KeptLines } from '../../src/features/feed/kept-lines.ts'
import { readFeed } from '../../src/features/feed/read-feed.ts'
import type { Db } from '../../src/platform/database/index.ts'
import { castResult as result } from '../cast.ts'
import { saveAthlete } from '../forms.ts'
import { restoreClock, travel, usePodium } from '../harness.ts'
import type { Person } from '../person.ts'
import { offerProduct, openSponsor } from '../shop.ts'
import { countStatements, statementsOf } from '../statements.ts'
import { askForSupport, signedInMember } from '../supporting.ts'
import { actsInOrder, openWorld, playActs, type World } from '../world.ts'

const podium = usePodium()
afterEach(restoreClock)

const day = 24 * 60 * 60
const db = () => podium().context.database.db
const query = { _limit: 20 }
const feedBy = (kept: KeptLines, reader: Person) => readFeed(db(), kept, reader.id, query)
const follows = (reader: Person, person: Person) =>
  reader.call(follow, { params: { userId: person.id } })
/** An athlete with a result, and somebody who follows them. */
async function openOne() {
  const [ines, marta] = [
    await signedInMember(podium(), 'ATHLETE', { name: 'Inês' }),
    await signedInMember(podium(), 'FAN'),
  ]
  await follows(marta, ines)
  const won = await ines.call(addAchievement, { body: result })
  await podium().settled()
  return { ines, marta, won }
}

/** Readers of all of the world, and what they may do that its pages have nothing to do with. */
async function openReaders({ named, acts }: World) {
  const { ines, rui, marta, helena, carlos } = named
  const zelia = await signedInMember(podium(), 'FAN', { name: 'Zélia' })
  const nadia = await signedInMember(podium(), 'SPONSOR', { name: 'Nádia' })
  for (const person of Object.values(named)) {
    if (person !== named.ana) await follows(zelia, person)
  }
  for (const person of [marta, helena]) await follows(nadia, person)
  await follows(marta, rui)
  const isDone = async (call: Promise<{ statusCode: number }>) => (await call).statusCode < 300
  const on = (person: Person) => ({ params: { userId: person.id } })
  const tell = async (audience: UpdateAudience) => {
    const { rows } = await sql<{ counted: number }>`
      select count(*)::integer as counted from (
        select follower_id from follows
        where followed_id = ${ines.id} and ${audience} <> 'SUPPORTERS'
        union
        select supporter_id from supports
        where athlete_id = ${ines.id} and ${audience} <> 'FOLLOWERS' and status = 'ACTIVE'
      ) readers`.execute(db())
    const { counted } = rows[0]!
    return isDone(ines.raw(publishUpdate, { body: { text: `For ${audience}`, audience, counted } }))
  }
  const more: World['acts'] = {
    ...acts,
    win: () => isDone(ines.raw(addAchievement, { body: result })),
    update: () => tell('EVERYBODY'),
    tellFollowers: () => tell('FOLLOWERS'),
    tellSupporters: () => tell('SUPPORTERS'),
    unfollow: () => isDone(zelia.raw(unfollow, on(ines))),
    followAgain: () => isDone(zelia.raw(follow, on(ines))),
    blockReader: () => isDone(rui.raw(block, on(zelia))),
    unblockReader: () => isDone(rui.raw(unblock, on(zelia))),
    block: () => isDone(zelia.raw(block, on(marta))),
    unblock: () => isDone(zelia.raw(unblock, on(marta))),
    followManager: () => isDone(nadia.raw(follow, on(carlos))),
  }
  return { readers: [zelia, nadia, marta], acts: more }
}

const order = [
  ...['win', 'tellFollowers', ...actsInOrder.slice(0, 12), 'tellSupporters', 'unfollow'],
  ...['followAgain', 'blockReader', 'unblockReader', 'block', 'unblock', 'followManager'],
  ...actsInOrder.slice(12),
]

test('whatever happens, a feed of kept lines is the one that is read anew', async () => {
  const world = await openWorld(podium())
  const { readers, acts } = await openReaders(world)
  const [always, seldom] = [new KeptLines(), new KeptLines()]
  let looks = 0
  const kinds = new Set<string>()
  await playActs(acts, order, async (act) => {
    // Once before the jobs have told of it, and once behind them.
    for (const settle of [async () => {}, () => podium().settled()]) {
      await settle()
      looks += 1
      // All ask at the same time, and share statements. A job may write a line between two readings.
      const kept = looks % 5 === 0 ? [always, seldom] : [always]
      for (const told of await Promise.all(readers.map((reader) => settledFeed(reader, kept)))) {
        for (const { kind } of told) kinds.add(kind)
        assert.ok(told.length <= query._limit, act)
      }
    }
  })
  assert.deepEqual([...kinds].toSorted(), [
    'achievement',
    'competition',
    'goal',
    'product',
    'support',
    'update',
  ])
})

/** What is told anew, once what is kept tells the same; it never does so only after a while. */
async function settledFeed(reader: Person, kept: KeptLines[]): Promise<FeedItem[]> {
  for (let tries = 0; ; tries++) {
    const before = await feedBy(new KeptLines(), reader)
    const told = await Promise.all(kept.map((each) => feedBy(each, reader)))
    const after = await feedBy(new KeptLines(), reader)
    // Only what stood still meanwhile can be compared.
    if (tries < 5 && JSON.stringify(before) !== JSON.stringify(after)) continue
    for (const each of told) assert.deepEqual(each, after)
    return after
  }
}

test('a line is kept whoever reads it, and read anew once something of its people changed', async () => {
  const { ines, marta } = await openOne()
  const joana = await signedInMember(podium(), 'FAN')
  await follows(joana, ines)
  const kept = new KeptLines()
  const statements = (reader: Person) => countStatements(() => feedBy(kept, reader))
  assert.deepEqual([await statements(marta), await statements(joana)], [2, 1])
  await signedInMember(podium(), 'ATHLETE')
  assert.equal(await statements(marta), 1)
  await saveAthlete(ines, { name: 'Rita' })
  assert.deepEqual([await statements(joana), await statements(marta)], [2, 1])
  assert.equal((await feedBy(kept, marta))[0]?.person.name, 'Rita')
})

test('a change that is committed late is heard in the feed all the same', async () => {
  const { ines, marta } = await openOne()
  const kept = new KeptLines()
  const nameNow = async () => (await feedBy(kept, marta))[0]?.person.name
  assert.equal(await nameNow(), 'Inês')
  const rename = (tx: Db, name: string) =>
    sql`update users set name = ${name} where id = ${ines.id}`.execute(tx)
  const { inTransaction } = podium().context
  await inTransaction(async (tx) => {
    await rename(tx, 'Late')
    await signedInMember(podium(), 'ATHLETE')
    assert.equal(await nameNow(), 'Inês')
  })
  assert.equal(await nameNow(), 'Late')
  await inTransaction((tx) => rename(tx, 'Inês'))
})

test('a kept line goes in the moment in which its support is over, and a goal with its last day', async () => {
  const { ines, marta, won } = await openOne()
  const rui = await signedInMember(podium(), 'FAN', { credits: 100 })
  const { id } = await askForSupport(rui, ines, 100, false)
  await ines.call(acceptSupport, { params: { id } })
  const until = dayAfter(calendarDay(new Date()), 2)
  const goal = { title: 'Final', purpose: 'Ir', credits: 1000, until }
  const { id: goalId } = await ines.call(addGoal, { body: goal })
  await podium().settled()
  const kept = new KeptLines()
  const subjects = async () => (await feedBy(kept, marta)).map(({ subject }) => subject.id)
  assert.deepEqual(await subjects(), [goalId, id, won.id])
  travel({ seconds: 3 * day })
  assert.deepEqual(await subjects(), [id, won.id])
  const { rows } = await sql<{ ends_at: Date }>`
    select ends_at from supports where id = ${id}`.execute(db())
  const end = rows[0]!.ends_at.getTime()
  travel(new Date(end - 10_000))
  assert.deepEqual(await subjects(), [id, won.id])
  travel(new Date(end))
  assert.deepEqual(await subjects(), [won.id])
})

/** As many lines of a sponsor's products in somebody's feed, all of which were taken back. */
async function tellOfWhatIsGone(reader: Person, sponsor: Person, count: number) {
  await sql`
    with made as (
      insert into products (sponsor_id, title, description, credits, active, created_at, ordered, archived_at)
      select ${sponsor.id}, 'x', 'x', 1, false, now(), true, now()
      from generate_series(1, ${count}::integer)
      returning id
    ), told as (
      insert into news (kind, person_id, at, product_id)
      select 'product', ${sponsor.id}, now(), id from made returning id
    )
    insert into feed_entries select ${reader.id}, id from told`.execute(db())
}

test('a page some of whose lines cannot be read is filled up in the same statement', async () => {
  const { ines, marta } = await openOne()
  const helena = await openSponsor(podium())
  await follows(marta, helena)
  for (let count = 0; count < 25; count++) await ines.call(addAchievement, { body: result })
  await podium().settled()
  await tellOfWhatIsGone(marta, helena, 5)
  const kept = new KeptLines()
  await feedBy(kept, marta)
  assert.equal(await countStatements(() => feedBy(kept, marta)), 1)
  assert.equal((await feedBy(kept, marta)).length, query._limit)
})

test('who reads at the same time shares statements, and reads what is theirs', async () => {
  const { ines, marta, won } = await openOne()
  const kept = new KeptLines()
  const rui = await signedInMember(podium(), 'ATHLETE')
  const readers = await Promise.all(
    Array.from({ length: 12 }, () => signedInMember(podium(), 'FAN')),
  )
  for (const [at, reader] of readers.entries()) await follows(reader, at % 2 === 0 ? ines : rui)
  const all = [marta, ...readers]
  const read = () => Promise.all(all.map((reader) => feedBy(kept, reader)))
  await read()
  const { length } = await statementsOf(read)
  assert.ok(length <= 3, `${length} statements`)
  const told = (await read()).map((feed) => feed.map(({ subject }) => subject.id))
  assert.deepEqual(
    told,
    all.map((_, at) => (at % 2 === 1 || at === 0 ? [won.id] : [])),
  )
})

test('lines behind many that cannot be read are found, by no more statements than three pages', async () => {
  const { marta, won } = await openOne()
  const helena = await openSponsor(podium())
  await follows(marta, helena)
  for (let count = 0; count < 3; count++) {
    const { id } = await offerProduct(helena)
    await podium().settled()
    await helena.call(deleteProduct, { params: { id } })
  }
  await tellOfWhatIsGone(marta, helena, 400)
  const kept = new KeptLines()
  const read = async () => (await feedBy(kept, marta)).map(({ subject }) => subject.id)
  assert.deepEqual(await read(), [won.id])
  assert.equal(await countStatements(read), 3)
  assert.deepEqual(
    (await marta.call(readFeedCall, { query: { _limit: 1 } })).map(({ subject }) => subject.id),
    [won.id],
  )
})
