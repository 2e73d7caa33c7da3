import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import { type AchievementForm, addAchievement } from '@podium/contract/achievements'
import { listAudit } from '@podium/contract/audit'
import {
  createClub,
  getClubPage,
  listAdminClubs,
  mergeClubs,
  renameClub,
} from '@podium/contract/clubs'
import { searchNetwork } from '@podium/contract/network'
import { getAthlete, putAthlete } from '@podium/contract/profiles'
import { addAchievement as add } from '../../src/features/clubs/keep-achievements.ts'
import { nameClub } from '../../src/features/clubs/index.ts'
import { mergeClubs as merge, renameClub as rename } from '../../src/features/clubs/tidy-clubs.ts'
import { updateStory } from '../../src/features/profiles/records.ts'
import type { Tx } from '../../src/platform/database/index.ts'
import type { Viewer } from '../../src/platform/http/index.ts'
import { openAdmin, openMember, signIn } from '../cast.ts'
import { usePodium } from '../harness.ts'
import { asViewer, type Person } from '../person.ts'

const podium = usePodium()
const sport = 'TENNIS' as const

const clubCalled = (clubName: string) => ({ clubCompositeKey: { clubName, sport } })

/** An athlete of a club, with a result for it. */
async function openAthleteOf(clubName: string): Promise<Person> {
  const ines = await openMember(podium(), 'ATHLETE', { name: 'Inês', modality: sport })
  await signIn(ines)
  await saveClub(ines, clubName)
  await win(ines, clubName)
  return ines
}

function saveClub(ines: Person, clubName: string) {
  const form = { name: 'Inês', lastName: 'Carvalho', countryCode: 'PT' }
  const details = { fiscalCode: '123456789', postalCode: '3000-456', club: clubCalled(clubName) }
  return ines.call(putAthlete, { body: { ...form, ...details } as never })
}

const resultFor = (clubName: string) =>
  ({
    date: '2024-05-01',
    competitionLevel: 'LOCAL',
    ageGroup: 'ADULTS',
    club: clubCalled(clubName),
    result: 1,
  }) as AchievementForm

const win = (ines: Person, clubName: string) =>
  ines.call(addAchievement, { body: resultFor(clubName) as never })

async function find(admin: Person, q: string) {
  return (await admin.call(listAdminClubs, { query: { q, sport } })).list
}

const clubOf = async (person: Person) =>
  (await person.call(getAthlete, { params: { id: person.id } })).club?.clubCompositeKey.clubName

test('a club renamed is so on pages, results, in the search and in the list', async () => {
  const ana = await openAdmin(podium())
  const ines = await openAthleteOf('Tenis Clube Antigo')
  const [club] = await find(ana, 'antigo')
  assert.deepEqual([club?.athletes, club?.achievements], [1, 1])
  const id = club?.id ?? assert.fail('no club')
  const renamed = await ana.call(renameClub, {
    params: { id },
    body: { clubName: 'Ténis Clube Moderno' },
  })
  assert.deepEqual([renamed.name, renamed.athletes], ['Ténis Clube Moderno', 1])
  assert.equal(await clubOf(ines), 'Ténis Clube Moderno')
  const page = await ines.call(getAthlete, { params: { id: ines.id } })
  assert.equal(page.achievements[0]?.club.clubCompositeKey.clubName, 'Ténis Clube Moderno')
  const { list } = await podium()
    .visitor()
    .call(searchNetwork, { query: { q: 'moderno' } })
  assert.deepEqual(
    list.map((card) => card.id),
    [ines.id],
  )
})

test('a name that is taken, whatever its accents, is refused', async () => {
  const ana = await openAdmin(podium())
  for (const name of ['Clube Um', 'Clube Dois'])
    await ana.call(createClub, { body: clubCalled(name) })
  const [one] = await find(ana, 'clube um')
  const id = one?.id ?? assert.fail('no club')
  await ana.refused('optionNameExists', renameClub, {
    params: { id },
    body: { clubName: 'CLUBE DÓIS' },
  })
  await ana.call(renameClub, { params: { id }, body: { clubName: 'Clube ÚM' } })
  await ana.violates(['clubName', 'NotBlank'], renameClub, {
    params: { id },
    body: { clubName: ' ' },
  })
})

test('a club merged is gone, and what hung on it hangs on the other', async () => {
  const ana = await openAdmin(podium())
  const ines = await openAthleteOf('SL Norte')
  const rita = await openAthleteOf('Sport Lisboa Norte')
  const [from] = await find(ana, 'SL Norte')
  const [into] = await find(ana, 'Sport Lisboa Norte')
  const asked = { params: { id: from?.id ?? 0 }, body: { into: into?.id ?? 0 } }
  const merged = await ana.call(mergeClubs, asked)
  assert.deepEqual(
    [merged.name, merged.athletes, merged.achievements],
    ['Sport Lisboa Norte', 2, 2],
  )
  assert.deepEqual([await clubOf(ines), await clubOf(rita)], [merged.name, merged.name])
  const { list: acts } = await ana.call(listAudit, { query: { act: 'CLUBS_MERGED' } })
  assert.equal(acts[0]?.before?.name, 'SL Norte')
  await ana.refused('entityDoesNotExist', mergeClubs, asked)
  const { list } = await ana.call(getClubPage, { query: { q: 'sl norte' } })
  assert.deepEqual(list, [])
})

test('clubs of different sports do not become one, nor does a club itself', async () => {
  const ana = await openAdmin(podium())
  await ana.call(createClub, { body: clubCalled('Um Só') })
  await ana.call(createClub, {
    body: { clubCompositeKey: { clubName: 'Outro Só', sport: 'SOCCER' } },
  })
  const [one] = await find(ana, 'um so')
  const { list } = await ana.call(listAdminClubs, { query: { q: 'outro so' } })
  const id = one?.id ?? assert.fail()
  await ana.refused('stateChanged', mergeClubs, {
    params: { id },
    body: { into: list[0]?.id ?? 0 },
  })
  await ana.refused('stateChanged', mergeClubs, { params: { id }, body: { into: id } })
})

for (const [what, tidy] of [
  ['merged', merge],
  [
    'renamed',
    (tx: Tx, admin: Viewer, { id }: { id: number }) => rename(tx, admin, { id, name: 'Depois' }),
  ],
] as const) {
  test(`what names a club while that club is ${what} is kept, and the club is there`, async () => {
    const ana = await openAdmin(podium())
    const ines = await openAthleteOf(`Antes ${what}`)
    await openAthleteOf('Outro Clube')
    const [club] = await find(ana, `Antes ${what}`)
    const [into] = await find(ana, 'Outro Clube')
    let saving: Promise<unknown> = Promise.resolve()
    await podium().context.inTransaction(async (tx) => {
      await tidy(tx, asViewer(ana, 'ADMIN'), { id: club?.id ?? 0, into: into?.id ?? 0 })
      saving = Promise.all([saveClub(ines, `Antes ${what}`), win(ines, `Antes ${what}`)])
      await setTimeout(300)
    })
    await saving
    const page = await ines.call(getAthlete, { params: { id: ines.id } })
    const named = page.achievements.map(
      ({ club: { clubCompositeKey } }) => clubCompositeKey.clubName,
    )
    for (const name of [await clubOf(ines), ...named]) {
      const [there] = await find(ana, name ?? '')
      assert.equal(there?.name, name)
    }
  })
}

test('a club is merged while a result for it is being added, and renamed while a page tells it', async () => {
  const ana = await openAdmin(podium())
  const ines = await openAthleteOf('Clube de Cima')
  const rita = await openAthleteOf('Clube de Baixo')
  const [club] = await find(ana, 'Clube de Cima')
  const [into] = await find(ana, 'Clube de Baixo')
  const { inTransaction } = podium().context
  const own = { params: { id: club?.id ?? 0 } }
  const tidied: Promise<unknown>[] = []
  await inTransaction(async (tx) => {
    const clubName = await nameClub(tx, { name: 'clube de cima', sport })
    tidied.push(ana.call(renameClub, { ...own, body: { clubName: 'Clube de Lado' } }))
    await setTimeout(300)
    await updateStory(tx, rita.id, { club_name: clubName })
  })
  await Promise.all(tidied)
  assert.equal(await clubOf(rita), 'Clube de Lado')

  await inTransaction(async (tx) => {
    await add(tx, ines.id, resultFor('Clube de Lado'))
    tidied.push(ana.call(mergeClubs, { ...own, body: { into: into?.id ?? 0 } }))
    await setTimeout(300)
  })
  await Promise.all(tidied)
  const { achievements } = await ines.call(getAthlete, { params: { id: ines.id } })
  assert.deepEqual(
    achievements.map(({ club: one }) => one.clubCompositeKey.clubName),
    ['Clube de Baixo', 'Clube de Baixo'],
  )
})
