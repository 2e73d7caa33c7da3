// Imports postal code files, GeoNames' (geonames.org, CC BY 4.0) or our own table, plain or gzipped:
//   npm run places:import -- FILE…
// into the database of `DATABASE_URL`, or the embedded one, for which Podium must be stopped.
import { parseArgs } from 'node:util'
import { readConfig } from '../apps/api/src/config.ts'
import { type Imported, importPlaces } from '../apps/api/src/features/places/index.ts'
import { type Database, migrate, openDatabase } from '../apps/api/src/platform/database/index.ts'
import { WrongConfiguration } from '../apps/api/src/platform/wrong-configuration.ts'
import { explain } from '../apps/api/src/explain.ts'
import { createLog } from '../apps/api/src/platform/log.ts'

const { positionals } = parseArgs({ allowPositionals: true })
process.umask(0o077)
try {
  if (positionals.length === 0) throw new WrongConfiguration('Give the postal code files.')
  await importAll(positionals)
} catch (error) {
  console.error(explain(error))
  process.exitCode = 1
}

async function importAll(files: string[]): Promise<void> {
  const config = readConfig()
  const database = await openDatabase(config, createLog('warn'))
  try {
    await migrate(database.db as never)
    for (const file of files) tell(file, await importFile(database, file))
  } finally {
    await database.stop()
  }
}

/** Each file is imported wholly or not at all. */
function importFile({ db }: Database, file: string): Promise<Imported> {
  return db.transaction().execute((tx) => importPlaces(tx, file))
}

function tell(file: string, { kept, repeated, elsewhere, badLines, bad }: Imported): void {
  console.log(
    `${file}: ${kept} codes kept, ${repeated} further places of the same codes, ` +
      `${elsewhere} in other countries, ${badLines} bad lines`,
  )
  for (const { line, why } of bad) console.log(`  line ${line}: ${why}`)
  if (badLines > bad.length) console.log(`  and ${badLines - bad.length} more`)
}
