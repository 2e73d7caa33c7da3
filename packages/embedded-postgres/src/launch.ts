import { spawn } from 'node:child_process'
import type { ChildProcess, StdioOptions } from 'node:child_process'
import { join } from 'node:path'
import { EmbeddedDatabaseError } from './errors.ts'
import type { Setup } from './setup.ts'

/** How a program of PostgreSQL ended. */
export interface Exit {
  code: number | null
  signal: NodeJS.Signals | null
}

/** A program of PostgreSQL that we started. `exited` never rejects. */
export interface Launched {
  child: ChildProcess
  exited: Promise<Exit>
}

/**
 * Starts a program as the account, in a session of its own (Ctrl-C must not stop the database
 * before the program that uses it has ended) and tied to our life by the watchdog.
 */
export function launch(
  { home, programs, watchdog, launched }: Setup,
  program: 'initdb' | 'postgres',
  args: string[],
  stdio: StdioOptions,
): Launched {
  const child = spawn(join(programs, program), args, {
    cwd: '/',
    env: plainEnvironment,
    detached: true,
    stdio,
    ...home.account.ids,
  })
  const exited = new Promise<Exit>((resolve) => {
    child.once('exit', (code, signal) => resolve({ code, signal }))
    child.once('error', () => resolve({ code: 127, signal: null }))
  })
  watchdog.watch(child.pid ?? 0)
  launched()
  void exited.then(() => watchdog.watch(0))
  return { child, exited }
}

/** "was ended by SIGKILL", "ended with code 1". */
export function describeExit({ code, signal }: Exit): string {
  return signal ? `was ended by ${signal}` : `ended with code ${code}`
}

export function didNotStart(program: string, exit: Exit, said: string): EmbeddedDatabaseError {
  const words = said.trim() || '(none)'
  return new EmbeddedDatabaseError(
    'did-not-start',
    `${program} ${describeExit(exit)}; its last words were: ${words}`,
  )
}

/** Nothing of ours leaks in: PGPORT, PGOPTIONS and the like would change what the server does. */
export const plainEnvironment = {
  PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  LC_ALL: 'C',
  TZ: 'UTC',
}
