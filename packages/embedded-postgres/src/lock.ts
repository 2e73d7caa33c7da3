import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { EmbeddedDatabaseError, inUse } from './errors.ts'

/** The claim of one living process on a folder. */
export interface Lock {
  /** Number of the process that held the folder last, as far as is known. */
  previousHolder: number | undefined
  release(): void
}

const SQLITE_BUSY = 5
/** A holder that is just ending is waited for, with this thread standing still. */
const PATIENCE_MS = 1_000

/** Kept from the garbage collector, which would close the file and with it let the lock go. */
const held = new Set<DatabaseSync>()

/**
 * Locks the folder against a second start, also in this process.
 *
 * Node has no file locks of its own, but the SQLite inside it has: an open exclusive transaction
 * is a lock of the operating system, taken atomically and let go by the kernel when the process
 * ends, however it ends. Nothing is ever stored in the file. Never open `<name>.lock` with `fs`
 * in the same process: closing it would let the lock go.
 */
export function lockFolder(folder: string, name: string): Lock {
  const note = join(folder, `${name}.pid`)
  const file = writing(folder, () => {
    return new DatabaseSync(join(folder, `${name}.lock`), { timeout: PATIENCE_MS })
  })
  try {
    file.exec('BEGIN EXCLUSIVE')
    const previousHolder = readNumber(note)
    // On a folder of another user the lock is no lock either: it was opened for reading.
    writing(folder, () => writeFileSync(note, `${process.pid}\n`))
    held.add(file)
    return { previousHolder, release: () => held.delete(file) && file.close() }
  } catch (error) {
    file.close()
    if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) throw error
    throw inUse(folder, `process ${readNumber(note) ?? 'unknown'}`)
  }
}

function writing<T>(folder: string, write: () => T): T {
  try {
    return write()
  } catch {
    throw new EmbeddedDatabaseError(
      'folder-not-writable',
      `The data folder ${folder} cannot be written to: give its files to the user who starts this`,
    )
  }
}

function readNumber(path: string): number | undefined {
  try {
    return Number.parseInt(readFileSync(path, 'utf8'), 10) || undefined
  } catch {
    return undefined
  }
}
