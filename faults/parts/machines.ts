import { execFile, execFileSync, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { closeSync, openSync } from 'node:fs'
import { promisify } from 'node:util'

const execute = promisify(execFile)

/**
 * A machine in all that its neighbours can tell: a network namespace of its own on a cable of its own. It can be
 * killed, frozen or cut off with everything that runs on it.
 */
export interface Machine {
  name: string
  address: string
  /** Starts a program on it as its user, with its output at the end of a file. */
  start(command: string[], logFile: string): void
  /** Runs a program on it to its end; answers what it printed, and throws when it failed. */
  run(command: string[]): Promise<string>
  /** As when the power goes: every process ends where it stands. */
  kill(): Promise<void>
  /** As when a virtual machine is suspended: nothing on it runs. */
  freeze(): Promise<void>
  thaw(): Promise<void>
  /** Pulls the cable: no byte comes or goes, and nobody is told. */
  cutOff(): Promise<void>
  reconnect(): Promise<void>
}

/** Machines on one network with us, whose addresses begin alike. */
export interface Network {
  /** What all addresses begin with, with its last dot. */
  prefix: string
  machines: Machine[]
  remove(): Promise<void>
}

/**
 * Builds machines of the given names. Needs root, and Debian's iproute2. Nothing outside this computer reaches
 * them: the bridge has no way out, and their addresses are of the range kept for measurements (RFC 2544).
 */
export async function buildNetwork(
  names: string[],
  user: { uid: number; gid: number },
): Promise<Network> {
  if (process.getuid?.() !== 0) throw new Error('This test builds networks and needs root.')
  const tag = randomInt(36 ** 4).toString(36)
  const bridge = `pdm${tag}`
  const prefix = `198.18.${randomInt(256)}.`
  const spaces = names.map((name) => `${bridge}-${name}`)
  const goneAtOnce = () => removeAtOnce(bridge, spaces)
  process.on('exit', goneAtOnce)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
  await ip('link', 'add', bridge, 'type', 'bridge')
  await ip('address', 'add', `${prefix}254/24`, 'dev', bridge)
  await ip('link', 'set', bridge, 'up')
  const machines: Machine[] = []
  for (const [at, name] of names.entries()) {
    const [space, cable] = [`${bridge}-${name}`, `${bridge}-${at + 1}`]
    const address = `${prefix}${at + 1}`
    await connect({ space, cable, bridge, address })
    machines.push(machineIn(space, { name, address, cable, user }))
  }
  const remove = async () => {
    await Promise.all(machines.map((machine) => machine.kill()))
    process.off('exit', goneAtOnce)
    goneAtOnce()
  }
  return { prefix, machines, remove }
}

async function connect(cabling: {
  space: string
  cable: string
  bridge: string
  address: string
}): Promise<void> {
  const { space, cable, bridge, address } = cabling
  await ip('netns', 'add', space)
  await ip('link', 'add', cable, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', space)
  await ip('link', 'set', cable, 'master', bridge, 'up')
  await ip('-n', space, 'address', 'add', `${address}/24`, 'dev', 'eth0')
  await ip('-n', space, 'link', 'set', 'lo', 'up')
  await ip('-n', space, 'link', 'set', 'eth0', 'up')
}

function machineIn(
  space: string,
  of: { name: string; address: string; cable: string; user: { uid: number; gid: number } },
): Machine {
  const { name, address, cable, user } = of
  const signal = async (which: NodeJS.Signals) =>
    (await processesIn(space)).map((id) => send(id, which)).length
  const freeze = async () => {
    // Once more: one may have been born between our look and our blow.
    for (let round = 0; round < 2; round++) await signal('SIGSTOP')
  }
  const as = [`--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups']
  const onIt = (command: string[]) => ['netns', 'exec', space, 'setpriv', ...as, ...command]
  return {
    ...{ name, address, freeze },
    start(command, logFile) {
      const log = openSync(logFile, 'a')
      spawn('ip', onIt(command), { cwd: '/', stdio: ['ignore', log, log] }).on('error', () => {})
      closeSync(log)
    },
    run: async (command) => (await execute('ip', onIt(command), { cwd: '/' })).stdout,
    async kill() {
      await freeze()
      while ((await signal('SIGKILL')) > 0);
    },
    thaw: async () => void (await signal('SIGCONT')),
    cutOff: () => ip('link', 'set', cable, 'down'),
    reconnect: () => ip('link', 'set', cable, 'up'),
  }
}

async function ip(...given: string[]): Promise<void> {
  await execute('ip', given)
}

async function processesIn(space: string): Promise<number[]> {
  return numbersIn((await execute('ip', ['netns', 'pids', space])).stdout)
}

const numbersIn = (text: string) => text.split('\n').filter(Boolean).map(Number)

function send(id: number, signal: NodeJS.Signals): void {
  try {
    process.kill(id, signal)
  } catch {
    // It ended by itself.
  }
}

/** Also when the test failed, and this process is about to end. */
function removeAtOnce(bridge: string, spaces: string[]): void {
  const quietly = (...given: string[]) => {
    try {
      return execFileSync('ip', given, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    } catch {
      return ''
    }
  }
  for (const space of spaces) {
    for (const id of numbersIn(quietly('netns', 'pids', space))) send(id, 'SIGKILL')
    quietly('netns', 'delete', space)
  }
  quietly('link', 'delete', bridge)
}
