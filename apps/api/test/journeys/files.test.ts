import assert from 'node:assert/strict'
import { test } from 'node:test'
import { beginUpload } from '@podium/contract/files'
import { athleteGallery } from '@podium/contract/galleries'
import { uploadLimits } from '@podium/contract/limits'
import { getAthlete, putAthlete, putVisibility } from '@podium/contract/profiles'
import sharp from 'sharp'
import { cleanFiles } from '../../src/features/files/index.ts'
import { join, signIn } from '../cast.ts'
import { athleteFormOf, saveAthlete } from '../forms.ts'
import { travel, usePodium } from '../harness.ts'
import { photo, upload } from '../uploads.ts'

const podium = usePodium()

function codesOf(answer: { json: () => unknown }): number[] {
  const { errors } = answer.json() as { errors: { errorCode: number }[] }
  return errors.map((error) => error.errorCode)
}

test('an uploaded picture shows on the page, upright and without the place it was taken at', async () => {
  const ines = await join(podium(), 'ATHLETE')
  const uploaded = await upload(ines, '/files/avatar', await photo())
  assert.equal(uploaded.statusCode, 201, uploaded.body)
  const { id } = uploaded.json<{ id: number }>()
  await saveAthlete(ines, { avatarId: id })
  const visitor = podium().visitor()
  const page = await visitor.call(getAthlete, { params: { id: ines.id } })
  assert.equal(page.avatar.id, id)
  const file = await visitor.send({ method: 'GET', url: page.avatar.main ?? '' })
  assert.equal(file.headers['content-type'], 'image/webp')
  assert.equal(file.headers['cache-control'], 'public, max-age=3600')
  const asked = await visitor.send({ method: 'HEAD', url: page.avatar.main ?? '' })
  assert.deepEqual([asked.statusCode, asked.body], [200, ''])
  assert.equal(asked.headers['content-length'], String(file.rawPayload.length))
  const facts = await sharp(file.rawPayload).metadata()
  assert.deepEqual([facts.exif, facts.orientation], [undefined, undefined])
})

test('somebody else’s picture can be kept neither as avatar (18) nor as cover (19)', async () => {
  const ines = await join(podium(), 'ATHLETE')
  const rui = await join(podium(), 'ATHLETE')
  const { id } = (await upload(ines, '/files/avatar', await photo())).json<{ id: number }>()
  await rui.refused('invalidAvatarId', putAthlete, {
    body: (await athleteFormOf(rui, { avatarId: id })) as never,
  })
  await rui.refused('invalidCoverId', putAthlete, {
    body: (await athleteFormOf(rui, { coverId: id })) as never,
  })
})

test('a call that takes a file takes nothing else, and says who may call before that', async () => {
  const ines = await join(podium(), 'ATHLETE')
  const headers = { 'content-type': 'application/json' }
  const { key } = await ines.call(beginUpload, { body: { bytes: 9 } })
  const calls = [
    { method: 'POST', url: '/api/files/avatar', headers, body: '{}' },
    { method: 'PATCH', url: `/api/files/uploads/${key}?offset=0`, headers, body: '{"a":"b"}' },
  ]
  for (const call of calls) {
    const refused = await ines.send(call)
    assert.deepEqual([refused.statusCode, codesOf(refused)], [415, [14]])
    assert.equal((await podium().visitor().send(call)).statusCode, 401)
  }
})

test('what is no picture is refused with invalidFile, whatever its name says', async () => {
  const ines = await join(podium(), 'ATHLETE')
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n')
  for (const content of [svg, pdf, Buffer.from('hello')]) {
    const answer = await upload(ines, '/files/avatar', content, 'photo.jpg')
    assert.deepEqual([answer.statusCode, codesOf(answer)], [415, [14]])
  }
})

test('a picture over ten megabytes, or over fifty megapixels, is refused with invalidImageSize', async () => {
  const ines = await join(podium(), 'ATHLETE')
  const heavy = Buffer.concat([await photo(), Buffer.alloc(uploadLimits.image)])
  const tooHeavy = await upload(ines, '/files/avatar', heavy)
  assert.deepEqual([tooHeavy.statusCode, codesOf(tooHeavy)], [413, [30]])
  const wide = await sharp({
    create: { width: 16_000, height: 4000, channels: 3, background: 'red' },
  })
    .png({ compressionLevel: 9 })
    .toBuffer()
  const tooLarge = await upload(ines, '/files/avatar', wide, 'photo.png')
  assert.deepEqual([tooLarge.statusCode, codesOf(tooLarge)], [413, [30]])
})

test('a picture cut short is refused, and nothing of it is kept', async () => {
  const ines = await join(podium(), 'ATHLETE')
  const whole = await photo({ width: 2000, height: 2000 })
  const answer = await upload(ines, '/files/avatar', whole.subarray(0, 400))
  assert.deepEqual(codesOf(answer), [15])
})

test('a picture that another takes the place of, or nothing, opens with no key that was given out before', async () => {
  const ines = await join(podium(), 'ATHLETE')
  const uploaded = await upload(ines, '/files/avatar', await photo())
  const { id, main } = uploaded.json<{ id: number; main: string }>()
  const open = async (url = main) => (await ines.send({ method: 'GET', url })).statusCode
  assert.equal(await open(), 200, 'a preview before anything is saved')
  await saveAthlete(ines, { avatarId: id })
  assert.equal(await open(), 200)
  const other = await upload(ines, '/files/avatar', await photo())
  const next = other.json<{ id: number; main: string }>()
  await saveAthlete(ines, { avatarId: next.id })
  assert.deepEqual([await open(), await open(next.main)], [404, 200])
  await saveAthlete(ines, { avatarId: 0 })
  assert.equal(await open(next.main), 404)
})

test('a photo in the gallery is seen by visitors, and gone with a hidden profile', async () => {
  const ines = await join(podium(), 'ATHLETE')
  assert.equal((await upload(ines, '/files/gallery-media', await photo())).statusCode, 201)
  const visitor = podium().visitor()
  const { list } = await visitor.call(athleteGallery.list, { params: { id: ines.id } })
  const main = list[0]?.main ?? assert.fail('no photo')
  assert.equal((await visitor.send({ method: 'GET', url: main })).statusCode, 200)

  await ines.call(putVisibility, { params: { id: ines.id }, body: { hiddenProfile: true } })
  await visitor.refused('userNotFound', athleteGallery.list, { params: { id: ines.id } })
  assert.equal((await visitor.send({ method: 'GET', url: main })).statusCode, 404)
  const own = await ines.call(athleteGallery.list, { params: { id: ines.id } })
  const withKey = own.list[0]?.main ?? assert.fail('no photo')
  assert.equal((await visitor.send({ method: 'GET', url: withKey })).statusCode, 200)
})

test('a deleted photo can be brought back for ten minutes, and by its owner only', async () => {
  const ines = await join(podium(), 'ATHLETE')
  const rui = await join(podium(), 'ATHLETE')
  const { id } = (await upload(ines, '/files/gallery-media', await photo())).json<{ id: number }>()
  const wanted = { params: { mediaId: id } }
  await rui.refused('entityDoesNotExist', athleteGallery.remove, wanted)
  await ines.call(athleteGallery.remove, wanted)
  assert.equal((await ines.call(athleteGallery.list, { params: { id: ines.id } })).total, 0)
  await rui.refused('entityDoesNotExist', athleteGallery.restore, wanted)
  await ines.call(athleteGallery.restore, wanted)
  assert.equal((await ines.call(athleteGallery.list, { params: { id: ines.id } })).total, 1)
  await ines.call(athleteGallery.remove, wanted)
  travel({ seconds: 11 * 60 })
  await signIn(ines)
  await ines.refused('entityDoesNotExist', athleteGallery.restore, wanted)
})

test('what nobody kept is deleted after a day', async () => {
  const ines = await join(podium(), 'ATHLETE')
  const { id, main } = (await upload(ines, '/files/avatar', await photo())).json<{
    id: number
    main: string
  }>()
  travel({ seconds: 25 * 3600 })
  await cleanFiles(podium().context.files)
  const { rows } = await podium().context.database.pool.query('select 1 from files where id = $1', [
    id,
  ])
  assert.equal(rows.length, 0)
  assert.equal((await ines.send({ method: 'GET', url: main })).statusCode, 404)
})

test('a folder that cannot be deleted keeps no other', async () => {
  travel({ seconds: 0 })
  const ines = await join(podium(), 'ATHLETE')
  const [first, second] = [
    await upload(ines, '/files/avatar', await photo()),
    await upload(ines, '/files/avatar', await photo()),
  ]
  const [stays, goes] = [first, second].map((sent) => sent.json<{ id: number }>().id)
  const { files, database } = podium().context
  const deleteFolder = (folder: string) => {
    if (folder.endsWith(`/${stays}`)) return Promise.reject(new Error('EACCES'))
    return files.storage.deleteFolder(folder)
  }
  const storage = { ...files.storage, deleteFolder }
  travel({ seconds: 25 * 3600 })
  await assert.rejects(cleanFiles({ ...files, storage }))
  const left = async () => {
    const { rows } = await database.pool.query<{ id: number }>(
      'select id from files where id = any($1) order by id',
      [[stays, goes]],
    )
    return rows.map(({ id }) => id)
  }
  assert.deepEqual(await left(), [stays])
  await cleanFiles(files)
  assert.deepEqual(await left(), [])
})
