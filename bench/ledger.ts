// What the page of the ledger costs to read, and how long its proof takes, with many people and what they
// did (`ledger.proof`).
//   node --import zod/compile bench/ledger.ts [--people 100000] [--rounds 5] [--keep FOLDER]
import { parseArgs } from 'node:util'
import { readLedger } from '../apps/api/src/features/wallet/ledger-proof.ts'
import { askChecks } from '../apps/api/src/platform/database/checks.ts'
import { connectDatabase } from '../apps/api/src/platform/database/index.ts'
import { createLog } from '../apps/api/src/platform/log.ts'
import { communityOptions, openCommunity } from './parts/community.ts'
import { keepResults } from './parts/results.ts'
import { timed } from './parts/timed.ts'

const { values } = parseArgs({ options: communityOptions })
const people = Number(values.people)
const community = { people, media: 0, supports: people, gifts: people * 2 }
const { environment, stop } = await openCommunity(values.keep, community)
const log = createLog('silent')
const database = connectDatabase(environment.DATABASE_URL, { prepared: true, log })
try {
  const { db } = database
  await db
    .updateTable('ledger_proof')
    .set(await countedNow())
    .execute()
  const { transfers } = await readLedger(db)
  const reads: number[] = []
  for (let round = 0; round < Number(values.rounds) * 10; round++) {
    reads.push(await timed(() => readLedger(db)))
  }
  reads.sort((one, other) => one - other)
  const proofMs = await timed(async () => {
    const broken = (await askChecks(db, 'ledger-')).filter((rule) => rule.broken > 0)
    if (broken.length > 0) throw new Error(`not sound: ${JSON.stringify(broken)}`)
  })
  const of = `${people} people, ${transfers} transfers`
  await keepResults([
    {
      ...{ name: `the ledger is read: ${of}`, value: reads[reads.length >> 1] ?? NaN },
      ...{ unit: 'ms', p99Ms: reads.at(-1) ?? NaN, bar: 500 },
    },
    // A job of the queue has five minutes.
    { name: `the ledger is proved: ${of}`, value: proofMs / 1000, unit: 's', bar: 300 },
  ])
} finally {
  await database.stop()
  await stop()
}

/** What a proof that has just ended has counted. */
async function countedNow() {
  const { rows } = await database.pool.query<{ transfers: number; last_transfer: number }>(
    'select count(*)::integer as transfers, max(id)::integer as last_transfer from transfers',
  )
  return rows[0] ?? { transfers: 0, last_transfer: 0 }
}
