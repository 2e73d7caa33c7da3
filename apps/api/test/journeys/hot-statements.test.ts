// The statements of what is asked most often, each beside its source as a `.snapshot.sql` file, which nothing runs. A changed one is
// written there by
//   node --import zod/compile --test --test-update-snapshots apps/api/test/journeys/hot-statements.test.ts
import assert from 'node:assert/strict'
import { fileURLToPath } from 'node:url'
import { test } from 'node:test'
import { searchNetwork } from '@podium/contract/network'
import { getAthlete } from '@podium/contract/profiles'
import { countUnread } from '../../src/features/notifications/list-notifications.ts'
import { searchPlaces } from '../../src/features/places/index.ts'
import { available, granted } from '../../src/features/wallet/accounts.ts'
import { KeptLines } from '../../src/features/feed/kept-lines.ts'
import { readFeed } from '../../src/features/feed/read-feed.ts'
import { findLines } from '../../src/features/feed/records.ts'
import { readWallet, transfer } from '../../src/features/wallet/index.ts'
import { join, openMember } from '../cast.ts'
import { usePodium } from '../harness.ts'
import { statementsOf } from '../statements.ts'

let athlete = 0
let fan = 0
const podium = usePodium({}, async (started) => {
  athlete = (await join(started, 'ATHLETE')).id
  fan = (await openMember(started, 'FAN')).id
  await give()
})
const db = () => podium().context.database.db

function give() {
  const wanted = { from: granted(fan), to: available(fan), credits: 5, actor: null }
  return podium().context.inTransaction((tx) => transfer(tx, { ...wanted, reason: 'GIVEN' }))
}

/** By the file beside the source, what sends the statements in it. */
const hot: Record<string, () => Promise<unknown>> = {
  'wallet/transfer.snapshot.sql': give,
  'wallet/read-wallet.snapshot.sql': () => readWallet(db(), fan),
  'places/search-places.snapshot.sql': () => searchPlaces(db(), 'gaia', 'PT'),
  'profiles/page.snapshot.sql': () =>
    podium()
      .visitor()
      .call(getAthlete, { params: { id: athlete } }),
  'network/directory/page.snapshot.sql': () =>
    podium()
      .visitor()
      .call(searchNetwork, { query: { _limit: 20, sport: 'SWIMMING' } }),
  'feed/page.snapshot.sql': async () => {
    await readFeed(db(), new KeptLines(), fan, { _limit: 20 })
    await findLines(db(), [1])
  },
  'notifications/count-unread.snapshot.sql': () => countUnread(db(), fan),
}

for (const [file, ask] of Object.entries(hot)) {
  test(`${file} is what is sent, and reads no whole table`, async (t) => {
    const sent = await statementsOf(ask)
    // Some are sent side by side, in an order of chance.
    const texts = [...new Set(sent)].filter((text) => !/^(?:begin|commit)$/.test(text)).toSorted()
    const path = new URL(`../../src/features/${file}`, import.meta.url)
    t.assert.fileSnapshot(texts, fileURLToPath(path), {
      serializers: [(all: string[]) => all.map((text) => `${text.trim()};\n`).join('\n')],
    })
    for (const text of texts) assert.doesNotMatch(await planOf(text), /Seq Scan on/)
  })
}

test('a statement that has no index to read by is found out', async () => {
  assert.match(await planOf('select from gazetteer_places where lat = $1'), /Seq Scan on/)
})

/** The plan of a prepared statement where whole tables are read only if nothing else is possible. */
async function planOf(text: string): Promise<string> {
  const client = await podium().context.database.pool.connect()
  try {
    await client.query('set enable_seqscan = off')
    await client.query('set plan_cache_mode = force_generic_plan')
    await client.query(`prepare hot as ${text}`)
    const { rows: prepared } = await client.query<{ count: number }>(
      `select cardinality(parameter_types) as count from pg_prepared_statements where name = 'hot'`,
    )
    const values = Array.from({ length: prepared[0]?.count ?? 0 }, () => 'null').join(', ')
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(
      `explain (costs off) execute hot ${values && `(${values})`}`,
    )
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  } finally {
    client.release(true)
  }
}
