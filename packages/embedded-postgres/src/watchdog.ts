import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import type { Socket } from 'node:net'
import type { Account } from './account.ts'
import type { Log } from './setup.ts'

/** Ends the database when this program dies without saying goodbye. */
export interface Watchdog {
  /** From now on this process, and no other, is ended with us; 0 is none. */
  watch(pid: number): void
  /** Nothing is to be ended any more; the watchdog goes too. */
  dismiss(): void
}

/**
 * A shell, because it is everywhere, starts in two milliseconds and takes one megabyte. It reads
 * process numbers from a pipe that only we hold. End of file means that we are dead, also by
 * SIGKILL: SIGINT is a fast shutdown, SIGQUIT ten seconds later an immediate one.
 */
const SCRIPT = `
trap '' INT TERM HUP QUIT
pid=0
while read -r line; do pid=$line; done
[ "$pid" -gt 1 ] || exit 0
kill -INT "$pid" || exit 0
for second in 1 2 3 4 5 6 7 8 9 10; do
  sleep 1
  kill -0 "$pid" || exit 0
done
kill -QUIT "$pid"
`

const MOST_RESTARTS = 5

/** Starts the watchdog; one that is killed is replaced, a machine without a shell goes without. */
export function startWatchdog(name: string, account: Account, log: Log): Watchdog {
  let watched = 0
  let dismissed = false
  let restarts = 0
  let shell = spawnShell()

  function spawnShell(): ChildProcess {
    const child = spawn('/bin/sh', ['-c', SCRIPT, `${name}-watchdog`], {
      cwd: '/',
      detached: true, // out of reach of the terminal's Ctrl-C
      stdio: ['pipe', 'ignore', 'ignore'],
      ...account.ids,
    })
    child.stdin?.on('error', () => undefined) // it died: the exit below replaces it
    child.on('error', (error) => log('The watchdog of the database did not start', { error }))
    child.on('exit', replace)
    // Neither the process nor its pipe keeps this program from ending by itself.
    child.unref()
    ;(child.stdin as Socket | null)?.unref()
    return child
  }

  function replace() {
    if (dismissed || restarts >= MOST_RESTARTS) return
    restarts += 1
    log('The watchdog of the database died and is replaced')
    shell = spawnShell()
    watch(watched)
  }

  function watch(pid: number) {
    watched = pid
    shell.stdin?.write(`${pid}\n`)
  }

  function dismiss() {
    watch(0)
    dismissed = true
    shell.stdin?.end()
  }

  return { watch, dismiss }
}
