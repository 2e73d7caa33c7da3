import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import type { Account } from './account.ts'
import type { Log } from './log-file.ts'

/** Ends the database when Podium dies without saying goodbye. */
export interface Watchdog {
  /** From now on this process is ended with us. */
  watch(pid: number): void
  /** Nothing is to be ended any more. */
  forget(): void
  /** Podium stops in good order; the watchdog goes too. */
  dismiss(): void
}

/**
 * A shell, because it is everywhere, starts in two milliseconds and takes one megabyte. It reads
 * process numbers (0: none) from a pipe that only we hold. End of file means that we are dead,
 * also by SIGKILL: SIGINT is a fast shutdown, SIGQUIT ten seconds later an immediate one.
 */
const SCRIPT = `
trap '' INT TERM HUP QUIT
pid=0
while read -r line; do pid=$line; done
[ "$pid" -gt 1 ] || exit 0
kill -INT "$pid" 2>/dev/null || exit 0
waited=0
while kill -0 "$pid" 2>/dev/null && [ "$waited" -lt 20 ]; do
  sleep 1
  waited=$((waited + 1))
  [ "$waited" -eq 10 ] && kill -QUIT "$pid" 2>/dev/null
done
exit 0
`

const MOST_RESTARTS = 5

/** Starts the watchdog; one that is killed is replaced, a machine without a shell goes without. */
export function startWatchdog(account: Account, log: Log): Watchdog {
  let watched = 0
  let dismissed = false
  let restarts = 0
  let shell = spawnShell()

  function spawnShell(): ChildProcess {
    const child = spawn('/bin/sh', ['-c', SCRIPT, 'podium-watchdog'], {
      cwd: '/',
      detached: true, // out of reach of the terminal's Ctrl-C
      stdio: ['pipe', 'ignore', 'ignore'],
      ...account.ids,
    })
    child.stdin?.on('error', () => undefined) // it died: the exit below replaces it
    child.on('error', (error) => log('The watchdog of the database did not start', { error }))
    child.on('exit', replace)
    letGo(child)
    return child
  }

  function replace() {
    if (dismissed || restarts >= MOST_RESTARTS) return
    restarts += 1
    log('The watchdog of the database died and is replaced')
    shell = spawnShell()
    tell(watched)
  }

  function tell(pid: number) {
    watched = pid
    shell.stdin?.write(`${pid}\n`)
  }

  function dismiss() {
    tell(0)
    dismissed = true
    shell.stdin?.end()
  }

  return { watch: tell, forget: () => tell(0), dismiss }
}

/** Neither the process nor its pipe keeps Podium from ending by itself. */
function letGo(child: ChildProcess): void {
  child.unref()
  const pipe = child.stdin as unknown as { unref?: () => void } | null
  pipe?.unref?.()
}
