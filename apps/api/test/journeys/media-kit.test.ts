import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addAchievement } from '@podium/contract/achievements'
import { downloadMediaKit, kitLimits } from '@podium/contract/media-kit'
import { putVisibility } from '@podium/contract/profiles'
import { setMatch } from '@podium/contract/matches'
import { addCompetition, addGoal } from '@podium/contract/season'
import { acceptSupport } from '@podium/contract/support'
import { countAudience, publishUpdate } from '@podium/contract/updates'
import { legible } from '../../src/platform/paper/legible.ts'
import { slugOf } from '../../src/features/media-kit/slug.ts'
import { join, openAdmin, openMember, signIn } from '../cast.ts'
import { saveAthlete } from '../forms.ts'
import { family, show } from '../guarding.ts'
import { usePodium } from '../harness.ts'
import { readPdf } from '../pdf.ts'
import type { Person } from '../person.ts'
import { Planted } from '../secrets.ts'
import { askForSupport, signedInMember } from '../supporting.ts'
import { photo, upload } from '../uploads.ts'

const podium = usePodium()

const kitOf = (athlete: { id: number }, lang = 'pt') =>
  `/api/athletes/${athlete.id}/media-kit.pdf?lang=${lang}`

async function fetchKit(reader: Person, athlete: { id: number }, lang = 'pt') {
  const answer = await reader.send({ method: 'GET', url: kitOf(athlete, lang) })
  assert.equal(answer.statusCode, 200, answer.body)
  assert.equal(answer.headers['content-type'], 'application/pdf')
  return { ...readPdf(answer.rawPayload), headers: answer.headers }
}

/** A text as `readPdf` answers it: without spaces. */
const tight = (text: string) => text.replaceAll(/\s/g, '')

function assertTold(text: string, parts: string[]): void {
  for (const part of parts) assert.ok(text.includes(tight(part)), `${part} is missing in: ${text}`)
}

async function achieve(athlete: Person, competition: string, result = 1): Promise<void> {
  const club = { clubCompositeKey: { clubName: 'Académica', sport: 'ATHLETICS' } } as const
  const facts = { date: '2020-07-21', competitionLevel: 'NATIONAL', ageGroup: 'ADULTS' } as const
  const body = { ...facts, club, result, competition, evidence: 'https://fpa.example/resultados' }
  await athlete.call(addAchievement, { body })
}

const story = {
  phrase: 'Corro à chuva, não à sombra.',
  biography: 'Comecei aos nove anos.\n\nÀ noite, o avô esperava com chá de limão.',
  objectives: 'Chegar às meias-finais e voltar com uma história.',
  weight: '58,5',
  height: '172',
}

test('a kit tells what is public, in the language asked for, with letters and links', async () => {
  const ines = await join(podium(), 'ATHLETE', { name: 'Inês', lastName: 'Conceição Łuź' })
  await saveAthlete(ines, story)
  await achieve(ines, 'Campeonato de Pombal')
  const [volta, marta, quiet] = [
    await signedInMember(podium(), 'SPONSOR', { credits: 500, name: 'Volta Foods', lastName: '' }),
    await signedInMember(podium(), 'FAN', { credits: 500, name: 'Marta', lastName: 'Nóbrega' }),
    await signedInMember(podium(), 'FAN', { credits: 500, name: 'Quieta', lastName: 'Escondida' }),
  ]
  for (const [supporter, hidden] of [
    [volta, false],
    [marta, false],
    [quiet, true],
  ] as const) {
    const { id } = await askForSupport(supporter, ines, 100, hidden)
    await ines.call(acceptSupport, { params: { id } })
  }
  const inPortuguese = await fetchKit(podium().visitor(), ines)
  const { phrase, biography, objectives } = story
  const own = ['Inês Conceição Łuź', phrase, biography, objectives, 'Campeonato de Pombal']
  assertTold(inPortuguese.text, [...own, 'Atletismo', 'Resultados', '1.º', '1,72 m', '58,5 kg'])
  assertTold(inPortuguese.text, ['21 de julho de 2020', 'Marta Nóbrega', 'Adepto', 'Portugal'])
  // Who has no picture is drawn, as on the page; of their names there is no letter beside it.
  assert.equal(inPortuguese.source.match(/\/Subtype \/Image/g)?.length, 3)
  assert.doesNotMatch(inPortuguese.text, /IŁ|MNMarta/)
  // Sponsors first, whoever came last.
  assert.match(inPortuguese.text, /VoltaFoods.*MartaNóbrega/)
  assert.doesNotMatch(inPortuguese.text, /Quieta|Escondida|Achievements|Media/)
  assert.match(String(inPortuguese.headers['content-disposition']), /"ines-conceicao-[a-z-]+\.pdf"/)
  const page = `http://podium.test/athlete/${ines.id}`
  assert.deepEqual(new Set(inPortuguese.links), new Set([page, 'https://fpa.example/resultados']))
  assert.match(inPortuguese.source, /\/Lang \(pt-PT\)/)

  const inEnglish = await fetchKit(podium().visitor(), ines, 'en')
  assertTold(inEnglish.text, [...own, 'Athletics', 'Results', '1st', '1.72 m', 'Fan'])
  assert.doesNotMatch(inEnglish.text, /Quieta|Resultados|Adepto|Apoiantes/)
})

test('a kit can be heard: headings, words and links in order; ornaments and feet are silent', async () => {
  const ines = await join(podium(), 'ATHLETE', { name: 'Inês', lastName: 'Prata' })
  await saveAthlete(ines, story)
  await achieve(ines, 'Campeonato de Pombal')
  const { source } = await fetchKit(podium().visitor(), ines)
  assert.match(source, /\/Marked true/)
  assert.equal(source.match(/\/S \/H1\b/g)?.length, 1)
  for (const part of ['Document', 'H2', 'P', 'Link']) {
    assert.match(source, new RegExp(`/S /${part}\\b`), part)
  }
  // What is begun is ended, on every page.
  const begun = source.match(/\bB(?:DC|MC)\b/g)?.length
  assert.equal(source.match(/\bEMC\b/g)?.length, begun)
})

test('letters that no face has are written as they sound, or left to three dots', () => {
  assert.equal(legible('Олександра Гриценко', 'bold'), 'Oleksandra Gritsenko')
  assert.equal(legible('Ελένη', 'bold'), 'Eleni')
  assert.equal(legible('Łuź 中文字 🏃', 'regular'), 'Łuź … ')
})

test('pictures travel with it, and a change makes another kit at once', async () => {
  const ines = await join(podium(), 'ATHLETE')
  const images = (source: string) => source.match(/\/Subtype \/Image/g)?.length ?? 0
  assert.equal(images((await fetchKit(podium().visitor(), ines)).source), 1)
  const avatar = (await upload(ines, '/files/avatar', await photo())).json<{ id: number }>().id
  const cover = (await upload(ines, '/files/cover', await photo())).json<{ id: number }>().id
  await saveAthlete(ines, { avatarId: avatar, coverId: cover, phrase: 'Agora com cara' })
  for (let at = 0; at < kitLimits.pictures + 1; at++) {
    await upload(ines, '/files/gallery-media', await photo())
  }
  const kit = await fetchKit(podium().visitor(), ines)
  assert.equal(images(kit.source), 2 + kitLimits.pictures)
  assertTold(kit.text, ['Agora com cara'])
})

test('a kit with everything in it at its longest is made, and counts what it leaves out', async () => {
  const ines = await join(podium(), 'ATHLETE', { name: 'W'.repeat(50), lastName: 'Ã'.repeat(50) })
  const biography = 'Não há pressa, há ritmo. '.repeat(200).trim().slice(0, 2000)
  await saveAthlete(ines, { biography, phrase: '🏃‍♀️ שלום 中文 <b>&amp;' })
  for (let at = 0; at < kitLimits.results + 2; at++) await achieve(ines, `Prova ${at}`, at + 1)
  const kit = await fetchKit(podium().visitor(), ines)
  assert.ok(kit.pages > 1)
  assertTold(kit.text, [
    biography,
    '<b>&amp;',
    'e mais 2 resultados',
    `${kit.pages} de ${kit.pages}`,
  ])
})

test('a kit tells the season as everybody reads it, and nothing that is for some', async () => {
  const ines = await join(podium(), 'ATHLETE', { name: 'Inês' })
  const volta = await signedInMember(podium(), 'SPONSOR', { credits: 500, name: 'Volta Foods' })
  const year = new Date().getUTCFullYear() + 1
  const until = `${year}-02-20`
  const goal = {
    title: 'Nacionais em Braga',
    purpose: 'Comboio e duas noites',
    credits: 400,
    until,
  }
  const { id: goalId } = await ines.call(addGoal, { body: goal })
  const athleteId = ines.id
  const fund = { athleteId, credits: 120, perSupporter: 60, until: null }
  await volta.call(setMatch, { body: { ...fund, goalId } })
  const competition = {
    name: 'Regional de Viseu',
    place: 'Pista do Fontelo',
    date: until,
    link: '',
  }
  for (const at of Array(kitLimits.competitions + 1).keys()) {
    await ines.call(addCompetition, { body: { ...competition, name: `Regional ${at}` } })
  }
  for (const [audience, text] of [
    ['EVERYBODY', 'Bati o meu recorde!'],
    ['FOLLOWERS', 'Só para quem me segue'],
    ['SUPPORTERS', 'Só para quem apoia'],
  ] as const) {
    const { count: counted } = await ines.call(countAudience, { query: { audience } })
    await ines.call(publishUpdate, { body: { text, audience, counted, mediaIds: [] } })
  }
  await ines.call(putVisibility, { params: { id: ines.id }, body: { hiddenProfile: false } })
  for (const reader of [podium().visitor(), ines]) {
    const { text } = await fetchKit(reader, ines)
    assertTold(text, ['Esta época', goal.title, goal.purpose, '0 de 400 créditos', 'até 20 de'])
    assertTold(text, ['Duplicado por Volta Foods', 'enquanto restarem 120', 'Próximas provas'])
    assertTold(text, ['Regional 0', competition.place, 'e mais 1 prova', 'Bati o meu recorde!'])
    assert.doesNotMatch(text, /Regional6|Sóparaquem/)
  }
  assertTold((await fetchKit(podium().visitor(), ines, 'en')).text, ['This season', 'Coming up'])
})

test('a kit invites to write to whom one can write to, and to no protected athlete', async () => {
  const ines = await join(podium(), 'ATHLETE', { name: 'Inês' })
  await saveAthlete(ines, story)
  const { rui, paula } = await family(podium())
  await paula.call(putVisibility, show(rui))
  for (const [lang, invites] of [
    ['en', /Writeto|Talkto/],
    ['pt', /Escrevea|Falacom/],
  ] as const) {
    assert.match((await fetchKit(podium().visitor(), ines, lang)).text, invites)
    for (const reader of [podium().visitor(), rui]) {
      assert.doesNotMatch((await fetchKit(reader, rui, lang)).text, invites)
    }
  }
})

test('a hidden athlete’s kit is there for the athlete and admins alone', async () => {
  const ines = await join(podium(), 'ATHLETE')
  const [marta, ana] = [await openMember(podium(), 'FAN'), await openAdmin(podium())]
  await signIn(marta)
  await ines.call(putVisibility, { params: { id: ines.id }, body: { hiddenProfile: true } })
  for (const reader of [podium().visitor(), marta]) {
    await reader.refused('userNotFound', downloadMediaKit, { params: { id: ines.id } })
  }
  for (const reader of [ines, ana]) assertTold((await fetchKit(reader, ines)).text, ['Inês'])
})

test('who is no athlete has no kit, nor has a language that is none of ours', async () => {
  const marta = await openMember(podium(), 'FAN')
  await podium()
    .visitor()
    .refused('userNotFound', downloadMediaKit, { params: { id: marta.id } })
  const answer = await podium()
    .visitor()
    .send({ method: 'GET', url: kitOf({ id: 1 }, 'fr') })
  assert.equal(answer.statusCode, 400)
})

test('no kit says anything private, whoever asks for it', async () => {
  const planted = await new Planted(podium()).plant()
  const ana = await openAdmin(podium())
  for (const athlete of [planted.member('ATHLETE'), planted.ward ?? assert.fail()]) {
    for (const reader of [podium().visitor(), athlete, ana]) {
      for (const lang of ['en', 'pt']) {
        const { text, source, links } = await fetchKit(reader, athlete, lang)
        const said = (text + source + links.join(' ')).toLowerCase()
        for (const { what, value } of planted.secrets) {
          assert.ok(!said.includes(value) && !said.includes(tight(value)), what)
        }
      }
    }
  }
})

test('a name becomes a file’s name that every system can keep', () => {
  assert.equal(slugOf('Inês "Zé" da Conceição'), 'ines-ze-da-conceicao')
  assert.equal(slugOf('中文'), 'podium')
  assert.equal(slugOf('../../x'), 'x')
})
