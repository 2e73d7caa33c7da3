import { readlinkSync } from 'node:fs'
import { mkdtemp, readdir, rm, statfs } from 'node:fs/promises'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'

/** Where Linux keeps files in memory. */
const memory = '/dev/shm'

const gigabyte = 2 ** 30
/** What memory must have left, in bytes: many times what tests write, so that programs keep theirs. */
const least = { inFolder: 2 * gigabyte, inMachine: 6 * gigabyte }

/**
 * Makes a folder for a database that nobody wants back, and answers its path. It lies in memory where
 * that has room, and otherwise among the temporary files: a database is a thousand files, and where
 * hundreds are made and dropped some file systems look longer for each free place than a test takes.
 */
export async function makePassingFolder(name: string): Promise<string> {
  if (!(await hasRoom())) return mkdtemp(join(tmpdir(), `${name}-`))
  await removeLeftOvers(memory)
  return mkdtemp(join(memory, `${mark}${process.pid}-${name}-`))
}

async function hasRoom(): Promise<boolean> {
  const folder = await statfs(memory).catch(() => undefined)
  if (!folder || freemem() < least.inMachine) return false
  return folder.bavail * folder.bsize >= least.inFolder
}

/** Numbers of processes mean something only where they were given: in a container, or outside. */
export const mark = `podium-test-${placeOfNumbers()}-`

function placeOfNumbers(): string {
  try {
    return /\d+/.exec(readlinkSync('/proc/self/ns/pid'))?.[0] ?? '0'
  } catch {
    return '0'
  }
}

/** Removes what killed runs left in a folder: it would take memory until the machine is started anew. */
export async function removeLeftOvers(place: string): Promise<void> {
  for (const name of await readdir(place)) {
    if (!name.startsWith(mark)) continue
    const maker = Number.parseInt(name.slice(mark.length), 10)
    if (!isAlive(maker)) await rm(join(place, name), { recursive: true, force: true })
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH'
  }
}
