import assert from 'node:assert/strict'
import { test } from 'node:test'
import { getDashboard } from '@podium/contract/admin'
import { listAudit } from '@podium/contract/audit'
import { answerAppeal, appeal, listDecisions } from '@podium/contract/decisions'
import { readHome } from '@podium/contract/home'
import { listNotifications } from '@podium/contract/notifications'
import { putVisibility } from '@podium/contract/profiles'
import {
  decideRegister,
  examineRegister,
  getRegister,
  listRegisters,
  putRegister,
  readRegister,
  type Register,
  removeRegister,
} from '@podium/contract/registers'
import { closeAccount } from '@podium/contract/settings'
import type { ViolationKind } from '@podium/contract/violations'
import { openAdmin } from '../cast.ts'
import { usePodium } from '../harness.ts'
import type { Person } from '../person.ts'
import { signedInMember } from '../supporting.ts'

const podium = usePodium()

const given = { name: 'Registo de Agentes da FPF', number: 'AG-2031', countryCode: 'PT' }
const of = ({ id }: { id: number }) => ({ params: { id } })
const reason = 'This number is not in the register.'

const manager = () => signedInMember(podium(), 'MANAGER', { name: 'Carlos', lastName: 'Antunes' })
const shown = async (whom: Person, reader: Person = podium().visitor()) =>
  (await reader.call(readRegister, of(whom))).register
const kindsTold = async (person: Person) =>
  (await person.call(listNotifications, {})).list.map(({ kind, facts }) => facts.about ?? kind)

test('a register is shown as it is given, and as checked with the day once an admin did', async () => {
  const [carlos, ana] = [await manager(), await openAdmin(podium())]
  assert.equal((await carlos.call(getRegister)).state, 'NONE')
  assert.equal(await shown(carlos), null)
  await carlos.call(putRegister, { body: given })
  assert.deepEqual(await shown(carlos), { ...given, checkedAt: null, changed: false })

  const home = await ana.call(readHome)
  const waiting = home.waiting.find(({ kind, id }) => kind === 'register' && id === carlos.id)
  assert.equal(waiting?.facts.title, given.name)
  assert.equal(home.counts.register, (await ana.call(getDashboard, {})).waiting.registers)
  const listed = await ana.call(listRegisters, { query: { state: 'SUBMITTED' } })
  const [row] = listed.list.filter(({ userId }) => userId === carlos.id)
  assert.equal(row?.person, 'Carlos Antunes')

  const { version } = await ana.call(examineRegister, of(carlos))
  const body = { state: 'CHECKED', version } as const
  const { checkedAt } = await ana.call(decideRegister, { ...of(carlos), body })
  assert.ok(checkedAt)
  assert.deepEqual(await shown(carlos), { ...given, checkedAt, changed: false })
  // The same again tells nobody.
  await ana.call(decideRegister, { ...of(carlos), body })
  assert.deepEqual(await kindsTold(carlos), ['register'])
  assert.match((await podium().mailTo(carlos.email, 'registo')).text, /Registo de Agentes da FPF/)
  const acts = await ana.call(listAudit, { query: { userId: carlos.id } })
  assert.deepEqual(
    acts.list.map(({ act }) => act),
    ['REGISTER_CHECKED', 'REGISTER_READ'],
  )
})

test('a change after the check is unchecked again, which the page says; the same again is not', async () => {
  const [carlos, ana] = [await manager(), await openAdmin(podium())]
  await carlos.call(putRegister, { body: given })
  const { checkedAt, version } = await ana.call(decideRegister, {
    ...of(carlos),
    body: { state: 'CHECKED' },
  })
  await carlos.call(putRegister, { body: given })
  assert.equal((await shown(carlos))?.checkedAt, checkedAt)

  const other = { ...given, number: 'AG-9999' }
  await carlos.call(putRegister, { body: other })
  assert.deepEqual(await shown(carlos), { ...other, checkedAt: null, changed: true })
  // Changed once more while it waits, it still was another one that was checked.
  await carlos.call(putRegister, { body: { ...given, number: 'AG-7777' } })
  assert.equal((await shown(carlos))?.changed, true)
  // Whoever looked at what was there before decides nothing about what stands there now.
  const stale = { ...of(carlos), body: { state: 'CHECKED', version } } as const
  await ana.refused('stateChanged', decideRegister, stale)
  await ana.call(decideRegister, { ...of(carlos), body: { state: 'CHECKED' } })
  assert.equal((await shown(carlos))?.changed, false)

  await carlos.call(removeRegister)
  assert.equal((await carlos.call(removeRegister)).state, 'NONE')
  assert.equal(await shown(carlos), null)
  await ana.refused('stateChanged', decideRegister, { ...of(carlos), body: { state: 'CHECKED' } })
})

test('a change that began before another one saves nothing, and its manager reads what stands', async () => {
  const carlos = await manager()
  const first = { ...given, after: (await carlos.call(getRegister)).version }
  const { version } = await carlos.call(putRegister, { body: first })
  const other = { ...given, number: 'AG-2' }
  await carlos.call(putRegister, { body: { ...other, after: version } })
  const stale = { ...given, name: 'FPF', after: version }
  const { current } = await carlos.refused('stateChanged', putRegister, { body: stale })
  assert.equal((current as Register).number, 'AG-2')
  assert.equal((await shown(carlos))?.number, 'AG-2')
  // Sent again after an answer that was lost.
  assert.deepEqual(await carlos.call(putRegister, { body: { ...other, after: version } }), current)
  const knowing = { ...stale, after: (current as Register).version }
  assert.equal((await carlos.call(putRegister, { body: knowing })).name, 'FPF')
  await carlos.violates(['after', 'Pattern'], putRegister, { body: { ...given, after: -1 } })
})

test('a refused register is off the page, its manager reads why, and an appeal brings it back', async () => {
  const [carlos, ana, rui] = [await manager(), await openAdmin(podium()), await openAdmin(podium())]
  await carlos.call(putRegister, { body: given })
  const checked = await ana.call(decideRegister, { ...of(carlos), body: { state: 'CHECKED' } })
  const refusal = { ...of(carlos), body: { state: 'REFUSED', reason } } as const
  await ana.violates(['reason', 'NotBlank'], decideRegister, {
    ...of(carlos),
    body: { state: 'REFUSED', reason: ' ' },
  })
  await ana.call(decideRegister, refusal)
  await ana.call(decideRegister, refusal)
  assert.equal(await shown(carlos), null)
  // An admin who looks at the page sees no more than anybody.
  assert.equal(await shown(carlos, ana), null)
  const own = await carlos.call(getRegister)
  assert.deepEqual([own.state, own.reason, own.number], ['REFUSED', reason, given.number])
  assert.deepEqual(await kindsTold(carlos), ['REGISTER_REFUSED', 'register'])
  const [decision] = (await carlos.call(listDecisions, {})).list
  assert.equal(decision?.cause, 'REGISTER_REFUSED')

  await carlos.call(appeal, { ...of(decision), body: { text: 'The number is right.' } })
  const answer = { outcome: 'REVERSED', reason: 'It is.' } as const
  await rui.call(answerAppeal, { ...of(decision), body: answer })
  assert.deepEqual(await shown(carlos), { ...given, checkedAt: checked.checkedAt, changed: false })

  // What was named anew since is not written over.
  await ana.call(decideRegister, refusal)
  await carlos.call(putRegister, { body: { ...given, number: 'AG-1' } })
  const [again] = (await carlos.call(listDecisions, {})).list
  assert.ok(again)
  await carlos.call(appeal, { ...of(again), body: { text: 'Mended.' } })
  await rui.call(answerAppeal, { ...of(again), body: answer })
  assert.equal((await carlos.call(getRegister)).number, 'AG-1')
  assert.equal((await shown(carlos))?.checkedAt, null)
})

for (const isFirstFirst of [true, false]) {
  const which = isFirstFirst ? 'first' : 'second'
  test(`a register that was refused twice is checked as before once both are taken back, the ${which} one first`, async () => {
    const [carlos, ana, rui] = [
      await manager(),
      await openAdmin(podium()),
      await openAdmin(podium()),
    ]
    await carlos.call(putRegister, { body: given })
    const { checkedAt } = await ana.call(decideRegister, {
      ...of(carlos),
      body: { state: 'CHECKED' },
    })
    for (const why of [reason, 'It is somebody else’s.'])
      await ana.call(decideRegister, { ...of(carlos), body: { state: 'REFUSED', reason: why } })
    const [second, first] = (await carlos.call(listDecisions, {})).list
    const takeBack = async (decision: typeof first) => {
      await carlos.call(appeal, { ...of(decision!), body: { text: 'The number is right.' } })
      const body = { outcome: 'REVERSED', reason: 'It is.' } as const
      await rui.call(answerAppeal, { ...of(decision!), body })
    }
    await takeBack(isFirstFirst ? first : second)
    const between = await carlos.call(getRegister)
    const stands = isFirstFirst ? 'It is somebody else’s.' : reason
    assert.deepEqual([between.state, between.reason], ['REFUSED', stands])
    assert.equal(await shown(carlos), null)
    await takeBack(isFirstFirst ? second : first)
    assert.deepEqual(await shown(carlos), { ...given, checkedAt, changed: false })
  })
}

test('a refusal of a register is over once the register is checked', async () => {
  const [carlos, ana] = [await manager(), await openAdmin(podium())]
  const refused = async () => (await carlos.call(listDecisions, {})).list[0]
  await carlos.call(putRegister, { body: given })
  await ana.call(decideRegister, { ...of(carlos), body: { state: 'REFUSED', reason } })
  await carlos.call(putRegister, { body: { ...given, number: 'AG-2' } })
  assert.equal((await refused())?.endedAt, null)
  await ana.call(decideRegister, { ...of(carlos), body: { state: 'CHECKED' } })
  assert.ok((await refused())?.endedAt)
})

test('every part is needed, each is held to its form, and nothing else is kept', async () => {
  const carlos = await manager()
  const wrong: [string, unknown, ViolationKind][] = [
    ['name', '', 'NotBlank'],
    ['name', '<b>FPF</b>', 'Pattern'],
    ['name', 'x'.repeat(151), 'Size'],
    ['number', undefined, 'NotBlank'],
    ['number', '---', 'Pattern'],
    ['number', '1'.repeat(61), 'Size'],
    ['countryCode', '', 'NotBlank'],
    ['countryCode', 'XX', 'Pattern'],
  ]
  for (const [part, value, kind] of wrong) {
    await carlos.violates([part, kind], putRegister, { body: { ...given, [part]: value } })
  }
  assert.equal((await carlos.call(getRegister)).version, 0)
  const helena = await signedInMember(podium(), 'SPONSOR')
  await helena.refused('forbidden', putRegister, { body: given })
  await helena.refused('userNotFound', readRegister, of(helena))
})

test('a hidden manager shows no register, and nothing of it stays with whoever has left', async () => {
  const [carlos, ana] = [await manager(), await openAdmin(podium())]
  await carlos.call(putRegister, { body: given })
  await carlos.call(putVisibility, { ...of(carlos), body: { hiddenProfile: true } })
  await podium().visitor().refused('userNotFound', readRegister, of(carlos))
  assert.equal((await shown(carlos, carlos))?.number, given.number)
  await carlos.call(closeAccount, { body: { password: carlos.password } })
  await ana.refused('userNotFound', decideRegister, { ...of(carlos), body: { state: 'CHECKED' } })
  const { list } = await ana.call(listRegisters, { query: { _limit: 100 } })
  assert.ok(!list.some(({ userId }) => userId === carlos.id))
})
