/**
 * The clock of the machine jumps a day ahead and then two days back, under the server and its
 * database alike, while there is load: nothing answered is lost, and signing in works on both sides
 * of the jump. Needs Debian's faketime. `npm run faults -- clock-jumps`
 */
import { chmod, glob, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findFreePort } from '@podium/embedded-postgres'
import { keepWalletHistory } from './histories/podium.ts'
import { openBooks } from './parts/books.ts'
import { createClient, signInAll } from './parts/client.ts'
import { type Act, startLoad } from './parts/load.ts'
import { everybodyOf, openPeople } from './parts/people.ts'
import { report } from './parts/report.ts'
import { environmentFor, startServer } from './parts/server.ts'

const jumps = { '+0': 0, '+1d': 1, '-1d': -1, '+2d': 2 }
const dayMs = 24 * 60 * 60 * 1000
const loadMs = 3000

const folder = await mkdtemp(join(tmpdir(), 'podium-clock-'))
await chmod(folder, 0o755)
const clock = join(folder, 'clock')
await writeFile(clock, '+0')
await chmod(clock, 0o644)
const { value: library } = await glob('/usr/lib/*/faketime/libfaketime.so.1').next()
if (!library) throw new Error('This test needs Debian’s package faketime.')
const environment = environmentFor(join(folder, 'data'), { PORT: String(await findFreePort()) })
const complaints: string[] = []
const people = await openPeople(environment)
const server = await startServer({
  ...environment,
  LD_PRELOAD: library,
  FAKETIME_TIMESTAMP_FILE: clock,
  FAKETIME_NO_CACHE: '1',
  FAKETIME_DONT_FAKE_MONOTONIC: '1',
})
const client = createClient(server.address, complaints)
const history = keepWalletHistory()
const books = openBooks(client, people, complaints, history)
const acts: Act[] = []
for (const [jump, days] of Object.entries(jumps)) {
  await writeFile(clock, jump)
  await lookAtClock(days)
  // A token of ten minutes has run out by a jump ahead, as it should.
  await signInAll(server.address, people)
  const load = startLoad(client, people, { history })
  await pause(loadMs)
  acts.push(...(await load.end()))
}
await books.compare(acts)
await history.close(client, everybodyOf(people))
await server.end('SIGTERM')
complaints.push(...(await history.findAnomalies(environment)))
report({ jumps: Object.keys(jumps).length, ...books.totals, ...history.counts() }, complaints)
await rm(folder, { recursive: true, force: true, maxRetries: 5 })

/** Without this, a clock that does not jump would pass. */
async function lookAtClock(days: number): Promise<void> {
  // Node works the header out once a second.
  await pause(1100)
  const { headers } = await fetch(`${server.address}/api/health/ready`)
  const told = Date.parse(headers.get('date') ?? '')
  const off = Math.abs(told - Date.now() - days * dayMs)
  if (!(off < 60_000)) complaints.push(`the server says ${headers.get('date')} ${days} days off`)
}
