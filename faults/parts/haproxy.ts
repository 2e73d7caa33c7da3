import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '@podium/embedded-postgres'
import { readPublished } from './published.ts'

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
  const [primary, replica] = [await findFreePort(), await findFreePort()]
  const text = await readPublished('haproxy.cfg')
  const file = join(folder, 'haproxy.cfg')
  await writeFile(
    file,
    text
      .replace('bind 127.0.0.1:5000', `bind 127.0.0.1:${primary}`)
      .replace('bind 127.0.0.1:5001', `bind 127.0.0.1:${replica}`)
      .replaceAll('10.0.0.', prefix),
  )
  const child = spawn('haproxy', ['-db', '-f', file], { stdio: 'ignore' })
  process.on('exit', () => child.kill('SIGKILL'))
  const end = async () => {
    child.kill('SIGKILL')
    await once(child, 'exit')
    await rm(folder, { recursive: true, force: true })
  }
  return { primary, replica, end }
}
