import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { AppContext } from './app.ts'
import type { Config } from './config.ts'
import { openDatabase } from './platform/database/index.ts'
import { createLog, type Log } from './platform/log.ts'
import { prepareDataFolder } from './platform/data-folder.ts'

/** A running Podium. */
export interface Podium {
  context: AppContext
  address: string
  stop(): Promise<void>
}

/**
 * Starts everything: the database, the server and the job worker beside it. Stopping goes the other
 * way round: no new requests, running ones finish, then the worker, then the database. `webBuilt` is waited
 * for before a page can be asked for.
 */
export async function startPodium(
  config: Config,
  webBuilt: Promise<void> = Promise.resolve(),
): Promise<Podium> {
  // It is waited for where pages need it.
  webBuilt.catch(() => {})
  prepareDataFolder(config.dataFolder)
  const log = createLog(config.logLevel)
  const [database, { buildApp, createAppContext }] = await openWhileReading(config, log)
  const context = await createAppContext(config, log, database, { worker: false })
  await webBuilt
  const server = await buildApp(context)
  const address = await server.listen({ port: config.port, host: config.host })
  const worker = keepWorker(database.url, context)
  const stop = async () => {
    await server.close()
    await worker.stop()
    await context.jobs.stop()
    await context.reading.stop()
    await database.stop()
  }
  return { context, address, stop }
}

/** Reads the server's code while PostgreSQL starts: each has a processor of its own. */
async function openWhileReading(config: Config, log: Log) {
  const launched = Promise.withResolvers<void>()
  const opening = openDatabase(config, log, launched.resolve)
  // Reading leaves this thread no moment to launch anything.
  await Promise.race([launched.promise, opening])
  const app = await import('./app.ts')
  return [await opening, app] as const
}

const workerFile = fileURLToPath(new URL('./worker.ts', import.meta.url))
const strippedFile = fileURLToPath(new URL('../stripped.js', import.meta.url))
const restartMs = 1000

/** Starts the job worker, and again whenever it ends by itself. */
function keepWorker(databaseUrl: string, { config, log }: AppContext): { stop(): Promise<void> } {
  let child: ChildProcess | undefined
  let wanted = true
  const start = () => {
    child = fork(workerFile, {
      env: { ...config.environment, DATABASE_URL: databaseUrl },
      execArgv: ['zod/compile', strippedFile].flatMap((each) => ['--import', each]),
    })
    child.on('exit', (code) => {
      if (!wanted) return
      log.warn({ code }, 'the job worker ended and is started again')
      setTimeout(() => wanted && start(), restartMs).unref()
    })
  }
  start()
  return {
    stop: () =>
      new Promise((resolve) => {
        wanted = false
        if (!child || child.exitCode !== null || child.signalCode !== null) return resolve()
        child.on('exit', () => resolve())
        child.kill('SIGTERM')
      }),
  }
}
