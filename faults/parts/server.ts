import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findFreePort } from '@podium/embedded-postgres'

type Environment = Record<string, string | undefined>

/** A whole Podium in a process of its own. */
export interface Server {
  address: string
  /** How long it took until it was ready, in milliseconds. */
  startMs: number
  end(signal: NodeJS.Signals): Promise<void>
}

const patienceMs = 60_000
const here = join(import.meta.dirname, '../..')
const alive = new Set<ChildProcess>()
process.on('exit', () => alive.forEach((child) => child.kill('SIGKILL')))

/** The environment of a server under attack: no demo, no limits, nothing of whoever runs it. */
export function environmentFor(dataFolder: string, given: Environment = {}): Environment {
  return {
    ...process.env,
    DATABASE_URL: undefined,
    SMTP_URL: undefined,
    NODE_ENV: undefined,
    PODIUM_DATA: dataFolder,
    PODIUM_DEMO: 'off',
    PODIUM_RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
    ...given,
  }
}

/**
 * Starts a server and waits until it is ready; on a free port unless the environment names one, of
 * the sources here unless another copy of them is named.
 */
export async function startServer(environment: Environment, root = here): Promise<Server> {
  const startedAt = Date.now()
  const port = environment.PORT ?? String(await findFreePort())
  const address = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, ['--import', 'zod/compile', 'apps/api/src/main.ts'], {
    cwd: root,
    env: { ...environment, PORT: port } as NodeJS.ProcessEnv,
    stdio: 'ignore',
  })
  alive.add(child)
  await untilReady(address, () => child.exitCode !== null)
  const end = async (signal: NodeJS.Signals) => {
    alive.delete(child)
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill(signal)
    await once(child, 'exit')
  }
  return { address, startMs: Date.now() - startedAt, end }
}

/** Waits until an address answers that it can do its work; throws when it never does. */
export async function untilReady(address: string, isOver = () => false): Promise<void> {
  const until = Date.now() + patienceMs
  while (Date.now() < until && !isOver()) {
    if (await isReady(address)) return
    await pause(20)
  }
  throw new Error(`${address} did not become ready.`)
}

function isReady(address: string): Promise<boolean> {
  return fetch(`${address}/api/health/ready`).then(
    (answer) => answer.ok,
    () => false,
  )
}
