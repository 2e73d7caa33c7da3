import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addAchievement, changeAchievement, deleteAchievement } from '@podium/contract/achievements'
import { createClub, getClubPage, getClubs, getClubsOfSport } from '@podium/contract/clubs'
import { getAthlete, putAthlete, putAthleteAsAdmin } from '@podium/contract/profiles'
import type { ViolationKind } from '@podium/contract/violations'
import { join, openAdmin } from '../cast.ts'
import { usePodium } from '../harness.ts'

const podium = usePodium()

const club = (clubName: string, sport = 'ATHLETICS' as const) => ({
  clubCompositeKey: { clubName, sport },
})

const victory = {
  date: '2024-07-21',
  competitionLevel: 'NATIONAL',
  ageGroup: 'ADULTS',
  club: club('Académica de Coimbra'),
  result: 1,
  competition: '',
  evidence: '',
}

test('a club that differs in case and accents only is the one that is known', async () => {
  const ines = await join(podium(), 'ATHLETE')
  await ines.call(createClub, { body: club('SL Benfica') })
  const again = await ines.call(createClub, { body: club('  sl  BENFÍCA ') })
  assert.equal(again.clubCompositeKey.clubName, 'SL Benfica')
  for (const q of ['benf', 'BÉNF']) {
    const { list, total } = await ines.call(getClubPage, { query: { q } })
    assert.deepEqual([total, list[0]?.clubCompositeKey.clubName], [1, 'SL Benfica'])
  }
})

test('clubs without a letter in their names are not one club', async () => {
  const ines = await join(podium(), 'ATHLETE')
  const named = async (name: string) =>
    (await ines.call(createClub, { body: club(name) })).clubCompositeKey.clubName
  assert.deepEqual([await named('★'), await named('♥'), await named('★')], ['★', '♥', '★'])
  const { list } = await ines.call(getClubPage, { query: { q: '♥' } })
  assert.deepEqual(
    list.map((found) => found.clubCompositeKey.clubName),
    ['♥'],
  )
})

test('ten who make the same club at once get the same one', async () => {
  const ines = await join(podium(), 'ATHLETE')
  await Promise.all(
    Array.from({ length: 10 }, () => ines.call(createClub, { body: club('Corrida Viva') })),
  )
  const { total } = await ines.call(getClubPage, { query: { q: 'corrida viva' } })
  assert.equal(total, 1)
})

test('clubs are listed by sport, and visitors may look but not add', async () => {
  const ines = await join(podium(), 'ATHLETE')
  await ines.call(createClub, { body: club('Clube de Remo', 'ROWING' as never) })
  const visitor = podium().visitor()
  const rowing = await visitor.call(getClubsOfSport, { query: { modality: 'ROWING' } })
  assert.deepEqual(
    [rowing.total, rowing.list.map((known) => known.clubCompositeKey.clubName)],
    [1, ['Clube de Remo']],
  )
  const all = await visitor.call(getClubs)
  assert.ok(all.total >= 1 && all.list.length === all.total)
  const refused = await visitor.raw(createClub, { body: club('Nobody’s') })
  assert.equal(refused.statusCode, 401)
})

test('achievements stand on the page, newest first, and tell the clubs of their athlete', async () => {
  const ines = await join(podium(), 'ATHLETE')
  await ines.call(addAchievement, { body: { ...victory, date: '2020-01-01', result: 7 } })
  await ines.call(addAchievement, { body: { ...victory, evidence: 'https://fpa.example/1' } })
  const page = await podium()
    .visitor()
    .call(getAthlete, { params: { id: ines.id } })
  assert.deepEqual(
    page.achievements.map(({ date, result }) => [date, result]),
    [
      ['2024-07-21', 1],
      ['2020-01-01', 7],
    ],
  )
  const own = await ines.call(getAthlete, { params: { id: ines.id } })
  assert.deepEqual(own.own?.clubs, [club('Académica de Coimbra')])
})

test('one changes and deletes only one’s own achievements', async () => {
  const ines = await join(podium(), 'ATHLETE')
  const rui = await join(podium(), 'ATHLETE')
  const { id } = await ines.call(addAchievement, { body: victory })
  await rui.refused('entityDoesNotExist', changeAchievement, { params: { id }, body: victory })
  await rui.refused('entityDoesNotExist', deleteAchievement, { params: { id } })
  const changed = await ines.call(changeAchievement, {
    params: { id },
    body: { ...victory, result: 2 },
  })
  assert.equal(changed.result, 2)
  await ines.call(deleteAchievement, { params: { id } })
  await ines.refused('entityDoesNotExist', deleteAchievement, { params: { id } })
})

test('a change of an achievement in a window opened before undoes nothing that was changed meanwhile', async () => {
  const ines = await join(podium(), 'ATHLETE')
  const { id } = await ines.call(addAchievement, { body: victory })
  const change = (body: Partial<typeof victory>) =>
    ines.call(changeAchievement, { params: { id }, body })
  const evidence = 'https://fpa.example/2'
  await change({ result: 2, evidence })
  // The other window still shows the first place, and no proof.
  const changed = await change({ competition: 'Taça' })
  assert.deepEqual(
    [changed.result, changed.evidence, changed.competition, changed.date],
    [2, evidence, 'Taça', victory.date],
  )
  const both = [change({ result: 3 }), change({ evidence: '' })]
  await Promise.all(both)
  const { achievements } = await ines.call(getAthlete, { params: { id: ines.id } })
  const [last] = achievements
  assert.deepEqual([last?.result, last?.evidence, last?.club], [3, null, victory.club])
})

test('results, dates and links that cannot be are refused at their field', async () => {
  const ines = await join(podium(), 'ATHLETE')
  const wrong = (change: object) => ({ body: { ...victory, ...change } })
  await ines.violates(['result', 'Min'], addAchievement, wrong({ result: 0 }))
  await ines.violates(['result', 'Max'], addAchievement, wrong({ result: 51 }))
  await ines.violates(['ageGroup', 'NotBlank'], addAchievement, wrong({ ageGroup: '' }))
  await ines.violates(
    ['evidence', 'Pattern'],
    addAchievement,
    wrong({ evidence: 'javascript:alert(1)' }),
  )
  await ines.refused('moreThan500Years', addAchievement, wrong({ date: '1500-01-01' }) as never)
  const future = await ines.raw(addAchievement, wrong({ date: '2999-01-01' }) as never)
  assert.equal(future.statusCode, 400)
})

test('no achievement is before its athlete’s birth, whichever of the two dates comes last', async () => {
  const ines = await join(podium(), 'ATHLETE', { name: 'Inês', lastName: 'Carvalho' })
  const ana = await openAdmin(podium())
  const page = (dateOfBirth: string) => ({
    name: 'Inês',
    lastName: 'Carvalho',
    countryCode: 'PT',
    postalCode: '3000-456',
    fiscalCode: '501442600',
    dateOfBirth,
  })
  await ines.call(putAthlete, { body: page('2001-05-17') })
  const won = (date: string) => ({ body: { ...victory, date } })
  await ines.violates(['date', 'Pattern'], addAchievement, won('2001-05-16'))
  const { id } = await ines.call(addAchievement, won('2012-07-01'))
  await ines.violates(['date', 'Pattern'], changeAchievement, {
    params: { id },
    ...won('1999-07-01'),
  })
  const late: [string, ViolationKind] = ['dateOfBirth', 'Pattern']
  await ines.violates(late, putAthlete, { body: page('2012-07-02') })
  const asAdmin = { params: { id: ines.id }, body: page('2012-07-02') }
  await ana.violates(late, putAthleteAsAdmin, asAdmin)
  await ines.call(deleteAchievement, { params: { id } })
  await ines.call(putAthlete, { body: page('2012-07-02') })
})

test('the 301st achievement is refused, also when two tabs add it at once', async () => {
  const ines = await join(podium(), 'ATHLETE')
  const { pool } = podium().context.database
  await ines.call(addAchievement, { body: victory })
  await pool.query(
    `insert into achievements (athlete_id, club_id, date, competition_level, age_group, result, created_at)
     select athlete_id, club_id, date, competition_level, age_group, result, created_at
     from achievements, generate_series(1, 298) where athlete_id = $1`,
    [ines.id],
  )
  const both = await Promise.all([1, 2].map(() => ines.raw(addAchievement, { body: victory })))
  assert.deepEqual(both.map((answer) => answer.statusCode).sort(), [201, 400])
  await ines.refused('tooManyEvents', addAchievement, { body: victory })
})
