import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { join as joinPath } from 'node:path'
import { test } from 'node:test'
import { athleteGallery } from '@podium/contract/galleries'
import { uploadLimits } from '@podium/contract/limits'
import sharp from 'sharp'
import { join } from '../cast.ts'
import { film, sound } from '../films.ts'
import { usePodium } from '../harness.ts'
import { heic, hugePng, pdf, scriptedSvg } from '../odd-files.ts'
import type { Person } from '../person.ts'
import { photo, upload } from '../uploads.ts'

const podium = usePodium()

const places = ['/files/avatar', '/files/cover', '/files/gallery-media'] as const

function outcomeOf(answer: { statusCode: number; json: () => unknown }): [number, number[]] {
  const { errors = [] } = answer.json() as { errors?: { errorCode: number }[] }
  return [answer.statusCode, errors.map((error) => error.errorCode)]
}

/** Files of somebody that are stored, known or on their way. */
async function leftOf(person: Person): Promise<object> {
  const { config, database } = podium().context
  const { rows } = await database.pool.query('select id from files where owner_id = $1', [
    person.id,
  ])
  const spooled = await readdir(joinPath(config.dataFolder, 'spool')).catch(() => [])
  return { rows, spooled }
}

const refusedEverywhere: [string, string, () => Buffer | Promise<Buffer>, number, number][] = [
  ['a HEIC', 'IMG_0001.HEIC', heic, 415, 14],
  ['a PDF named .jpg', 'diploma.jpg', () => pdf, 415, 14],
  ['an SVG with a script', 'logo.svg', () => scriptedSvg, 415, 14],
  ['an SVG named .png', 'logo.png', () => scriptedSvg, 415, 14],
  ['nothing at all', 'empty.jpg', () => Buffer.alloc(0), 415, 14],
  ['a PNG of 30,000 by 30,000 pixels', 'wall.png', () => hugePng(30_000), 413, 30],
  ['a JPEG cut short', 'photo.jpg', async () => (await photo()).subarray(0, 400), 400, 15],
]

for (const [what, name, make, status, code] of refusedEverywhere) {
  test(`${what} is refused with code ${code}, wherever it is sent, and nothing stays`, async () => {
    const ines = await join(podium(), 'ATHLETE')
    const content = await make()
    for (const place of places) {
      assert.deepEqual(outcomeOf(await upload(ines, place, content, name)), [status, [code]], place)
    }
    assert.deepEqual(await leftOf(ines), { rows: [], spooled: [] })
  })
}

test('a WebM cut short is refused with cannotParseThumbnail, one without a picture with cannotLocateThumbnail', async () => {
  const ines = await join(podium(), 'ATHLETE')
  const whole = await film('webm', 8)
  for (const [content, code] of [
    [whole.subarray(0, Math.floor(whole.length * 0.6)), 23],
    [whole.subarray(0, 200), 23],
    [await sound(), 24],
  ] as const) {
    const answer = await upload(ines, '/files/gallery-media', content, 'film.webm')
    assert.deepEqual(outcomeOf(answer)[1], [code])
  }
  assert.deepEqual(await leftOf(ines), { rows: [], spooled: [] })
})

test('a film is no avatar, whatever its name says: invalidFile', async () => {
  const ines = await join(podium(), 'ATHLETE')
  const answer = await upload(ines, '/files/avatar', await film('mp4'), 'me.jpg')
  assert.deepEqual(outcomeOf(answer), [415, [14]])
})

test('a photo taken sideways stands upright, and does not tell where it was taken', async () => {
  const ines = await join(podium(), 'ATHLETE')
  const given = await photo({ width: 1200, height: 800 })
  const before = await sharp(given).metadata()
  // 0x8825 is the tag under which a camera writes the place.
  assert.ok(before.orientation === 6 && before.exif?.includes(Buffer.from([0x25, 0x88])))
  assert.equal((await upload(ines, '/files/gallery-media', given)).statusCode, 201)
  const visitor = podium().visitor()
  const { list } = await visitor.call(athleteGallery.list, { params: { id: ines.id } })
  const [item] = list
  assert.deepEqual([item?.width, item?.height], [800, 1200])
  for (const address of [item?.main, item?.thumbnail]) {
    const file = await visitor.send({ method: 'GET', url: address ?? assert.fail('no address') })
    const { exif, orientation, width, height } = await sharp(file.rawPayload).metadata()
    assert.deepEqual([exif, orientation], [undefined, undefined])
    assert.ok(address !== item?.main || height > width, `${width} by ${height}`)
  }
})

test('a photo of ten megabytes and a byte is refused, in the gallery too', async () => {
  const ines = await join(podium(), 'ATHLETE')
  const small = await photo()
  const exact = Buffer.concat([small, Buffer.alloc(uploadLimits.image - small.length)])
  assert.equal((await upload(ines, '/files/gallery-media', exact)).statusCode, 201)
  const over = Buffer.concat([exact, Buffer.alloc(1)])
  assert.deepEqual(outcomeOf(await upload(ines, '/files/gallery-media', over)), [413, [30]])
})
