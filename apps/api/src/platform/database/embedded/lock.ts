import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { DataFolderInUse, DataFolderNotWritable } from './errors.ts'

/** The claim of one living Podium on a folder. */
export interface Lock {
  /** Number of the process that held the folder last, as far as is known. */
  previousHolder: number | undefined
  release(): void
}

const SQLITE_BUSY = 5
const PATIENCE_MS = 1_000
const RETRY_MS = 50

/** Kept from the garbage collector, which would close the file and with it let the lock go. */
const held = new Set<DatabaseSync>()

/**
 * Locks the folder against a second Podium, or throws `DataFolderInUse` after a second.
 *
 * Node has no file locks of its own, but the SQLite inside it has: an open exclusive transaction
 * is a lock of the operating system, taken atomically and let go by the kernel when the process
 * ends, however it ends. Nothing is ever stored in the file. Never open `podium.lock` with `fs`
 * in the same process: closing it would let the lock go.
 */
export async function lockFolder(folder: string): Promise<Lock> {
  const note = join(folder, 'podium.pid')
  const file = await takeWithin(PATIENCE_MS, join(folder, 'podium.lock'))
  if (!file) throw new DataFolderInUse(folder, `Another Podium${inBrackets(readNumber(note))}`)
  held.add(file)
  const previousHolder = readNumber(note)
  signNote(note, file)
  return { previousHolder, release: () => release(file) }
}

async function takeWithin(patienceMs: number, path: string): Promise<DatabaseSync | undefined> {
  const deadline = Date.now() + patienceMs
  for (;;) {
    const file = take(path)
    if (file || Date.now() > deadline) return file
    await pause(RETRY_MS)
  }
}

function take(path: string): DatabaseSync | undefined {
  const file = openFile(path)
  try {
    file.exec('BEGIN EXCLUSIVE')
    return file
  } catch (error) {
    file.close()
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return undefined
    throw error
  }
}

/** Fails on a folder of another user, where the lock is no lock either: it was opened for reading. */
function signNote(note: string, file: DatabaseSync): void {
  try {
    writeFileSync(note, `${process.pid}\n`)
  } catch {
    release(file)
    throw new DataFolderNotWritable(dirname(note))
  }
}

function openFile(path: string): DatabaseSync {
  try {
    return new DatabaseSync(path, { timeout: 0 })
  } catch {
    throw new DataFolderNotWritable(dirname(path))
  }
}

function release(file: DatabaseSync): void {
  if (held.delete(file)) file.close()
}

function readNumber(path: string): number | undefined {
  try {
    return Number.parseInt(readFileSync(path, 'utf8'), 10) || undefined
  } catch {
    return undefined
  }
}

function inBrackets(pid: number | undefined): string {
  return pid ? ` (process ${pid})` : ''
}
