import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createClub } from '@podium/contract/clubs'
import { getAthlete, putVisibility } from '@podium/contract/profiles'
import { isSporting, memberRoles } from '@podium/contract/roles'
import { takeSportest } from '@podium/contract/sportest'
import sharp from 'sharp'
import { drawnOnPaper } from '../../src/platform/drawn.ts'
import { cardPortrait } from '../../src/platform/media/index.ts'
import { join, openMember } from '../cast.ts'
import { saveAthlete } from '../forms.ts'
import { family } from '../guarding.ts'
import { usePodium } from '../harness.ts'
import type { Person } from '../person.ts'
import { sportestOf } from '../sportests.ts'
import { photo, upload } from '../uploads.ts'

const podium = usePodium()

async function cardOf(url: string, headers: Record<string, string> = {}) {
  return podium().visitor().send({ method: 'GET', url, headers })
}

const ofAthlete = (person: Person, lang = 'en') =>
  `/files/card/athlete/${person.id}.png?lang=${lang}`

test('everybody with a public page has a card of the size that sites ask for', async () => {
  for (const role of memberRoles) {
    const person = await join(podium(), role)
    const card = await cardOf(`/files/card/${role.toLowerCase()}/${person.id}.png`)
    assert.equal(card.statusCode, 200, card.body)
    assert.equal(card.headers['content-type'], 'image/png')
    const { format, width, height } = await sharp(card.rawPayload).metadata()
    assert.deepEqual([format, width, height], ['png', 1200, 630])
  }
})

test('a card shows the score and the picture of now, in the language asked for', async () => {
  const ines = await join(podium(), 'ATHLETE')
  const before = await cardOf(ofAthlete(ines))
  const again = await cardOf(ofAthlete(ines))
  assert.equal(again.headers.etag, before.headers.etag)
  const known = await cardOf(ofAthlete(ines), { 'if-none-match': String(before.headers.etag) })
  assert.equal(known.statusCode, 304)
  const inPortuguese = await cardOf(ofAthlete(ines, 'pt'))
  await ines.call(takeSportest, { body: await sportestOf(ines, 'ATHLETE', -1) })
  const withScore = await cardOf(ofAthlete(ines))
  const { id } = (await upload(ines, '/files/avatar', await photo())).json<{ id: number }>()
  await saveAthlete(ines, { avatarId: id })
  const withPicture = await cardOf(ofAthlete(ines))
  const tags = [before, inPortuguese, withScore, withPicture].map((card) => card.headers.etag)
  assert.equal(new Set(tags).size, 4)
  const { data } = await sharp(withPicture.rawPayload)
    .extract({ left: 240, top: 298, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  // The photo's own colour, in the middle of the circle.
  assert.ok(Math.abs((data[0] ?? 0) - 0xc2) < 12 && (data[2] ?? 255) < 40, String([...data]))
})

test('who has no picture is drawn on the card as on the page, not as letters', async () => {
  for (const role of memberRoles) {
    const sport = isSporting(role) ? 'JUDO' : null
    const { id } = await openMember(podium(), role, { name: 'Ana', modality: sport })
    const card = await cardOf(`/files/card/${role.toLowerCase()}/${id}.png`)
    const { figure } = drawnOnPaper({ userId: id, role, sport, name: 'Ana' }, cardPortrait)
    // The head and the chest; a sponsor's letter stands between them.
    for (const top of [60, 240]) {
      const shown = await pixels(card.rawPayload, { left: 72 + 60, top: 128 + top })
      const drawn = await pixels(Buffer.from(figure), { left: 60, top })
      const apart = shown.reduce((sum, value, at) => sum + Math.abs(value - (drawn[at] ?? 0)), 0)
      // A card has a palette of its own.
      assert.ok(apart / shown.length < 8, `${role} at ${top}: ${apart / shown.length} apart`)
    }
  }
})

function pixels(picture: Buffer, { left, top }: { left: number; top: number }): Promise<Buffer> {
  const part = sharp(picture).extract({ left, top, width: 220, height: 40 })
  return part.removeAlpha().raw().toBuffer()
}

test('a hidden page has no card, nor has a page under another role or a number that is none', async () => {
  const ines = await join(podium(), 'ATHLETE')
  assert.equal((await cardOf(ofAthlete(ines))).statusCode, 200)
  await ines.call(putVisibility, { params: { id: ines.id }, body: { hiddenProfile: true } })
  const paths = [
    ofAthlete(ines),
    `/files/card/fan/${ines.id}.png`,
    `/files/card/admin/1.png`,
    '/files/card/athlete/0.png',
    '/files/card/athlete/99999999999.png',
    '/files/card/athlete/..%2f..%2fsecret.png',
    '/files/card/sportest/11.png',
    '/files/card/sportest/-1.png',
    '/files/card/sportest/coach-8.png',
  ]
  for (const path of paths) assert.equal((await cardOf(path)).statusCode, 404, path)
})

test('the card of who is protected tells no club, as their page', async () => {
  const { rui, paula } = await family(podium())
  await paula.call(putVisibility, { params: { id: rui.id }, body: { hiddenProfile: false } })
  const without = await cardOf(ofAthlete(rui))
  const { sport, ...own } = await rui.call(getAthlete, { params: { id: rui.id } })
  const club = { clubCompositeKey: { clubName: 'Clube do Cartão', sport: sport ?? 'NA' } }
  await rui.call(createClub, { body: club })
  const dateOfBirth = own.own?.dateOfBirth ?? ''
  await saveAthlete(rui, { club, dateOfBirth })
  const page = await rui.call(getAthlete, { params: { id: rui.id } })
  assert.deepEqual([page.own?.protected, page.club], [true, club])
  assert.equal((await cardOf(ofAthlete(rui))).headers.etag, without.headers.etag)
})

test('names with markup, control characters and no end are set as text', async () => {
  const names = [
    '\u0001',
    '<b onclick="x">&amp;',
    'A\u0001\u001b[31m',
    '𝓘𝓷𝓮𝓼 שלום 中文',
    'W'.repeat(100),
  ]
  for (const name of names) {
    for (const role of ['FAN', 'SPONSOR'] as const) {
      const { id } = await openMember(podium(), role, { name })
      const card = await cardOf(`/files/card/${role.toLowerCase()}/${id}.png`)
      assert.equal(card.statusCode, 200, `${JSON.stringify(name)}: ${card.body.slice(0, 200)}`)
    }
  }
})

test('each score has a card to share', async () => {
  const scores = ['athlete-0', 'athlete-10', 'fan-10', 'sponsor-10', '10']
  const cards = await Promise.all(scores.map((of) => cardOf(`/files/card/sportest/${of}.png`)))
  assert.ok(cards.every((card) => card.statusCode === 200))
  // Each says of which test it is; a link from before that says it of none.
  assert.equal(new Set(cards.map((card) => card.headers.etag)).size, scores.length)
})
