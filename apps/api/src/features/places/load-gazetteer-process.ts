// A process of its own: reading the package takes most of a second and hundreds of megabytes, which the
// process that is waiting for it would not give back.
import { readConfig } from '../../config.ts'
import { connectDatabase } from '../../platform/database/index.ts'
import { createLog } from '../../platform/log.ts'
import { loadGazetteer } from './load-gazetteer.ts'

// The worker that started it is gone, and an embedded database with it.
process.on('disconnect', () => process.exit(1))
const { databaseUrl, logLevel } = readConfig()
const log = createLog(logLevel)
try {
  const database = connectDatabase(databaseUrl ?? '', { prepared: false, log })
  await database.db.transaction().execute(loadGazetteer)
  await database.stop()
  process.exit(0)
} catch (error) {
  log.warn({ err: error }, 'the gazetteer was not loaded')
  process.exit(1)
}
