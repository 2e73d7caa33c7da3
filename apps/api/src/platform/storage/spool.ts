import { randomBytes } from 'node:crypto'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { day, realNow } from '../clock.ts'

/** Room on this machine's disk for files on their way. */
export interface Spool {
  /** A new empty folder for one piece of work; it is gone when the work is over, however it ends. */
  within<R>(work: (folder: string) => Promise<R>): Promise<R>
  /** Deletes what processes that were killed left behind. */
  sweep(): Promise<void>
}

const startedMs = realNow().getTime() - process.uptime() * 1000
const machine = hostname().replaceAll(/[^a-zA-Z0-9]/g, '')

/** A spool in a folder that several processes, also of several machines, may share. */
export function createSpool(folder: string): Spool {
  return {
    async within(work) {
      const own = join(folder, `${machine}-${process.pid}-${randomBytes(8).toString('hex')}`)
      await mkdir(own, { recursive: true, mode: 0o700 })
      try {
        return await work(own)
      } finally {
        await rm(own, { recursive: true, force: true })
      }
    },
    async sweep() {
      const names = await readdir(folder).catch(() => [])
      for (const name of names) {
        const path = join(folder, name)
        if (await isLeftOver(path, name)) await rm(path, { recursive: true, force: true })
      }
    },
  }
}

/** A folder whose process is gone; one of another machine once it is a day old. */
async function isLeftOver(path: string, name: string): Promise<boolean> {
  const [host, pid] = name.split('-')
  const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: realNow().getTime() }))
  if (host !== machine) return mtimeMs < realNow().getTime() - day * 1000
  // A process that had our number before us is gone too.
  if (Number(pid) === process.pid) return mtimeMs < startedMs
  return !isRunning(Number(pid))
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
