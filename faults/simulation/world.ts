import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { type AppContext, buildApp, createAppContext } from '../../apps/api/src/app.ts'
import { readConfig } from '../../apps/api/src/config.ts'
import { createLog } from '../../apps/api/src/platform/log.ts'
import { buildOn } from '../../apps/api/test/database.ts'
import { TestPodium, testSecret } from '../../apps/api/test/harness.ts'
import { asking } from './actor.ts'
import { Lines } from './lines.ts'

/** The whole server in this process, on a database whose statements are let go one by one. */
export interface World {
  podium: TestPodium
  context: AppContext
  lines: Lines
  stop(): Promise<void>
}

/** Opens the server on a database that is migrated; `rewrite` breaks the product on purpose. */
export async function openWorld(url: string, rewrite?: (text: string) => string): Promise<World> {
  const lines = new Lines(url, rewrite)
  const dataFolder = await mkdtemp(join(tmpdir(), 'podium-simulation-'))
  const db = buildOn(lines)
  const stopLines = () => db.destroy()
  const database = { url, db, drawing: db, pool: speechless, stop: stopLines }
  const config = readConfig({
    DATABASE_URL: url,
    PUBLIC_URL: 'http://podium.test',
    PODIUM_SECRET: testSecret,
    PODIUM_RATE_LIMITS: 'off',
    PODIUM_DATA: dataFolder,
    LOG_LEVEL: 'silent',
  })
  const log = Object.assign(createLog('silent'), { error: complain })
  const context = await createAppContext(config, log, database, { worker: false })
  const app = await buildApp(context)
  const stop = async () => {
    await app.close()
    await context.jobs.stop()
    await db.destroy()
    await rm(dataFolder, { recursive: true, force: true, maxRetries: 5 })
  }
  return { podium: new TestPodium(app, context), context, lines, stop }
}

/** What the server logs as a fault of its own is one, unless a failure was let into what is being done. */
function complain(what: { err?: Error }, message?: string): void {
  const actor = asking.getStore()?.actor
  if (!actor || actor.isDisturbed) return
  actor.fault ??= `${actor.act} logged: ${message ?? ''} ${what.err?.stack ?? ''}`
}

/** Nobody's page is open: what would be told to one goes nowhere, and takes no connection. */
const speechless = { query: async () => ({ rows: [] }) } as unknown as pg.Pool
