import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

/** What we can learn of a living process. `folder` is unknown where it belongs to another user. */
export interface Process {
  pid: number
  parent: number
  name: string
  folder: string | undefined
}

const onLinux = process.platform === 'linux'

/** The process with this number; undefined when there is none or only a zombie is left of it. */
export function findProcess(pid: number): Process | undefined {
  return onLinux ? fromProc(pid) : fromPs(pid)
}

/** Whether the number is taken at all, by a zombie too: the question PostgreSQL itself asks. */
export function isNumberTaken(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Every living process of PostgreSQL that works in the folder. Empty where /proc does not exist. */
export function postgresProcessesIn(folder: string): Process[] {
  if (!onLinux) return []
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => fromProc(Number(name)))
    .filter((found) => found?.name === 'postgres' && found.folder === folder) as Process[]
}

function fromProc(pid: number): Process | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const nameEnd = stat.lastIndexOf(')') // a name may hold spaces and brackets itself
    const name = stat.slice(stat.indexOf('(') + 1, nameEnd)
    const [state, parent] = stat.slice(nameEnd + 2).split(' ')
    if (state === 'Z' || state === 'X') return undefined
    return { pid, parent: Number(parent), name, folder: folderOf(pid) }
  } catch {
    return undefined
  }
}

function folderOf(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return undefined
  }
}

/** macOS: the folder stands in the command line, because we start postgres with `-D folder`. */
function fromPs(pid: number): Process | undefined {
  const answer = spawnSync('ps', ['-ww', '-o', 'stat=,ppid=,command=', '-p', String(pid)], {
    encoding: 'utf8',
  })
  const [, state, parent, command] = /^\s*(\S+)\s+(\d+)\s+(.*)$/m.exec(answer.stdout ?? '') ?? []
  if (!state || state.startsWith('Z') || !command) return undefined
  const [, program, folder] = /^(.*?) -D (.*?) -c /.exec(command) ?? []
  const name = (program ?? command).split('/').at(-1) ?? command
  return { pid, parent: Number(parent), name, folder }
}
