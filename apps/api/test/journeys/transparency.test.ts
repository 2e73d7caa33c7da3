import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import { answerAppeal, appeal, listDecisions } from '@podium/contract/decisions'
import { decideReport, type ReportReason, sendReport } from '@podium/contract/reports'
import { readTransparency } from '@podium/contract/transparency'
import { openAdmin, signIn } from '../cast.ts'
import { restoreClock, travel, usePodium } from '../harness.ts'
import type { Person } from '../person.ts'
import { countStatements } from '../statements.ts'
import { signedInMember } from '../supporting.ts'

const podium = usePodium()
afterEach(restoreClock)

const hour = 3600
const thisYear = new Date().getFullYear()
const reason = 'Contra as regras da casa'
const of = ({ id }: { id: number }) => ({ params: { id } })
const read = (year?: number) =>
  podium()
    .visitor()
    .call(readTransparency, { query: year ? { year } : {} })

/** The first of June of a year, which no test leaves by accident. */
const june = (year: number, seconds = 0) => new Date(Date.UTC(year, 5, 1) + seconds * 1000)

const report = (by: Person, about: Person, why: ReportReason = 'SPAM') =>
  by.call(sendReport, { body: { kind: 'profile', id: about.id, reason: why } })

const uphold = (admin: Person, { id }: { id: number }) =>
  admin.call(decideReport, { ...of({ id }), body: { decision: 'UPHELD', act: 'HIDE', reason } })

async function object(person: Person): Promise<{ id: number }> {
  const decision = (await person.call(listDecisions)).list[0] ?? assert.fail('nothing was decided')
  await person.call(appeal, { ...of(decision), body: { text: 'Não é justo' } })
  return decision
}

const reverse = (admin: Person, decision: { id: number }) =>
  admin.call(answerAppeal, { ...of(decision), body: { outcome: 'REVERSED', reason: 'Tem razão' } })

const open = async () => ({
  ana: await openAdmin(podium()),
  eva: await openAdmin(podium()),
  marta: await signedInMember(podium(), 'FAN'),
  rui: await signedInMember(podium(), 'FAN'),
})

test('what was reported, decided and taken back is in the figures of the year, for anybody', async () => {
  travel(june(thisYear + 1))
  const { ana, eva, marta, rui } = await open()
  const sent = await report(rui, marta)
  // Changed while it is open, it is the one notice that it was.
  await report(rui, marta, 'FRAUD')
  await uphold(ana, sent)
  await reverse(eva, await object(marta))
  const { notices, decisions, appeals, ...rest } = await read()
  assert.deepEqual(rest, { year: thisYear + 1, isOver: false, since: thisYear + 1, medianHours: 1 })
  assert.deepEqual([notices.total, notices.byReason.SPAM, notices.byReason.FRAUD], [1, 1, 0])
  assert.deepEqual(
    [decisions.total, decisions.byAct.HIDE, decisions.byGround],
    [1, 1, { LAW: 0, TERMS: 1 }],
  )
  assert.deepEqual(appeals, { total: 1, byOutcome: { UPHELD: 0, REVERSED: 1 } })
})

test('what is decided and answered later is of the later year, and a year that is over stays', async () => {
  travel(june(thisYear + 2))
  const { ana, eva, marta, rui } = await open()
  const sent = await report(rui, marta)
  const first = await read()
  travel(june(thisYear + 3))
  for (const person of [ana, eva, marta, rui]) await signIn(person)
  await report(rui, marta, 'FRAUD')
  await uphold(ana, sent)
  const decision = await object(marta)
  const second = await read()
  travel(june(thisYear + 4))
  await signIn(eva)
  await reverse(eva, decision)
  assert.deepEqual(await read(thisYear + 2), { ...first, isOver: true })
  assert.deepEqual(await read(thisYear + 3), { ...second, isOver: true })
  const figures = [first, second, await read()].map(({ notices, decisions, appeals }) => [
    ...[notices.total, decisions.total, appeals.total, appeals.byOutcome.REVERSED],
  ])
  assert.deepEqual(figures, [
    [1, 0, 0, 0],
    [0, 1, 1, 0],
    [0, 0, 0, 1],
  ])
})

test('half of the notices were decided within the hours that are told', async () => {
  for (const hours of [29.5, 0.5, 4.5, 3.5]) {
    travel(june(thisYear + 5))
    const { ana, marta, rui } = await open()
    const sent = await report(rui, marta)
    travel(june(thisYear + 5, hours * hour))
    await signIn(ana)
    await uphold(ana, sent)
  }
  assert.equal((await read()).medianHours, 4)
})

test('whoever is forgotten is still counted, and named nowhere', async () => {
  travel(june(thisYear + 6))
  const { ana, marta, rui } = await open()
  await uphold(ana, await report(rui, marta))
  await object(marta)
  const before = await read()
  const { db } = podium().context.database
  await db.deleteFrom('decisions').where('person_id', '=', marta.id).execute()
  await db.deleteFrom('reports').where('reported_id', '=', marta.id).execute()
  assert.deepEqual(await read(), before)
})

test('a year without anything has figures of 0, one to come is not there, and one that is none is said so', async () => {
  const { notices, decisions, appeals, medianHours } = await read(2001)
  assert.deepEqual([notices.total, decisions.total, appeals.total, medianHours], [0, 0, 0, null])
  const visitor = podium().visitor()
  await visitor.refused('entityDoesNotExist', readTransparency, { query: { year: thisYear + 1 } })
  await visitor.violates(['year', 'Number'], readTransparency, {
    query: { year: 'ontem' as never },
  })
})

test('the figures cost two statements, whatever happened', async () => {
  travel(june(thisYear + 7))
  for (const year of [2001, thisYear + 5]) {
    assert.equal(await countStatements(() => read(year)), 2)
  }
})
