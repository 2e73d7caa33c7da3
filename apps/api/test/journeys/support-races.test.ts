import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { endDelegation, listActs } from '@podium/contract/delegations'
import { putVisibility } from '@podium/contract/profiles'
import { closeAccount } from '@podium/contract/settings'
import {
  acceptSupport,
  cancelSupport,
  getSupport,
  listAthletesISupport,
  rejectSupport,
  requestSupport,
  type SupportEntry,
  type SupportStatus,
} from '@podium/contract/support'
import type { LightMyRequestResponse } from 'fastify'
import { setClock } from '../../src/platform/clock.ts'
import { actingFor, letAct } from '../acting.ts'
import { runJob } from '../buying.ts'
import { signIn } from '../cast.ts'
import { runChecks } from '../checks.ts'
import { restoreClock, usePodium } from '../harness.ts'
import type { Person } from '../person.ts'
import { askForSupport, supportRequest, signedInMember, balances } from '../supporting.ts'

const podium = usePodium()
afterEach(restoreClock)

const rounds = 8

const one = ({ id }: { id: number }, status?: SupportStatus) => ({
  params: { id },
  query: status ? { status } : {},
})

const sound = () => runChecks(podium().context.database.db)

async function pair(credits = 100) {
  const ines = await signedInMember(podium(), 'ATHLETE')
  return { ines, marta: await signedInMember(podium(), 'FAN', { credits }) }
}

const statuses = (answers: LightMyRequestResponse[]) =>
  answers.map(({ statusCode }) => statusCode).toSorted()

test('of accepting and cancelling at once exactly one wins, and the other sees the winner', async () => {
  for (let round = 0; round < rounds; round++) {
    const { ines, marta } = await pair()
    const entry = await askForSupport(marta, ines)
    const answers = await Promise.all([
      ines.raw(acceptSupport, one(entry, 'PENDING')),
      marta.raw(cancelSupport, { params: { id: entry.id }, query: { status: 'PENDING' } }),
    ])
    assert.deepEqual(statuses(answers), [200, 409])
    const { status } = await marta.call(getSupport, one(entry))
    const loser = answers.find(({ statusCode }) => statusCode === 409)
    assert.equal(loser?.json<{ current: SupportEntry }>().current.status, status)
    const expected =
      status === 'ACTIVE'
        ? [
            [100, 0],
            [0, 0],
          ]
        : [
            [0, 0],
            [100, 0],
          ]
    assert.deepEqual([await balances(ines), await balances(marta)], expected)
  }
  await sound()
})

test('an athlete who accepts and rejects in two windows does one of them', async () => {
  for (let round = 0; round < rounds; round++) {
    const { ines, marta } = await pair()
    const entry = await askForSupport(marta, ines)
    const answers = await Promise.all([
      ines.raw(acceptSupport, one(entry)),
      ines.twin().raw(rejectSupport, one(entry)),
    ])
    assert.deepEqual(statuses(answers), [200, 409])
  }
  await sound()
})

test('accepting many times at once gives the credits once, and all hear the same', async () => {
  const { ines, marta } = await pair()
  const entry = await askForSupport(marta, ines)
  const tabs = Array.from({ length: 6 }, () => ines.twin())
  const answers = await Promise.all(
    tabs.map((tab) => tab.raw(acceptSupport, one(entry, 'PENDING'))),
  )
  assert.deepEqual(statuses(answers), Array(6).fill(200))
  assert.equal(new Set(answers.map(({ body }) => body)).size, 1)
  assert.deepEqual(await balances(ines), [100, 0])
  await podium().settled()
  const mails = await podium().mailsTo(marta.email)
  assert.equal(mails.filter(({ subject }) => subject.includes('aceitou')).length, 1)
})

test('two tabs that ask the same athlete make one request', async () => {
  for (let round = 0; round < rounds; round++) {
    const { ines, marta } = await pair(300)
    const answers = await Promise.all([
      marta.raw(requestSupport, supportRequest(ines, 100)),
      marta.twin().raw(requestSupport, supportRequest(ines, 100)),
    ])
    assert.deepEqual(statuses(answers), [201, 409])
    assert.deepEqual(await balances(marta), [200, 100])
  }
})

test('the same request sent six times under one key is one request with one answer', async () => {
  const { ines, marta } = await pair(300)
  marta.headers['idempotency-key'] = 'tapped-six-times'
  const tabs = Array.from({ length: 6 }, () => marta.twin())
  const answers = await Promise.all(
    tabs.map((tab) => tab.raw(requestSupport, supportRequest(ines, 100))),
  )
  assert.deepEqual(statuses(answers), Array(6).fill(201))
  assert.equal(new Set(answers.map((answer) => answer.json<SupportEntry>().id)).size, 1)
  assert.deepEqual(await balances(marta), [200, 100])
})

test('of ten athletes asked at once with credits for one, one is', async () => {
  const marta = await signedInMember(podium(), 'FAN', { credits: 100 })
  const athletes = await Promise.all(
    Array.from({ length: 10 }, () => signedInMember(podium(), 'ATHLETE')),
  )
  const answers = await Promise.all(
    athletes.map((athlete) => marta.raw(requestSupport, supportRequest(athlete, 100))),
  )
  assert.deepEqual(statuses(answers), [201, ...Array<number>(9).fill(400)])
  for (const answer of answers.filter(({ statusCode }) => statusCode === 400)) {
    assert.equal(answer.json().errors[0].errorCode, 101)
  }
  assert.deepEqual(await balances(marta), [0, 100])
})

test('a request while its athlete closes the account is refused, or released', async () => {
  for (let round = 0; round < rounds; round++) {
    const ines = await signedInMember(podium(), 'ATHLETE')
    const fans = await Promise.all(
      Array.from({ length: 3 }, () => signedInMember(podium(), 'FAN', { credits: 100 })),
    )
    const close = ines.raw(closeAccount, { body: { password: ines.password } })
    const asked = fans.map((fan) => fan.raw(requestSupport, supportRequest(ines, 100)))
    const [closed, ...answers] = await Promise.all([close, ...asked])
    assert.equal(closed?.statusCode, 204)
    for (const { statusCode } of answers) assert.ok([201, 404].includes(statusCode))
    for (const fan of fans) assert.deepEqual(await balances(fan), [100, 0])
  }
  await sound()
})

test('a request while its supporter closes the account leaves nothing open', async () => {
  for (let round = 0; round < rounds; round++) {
    const { ines, marta } = await pair()
    await Promise.all([
      marta.raw(requestSupport, supportRequest(ines, 100)),
      marta.twin().raw(closeAccount, { body: { password: marta.password } }),
    ])
  }
  await sound()
})

test('two people who support each other and leave at once end everything between them', async () => {
  for (let round = 0; round < rounds; round++) {
    const ines = await signedInMember(podium(), 'ATHLETE', { credits: 100 })
    const rui = await signedInMember(podium(), 'ATHLETE', { credits: 100 })
    await askForSupport(ines, rui, 50)
    await ines.call(acceptSupport, one(await askForSupport(rui, ines, 50)))
    const answers = await Promise.all(
      [ines, rui].map((person) =>
        person.raw(closeAccount, { body: { password: person.password } }),
      ),
    )
    assert.deepEqual(statuses(answers), [204, 204])
  }
  await sound()
})

test('who hides or shows themselves while they are accepted is shown as they are', async () => {
  for (let round = 0; round < rounds; round++) {
    const ines = await signedInMember(podium(), 'ATHLETE')
    const carlos = await signedInMember(podium(), 'MANAGER', { credits: 100 })
    const entry = await askForSupport(carlos, ines)
    const turn = (hiddenProfile: boolean) =>
      carlos.raw(putVisibility, { params: { id: carlos.id }, body: { hiddenProfile } })
    await Promise.all([ines.raw(acceptSupport, one(entry)), turn(true)])
    if (round % 2 === 0) await turn(false)
  }
  await sound()
})

/** Lets the clock stand now before a moment, now after it, as two servers a little apart would. */
async function waverAround(moment: number, ...people: Person[]): Promise<void> {
  setClock(() => moment - 1000)
  for (const person of people) await signIn(person)
  setClock(() => moment + (Math.random() < 0.5 ? -500 : 500))
}

test('an answer in the very moment of the deadline counts or does not, never both', async () => {
  for (let round = 0; round < rounds; round++) {
    const { ines, marta } = await pair()
    const entry = await askForSupport(marta, ines)
    await waverAround(Date.parse(entry.answerBy ?? ''), ines, marta)
    await Promise.all([
      ines.raw(acceptSupport, one(entry)),
      runJob(podium(), 'expire-supports'),
      marta.raw(cancelSupport, { params: { id: entry.id }, query: { status: 'PENDING' } }),
    ])
    restoreClock()
    for (const person of [ines, marta]) await signIn(person)
    const [given] = await balances(ines)
    const [kept, waiting] = await balances(marta)
    assert.equal(given + kept + waiting, 100)
    assert.ok(given === 0 || given === 100)
  }
  await sound()
})

test('an extension and the cancelling of what it extends agree on one running support at most', async () => {
  for (let round = 0; round < rounds; round++) {
    const { ines, marta } = await pair(200)
    const first = await askForSupport(marta, ines)
    await ines.call(acceptSupport, one(first))
    const second = await askForSupport(marta, ines)
    const [accepted, cancelled] = await Promise.all([
      ines.raw(acceptSupport, one(second)),
      marta.raw(cancelSupport, { params: { id: first.id }, query: { status: 'ACTIVE' } }),
    ])
    assert.equal(accepted?.statusCode, 200)
    assert.ok([200, 409].includes(cancelled?.statusCode ?? 0))
    const { list, total } = await marta.call(listAthletesISupport, { query: { status: 'ACTIVE' } })
    assert.deepEqual([total, list[0]?.id], [1, second.id])
    assert.deepEqual(await balances(ines), [200, 0])
  }
  await sound()
})

// --- delegates (`delegation.scopes`) -------------------------------------------------------------

/** A request that waits, its two sides, and who may answer it for the athlete. */
async function askedOfPrincipal() {
  const { ines, marta } = await pair()
  const carlos = await signedInMember(podium(), 'MANAGER')
  const delegation = { params: { id: await letAct(podium(), carlos, ines, ['SUPPORT']) } }
  const entry = await askForSupport(marta, ines)
  return { ines, marta, acting: actingFor(carlos, ines), delegation, entry }
}

test('of an athlete and a delegate who answer differently at once exactly one wins, and only who won leaves an act', async () => {
  const won = { athlete: 0, delegate: 0 }
  // In ms, and found out here: how much later the athlete has to act for a delegate to come first, who
  // is looked up before, depends on the machine.
  let late = 0
  for (let round = 0; round < rounds || (round < 60 && !(won.athlete && won.delegate)); round++) {
    const { ines, marta, acting, entry } = await askedOfPrincipal()
    const [accepted, rejected] = await Promise.all([
      pause(Math.max(-late, 0)).then(() => acting.raw(acceptSupport, one(entry, 'PENDING'))),
      pause(Math.max(late, 0)).then(() => ines.raw(rejectSupport, one(entry))),
    ])
    assert.deepEqual(statuses([accepted, rejected]), [200, 409])
    const isAccepted = accepted.statusCode === 200
    const [got, kept] = isAccepted ? [100, 0] : [0, 100]
    assert.deepEqual(
      [await balances(ines), await balances(marta)],
      [
        [got, 0],
        [kept, 0],
      ],
    )
    assert.equal((await ines.call(listActs)).total, isAccepted ? 1 : 0)
    won[isAccepted ? 'delegate' : 'athlete'] += 1
    late += isAccepted ? -2 : 2
  }
  assert.ok(won.athlete > 0 && won.delegate > 0, JSON.stringify(won))
  await sound()
})

test('a delegate who accepts while the delegation ends accepts whole or not at all', async () => {
  for (let round = 0; round < rounds; round++) {
    const { ines, marta, acting, delegation, entry } = await askedOfPrincipal()
    const [answer] = await Promise.all([
      acting.raw(acceptSupport, one(entry, 'PENDING')),
      ines.call(endDelegation, delegation),
    ])
    const isDone = answer.statusCode === 200
    if (!isDone) assert.equal(answer.json().errors[0].errorCode, 117, answer.body)
    const { status } = await marta.call(getSupport, one(entry))
    assert.equal(status, isDone ? 'ACTIVE' : 'PENDING')
    const [got, reserved] = isDone ? [100, 0] : [0, 100]
    assert.deepEqual(
      [await balances(ines), await balances(marta)],
      [
        [got, 0],
        [0, reserved],
      ],
    )
    assert.equal((await ines.call(listActs)).total, isDone ? 1 : 0)
    await acting.refused('delegationEnded', rejectSupport, one(entry))
  }
  await sound()
})
