import assert from 'node:assert/strict'
import { test } from 'node:test'
import { getAthlete } from '@podium/contract/profiles'
import {
  addSportestOption,
  changeSportestOption,
  listSportestOptions,
  listSportests,
  type SportestOptionType,
  takeSportest,
} from '@podium/contract/sportest'
import { join, openAdmin } from '../cast.ts'
import { usePodium } from '../harness.ts'
import type { Person } from '../person.ts'

const podium = usePodium()

/** The option of a type at a place of its ladder, -1 for the best. */
async function option(person: Person, type: SportestOptionType, at: number): Promise<number> {
  const options = await person.call(listSportestOptions)
  const ladder = options.filter((known) => known.sportestAnswerOptionType === type)
  return ladder.at(at)?.id ?? assert.fail(`no option ${type} ${at}`)
}

async function athleteTest(person: Person, at: number) {
  return {
    sportestType: 'ATHLETE',
    athleteBestResultEventAnswerId: await option(person, 'ATLHETE_EVENT', at),
    athleteBestResultPositionAnswerId: await option(person, 'ATLHETE_BEST_POSITION', at),
    athleteBudgetAnswerId: await option(person, 'ATLHETE_BUDGET', at),
    athleteModalityAnswerId: await option(person, 'MODALITY', 0),
  }
}

test('a visitor gets a score and id 0, and nothing is stored', async () => {
  const visitor = podium().visitor()
  const best = await visitor.call(takeSportest, { body: await athleteTest(visitor, -1) })
  const worst = await visitor.call(takeSportest, { body: await athleteTest(visitor, 0) })
  assert.deepEqual([best.score, best.id, worst.score, worst.id], [10, 0, 0, 0])
  const { rows } = await podium().ground.database.pool.query('select 1 from sportests')
  assert.equal(rows.length, 0)
})

test('the score of an athlete shows on their page, and their history only to themselves', async () => {
  const ines = await join(podium(), 'ATHLETE')
  await ines.call(takeSportest, { body: await athleteTest(ines, 0) })
  await ines.call(takeSportest, { body: await athleteTest(ines, -1) })
  const visitor = podium().visitor()
  const page = await visitor.call(getAthlete, { params: { id: ines.id } })
  assert.equal(page.sportestScore, 10)
  const scores = async (person: Person) =>
    (await person.call(listSportests, { params: { id: ines.id } })).map((taken) => taken.score)
  assert.deepEqual(await scores(ines), [10, 0])
  assert.deepEqual(await scores(visitor), [10])
})

test('a kept test that is sent twice is stored once', async () => {
  const ines = await join(podium(), 'ATHLETE')
  const body = { ...(await athleteTest(ines, -1)), key: crypto.randomUUID() }
  const sent = await Promise.all([1, 2, 3].map(() => ines.call(takeSportest, { body })))
  assert.equal(new Set(sent.map((result) => result.id)).size, 1)
  assert.equal((await ines.call(listSportests, { params: { id: ines.id } })).length, 1)
})

test('fan and sponsor tests reach both ends of the scale', async () => {
  const visitor = podium().visitor()
  const fan = async (fanInterest: 'A' | 'D') => {
    const fanModalityAnswerId = await option(visitor, 'MODALITY', 3)
    return visitor.call(takeSportest, {
      body: { sportestType: 'FAN', fanInterest, fanModalityAnswerId },
    })
  }
  assert.deepEqual([(await fan('A')).score, (await fan('D')).score], [0, 10])
  const sponsor = async (at: number, sponsorEntityType: 'OTHER' | 'PRIVATE_COMPANY') =>
    visitor.call(takeSportest, {
      body: {
        sportestType: 'SPONSOR',
        sponsorEntityType,
        sponsorModalityAnswerId: await option(visitor, 'MODALITY', 0),
        sponsorSponsorshipBudgetAnswerId: await option(visitor, 'SPONSOR_BUDGET', at),
        sponsorSponsorshipPackAnswerId: await option(visitor, 'SPONSOR_PACK', at),
      },
    })
  assert.deepEqual(
    [(await sponsor(0, 'OTHER')).score, (await sponsor(-1, 'PRIVATE_COMPANY')).score],
    [0, 10],
  )
})

test('a missing answer is a violation, a strange one is refused', async () => {
  const visitor = podium().visitor()
  const good = await athleteTest(visitor, 1)
  const without = { ...good, athleteBudgetAnswerId: undefined }
  await visitor.violates(['athleteBudgetAnswerId', 'NotBlank'], takeSportest, { body: without })
  await visitor.refused('invalidTest', takeSportest, { body: { ...good, sportestType: 'COACH' } })
  await visitor.refused('invalidTest', takeSportest, { body: { ...good, fanInterest: 'A' } })
  const swapped = { ...good, athleteBudgetAnswerId: good.athleteModalityAnswerId }
  await visitor.refused('invalidAnswer', takeSportest, { body: swapped })
  await visitor.refused('invalidAnswer', takeSportest, {
    body: { ...good, athleteBudgetAnswerId: 2_000_000_000 },
  })
})

test('a score that is sent along is ignored', async () => {
  const visitor = podium().visitor()
  const body = { ...(await athleteTest(visitor, 0)), score: 10 }
  assert.equal((await visitor.call(takeSportest, { body })).score, 0)
})

test('only admins add and rename options, and a name is there once', async () => {
  const admin = await openAdmin(podium())
  const draft = {
    name: { en: 'Street race', pt: 'Prova de rua' },
    sportestAnswerOptionType: 'ATLHETE_EVENT' as const,
    weight: 2.5,
  }
  const { id } = await admin.call(addSportestOption, { body: draft })
  await admin.refused('optionNameExists', addSportestOption, { body: draft })
  const renamed = { ...draft, name: { en: 'Road race', pt: 'Prova de estrada' } }
  await admin.call(changeSportestOption, { params: { id }, body: renamed })
  await admin.refused('entityDoesNotExist', changeSportestOption, {
    params: { id: 999_999 },
    body: draft,
  })
  const fan = await join(podium(), 'FAN')
  await fan.refused('forbidden', addSportestOption, { body: draft })
})
