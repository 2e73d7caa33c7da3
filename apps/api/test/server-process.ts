import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { findFreePort } from '@podium/embedded-postgres'
import { type TestPodium, testSecret } from './harness.ts'

const mainFile = fileURLToPath(new URL('../src/main.ts', import.meta.url))
const strippedFile = fileURLToPath(new URL('../stripped.js', import.meta.url))
const patienceMs = 30_000

/** Podium in a process of its own, on the database and the files of a test's Podium. */
export interface ServerProcess {
  address: string
  /** What it holds in memory now, in megabytes. */
  megabytes(): Promise<number>
  stop(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>
}

export async function startServerProcess(
  podium: TestPodium,
  settings: Record<string, string> = {},
): Promise<ServerProcess> {
  const { config, database } = podium.context
  const port = await findFreePort()
  const child = startMain({
    DATABASE_URL: database.url,
    PODIUM_DATA: config.dataFolder,
    PODIUM_SECRET: testSecret,
    PODIUM_RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
    PORT: String(port),
    ...settings,
  })
  const address = `http://127.0.0.1:${port}`
  await answers(child, address)
  return {
    address,
    megabytes: () => residentMegabytes(child.pid ?? 0),
    async stop(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill(signal)
      await once(child, 'exit')
    },
  }
}

/** Starts the server as production does, in a shell that keeps nothing from anybody. */
export function startMain(settings: Record<string, string>): ChildProcess {
  const start = ['--import', 'zod/compile', '--import', strippedFile, mainFile]
  return spawn('sh', ['-c', 'umask 000; exec "$0" "$@"', process.execPath, ...start], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
}

async function answers(child: ChildProcess, address: string): Promise<void> {
  const until = Date.now() + patienceMs
  while (Date.now() < until && child.exitCode === null) {
    const answer = await fetch(`${address}/api/health/ready`).catch(() => null)
    if (answer?.ok) return
    await pause(50)
  }
  child.kill('SIGKILL')
  throw new Error('the server process did not start')
}

async function residentMegabytes(pid: number): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)])
  return Number(stdout) / 1024
}
