import assert from 'node:assert/strict'
import { Readable } from 'node:stream'
import { afterEach, test } from 'node:test'
import { beginUpload, cancelUpload, getUpload } from '@podium/contract/files'
import { athleteGallery, fanGallery, galleryOf, type Media } from '@podium/contract/galleries'
import { mostMedia, storageLimits } from '@podium/contract/limits'
import { type MemberRole, memberRoles } from '@podium/contract/roles'
import sharp from 'sharp'
import { cleanFiles } from '../../src/features/files/index.ts'
import { join, signIn } from '../cast.ts'
import { film, secretTitle } from '../films.ts'
import { restoreClock, travel, usePodium } from '../harness.ts'
import { openPage } from '../live-page.ts'
import type { Person } from '../person.ts'
import { photo, upload } from '../uploads.ts'

const podium = usePodium()
afterEach(restoreClock)

const galleryFor = async (viewer: Person, owner: Person, role: MemberRole = 'FAN') =>
  (await viewer.call(galleryOf[role].list, { params: { id: owner.id } })).list

async function onlyItem(viewer: Person, owner: Person): Promise<Media> {
  const [item, ...more] = await galleryFor(viewer, owner)
  assert.deepEqual(more, [])
  return item ?? assert.fail('the gallery is empty')
}

const fileAt = (address: string | null, headers = {}) =>
  podium()
    .visitor()
    .send({ method: 'GET', url: address ?? assert.fail('no address'), headers })

for (const container of ['mp4', 'webm'] as const) {
  test(`a ${container} becomes ready with poster and duration, and its owner hears of it`, async () => {
    const marta = await join(podium(), 'FAN')
    const page = await openPage(marta, podium().app)
    const given = await film(container)
    assert.ok(given.includes(secretTitle), 'the film must tell something to be forgotten')
    const sent = await upload(marta, '/files/gallery-media', given)
    assert.equal(sent.statusCode, 201, sent.body)
    const { id, state } = sent.json<{ id: number; state: string }>()
    assert.equal(state, 'PROCESSING')
    const isReady = () => page.heard.some((e) => e.type === 'MEDIA_READY' && e.id === id)
    await page.until('no MEDIA_READY', isReady)
    page.close()

    const item = await onlyItem(podium().visitor(), marta)
    assert.deepEqual(
      [item.id, item.mediaType, item.state, item.width, item.height],
      [id, 'VIDEO', 'READY', 320, 180],
    )
    assert.ok(Math.abs((item.durationMs ?? 0) - 2000) < 200, String(item.durationMs))
    const poster = await fileAt(item.poster)
    assert.equal((await sharp(poster.rawPayload).metadata()).format, 'webp')
    const whole = await fileAt(item.main)
    assert.equal(whole.headers['content-type'], `video/${container}`)
    assert.equal(whole.rawPayload.includes(secretTitle), false)
    const part = await fileAt(item.main, { range: 'bytes=10-19' })
    assert.deepEqual([part.statusCode, part.rawPayload.length], [206, 10])
    assert.deepEqual(part.rawPayload, whole.rawPayload.subarray(10, 20))
  })
}

test('a film in the making is seen by its owner only', async () => {
  const marta = await join(podium(), 'FAN')
  await upload(marta, '/files/gallery-media', await film('webm'))
  await podium().settled()
  const { pool } = podium().context.database
  await pool.query(`update files set state = 'PROCESSING' where owner_id = $1`, [marta.id])
  assert.deepEqual(await galleryFor(podium().visitor(), marta), [])
  const item = await onlyItem(marta, marta)
  assert.deepEqual([item.state, item.main, item.thumbnail], ['PROCESSING', null, null])
})

test('a film that cannot be made fails by itself, and its owner reads why', async () => {
  const marta = await join(podium(), 'FAN')
  const page = await openPage(marta, podium().app)
  const { storage } = podium().context
  const { get } = storage
  // What was stored is lost before the worker comes to it.
  storage.get = async () => null
  const { id } = (await upload(marta, '/files/gallery-media', await film('webm'))).json<{
    id: number
  }>()
  const isTold = () => page.heard.some((event) => event.type === 'MEDIA_READY' && event.id === id)
  await page.until('not told', isTold).finally(() => (storage.get = get))
  page.close()
  const item = await onlyItem(marta, marta)
  assert.deepEqual([item.state, item.errorCode, item.main], ['FAILED', 23, null])
  assert.deepEqual(await galleryFor(podium().visitor(), marta), [])
  await marta.call(fanGallery.remove, { params: { mediaId: id } })
})

test('what a film was made from goes, also where the store fails to delete it at first', async () => {
  const marta = await join(podium(), 'FAN')
  const { storage, jobHandlers } = podium().context
  const { delete: remove } = storage
  storage.delete = () => Promise.reject(new Error('away'))
  const { id } = (await upload(marta, '/files/gallery-media', await film('webm'))).json<{
    id: number
  }>()
  const isReady = async () => (await onlyItem(marta, marta)).state === 'READY'
  while (!(await isReady())) await new Promise((resolve) => setTimeout(resolve, 50))
  const original = `files/${id}/original`
  assert.ok(await storage.head(original))
  storage.delete = remove
  const making = jobHandlers.find(({ job }) => job.name === 'make-film')
  await (making!.run as (data: object) => Promise<void>)({ fileId: id })
  assert.equal(await storage.head(original), null)
})

test('what a film was to be made from goes with the hope of it', async () => {
  const marta = await join(podium(), 'FAN')
  const { database, files, storage } = podium().context
  await upload(marta, '/files/gallery-media', await photo())
  const { id } = await onlyItem(marta, marta)
  const original = `files/${id}/original`
  await storage.put(original, Readable.from(['film']))
  await database.pool.query(`update files set state = 'PROCESSING' where id = $1`, [id])
  const stands = async () => [
    (await onlyItem(marta, marta)).state,
    (await storage.head(original)) !== null,
  ]
  await cleanFiles(files)
  assert.deepEqual(await stands(), ['PROCESSING', true])
  travel({ seconds: 3700 })
  await signIn(marta)
  await cleanFiles(files)
  assert.deepEqual(await stands(), ['FAILED', false])
})

test('a film that waits for its turn for hours is made all the same', async () => {
  const marta = await join(podium(), 'FAN')
  const { database, files, jobHandlers, storage } = podium().context
  await upload(marta, '/files/gallery-media', await film('webm'))
  await podium().settled()
  const { id } = await onlyItem(marta, marta)
  const original = `files/${id}/original`
  await storage.put(original, Readable.from([await film('webm')]))
  await database.pool.query(`update files set state = 'PROCESSING' where id = $1`, [id])
  await database.pool.query(
    `update pgboss.job set state = 'created', start_after = now() + interval '1 day'
     where name = 'make-film' and (data->>'fileId')::integer = $1`,
    [id],
  )
  travel({ seconds: 3 * 3600 })
  await signIn(marta)
  await cleanFiles(files)
  const making = jobHandlers.find(({ job }) => job.name === 'make-film')
  await (making!.run as (data: object) => Promise<void>)({ fileId: id })
  assert.equal((await onlyItem(marta, marta)).state, 'READY')
  assert.equal(await storage.head(original), null)
})

/** Begins an upload of somebody's, and answers how its parts are sent. */
async function beginParts(person: Person, bytes: number) {
  const { key } = await person.call(beginUpload, { body: { bytes } })
  const send = (offset: number, part: Buffer) =>
    person.send({
      method: 'PATCH',
      url: `/api/files/uploads/${key}?offset=${offset}`,
      body: part,
      headers: { 'content-type': 'application/octet-stream' },
    })
  return { key, send }
}

test('an upload that broke goes on where it stopped', async () => {
  const marta = await join(podium(), 'FAN')
  const content = await photo()
  const { key, send } = await beginParts(marta, content.length)
  const half = Math.floor(content.length / 2)
  assert.equal((await send(0, content.subarray(0, half))).json().offset, half)
  assert.equal((await marta.call(getUpload, { params: { key } })).offset, half)
  assert.equal((await send(0, content)).statusCode, 409)
  const done = (await send(half, content.subarray(half))).json()
  assert.equal(done.media.state, 'READY')
  assert.equal((await onlyItem(podium().visitor(), marta)).id, done.media.id)
  const rui = await join(podium(), 'FAN')
  await rui.refused('entityDoesNotExist', getUpload, { params: { key } })
})

/** Everything of a photo is here, and the server has begun to look at it; it goes on once it is let. */
async function whileLookedAt(person: Person) {
  const content = await photo()
  const { key, send } = await beginParts(person, content.length)
  const { storage } = podium().context
  const { put } = storage
  const [begun, go] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  storage.put = async (...given) => {
    begun.resolve()
    await go.promise
    return put.apply(storage, given)
  }
  const first = send(0, content)
  await begun.promise
  const goOn = () => {
    storage.put = put
    go.resolve()
  }
  return { key, send, bytes: content.length, first, goOn }
}

test('whose connection broke at the last byte asks again, and has the photo once', async () => {
  const marta = await join(podium(), 'FAN')
  const { key, send, bytes, first, goOn } = await whileLookedAt(marta)
  const { offset, media } = await marta.call(getUpload, { params: { key } })
  assert.deepEqual([offset, media], [bytes, null])
  const again = send(offset, Buffer.alloc(0))
  await new Promise((resolve) => setTimeout(resolve, 100))
  goOn()
  const [one, two] = [(await first).json(), (await again).json()]
  assert.deepEqual(two.media, one.media)
  assert.equal((await onlyItem(marta, marta)).id, one.media.id)
})

test('an upload that is given up while it is looked at comes into no gallery', async () => {
  const marta = await join(podium(), 'FAN')
  const { key, first, goOn } = await whileLookedAt(marta)
  await marta.call(cancelUpload, { params: { key } })
  goOn()
  assert.equal((await first).statusCode, 409)
  assert.deepEqual(await galleryFor(marta, marta), [])
})

test('people of every role have a gallery, and edit only what is in their own', async () => {
  const people = await Promise.all(memberRoles.map((role) => join(podium(), role)))
  for (const [at, role] of memberRoles.entries()) {
    const [owner, other] = [people[at]!, people[(at + 1) % people.length]!]
    const { id } = (await upload(owner, '/files/gallery-media', await photo())).json<{
      id: number
    }>()
    const texts = { caption: '<i>Final</i>', altText: 'Uma pista' }
    const described = { params: { mediaId: id }, body: texts }
    for (const calls of memberRoles.map((known) => galleryOf[known])) {
      await other.refused('entityDoesNotExist', calls.describe, described)
      await other.refused('entityDoesNotExist', calls.remove, { params: { mediaId: id } })
    }
    const shown = await owner.call(galleryOf[role].describe, described)
    assert.deepEqual([shown.caption, shown.altText], [texts.caption, texts.altText])
    const [item] = await galleryFor(podium().visitor(), owner, role)
    assert.deepEqual([item?.caption, item?.abilities.edit], [texts.caption, false])
  }
})

test('who describes a picture in a window opened before takes away nothing that was written meanwhile', async () => {
  const ines = await join(podium(), 'ATHLETE')
  const { id } = (await upload(ines, '/files/gallery-media', await photo())).json<{ id: number }>()
  const say = async (body: { caption?: string; altText?: string }) => {
    const { caption, altText } = await ines.call(athleteGallery.describe, {
      params: { mediaId: id },
      body,
    })
    return [caption, altText]
  }
  assert.deepEqual(await say({ altText: 'Uma pista' }), [null, 'Uma pista'])
  // The other window still shows the picture without it.
  assert.deepEqual(await say({ caption: 'Final' }), ['Final', 'Uma pista'])
  assert.deepEqual(await say({ altText: '' }), ['Final', null])
})

test('who deletes a picture, or brings it back, once more after an answer that was lost is not told that there is none', async () => {
  const ines = await join(podium(), 'ATHLETE')
  const { id } = (await upload(ines, '/files/gallery-media', await photo())).json<{ id: number }>()
  const item = { params: { mediaId: id } }
  await ines.call(athleteGallery.remove, item)
  travel({ seconds: 100 })
  await ines.call(athleteGallery.remove, item)
  assert.equal((await ines.call(athleteGallery.restore, item)).id, id)
  assert.equal((await ines.call(athleteGallery.restore, item)).id, id)
  assert.equal((await galleryFor(podium().visitor(), ines, 'ATHLETE')).length, 1)
  // The ten minutes are those of the first time.
  await ines.call(athleteGallery.remove, item)
  travel({ seconds: 400 })
  await ines.call(athleteGallery.remove, item)
  travel({ seconds: 710 })
  await signIn(ines)
  await ines.refused('entityDoesNotExist', athleteGallery.remove, item)
  await ines.refused('entityDoesNotExist', athleteGallery.restore, item)
})

/** Files as uploads leave them, without their content. */
async function fillWithFiles(ownerId: number, count: number, bytes = 1000): Promise<void> {
  await podium().context.database.pool.query(
    `with stored as (
      insert into files (owner_id, purpose, kind, state, bytes, kept, loose_since, created_at)
      select $1, 'GALLERY', 'IMAGE', 'READY', $3, true, now(), now() from generate_series(1, $2)
      returning id
    )
    insert into gallery_items (file_id, owner_id, media_type, created_at)
    select id, $1, 'IMAGE', now() from stored`,
    [ownerId, count, bytes],
  )
}

test('a gallery holds 500 items; it comes whole, or a page at a time with its total', async () => {
  const ines = await join(podium(), 'ATHLETE')
  await fillWithFiles(ines.id, mostMedia - 1)
  const params = { id: ines.id }
  assert.equal((await upload(ines, '/files/gallery-media', await photo())).statusCode, 201)
  const full = await upload(ines, '/files/gallery-media', await photo())
  assert.deepEqual(full.json<{ errors: { errorCode: number }[] }>().errors[0]?.errorCode, 124)
  // Of a long film that is said before it is sent.
  await ines.refused('galleryFull', beginUpload, { body: { bytes: 1000 } })
  const whole = await podium().visitor().call(athleteGallery.list, { params })
  assert.deepEqual([whole.list.length, whole.total], [mostMedia, mostMedia])
  const query = { _limit: 100, _page: 4 } as const
  const last = await podium().visitor().call(athleteGallery.list, { params, query })
  assert.deepEqual(
    [last.total, last.list.map(({ id }) => id)],
    [mostMedia, whole.list.slice(400).map(({ id }) => id)],
  )
  await ines.call(athleteGallery.remove, { params: { mediaId: whole.list[0]?.id ?? 0 } })
  assert.equal((await upload(ines, '/files/gallery-media', await photo())).statusCode, 201)
  // What was deleted comes back once there is room for it.
  const [deleted, other] = whole.list.map(({ id: mediaId }) => ({ params: { mediaId } }))
  await ines.refused('galleryFull', athleteGallery.restore, deleted!)
  await ines.call(athleteGallery.remove, other!)
  await ines.call(athleteGallery.restore, deleted!)
})

test('what one person brings within a day, and keeps in all, is bounded; others are not held up', async () => {
  const [ines, rui] = [await join(podium(), 'ATHLETE'), await join(podium(), 'ATHLETE')]
  const { perDay, perPerson } = storageLimits
  await fillWithFiles(ines.id, 1, perDay - 1_000_000)
  const body = { bytes: 1_000_001 }
  await ines.refused('uploadsUsedUp', beginUpload, { body })
  await ines.call(beginUpload, { body: { bytes: 999_999 } })
  // What was begun counts with all it announced.
  await ines.refused('uploadsUsedUp', beginUpload, { body: { bytes: 2 } })
  assert.equal((await upload(rui, '/files/avatar', await photo())).statusCode, 201)
  travel({ seconds: 25 * 3600 })
  await signIn(ines)
  await ines.call(beginUpload, { body })
  await fillWithFiles(ines.id, 1, perPerson - perDay)
  travel({ seconds: 50 * 3600 })
  await signIn(ines)
  await ines.refused('storageFull', beginUpload, { body })
})

test('three uploads go on at once; one that was left alone for an hour makes room', async () => {
  const ines = await join(podium(), 'ATHLETE')
  const begin = () => ines.call(beginUpload, { body: { bytes: 1000 } })
  const [first] = [await begin(), await begin(), await begin()]
  await ines.refused('tooManyUploads', beginUpload, { body: { bytes: 1000 } })
  await ines.call(cancelUpload, { params: { key: first.key } })
  const attempts = await Promise.all(
    [1, 2, 3].map(() => ines.raw(beginUpload, { body: { bytes: 1000 } })),
  )
  assert.deepEqual(attempts.map(({ statusCode }) => statusCode).toSorted(), [201, 400, 400])
  travel({ seconds: 3700 })
  await signIn(ines)
  await begin()
})
