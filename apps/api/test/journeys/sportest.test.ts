import assert from 'node:assert/strict'
import { test } from 'node:test'
import { searchNetwork } from '@podium/contract/network'
import { getAthlete, profileOf } from '@podium/contract/profiles'
import type { MemberRole } from '@podium/contract/roles'
import type { Input } from '@podium/contract/route'
import {
  addSportestOption,
  changeSportestOption,
  listAdminSportestOptions,
  listSportestOptions,
  listSportests,
  putSportestShown,
  sportestTypes,
  getSportestShown,
  takeSportest,
} from '@podium/contract/sportest'
import { setShown } from '../../src/features/sportest/own-score.ts'
import { join, openAdmin } from '../cast.ts'
import { usePodium } from '../harness.ts'
import type { Person } from '../person.ts'
import { option, sportestOf } from '../sportests.ts'
import { waitUntilHeldUp } from '../wait.ts'

const podium = usePodium()

test('a visitor gets a score and id 0, and nothing is stored', async () => {
  const visitor = podium().visitor()
  const best = await visitor.call(takeSportest, { body: await sportestOf(visitor, 'ATHLETE', -1) })
  const worst = await visitor.call(takeSportest, { body: await sportestOf(visitor, 'ATHLETE', 0) })
  assert.deepEqual([best.score, best.id, worst.score, worst.id], [10, 0, 0, 0])
  const { rows } = await podium().context.database.pool.query('select 1 from sportests')
  assert.equal(rows.length, 0)
})

test('the score of an athlete shows on their page, and their history only to themselves', async () => {
  const ines = await join(podium(), 'ATHLETE')
  await ines.call(takeSportest, { body: await sportestOf(ines, 'ATHLETE', 0) })
  await ines.call(takeSportest, { body: await sportestOf(ines, 'ATHLETE', -1) })
  const visitor = podium().visitor()
  const page = await visitor.call(getAthlete, { params: { id: ines.id } })
  assert.equal(page.sportestScore, 10)
  const scores = async (person: Person) =>
    (await person.call(listSportests, { params: { id: ines.id } })).map((taken) => taken.score)
  assert.deepEqual(await scores(ines), [10, 0])
  assert.deepEqual(await scores(visitor), [10])
})

/** What everybody can read of somebody's score: their page, their card, and the test behind it. */
async function publicScores({ id }: Person, role: MemberRole) {
  const visitor = podium().visitor()
  const page = await visitor.call(profileOf[role], { params: { id } })
  const { list } = await visitor.call(searchNetwork, { query: { _limit: 100 } })
  const card = list.find((known) => known.id === id)
  const behind = await visitor.call(listSportests, { params: { id } })
  return [page.sportestScore, card?.sportestScore, behind.map((taken) => taken.sportestType)]
}

test('page and card show the score of the test of one’s own role, whichever was taken last', async () => {
  const taken = async (person: Person) =>
    (await person.call(listSportests, { params: { id: person.id } })).map(
      ({ sportestType }) => sportestType,
    )
  for (const role of ['ATHLETE', 'SPONSOR', 'MANAGER'] as const) {
    const person = await join(podium(), role)
    for (const type of sportestTypes) {
      const body = await sportestOf(person, type, type === role ? 0 : -1)
      await person.call(takeSportest, { body })
    }
    const expected = role === 'MANAGER' ? [null, null, []] : [0, 0, [role]]
    assert.deepEqual(await publicScores(person, role), expected)
    assert.deepEqual(await taken(person), [...sportestTypes].toReversed())
  }
})

test('a score that its owner keeps off shows nowhere until they show it again', async () => {
  const ines = await join(podium(), 'ATHLETE')
  const take = async (at: 0 | -1) =>
    ines.call(takeSportest, { body: await sportestOf(ines, 'ATHLETE', at) })
  await take(0)
  assert.deepEqual(await ines.call(getSportestShown), { shown: true })
  await ines.call(putSportestShown, { body: { shown: false } })
  await take(-1)
  assert.deepEqual(await publicScores(ines, 'ATHLETE'), [null, null, []])
  const own = await ines.call(getAthlete, { params: { id: ines.id } })
  assert.deepEqual([own.sportestScore, own.own?.sportestShown], [null, false])
  assert.equal((await ines.call(listSportests, { params: { id: ines.id } })).length, 2)
  await ines.call(putSportestShown, { body: { shown: true } })
  assert.deepEqual(await publicScores(ines, 'ATHLETE'), [10, 10, ['ATHLETE']])
  const carlos = await join(podium(), 'MANAGER')
  await carlos.refused('forbidden', putSportestShown, { body: { shown: true } })
})

test('a kept test that is sent twice is stored once', async () => {
  const ines = await join(podium(), 'ATHLETE')
  const body = { ...(await sportestOf(ines, 'ATHLETE', -1)), key: crypto.randomUUID() }
  const sent = await Promise.all([1, 2, 3].map(() => ines.call(takeSportest, { body })))
  assert.equal(new Set(sent.map((result) => result.id)).size, 1)
  assert.equal((await ines.call(listSportests, { params: { id: ines.id } })).length, 1)
})

test('fan and sponsor tests reach both ends of the scale', async () => {
  const visitor = podium().visitor()
  for (const type of ['FAN', 'SPONSOR'] as const) {
    const scores = []
    for (const at of [0, -1] as const) {
      const body = await sportestOf(visitor, type, at)
      scores.push((await visitor.call(takeSportest, { body })).score)
    }
    assert.deepEqual(scores, [0, 10])
  }
})

test('a missing answer is a violation, a strange one is refused', async () => {
  const visitor = podium().visitor()
  const good = {
    ...(await sportestOf(visitor, 'ATHLETE', 0)),
    athleteBudgetAnswerId: await option(visitor, 'ATLHETE_BUDGET', 1),
  }
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

test('of a kept test that no longer fits the questions nothing is stored', async () => {
  const rita = await join(podium(), 'FAN')
  const kept = { ...(await sportestOf(rita, 'FAN', 0)), key: crypto.randomUUID() }
  await rita.refused('invalidAnswer', takeSportest, {
    body: { ...kept, fanModalityAnswerId: 2_000_000_000 },
  })
  await rita.refused('invalidTest', takeSportest, { body: { ...kept, sportestType: 'COACH' } })
  assert.deepEqual(await rita.call(listSportests, { params: { id: rita.id } }), [])
})

test('a score that is sent along is ignored', async () => {
  const visitor = podium().visitor()
  const body = { ...(await sportestOf(visitor, 'ATHLETE', 0)), score: 10 }
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
  const options = await podium().visitor().call(listSportestOptions, {})
  assert.equal(options.find((option) => option.id === id)?.name, 'Road race')
  await admin.refused('entityDoesNotExist', changeSportestOption, {
    params: { id: 999_999 },
    body: draft,
  })
  const fan = await join(podium(), 'FAN')
  await fan.refused('forbidden', addSportestOption, { body: draft })
})

test('of two admins who change an option at once neither undoes what the other changed', async () => {
  const admin = await openAdmin(podium())
  const draft = {
    name: { en: 'Ski tour', pt: 'Volta de esqui' },
    sportestAnswerOptionType: 'ATLHETE_EVENT',
    weight: 3,
  } as const
  const { id } = await admin.call(addSportestOption, { body: draft })
  const change = (body: Input<typeof changeSportestOption>['body']) =>
    admin.call(changeSportestOption, { params: { id }, body })
  await change({ name: { pt: 'Travessia de esqui' } })
  await change({ weight: 5 })
  await change({ name: { en: 'Ski crossing' } })
  const list = await admin.call(listAdminSportestOptions, {})
  assert.deepEqual(
    list.find((one) => one.id === id),
    { ...draft, id, name: { en: 'Ski crossing', pt: 'Travessia de esqui' }, weight: 5 },
  )
  const blank = { params: { id }, body: { name: { en: '' } } }
  await admin.violates(['name.en', 'NotBlank'], changeSportestOption, blank)
})

test('a test that is sent while its owner keeps the score off the page does not put it back', async () => {
  const ines = await join(podium(), 'ATHLETE')
  const body = await sportestOf(ines, 'ATHLETE', -1)
  await ines.call(takeSportest, { body })
  const { inTransaction, database } = podium().context
  const { taken } = await inTransaction(async (tx) => {
    await setShown(tx, { id: ines.id, role: 'ATHLETE' }, { shown: false })
    const taking = ines.call(takeSportest, { body })
    await waitUntilHeldUp(database.db)
    return { taken: taking }
  })
  await taken
  assert.deepEqual(await ines.call(getSportestShown), { shown: false })
  const page = await podium()
    .visitor()
    .call(getAthlete, { params: { id: ines.id } })
  assert.equal(page.sportestScore, null)
})
