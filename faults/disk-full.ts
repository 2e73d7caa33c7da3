/**
 * A data folder on a disk that fills up under load, and has room again later: what was answered is
 * there, the server refuses or waits meanwhile, and goes on by itself or after a start.
 * Needs root, to mount a small disk. `npm run faults -- disk-full`
 */
import { execFile } from 'node:child_process'
import { chmod, mkdtemp, rm, statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { keepWalletHistory } from './histories/podium.ts'
import { openBooks } from './parts/books.ts'
import { createClient, signInAll } from './parts/client.ts'
import { startLoad } from './parts/load.ts'
import { everybodyOf, openPeople } from './parts/people.ts'
import { report } from './parts/report.ts'
import { environmentFor, startServer } from './parts/server.ts'
import { findFreePort } from '@podium/embedded-postgres'

const execute = promisify(execFile)
const fullMs = 4000

const disk = await mkdtemp(join(tmpdir(), 'podium-disk-'))
await execute('mount', ['-t', 'tmpfs', '-o', 'size=400m,mode=755', 'tmpfs', disk])
try {
  await fillUnderLoad(join(disk, 'data'))
} finally {
  await execute('umount', ['--lazy', disk])
  await rm(disk, { recursive: true, force: true })
}

async function fillUnderLoad(folder: string): Promise<void> {
  const environment = environmentFor(folder, { PORT: String(await findFreePort()) })
  const complaints: string[] = []
  const people = await openPeople(environment)
  await chmod(folder, 0o755)
  const server = await startServer(environment)
  await signInAll(server.address, people)
  const client = createClient(server.address, complaints)
  const history = keepWalletHistory()
  const books = openBooks(client, people, complaints, history)

  const load = startLoad(client, people, { history })
  await pause(1000)
  const filler = join(disk, 'filler')
  await fill(filler)
  await pause(fullMs)
  const whileFull = client.unanswered()
  await rm(filler)
  await pause(1000)
  const acts = await load.end()
  await server.end('SIGTERM')

  const again = await startServer(environment)
  await signInAll(again.address, people)
  await books.compare(acts)
  await history.close(client, everybodyOf(people))
  await again.end('SIGTERM')
  complaints.push(...(await history.findAnomalies(environment)))
  report({ ...books.totals, ...history.counts(), callsWithoutAnswer: whileFull }, complaints)
}

/** Takes all the room there is. */
async function fill(filler: string): Promise<void> {
  const { bavail, bsize } = await statfs(disk)
  await writeFile(filler, Buffer.alloc(bavail * bsize)).catch(() => undefined)
}
