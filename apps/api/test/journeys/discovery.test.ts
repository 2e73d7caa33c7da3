import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addAchievement } from '@podium/contract/achievements'
import { listSimilarAthletes, listSportestMatches } from '@podium/contract/discovery'
import { putVisibility } from '@podium/contract/profiles'
import type { Sport } from '@podium/contract/sports'
import { openMember, signIn } from '../cast.ts'
import { usePodium } from '../harness.ts'
import type { Person } from '../person.ts'

const podium = usePodium()

const coimbra = '3000-456'
const porto = '4000-322'

async function athlete(
  name: string,
  postalCode: string,
  levels: ('LOCAL' | 'NATIONAL' | 'INTERNATIONAL')[] = [],
  modality: Sport = 'JUDO',
): Promise<Person> {
  const person = await openMember(podium(), 'ATHLETE', { name, modality, postalCode })
  await signIn(person)
  for (const competitionLevel of levels) {
    const club = { clubCompositeKey: { clubName: 'Académica', sport: modality } }
    const body = { ageGroup: 'ADULTS' as const, date: '2026-02-01', result: 1, club }
    await person.call(addAchievement, { body: { ...body, competitionLevel } })
  }
  return person
}

const likeOf = async (person: Person) =>
  (
    await podium()
      .visitor()
      .call(listSimilarAthletes, { params: { id: person.id } })
  ).map(({ name }) => name)

test('athletes like one are of the sport, from nearby first, then of the level', async () => {
  const ines = await athlete('Inês', coimbra, ['NATIONAL'])
  await athlete('Longe e igual', porto, ['LOCAL', 'NATIONAL'])
  await athlete('Longe e longe', porto)
  const near = await athlete('Perto', coimbra, ['INTERNATIONAL'])
  await athlete('Outra modalidade', coimbra, ['NATIONAL'], 'ROWING')
  await openMember(podium(), 'MANAGER', { name: 'Agente', modality: 'JUDO' })
  const expected = ['Perto', 'Longe e igual', 'Longe e longe']
  assert.deepEqual(await likeOf(ines), expected)
  await near.call(putVisibility, { params: { id: near.id }, body: { hiddenProfile: true } })
  assert.deepEqual(await likeOf(ines), expected.slice(1))
  await podium()
    .visitor()
    .refused('userNotFound', listSimilarAthletes, { params: { id: near.id } })
})

test('at most six are shown, and a fan has nobody alike', async () => {
  const rower = await athlete('Remadora', coimbra, [], 'SAILING')
  for (let count = 0; count < 8; count++) await athlete(`S${count}`, coimbra, [], 'SAILING')
  assert.equal((await likeOf(rower)).length, 6)
  const fan = await openMember(podium(), 'FAN')
  const visitor = podium().visitor()
  await visitor.refused('userNotFound', listSimilarAthletes, { params: { id: fan.id } })
})

test('a sportest leads an athlete to sponsors near them, and others to athletes of the sport', async () => {
  for (const [name, postalCode] of [
    ['Sul', '8000-138'],
    ['Norte', porto],
    ['Centro', coimbra],
    ['Oeste', '2500-198'],
  ] as const) {
    await openMember(podium(), 'SPONSOR', { name, postalCode })
  }
  const boxer = await athlete('Boxe', coimbra, [], 'BOXING')
  const matches = async (person: Person, query: object) =>
    (await person.call(listSportestMatches, { query: query as never })).map(({ name }) => name)
  const sponsors = await matches(boxer, { sportestType: 'ATHLETE', sport: 'BOXING', score: 7 })
  assert.deepEqual([sponsors[0], sponsors.length], ['Centro', 3])
  const visitor = podium().visitor()
  for (const sportestType of ['FAN', 'SPONSOR']) {
    assert.deepEqual(await matches(visitor, { sportestType, sport: 'BOXING' }), ['Boxe'])
  }
  assert.deepEqual(await matches(boxer, { sportestType: 'FAN', sport: 'BOXING' }), [])
  assert.equal((await matches(visitor, { sportestType: 'FAN', sport: 'NA' })).length, 3)
  await visitor.violates(['score', 'Max'], listSportestMatches, {
    query: { sportestType: 'FAN', score: 11 },
  })
})
