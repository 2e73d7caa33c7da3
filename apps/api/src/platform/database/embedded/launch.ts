import { spawn, spawnSync } from 'node:child_process'
import type { ChildProcess, StdioOptions } from 'node:child_process'
import type { Account } from './account.ts'
import { DatabaseDidNotStart } from './errors.ts'
import type { Watchdog } from './watchdog.ts'

/** How a program of PostgreSQL ended. */
export interface Exit {
  code: number | null
  signal: NodeJS.Signals | null
}

/** A program of PostgreSQL that we started. `exited` never rejects. */
export interface Launched {
  pid: number
  child: ChildProcess
  exited: Promise<Exit>
}

export interface Launch {
  program: string
  args: string[]
  account: Account
  watchdog: Watchdog
  stdio: StdioOptions
}

/**
 * Starts a program as the account, in a session of its own (Ctrl-C must not stop the database
 * before the server has drained) and tied to our life: by the watchdog, and on Linux also by
 * `setpriv`, which closes the gap before the watchdog has heard of it.
 */
export function launch({ program, args, account, watchdog, stdio }: Launch): Launched {
  const [command = program, ...rest] = [...untilWeDie(), program, ...args]
  const child = spawn(command, rest, {
    cwd: '/',
    env: plainEnvironment,
    detached: true,
    stdio,
    ...account.ids,
  })
  const exited = new Promise<Exit>((resolve) => {
    child.once('exit', (code, signal) => resolve({ code, signal }))
    child.once('error', () => resolve({ code: 127, signal: null }))
  })
  if (child.pid) watchdog.watch(child.pid)
  return { pid: child.pid ?? 0, child, exited }
}

/** "was ended by SIGKILL", "ended with code 1". */
export function describeExit({ code, signal }: Exit): string {
  return signal ? `was ended by ${signal}` : `ended with code ${code}`
}

export function didNotStart(program: string, exit: Exit, logTail: string): DatabaseDidNotStart {
  const { signal } = exit
  return new DatabaseDidNotStart(`${program} ${describeExit(exit)}`, { signal, logTail })
}

/** Nothing of ours leaks in: PGPORT, PGOPTIONS and the like would change what the server does. */
export const plainEnvironment = {
  PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  LC_ALL: 'C',
  TZ: 'UTC',
}

let deathSignal: string[] | undefined

function untilWeDie(): string[] {
  deathSignal ??= knowsDeathSignal() ? ['setpriv', '--pdeathsig', 'INT', '--'] : []
  return deathSignal
}

function knowsDeathSignal(): boolean {
  if (process.platform !== 'linux') return false
  const tried = spawnSync('setpriv', ['--pdeathsig', 'INT', '--', 'true'], {
    env: plainEnvironment,
    stdio: 'ignore',
  })
  return tried.status === 0
}
