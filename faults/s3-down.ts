/**
 * The S3-compatible store is gone, and then takes calls and says nothing: uploads are refused with a
 * code, kept files with 503, everything else goes on and /api/health/ready says what is lacking. Once
 * it is back everything kept is served, and nothing is half there. `npm run faults -- s3-down`
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { photo } from '../apps/api/test/uploads.ts'
import { startBucket } from './parts/bucket.ts'
import { ask, signInAll } from './parts/client.ts'
import { buildGate } from './parts/gate.ts'
import { openPeople } from './parts/people.ts'
import { type Kept, lookAtPictures, sendPicture } from './parts/pictures.ts'
import { report } from './parts/report.ts'
import { environmentFor, startServer } from './parts/server.ts'
import { until } from './parts/until.ts'

/** Longer than the store may be silent before we give up, in milliseconds. */
const longestMs = 60_000
const couldNotSaveFile = 10

const folder = await mkdtemp(join(tmpdir(), 'podium-s3-'))
await chmod(folder, 0o755)
const bucket = await startBucket()
const gate = await buildGate(Number(new URL(bucket.environment.S3_ENDPOINT ?? '').port))
const environment = environmentFor(folder, {
  ...bucket.environment,
  S3_ENDPOINT: `http://127.0.0.1:${gate.port}`,
})
const complaints: string[] = []
const people = await openPeople(environment)
const server = await startServer(environment)
await signInAll(server.address, people)
const content = await photo({ width: 300, height: 200 })
const kept: Kept[] = []
const figures: Record<string, number> = {}

await uploadBy('before')
const picture = await addressOfFirst()
await whileItIs('refusing', gate.shut)
await whileItIs('silent', gate.silence)
await gate.open()
const readyAfterMs = await until(async () => (await lacking()).length === 0, longestMs)
if (readyAfterMs === Infinity) complaints.push('it never said that it is well again')
await uploadBy('after')
complaints.push(...(await lookAtPictures(server.address, kept)))
await lookForHalves()
report({ ...figures, readyAfterMs, pictures: kept.length }, complaints)
await server.end('SIGTERM')
await bucket.stop()
await rm(folder, { recursive: true, force: true, maxRetries: 5 })
process.exit()

async function uploadBy(when: string): Promise<void> {
  for (const owner of people.members) {
    const { id, status } = await sendPicture(server.address, owner, content)
    if (id) kept.push({ id, owner })
    else complaints.push(`${when}: an upload answered ${status}`)
  }
}

async function whileItIs(state: string, make: () => Promise<void>): Promise<void> {
  await make()
  const [owner] = people.members
  if (!owner) throw new Error('nobody uploads')
  figures[`${state}: upload ms`] = await timed(async () => {
    const { id, status, code } = await sendPicture(server.address, owner, content)
    if (id || code !== couldNotSaveFile) complaints.push(`${state}: upload ${status}, code ${code}`)
  })
  figures[`${state}: file ms`] = await timed(async () => {
    const answer = await fetch(picture)
    const [caching, length] = ['cache-control', 'retry-after'].map((name) =>
      answer.headers.get(name),
    )
    const { errors } = (await answer.json()) as { errors: { errorCode: number }[] }
    if (answer.status === 503 && errors[0]?.errorCode === 0 && caching === 'no-store' && length)
      return
    complaints.push(
      `${state}: a file answered ${answer.status}, ${caching}, ${JSON.stringify(errors)}`,
    )
  })
  figures[`${state}: page ms`] = await timed(async () => {
    const { status } = await ask(server.address, null, { method: 'GET', path: '/users' })
    if (status !== 200) complaints.push(`${state}: a list answered ${status}`)
  })
  const missing = await lacking()
  if (missing.join() !== 'files') complaints.push(`${state}: health lacks "${missing.join()}"`)
}

async function addressOfFirst(): Promise<URL> {
  const path = `/fans/${kept[0]?.owner.id}/gallery`
  const { body } = await ask(server.address, null, { method: 'GET', path })
  const [first] = body as { thumbnail: string }[]
  return new URL(first?.thumbnail ?? '', server.address)
}

async function timed(work: () => Promise<void>): Promise<number> {
  const from = performance.now()
  await work()
  const ms = Math.round(performance.now() - from)
  if (ms > longestMs) complaints.push(`something took ${ms} ms`)
  return ms
}

async function lacking(): Promise<string[]> {
  const { status, body } = await ask(server.address, null, { method: 'GET', path: '/health/ready' })
  if (status !== 200) complaints.push(`health answered ${status}`)
  return (body as { lacking?: string[] }).lacking ?? []
}

/** A gallery holds exactly what was answered with yes. */
async function lookForHalves(): Promise<void> {
  for (const owner of people.members) {
    const path = `/fans/${owner.id}/gallery`
    const { body } = await ask(server.address, owner, { method: 'GET', path })
    const listed = (body as { id: number }[]).map(({ id }) => id).sort()
    const wanted = kept.filter((one) => one.owner === owner).map(({ id }) => id)
    if (listed.join() !== wanted.sort().join()) {
      complaints.push(`${owner.email} sees ${listed.join()}, not ${wanted.join()}`)
    }
  }
}
