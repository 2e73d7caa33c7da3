// Goes through every report of what support brought, or those of some members, and holds each figure
// against the rows it rests on:
//   npm run impact:prove [-- USER-ID…]
// in the database of `DATABASE_URL`, or the embedded one, for which Podium must be stopped.
import { parseArgs } from 'node:util'
import { idOf } from '@podium/contract/largest-id'
import { readConfig } from '../apps/api/src/config.ts'
import { explain } from '../apps/api/src/explain.ts'
import { proveReports } from '../apps/api/src/features/exposure/index.ts'
import { type Db, openDatabase } from '../apps/api/src/platform/database/index.ts'
import { createLog } from '../apps/api/src/platform/log.ts'

const { positionals } = parseArgs({ allowPositionals: true })
const wanted = positionals.map((text) => idOf(text))
if (wanted.includes(null)) {
  console.error('Give numbers of members, or nothing for all: npm run impact:prove [-- USER-ID…]')
  process.exit(1)
}

process.umask(0o077)
try {
  const database = await openDatabase(readConfig(), createLog('warn'))
  try {
    await prove(database.db, wanted as number[])
  } finally {
    await database.stop()
  }
} catch (error) {
  console.error(explain(error))
  process.exitCode = 1
}

async function prove(db: Db, some: number[]): Promise<void> {
  const { reports, rows, wrong } = await proveReports(
    db,
    some.length > 0 ? some : await findEverybody(db),
  )
  for (const sentence of wrong) console.error(sentence)
  console.log(`${reports} reports, ${rows} rows, ${wrong.length} wrong`)
  if (wrong.length > 0) process.exitCode = 1
}

async function findEverybody(db: Db): Promise<number[]> {
  const sides = await db
    .selectFrom('supports')
    .select('supporter_id as id')
    .where('accepted_at', 'is not', null)
    .union(
      db.selectFrom('supports').select('athlete_id as id').where('accepted_at', 'is not', null),
    )
    .execute()
  return sides.map(({ id }) => id)
}
