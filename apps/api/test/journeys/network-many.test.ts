import assert from 'node:assert/strict'
import { test } from 'node:test'
import { searchNetwork } from '@podium/contract/network'
import { sql } from 'kysely'
import pg from 'pg'
import { fillCommunity } from '../../../../bench/community/fill.ts'
import { rebuildBuckets, tidyDirectory } from '../../src/features/network/directory/index.ts'
import { writeStory } from '../../src/features/profiles/index.ts'
import { openMember } from '../cast.ts'
import { runChecks } from '../checks.ts'
import { usePodium } from '../harness.ts'

const people = 6000

/** A community in which frequent names are frequent, so that lists are scanned and have buckets. */
const podium = usePodium({}, async (started) => {
  const client = new pg.Client({ connectionString: started.context.database.url })
  await client.connect()
  await fillCommunity(client, { people, media: 0 })
  await client.end()
})

const search = (query: object) => podium().visitor().call(searchNetwork, { query })

interface Person {
  user_id: number
  folded_name: string
  folded_search: string
}

/** All who are listed, in order, read without any of what makes it quick. */
async function readAll(where = sql`true`): Promise<Person[]> {
  const { rows } = await sql<Person>`
    select user_id, folded_name, folded_search from directory
    where role <> 'FAN' and ${where} order by folded_name collate "C", user_id
  `.execute(podium().context.database.db)
  return rows
}

const ids = (found: { user_id: number }[]) => found.map(({ user_id }) => user_id)

test('every page of a long list is the one that counting from its start gives', async () => {
  for (const [filter, where] of [
    [{}, sql`true`],
    [{ type: 'ATHLETE' }, sql`role = 'ATHLETE'`],
    [{ country: 'PT' }, sql`country_code = 'PT'`],
    [{ country: 'PT', type: 'ATHLETE' }, sql`country_code = 'PT' and role = 'ATHLETE'`],
  ] as const) {
    const all = ids(await readAll(where))
    for (const _order of ['ASC', 'DESC'] as const) {
      const expected = _order === 'ASC' ? all : all.toReversed()
      const lastPage = Math.floor((all.length - 1) / 20)
      for (const _page of [0, 9, 10, 11, 49, 50, 51, 77, 100, lastPage, lastPage + 1]) {
        const { list } = await search({ ...filter, _order, _page, _limit: 20 })
        const visible = list.filter(({ id }) => id > 0).map(({ id }) => id)
        const wanted = expected.slice(_page * 20, (_page + 1) * 20)
        assert.deepEqual(visible, wanted, JSON.stringify({ filter, _order, _page }))
      }
    }
  }
})

test('pages stay right while buckets grow, shrink and are rebuilt', async () => {
  for (let count = 0; count < 12; count++) {
    const name = `${String.fromCodePoint(97 + count * 2)}aa`
    await openMember(podium(), 'ATHLETE', { name, modality: 'GOLF' })
  }
  const [first] = await readAll()
  await podium().context.inTransaction((tx) =>
    writeStory(tx, first?.user_id ?? 0, { story: { phrase: null }, published: false }),
  )
  for (const isRebuilt of [false, true]) {
    if (isRebuilt) await podium().context.inTransaction(rebuildBuckets)
    const all = ids(await readAll())
    for (const _page of [12, 60, 120, 200]) {
      const { list } = await search({ _page, _limit: 20 })
      const wanted = all.slice(_page * 20, (_page + 1) * 20)
      assert.deepEqual(
        list.map(({ id }) => id).filter((id) => id > 0),
        wanted,
      )
    }
  }
})

/** What a search must find, by reading the text of every entry. */
async function expected(words: string[], where = sql`true`): Promise<number[]> {
  const all = await readAll(where)
  const matching = all.filter(({ folded_search }) =>
    words.every((word) => folded_search.includes(` ${word}`)),
  )
  const begins = ({ folded_name }: Person) => folded_name.startsWith(words.join(' '))
  return ids([...matching.filter(begins), ...matching.filter((person) => !begins(person))])
}

test('a search that finds many finds exactly those, in order, on every page', async () => {
  for (const [q, filter, where] of [
    ['maria', {}, sql`true`],
    ['silva', {}, sql`true`],
    ['mar', {}, sql`true`],
    ['maria silva', {}, sql`true`],
    ['silva maria', {}, sql`true`],
    ['silva', { country: 'PT' }, sql`country_code = 'PT'`],
    ['atletismo', { region: 'Porto' }, sql`region = 'Porto'`],
  ] as const) {
    const wanted = await expected(q.split(' '), where)
    assert.ok(wanted.length > 0, q)
    for (let time = 0; time < 2; time++) {
      for (const _page of [0, 1, 7, Math.floor(wanted.length / 20)]) {
        const { list, total } = await search({ q, ...filter, _page, _limit: 20 })
        assert.equal(total, wanted.length, q)
        assert.deepEqual(
          list.map(({ id }) => id),
          wanted.slice(_page * 20, (_page + 1) * 20),
          JSON.stringify({ q, filter, _page }),
        )
      }
    }
  }
})

test('a frequent word with a slip in it still finds, after exact matches', async () => {
  const { list, total } = await search({ q: 'gonsalves', _limit: 100 })
  assert.ok(total > 5)
  assert.ok(list.every((card) => /gon[cç]alves/i.test(`${card.name} ${card.lastName}`)))
})

test('many profiles published, hidden and renamed at once leave every count and word true', async () => {
  const openings = Array.from({ length: 24 }, (_, count) =>
    openMember(podium(), 'ATHLETE', { name: `Maria${count % 3}`, modality: 'JUDO' }),
  )
  const members = await Promise.all(openings)
  const acts = members.flatMap(({ id }) =>
    [false, true, false, true].map((published) =>
      podium().context.inTransaction((tx) =>
        writeStory(tx, id, { story: { sport: published ? 'GOLF' : 'JUDO' }, published }),
      ),
    ),
  )
  const tidyings = [1, 2, 3].map(() => podium().context.inTransaction(tidyDirectory))
  await Promise.all([...acts, ...tidyings, podium().context.inTransaction(rebuildBuckets)])
  await runChecks(podium().context.database.db)
})
