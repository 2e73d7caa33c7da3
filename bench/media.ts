// How soon an uploaded picture and the poster of an uploaded video are ready, from the first byte sent
// to the answer, through the whole server; beside the bare library call on the same file. And how much
// longer nineteen people wait for theirs when a twentieth sends the heaviest picture in the same moment:
//   node --import zod/compile bench/media.ts
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { buildApp, createAppContext } from '../apps/api/src/app.ts'
import { readConfig } from '../apps/api/src/config.ts'
import { openAccount } from '../apps/api/src/features/identity/index.ts'
import { currentTermsVersion } from '../apps/api/src/features/legal/index.ts'
import { openDatabase } from '../apps/api/src/platform/database/index.ts'
import { createLog } from '../apps/api/src/platform/log.ts'
import { decodeStill, film } from '../apps/api/test/films.ts'
import { median } from './parts/contest.ts'
import { type Figure, keepResults } from './parts/results.ts'
import { timed } from './parts/timed.ts'

const tries = 5
const barMs = { avatar: 2000, poster: 3000, longer: 1000 }
const password = 'Podium!2026'
const crowd = 20

const folder = await mkdtemp(join(tmpdir(), 'podium-bench-'))
const config = readConfig({
  ...process.env,
  DATABASE_URL: undefined,
  PODIUM_DATA: folder,
  PODIUM_RATE_LIMITS: 'off',
  LOG_LEVEL: 'silent',
})
const log = createLog('silent')
const database = await openDatabase(config, log)
const context = await createAppContext(config, log, database, { worker: true })
const server = await buildApp(context)
const address = await server.listen({ port: 0, host: '127.0.0.1' })
const people = await Promise.all(Array.from({ length: crowd }, (_, at) => openFan(at)))
const fan = people[0] ?? (await openFan(0))

const photo = await noise(4000, 3000)
const video = await film('mp4', 10)
await keepResults([
  report('avatar', await times(sendAvatar), await times(shrink)),
  report('poster', await times(sendVideo), await times(() => decodeStill(video))),
  await measureCrowd(),
])

await server.close()
await context.jobs.stop()
await database.stop()
await rm(folder, { recursive: true, force: true })
process.exit()

interface Fan {
  id: number
  headers: { authorization: string }
}

async function openFan(at: number): Promise<Fan> {
  const email = `bench-${at}@podium.example`
  const id = await context.inTransaction(async (tx) =>
    openAccount(tx, {
      role: 'FAN',
      modality: null,
      ...{ email, password },
      name: 'Bench',
      lastName: '',
      countryCode: 'PT',
      postalCode: '',
      fiscalCode: '',
      address: '',
      language: 'en',
      proven: true,
      consent: { version: await currentTermsVersion(tx), givenBy: 'invitation', ip: '127.0.0.1' },
    }),
  )
  const answer = await fetch(`${address}/api/authentication/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, acceptingTerms: true }),
  })
  return { id, headers: { authorization: answer.headers.get('authorization') ?? '' } }
}

/** A picture that does not compress away: twelve megapixels as a camera makes them. */
function noise(width: number, height: number, quality = 85): Promise<Buffer> {
  const spread = { type: 'gaussian', mean: 128, sigma: 20 } as const
  const create = { width, height, channels: 3, background: 'grey', noise: spread } as const
  return sharp({ create }).jpeg({ quality }).toBuffer()
}

async function send({ headers }: Fan, path: string, content: Buffer): Promise<number> {
  const body = new FormData()
  body.set('file', new Blob([new Uint8Array(content)]), 'file')
  const answer = await fetch(`${address}/api/files/${path}`, { method: 'POST', headers, body })
  if (answer.status !== 201) throw new Error(await answer.text())
  return ((await answer.json()) as { id: number }).id
}

function sendAvatar(): Promise<number> {
  return send(fan, 'avatar', photo)
}

async function sendVideo(): Promise<void> {
  const { id, headers } = fan
  const sent = await send(fan, 'gallery-media', video)
  for (;;) {
    const answer = await fetch(`${address}/api/fans/${id}/gallery`, { headers })
    const list = (await answer.json()) as { id: number; state: string }[]
    if (list.some((item) => item.id === sent && item.state === 'READY')) return
    await pause(10)
  }
}

function shrink(): Promise<Buffer> {
  return sharp(photo).autoOrient().resize(512, 512).webp({ quality: 82, effort: 3 }).toBuffer()
}

/** The middle of several tries, in milliseconds, after one that warms up. */
async function middleOf(measure: () => Promise<number>): Promise<number> {
  await measure()
  const taken: number[] = []
  for (let done = 0; done < tries; done++) taken.push(await measure())
  return Math.round(median(taken))
}

function times(work: () => Promise<unknown>): Promise<number> {
  return middleOf(() => timed(work))
}

/** How much later the last of nineteen light pictures is ready when a heavy one came just before them. */
async function measureCrowd(): Promise<Figure> {
  const light = await noise(1600, 1200)
  // Just below the ten megabytes that a picture may have.
  const heavy = await noise(8000, 6000, 20)
  const others = people.slice(1)
  const sendLight = () => Promise.all(others.map((person) => send(person, 'avatar', light)))
  const alone = await times(sendLight)
  const beside = await middleOf(async () => {
    const first = send(fan, 'avatar', heavy)
    await pause(20)
    const took = await timed(sendLight)
    await first
    return took
  })
  const longer = beside - alone
  console.log(`${others.length} light pictures: ${alone} ms, ${beside} ms beside a heavy one`)
  return { name: 'longer beside a heavy picture', value: longer, unit: 'ms', bar: barMs.longer }
}

function report(what: keyof typeof barMs, ours: number, bare: number): Figure {
  const verdict = ours <= barMs[what] ? 'within' : 'ABOVE'
  console.log(`${what}: ready after ${ours} ms, ${verdict} ${barMs[what]} ms; bare ${bare} ms`)
  return { name: `${what} ready`, value: ours, unit: 'ms', bar: barMs[what] }
}
