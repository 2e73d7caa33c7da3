import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import { acceptAgreement, proposeAgreement } from '@podium/contract/agreements'
import { decide } from '@podium/contract/decisions'
import { endDelegation } from '@podium/contract/delegations'
import { sendMessage } from '@podium/contract/messages'
import { putVisibility } from '@podium/contract/profiles'
import { decideRegister, putRegister } from '@podium/contract/registers'
import { listRepresentatives, listRepresented, readRoster } from '@podium/contract/roster'
import type { Scope } from '@podium/contract/scopes'
import { closeAccount } from '@podium/contract/settings'
import { acceptSupport } from '@podium/contract/support'
import { startDelegation } from '../../src/features/delegations/index.ts'
import { actingFor, letAct } from '../acting.ts'
import { openAdmin } from '../cast.ts'
import { saveAthlete } from '../forms.ts'
import { restoreClock, travel, usePodium } from '../harness.ts'
import type { Person } from '../person.ts'
import { countStatements } from '../statements.ts'
import { askForSupport, signedInMember } from '../supporting.ts'

const podium = usePodium()
afterEach(restoreClock)

const of = ({ id }: { id: number }) => ({ params: { id } })
const day = 24 * 60 * 60

const manager = () => signedInMember(podium(), 'MANAGER', { name: 'Carlos', lastName: 'Antunes' })
const athlete = (name = 'Inês') => signedInMember(podium(), 'ATHLETE', { name, lastName: 'Roster' })
const fan = (credits = 0) => signedInMember(podium(), 'FAN', { credits })

const rosterOf = async (whom: Person) => (await whom.call(readRoster, {})).list
const namesOn = async (whom: Person, reader: Person = podium().visitor()) =>
  (await reader.call(listRepresented, of(whom))).list.map(({ person }) => person.name)
const speakFor = async (whom: Person, reader: Person = podium().visitor()) =>
  (await reader.call(listRepresentatives, of(whom))).map(({ person }) => person.name)

/** A sponsor proposes an agreement to an athlete. */
async function propose({ id: userId }: Person) {
  const volta = await signedInMember(podium(), 'SPONSOR')
  return volta.call(proposeAgreement, { body: { userId, title: 'Season', text: 'Two posts.' } })
}

/** Agreed to act for somebody in another way than to represent them. */
const help = (delegate: Person, principal: Person, kind: 'HELP' | 'COLLEAGUE') =>
  podium().context.inTransaction((tx) =>
    startDelegation(tx, {
      ...{ principalId: principal.id, delegateId: delegate.id, kind, endsAt: null },
      scopes: ['SUPPORT'],
    }),
  )

test('a manager reads what waits for each athlete, the most urgent first, and answers it for them', async () => {
  const [carlos, marta] = [await manager(), await fan(500)]
  const [calm, asked, wrote] = [await athlete('Ana'), await athlete('Zita'), await athlete('Bia')]
  const offered = await athlete('Eva')
  for (const one of [calm, asked, wrote, offered]) await letAct(podium(), carlos, one)
  const support = await askForSupport(marta, asked)
  await askForSupport(await fan(100), asked)
  await marta.call(sendMessage, { body: { userId: wrote.id, message: 'Boa prova!' } })
  const agreement = await propose(offered)

  const rows = await rosterOf(carlos)
  assert.deepEqual(
    rows.map(({ person, requests, agreements, unread }) => [
      ...[person.name, requests, agreements, unread],
    ]),
    [
      ['Zita', 2, 0, 0],
      ['Eva', 0, 1, 0],
      ['Bia', 0, 0, 1],
      ['Ana', 0, 0, 0],
    ],
  )
  const [first, second] = rows
  assert.equal(second?.agreementId, agreement.id)
  assert.equal(first?.requestId, support.id)
  assert.ok(first?.answerBy)
  assert.ok(first?.page?.missing.includes('avatar'))
  assert.ok((first?.page?.percent ?? 100) < 100)

  await actingFor(carlos, asked).call(acceptSupport, of({ id: first.requestId ?? 0 }))
  const [after] = await rosterOf(carlos)
  assert.deepEqual([after?.person.name, after?.requests], ['Zita', 1])
  const accepting = { ...of(agreement), body: { version: 1 } }
  await actingFor(carlos, offered).call(acceptAgreement, accepting)
  const answered = (await rosterOf(carlos)).find(({ person }) => person.id === offered.id)
  assert.deepEqual([answered?.agreements, answered?.agreementId], [0, null])
})

test('what no scope allows is not told, and orders nothing', async () => {
  const [carlos, marta] = [await manager(), await fan(200)]
  const scopes: Record<string, Scope[]> = {
    Duarte: ['MONEY_READ'],
    Elsa: ['SUPPORT'],
    Filipa: ['MESSAGES'],
    Gil: ['PAGE'],
  }
  for (const [name, allowed] of Object.entries(scopes)) {
    const one = await athlete(name)
    await letAct(podium(), carlos, one, allowed)
    await marta.call(sendMessage, { body: { userId: one.id, message: 'Olá' } })
    if (name === 'Duarte') await askForSupport(marta, one, 50)
    if (name === 'Gil') await propose(one)
  }
  const told = (await rosterOf(carlos)).map(({ person, requests, requestId, ...one }) => {
    return [person.name, requests, requestId, one.agreements, one.unread, one.page !== null]
  })
  assert.deepEqual(told, [
    ['Filipa', null, null, null, 1, false],
    ['Duarte', null, null, null, null, false],
    ['Elsa', 0, null, 0, null, false],
    ['Gil', null, null, null, null, true],
  ])
})

test('what a manager proposed or wrote themselves waits for the athlete alone', async () => {
  const [carlos, ines] = [await manager(), await athlete()]
  await letAct(podium(), carlos, ines)
  const words = { title: 'Season', text: 'One post.' }
  await carlos.call(proposeAgreement, { body: { userId: ines.id, ...words } })
  await carlos.call(sendMessage, { body: { userId: ines.id, message: 'Vê isto' } })
  const [row] = await rosterOf(carlos)
  assert.equal(row?.unread, 0)
  // They have no part for the athlete in an agreement with themselves.
  assert.deepEqual([row?.agreements, row?.agreementId], [0, null])
  const offered = await propose(ines)
  const [asked] = await rosterOf(carlos)
  assert.deepEqual([asked?.agreements, asked?.agreementId], [1, offered.id])
})

test('both pages name who represents whom, and nobody else who acts or hides', async () => {
  const [carlos, ines] = [await manager(), await athlete()]
  const [helped, hidden, limited] = [await athlete('Olga'), await athlete('Paulo'), await athlete()]
  await letAct(podium(), carlos, ines, ['MESSAGES'])
  await letAct(podium(), carlos, hidden)
  await letAct(podium(), carlos, limited)
  await help(carlos, helped, 'HELP')
  // A fan who represents is no agent, and a represented fan no athlete.
  await letAct(podium(), await fan(), ines)
  await letAct(podium(), carlos, await fan())
  await hidden.call(putVisibility, { ...of(hidden), body: { hiddenProfile: true } })
  const ana = await openAdmin(podium())
  const about = { subjectType: 'profile', subjectId: limited.id, explanation: 'Test' } as const
  await ana.call(decide, { body: { ...about, act: 'LIMIT', ground: 'TERMS' } })

  for (const reader of [podium().visitor(), ines, carlos, ana]) {
    assert.deepEqual(await namesOn(carlos, reader), ['Inês'])
  }
  assert.deepEqual(await speakFor(ines), ['Carlos'])
  assert.deepEqual(await speakFor(helped), [])
  // The manager knows whom they represent, also while the page is hidden.
  const own = (await rosterOf(carlos)).map(({ person }) => [person.name, person.visible])
  assert.deepEqual(own.toSorted(), [
    ['Inês', true],
    ['Inês', true],
    ['Paulo', false],
  ])

  await carlos.call(putVisibility, { ...of(carlos), body: { hiddenProfile: true } })
  assert.deepEqual(await speakFor(ines), [])
  assert.deepEqual(await speakFor(ines, ines), ['Carlos'])
  await podium().visitor().refused('userNotFound', listRepresented, of(carlos))
  await podium().visitor().refused('userNotFound', listRepresentatives, of(hidden))
  await podium().visitor().refused('userNotFound', listRepresented, of(ines))
})

test('an athlete ends it in one tap and is gone from both pages at once', async () => {
  const [carlos, ines] = [await manager(), await athlete()]
  await letAct(podium(), carlos, ines)
  const ofOthers = await podium().visitor().call(listRepresentatives, of(ines))
  assert.equal(ofOthers[0]?.delegationId, null)
  const acting = await actingFor(carlos, ines).call(listRepresentatives, of(ines))
  assert.equal(acting[0]?.delegationId, null)
  const [own] = await ines.call(listRepresentatives, of(ines))
  assert.ok(own?.delegationId)
  await ines.call(endDelegation, of({ id: own.delegationId }))
  assert.deepEqual(await namesOn(carlos), [])
  assert.deepEqual(await speakFor(ines), [])
  assert.deepEqual(await rosterOf(carlos), [])
})

test('time, closing and becoming protected end it too', async () => {
  const carlos = await manager()
  const [timed, closing, minor] = [await athlete('Tó'), await athlete('Ivo'), await athlete('Rui')]
  await podium().context.inTransaction((tx) =>
    startDelegation(tx, {
      ...{ principalId: timed.id, delegateId: carlos.id, kind: 'REPRESENTATION' },
      scopes: ['PAGE'],
      endsAt: new Date(Date.now() + day * 1000),
    }),
  )
  await letAct(podium(), carlos, closing)
  await letAct(podium(), carlos, minor)
  assert.deepEqual(await namesOn(carlos), ['Ivo', 'Rui', 'Tó'])
  await closing.call(closeAccount, { body: { password: closing.password } })
  await saveAthlete(minor, { dateOfBirth: `${new Date().getUTCFullYear() - 15}-01-01`, weight: 50 })
  assert.deepEqual(await namesOn(carlos), ['Tó'])
  travel({ seconds: 2 * day })
  assert.deepEqual(await namesOn(carlos), [])
  assert.deepEqual(await speakFor(timed), [])
})

test('a representative whose register was checked is shown as such', async () => {
  const [carlos, ines, ana] = [await manager(), await athlete(), await openAdmin(podium())]
  await letAct(podium(), carlos, ines)
  const body = { name: 'FPF', number: '12', countryCode: 'PT' }
  await carlos.call(putRegister, { body })
  const read = async () =>
    (await podium().visitor().call(listRepresentatives, of(ines)))[0]?.checkedAt
  assert.equal(await read(), null)
  const decided = await ana.call(decideRegister, { ...of(carlos), body: { state: 'CHECKED' } })
  assert.equal(await read(), decided.checkedAt)
  await carlos.call(putRegister, { body: { ...body, number: '13' } })
  assert.equal(await read(), null)
})

test('a roster of ten costs as many statements as one of two', async () => {
  const carlos = await manager()
  const grow = async (count: number) => {
    for (let each = 0; each < count; each += 1) await letAct(podium(), carlos, await athlete())
    return countStatements(() => carlos.call(readRoster, {}))
  }
  const two = await grow(2)
  assert.equal(await grow(8), two)
  assert.equal((await carlos.call(readRoster, { query: { _limit: 3 } })).list.length, 3)
  assert.equal((await carlos.call(readRoster, { query: { _limit: 3 } })).total, 10)
})
