import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createAppContext } from '../../apps/api/src/app.ts'
import { readConfig } from '../../apps/api/src/config.ts'
import { startEmbeddedDatabase } from '@podium/embedded-postgres'
import { connectDatabase } from '../../apps/api/src/platform/database/index.ts'
import { prepareDataFolder } from '../../apps/api/src/platform/data-folder.ts'
import { createLog } from '../../apps/api/src/platform/log.ts'

/** A migrated database for a bench. */
export interface BenchDatabase {
  /** What a server needs to run on it. */
  environment: Record<'DATABASE_URL' | 'PODIUM_DATA' | 'PODIUM_RATE_LIMITS' | 'LOG_LEVEL', string>
  stop(): Promise<void>
}

/**
 * Opens the one that is given, or an embedded one, which is thrown away afterwards unless a folder is
 * given to keep it in.
 */
export async function openBenchDatabase({
  given,
  keep,
}: {
  given?: string | undefined
  keep?: string | undefined
}): Promise<BenchDatabase> {
  const folder = keep ?? (await mkdtemp(join(tmpdir(), 'podium-bench-')))
  // First of all, as a server does: the database is let into a folder that others cannot enter.
  prepareDataFolder(folder)
  const server = given
    ? { url: given, stop: async () => {} }
    : await startEmbeddedDatabase({ name: 'podium', dataFolder: folder })
  const environment = {
    DATABASE_URL: server.url,
    PODIUM_DATA: folder,
    PODIUM_RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
  }
  await migrateOnce(environment)
  const stop = async () => {
    await server.stop()
    if (!keep) await rm(folder, { recursive: true, force: true })
  }
  return { environment, stop }
}

async function migrateOnce(environment: BenchDatabase['environment']): Promise<void> {
  const log = createLog('silent')
  const database = connectDatabase(environment.DATABASE_URL, { prepared: true, log })
  const context = await createAppContext(readConfig(environment), log, database, { worker: false })
  await context.jobs.stop()
  await database.stop()
}
