import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '@podium/embedded-postgres'
import { readPublished } from './published.ts'
import { until } from './until.ts'

const patienceMs = 30_000

/** The way to whichever machine is the primary, and to those that follow it. */
export interface DatabaseProxy {
  /** Ports on loopback. */
  primary: number
  replica: number
  end(): Promise<void>
}

/** Starts Debian's haproxy with ops/haproxy.cfg, before machines whose addresses begin as told. */
export async function startDatabaseProxy(prefix: string): Promise<DatabaseProxy> {
  const folder = await mkdtemp(join(tmpdir(), 'podium-haproxy-'))
  const [primary, replica, stats] = [
    await findFreePort(),
    await findFreePort(),
    await findFreePort(),
  ]
  const text = await readPublished('haproxy.cfg')
  const file = join(folder, 'haproxy.cfg')
  await writeFile(
    file,
    text
      .replace('bind 127.0.0.1:5000', `bind 127.0.0.1:${primary}`)
      .replace('bind 127.0.0.1:5001', `bind 127.0.0.1:${replica}`)
      .replace('bind 127.0.0.1:8404', `bind 127.0.0.1:${stats}`)
      .replaceAll('10.0.0.', prefix),
  )
  const child = spawn('haproxy', ['-db', '-f', file], { stdio: 'ignore' })
  process.on('exit', () => child.kill('SIGKILL'))
  // Before its first checks it takes every machine for a primary.
  const isKnown = () => hasFoundPrimary(`http://127.0.0.1:${stats}/;csv`)
  if ((await until(isKnown, patienceMs)) === Infinity) throw new Error('No machine is the primary.')
  const end = async () => {
    child.kill('SIGKILL')
    await once(child, 'exit')
    await rm(folder, { recursive: true, force: true })
  }
  return { primary, replica, end }
}

/** Whether one machine is up and every other one is not, as HAProxy tells its machines: name, …, state. */
async function hasFoundPrimary(stats: string): Promise<boolean> {
  const answer = await fetch(stats).catch(() => undefined)
  const lines = (await answer?.text())?.split('\n').map((line) => line.split(',')) ?? []
  const states = lines
    .filter(([proxy, server]) => proxy === 'primary' && server?.startsWith('db'))
    .map((fields) => fields[17])
  const up = states.filter((state) => state?.startsWith('UP'))
  return up.length === 1 && states.every((state) => state === 'UP' || state === 'DOWN')
}
