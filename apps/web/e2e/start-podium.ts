import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process'
import { once } from 'node:events'
import { cp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { makePassingFolder } from '../../../tools/testing/passing-folder.ts'

const root = join(import.meta.dirname, '../../..')

/** A running Podium with an admin alone. */
export interface RunningPodium {
  address: string
  admin: { email: string; password: string }
  stop(): Promise<void>
}

/** A data folder as after a first set-up, whose Podium never ran: to be copied. */
interface SetUp {
  folder: string
  admin: RunningPodium['admin']
}

/** Builds the web where it is stale and starts a Podium with an admin alone for all journeys. */
export default async function startForAll(): Promise<() => Promise<void>> {
  await succeed(run(['apps/web/build.ts']))
  const setUp = await setUpOnce()
  // The workers, started after this, find it there.
  process.env.PODIUM_E2E_SET_UP = JSON.stringify(setUp)
  const { address, admin, stop } = await startPodium()
  process.env.PODIUM_E2E_ADDRESS = address
  process.env.PODIUM_E2E_ADMIN = JSON.stringify(admin)
  return async () => {
    await stop()
    await rm(setUp.folder, { recursive: true, force: true })
  }
}

async function setUpOnce(): Promise<SetUp> {
  const folder = await makePassingFolder('set-up')
  const admin = await createAdmin(folder)
  await succeed(
    run(['--import', 'zod/compile', 'tools/testing/load-places.ts'], { PODIUM_DATA: folder }),
  )
  return { folder, admin }
}

/**
 * Starts a Podium of its own, for journeys that change what the others would notice: on a copy of what
 * was set up once, for making and migrating a database takes as long as a short journey.
 */
export async function startPodium(settings: Record<string, string> = {}): Promise<RunningPodium> {
  const { folder: setUp, admin } = JSON.parse(process.env.PODIUM_E2E_SET_UP ?? '{}') as SetUp
  const folder = await makePassingFolder('journeys')
  await cp(setUp, folder, { recursive: true })
  const address = `http://localhost:${await freePort()}`
  const podium = run(['--import', 'zod/compile', 'apps/api/src/main.ts'], {
    PORT: new URL(address).port,
    HOST: 'localhost',
    PUBLIC_URL: address,
    PODIUM_DATA: folder,
    PODIUM_DEMO: 'off',
    PODIUM_RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
    ...settings,
  })
  await untilReady(address, podium)
  const end = async () => {
    await stop(podium)
    await rm(folder, { recursive: true, force: true })
  }
  return { address, admin, stop: end }
}

/** Opens the first admin's account, as at a first set-up, and reads the password it prints. */
async function createAdmin(folder: string): Promise<RunningPodium['admin']> {
  const email = 'ana@podium.example'
  const child = run(
    ['--import', 'zod/compile', 'tools/admin-create.ts', email],
    { PODIUM_DATA: folder },
    ['ignore', 'pipe', 'inherit'],
  )
  let output = ''
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  await succeed(child)
  const [, password = ''] = /the password (\S+) and/.exec(output) ?? []
  return { email, password }
}

function run(
  parameters: string[],
  settings: Record<string, string> = {},
  stdio: StdioOptions = 'inherit',
): ChildProcess {
  const { DATABASE_URL: _, SMTP_URL: __, ...environment } = process.env
  return spawn(process.execPath, parameters, {
    cwd: root,
    env: { ...environment, NODE_OPTIONS: '', ...settings },
    stdio,
  })
}

async function succeed(child: ChildProcess): Promise<void> {
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`${child.spawnargs.join(' ')} ended with ${code}`)
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

async function untilReady(address: string, podium: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 240 && podium.exitCode === null; tries++) {
    const answer = await fetch(`${address}/api/health/ready`).catch(() => null)
    if (answer?.ok) return
    await wait(250)
  }
  await stop(podium)
  throw new Error('Podium did not start for the journeys.')
}

async function stop(podium: ChildProcess): Promise<void> {
  if (podium.exitCode !== null) return
  podium.kill('SIGTERM')
  await once(podium, 'exit')
}
