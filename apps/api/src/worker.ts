import { createAppContext } from './app.ts'
import { readConfig } from './config.ts'
import { keepGazetteerLoaded } from './features/places/index.ts'
import { followClock } from './features/test-clock/index.ts'
import { connectDatabase } from './platform/database/index.ts'
import { createLog } from './platform/log.ts'
import { giveBackStart } from './platform/memory.ts'
import { WrongConfiguration } from './platform/wrong-configuration.ts'

// The job worker: a process of its own, so that mails and media never slow a request. Whoever
// started it tells the database's address, and ends it by closing the channel or with SIGTERM.
process.umask(0o077)
const config = readConfig()
const log = createLog(config.logLevel).child({ process: 'worker' })
const url = config.databaseUrl
if (!url) throw new WrongConfiguration('The job worker needs DATABASE_URL.')
const database = connectDatabase(url, { prepared: config.preparedStatements, log })
const context = await createAppContext(config, log, database, { worker: true })
const clock = config.testClock ? followClock(database.db, log) : null
log.info('the job worker is ready')
process.send?.('ready')
void keepGazetteerLoaded(database, log)
void giveBackStart()

let stopping = false
async function stop(): Promise<void> {
  if (stopping) return
  stopping = true
  await context.jobs.stop()
  await clock?.stop()
  await database.stop()
  process.exit(0)
}
process.on('SIGTERM', () => void stop())
process.on('SIGINT', () => void stop())
// Whoever started it is dead, and the embedded database with it: there is nothing left to end in order.
process.on('disconnect', () => process.exit(1))
