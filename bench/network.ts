// The directory and its search through the whole API against the bare floor on the same data:
//   node --import zod/compile bench/network.ts [--people 100000] [--seconds 4] [--rounds 5] [--keep FOLDER]
// DATABASE_URL names a PostgreSQL of one's own, which is filled when it holds nobody; --keep leaves the
// filled folder for the next time, because a million people take minutes.
import { parseArgs } from 'node:util'
import pg from 'pg'
import { fillCommunity } from './community/fill.ts'
import { askedOf } from './network/questions.ts'
import { printPlans } from './network/plans.ts'
import { compete, endContender, report, startContender } from './parts/contest.ts'
import { openBenchDatabase } from './parts/database.ts'

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '100000' },
    media: { type: 'string', default: '0' },
    seconds: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '5' },
    only: { type: 'string', default: '' },
    keep: { type: 'string' },
  },
})

const database = await openBenchDatabase(values.keep)
const client = new pg.Client({ connectionString: database.environment.DATABASE_URL })
await client.connect()
try {
  await fillOnce()
  await printPlans(client, database.environment.DATABASE_URL)
  await compare()
} finally {
  await client.end()
  await database.stop()
}

async function fillOnce(): Promise<void> {
  const { rows } = await client.query('select count(*)::integer as listed from directory')
  const listed = Number(rows[0].listed)
  if (listed === 0) {
    await fillCommunity(client, { people: Number(values.people), media: Number(values.media) })
  } else {
    console.log(`There are ${listed} people in the directory already.`)
  }
}

async function compare(): Promise<void> {
  const questions = (await askedOf(client)).filter(({ name }) => name.includes(values.only))
  const environment = { ...process.env, ...database.environment }
  const floor = await startContender(new URL('network/floor.ts', import.meta.url), environment)
  const ours = await startContender(new URL('parts/api.ts', import.meta.url), environment)
  try {
    const standings = []
    for (const question of questions) {
      const pace = { seconds: Number(values.seconds), rounds: Number(values.rounds) }
      standings.push(await compete(question, [floor, ours], pace))
    }
    report(standings)
  } finally {
    await Promise.all([floor, ours].map(endContender))
  }
}
