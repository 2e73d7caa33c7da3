import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { request } from 'node:http'
import { json } from 'node:stream/consumers'
import { join as joinPath } from 'node:path'
import { Readable } from 'node:stream'
import { after, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { beginUpload } from '@podium/contract/files'
import { fanGallery } from '@podium/contract/galleries'
import { uploadLimits } from '@podium/contract/limits'
import { cleanFiles } from '../../src/features/files/index.ts'
import { join } from '../cast.ts'
import { film } from '../films.ts'
import { usePodium } from '../harness.ts'
import { countOpenJobs } from '../jobs.ts'
import { skippedBox } from '../odd-files.ts'
import type { Person } from '../person.ts'
import { type ServerProcess, startServerProcess } from '../server-process.ts'
import { waitFor } from '../wait.ts'

let server: ServerProcess
// It goes before the database goes.
after(() => server.stop('SIGTERM'))
const podium = usePodium({}, async (started) => {
  server = await startServerProcess(started)
})

/**
 * A film with a long box after it that players skip: as many bytes as wanted, made while they are
 * sent.
 */
async function* longFilm(bytes: number): AsyncGenerator<Buffer> {
  const start = await film('mp4')
  const head = skippedBox(bytes - start.length)
  yield Buffer.concat([start, head])
  const zeros = Buffer.alloc(65_536)
  for (let left = bytes - start.length - head.length; left > 0; left -= zeros.length) {
    yield zeros.subarray(0, Math.min(left, zeros.length))
  }
}

interface Answer {
  status: number
  body: { id?: number; errors?: { errorCode: number }[]; fields?: Record<string, unknown> }
}

// As long as the ones browsers make: the longer it is, the faster it is looked for.
const boundary = '----WebKitFormBoundary7MA4YWxkTrZu0gW'

/** Sends a form with a film to the server process, piece by piece. */
function sendFilm(person: Person, content: AsyncIterable<Buffer>): Promise<Answer> {
  async function* form() {
    const head = 'Content-Disposition: form-data; name="file"; filename="a.mp4"'
    yield Buffer.from(`--${boundary}\r\n${head}\r\n\r\n`)
    yield* content
    yield Buffer.from(`\r\n--${boundary}--\r\n`)
  }
  return new Promise((resolve, reject) => {
    const call = request(`${server.address}/api/files/gallery-media`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${person.token}`,
        'content-type': `multipart/form-data; boundary=${boundary}`,
      },
    })
    const sending = Readable.from(form())
    call.on('response', (answer) => {
      json(answer).then(
        (body) => resolve({ status: answer.statusCode ?? 0, body: body as Answer['body'] }),
        reject,
      )
    })
    call.on('error', reject)
    sending.pipe(call)
  })
}

/** The most that the server held while something went on, in megabytes. */
async function mostHeld(work: Promise<unknown>): Promise<number> {
  let most = 0
  let over = false
  void work.finally(() => (over = true)).catch(() => {})
  while (!over) {
    most = Math.max(most, await server.megabytes())
    await pause(20)
  }
  return most
}

/** Waits until every film is made. */
async function filmsMade(): Promise<void> {
  const { db } = podium().context.database
  await waitFor(async () => (await countOpenJobs(db, 'make-film')) === 0, 'films are still made')
}

async function stored(): Promise<string[]> {
  const folder = podium().context.config.dataFolder
  const inside = async (name: string) =>
    (await readdir(joinPath(folder, name)).catch(() => [])).map((entry) => `${name}/${entry}`)
  return [
    ...(await inside('spool')),
    ...(await inside('files/files')),
    ...(await inside('uploads')),
  ]
}

test('a film of 190 megabytes is taken without being held in memory', async () => {
  const marta = await join(podium(), 'FAN')
  // What the first upload loads stays loaded, and Node collects used pieces once they are some tens of
  // megabytes: both are there for good, and no part of a film.
  const first = await sendFilm(marta, longFilm(60_000_000))
  assert.equal(first.status, 201)
  await filmsMade()
  const atRest = await server.megabytes()
  const sending = sendFilm(marta, longFilm(190_000_000))
  const grown = (await mostHeld(sending)) - atRest
  const { status, body } = await sending
  assert.equal(status, 201, JSON.stringify(body))
  assert.ok(grown < 50, `grew by ${Math.round(grown)} MB`)

  await filmsMade()
  const { list } = await podium()
    .visitor()
    .call(fanGallery.list, { params: { id: marta.id } })
  const item = list.find((shown) => shown.id === body.id)
  assert.deepEqual([item?.state, item?.width, item?.height], ['READY', 320, 180])
  // Written anew, without the box that nobody sees.
  const { bytes } = (await podium().context.storage.head(`files/${body.id}/video.mp4`)) ?? {}
  assert.ok(bytes && bytes < 100_000, String(bytes))
})

test('a film of 200,000,001 bytes is refused with invalidImageSize, also before it is sent', async () => {
  const marta = await join(podium(), 'FAN')
  const bytes = uploadLimits.galleryVideo + 1
  const atRest = await server.megabytes()
  const sending = sendFilm(marta, longFilm(bytes))
  const grown = (await mostHeld(sending)) - atRest
  const { status, body } = await sending
  assert.deepEqual([status, body.errors?.map((error) => error.errorCode)], [413, [30]])
  assert.deepEqual(body.fields, { file: [{ kind: 'FileSize', max: uploadLimits.galleryVideo }] })
  assert.ok(grown < 50, `grew by ${Math.round(grown)} MB`)
  await marta.refused('invalidImageSize', beginUpload, { body: { bytes } })
})

test('killing the server in the middle of an upload leaves no orphan', async () => {
  const before = await stored()
  const marta = await join(podium(), 'FAN')
  async function* slowFilm() {
    for await (const part of longFilm(50_000_000)) {
      yield part
      await pause(2)
    }
  }
  const sending = sendFilm(marta, slowFilm()).catch((error: unknown) => error)
  await waitFor(async () => (await stored()).length > before.length, 'nothing was stored')
  assert.equal((await stored()).length, before.length + 1)
  await server.stop('SIGKILL')
  assert.ok((await sending) instanceof Error)
  server = await startServerProcess(podium())
  await cleanFiles(podium().context.files)
  assert.deepEqual(await stored(), before)
  const { pool } = podium().context.database
  const { rows } = await pool.query('select 1 from files where owner_id = $1', [marta.id])
  assert.deepEqual(rows, [])
  // And the server that came back takes the same film.
  assert.equal((await sendFilm(marta, longFilm(5_000_000))).status, 201)
  await filmsMade()
})
