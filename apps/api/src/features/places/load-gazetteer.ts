import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import type { Transaction } from 'kysely'
import { type Database, type Db, lock } from '../../platform/database/index.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { Log } from '../../platform/log.ts'
import { gazetteerVersion, readGazetteer } from './read-gazetteer.ts'
import { findGazetteerVersion, replaceGazetteer } from './records.ts'

const loadingProcess = new URL('load-gazetteer-process.ts', import.meta.url)

/** A first start has better things to do, and what is stopped at once has loaded nothing in vain. */
const startsAfterMs = 3000
const retriesAfterMs = 60_000

/**
 * Loads the gazetteer beside this process where the database has none or that of another package:
 * once in its life and once for every newer package. Until then searches find no place, or those of
 * the package before. The start of the server does not wait for it: what is interrupted changes nothing and is done at the
 * next start.
 */
export async function keepGazetteerLoaded({ db }: Pick<Database, 'db'>, log: Log): Promise<void> {
  for (let wait = startsAfterMs; ; wait = retriesAfterMs) {
    await pause(wait, undefined, { ref: false })
    try {
      if (await isLoaded(db)) return
      await loadBeside()
      log.info('the gazetteer is loaded')
      return
    } catch (error) {
      log.warn({ error: String(error) }, 'the gazetteer was not loaded and is tried again')
    }
  }
}

async function isLoaded(db: Db): Promise<boolean> {
  return (await findGazetteerVersion(db)) === gazetteerVersion()
}

/**
 * In a process of its own, on the same database: what reading the package takes of memory goes with it.
 */
async function loadBeside(): Promise<void> {
  const child = fork(loadingProcess, { execArgv: [] })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`its process ended with ${code}`)
}

/** Fills the gazetteer from the package. Of several servers one does it and the others wait. */
export async function loadGazetteer(tx: Transaction<Tables>): Promise<void> {
  await lock(tx, 'gazetteer')
  if (!(await isLoaded(tx))) await replaceGazetteer(tx, gazetteerVersion(), readGazetteer())
}
