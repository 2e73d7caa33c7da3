// Fills the gazetteer of the data folder PODIUM_DATA, as a Podium does some seconds after its first
// start: those that start on a copy of the folder have nothing to fill.
import { readConfig } from '../../apps/api/src/config.ts'
import { loadGazetteer } from '../../apps/api/src/features/places/index.ts'
import { openDatabase } from '../../apps/api/src/platform/database/index.ts'
import { createLog } from '../../apps/api/src/platform/log.ts'

const database = await openDatabase(readConfig(), createLog('error'))
try {
  await database.db.transaction().execute(loadGazetteer)
} finally {
  await database.stop()
}
