import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listPaidRow, mostInPaidRow } from '@podium/contract/discovery'
import { block, unblock } from '@podium/contract/messages'
import { searchNetwork } from '@podium/contract/network'
import { refundPayment } from '@podium/contract/payments'
import { type PlanId, subscribe } from '@podium/contract/plans'
import { putVisibility } from '@podium/contract/profiles'
import type { Sending } from '@podium/contract/route'
import { closeAccount } from '@podium/contract/settings'
import { putSportestShown, takeSportest } from '@podium/contract/sportest'
import type { Opening } from '../../src/features/identity/index.ts'
import { castInvoice, playOutcome } from '../buying.ts'
import { openAdmin, openMember, signIn } from '../cast.ts'
import { restoreClock, travel, usePodium } from '../harness.ts'
import type { Person } from '../person.ts'
import { sportestOf } from '../sportests.ts'

const podium = usePodium()

async function enter(role: 'ATHLETE' | 'MANAGER' | 'SPONSOR' | 'FAN', details: Partial<Opening>) {
  const person = await openMember(podium(), role, { modality: 'JUDO', ...details })
  await signIn(person)
  return person
}

async function athleteOf(at: 0 | -1 | null, name: string): Promise<Person> {
  const person = await enter('ATHLETE', { name, modality: 'JUDO' })
  if (at !== null)
    await person.call(takeSportest, { body: await sportestOf(person, 'ATHLETE', at) })
  return person
}

async function take(person: Person, planId: PlanId) {
  const form = await person.call(subscribe, { body: { planId, invoice: castInvoice } })
  await playOutcome(podium(), form, 'approve')
  return form
}

async function refund(admin: Person, { transactionId: id }: { transactionId: string }) {
  await admin.call(refundPayment, { params: { id }, body: { reason: 'Desistência' } })
}

const hide = (person: Person, hiddenProfile: boolean) =>
  person.call(putVisibility, { params: { id: person.id }, body: { hiddenProfile } })

type Query = NonNullable<Sending<typeof searchNetwork>['query']>

function ask(person: Person, query: Query) {
  return person.call(searchNetwork, { query: { _limit: 100, ...query } })
}

async function names(person: Person, query: Query): Promise<string[]> {
  const { list, total } = await ask(person, query)
  assert.equal(list.length, total)
  return list.map(({ name }) => name)
}

test('athletes are found and sorted by class by who has the plan for it, and by admins', async () => {
  const [best, zero] = [await athleteOf(-1, 'Dez'), await athleteOf(0, 'Zero')]
  await athleteOf(null, 'Nenhuma')
  await athleteOf(-1, 'Abel')
  const silent = await athleteOf(-1, 'Calada')
  await silent.call(putSportestShown, { body: { shown: false } })
  await hide(await athleteOf(-1, 'Oculta'), true)
  const manager = await enter('MANAGER', { name: 'Agente' })
  const helena = await enter('SPONSOR', { name: 'Marca' })
  const form = await take(helena, 'SPONSOR_PREMIUM')
  const ana = await openAdmin(podium())
  for (const asker of [helena, ana]) {
    const down = { _sort: 'class', _order: 'DESC' } as const
    assert.deepEqual(await names(asker, down), ['Abel', 'Dez', 'Zero', 'Calada', 'Nenhuma'])
    const up = await names(asker, { _sort: 'class' })
    assert.deepEqual(up, ['Zero', 'Abel', 'Dez', 'Calada', 'Nenhuma'])
    assert.deepEqual(await names(asker, { class: 0 }), ['Abel', 'Dez', 'Zero'])
    assert.deepEqual(await names(asker, { class: 10, ...down }), ['Abel', 'Dez'])
    assert.deepEqual(await names(asker, { class: 1, q: 'dez' }), ['Dez'])
    assert.deepEqual(await names(asker, { class: 1, sport: 'GOLF' }), [])
    assert.deepEqual(await names(asker, { class: 1, type: 'MANAGER' }), [])
    const page = await ask(asker, { ...down, _limit: 2, _page: 1 })
    assert.deepEqual([page.total, page.list.map(({ name }) => name)], [5, ['Zero', 'Calada']])
    const beyond = await ask(asker, { ...down, _page: 9 })
    assert.deepEqual([beyond.total, beyond.list], [5, []])
    assert.ok(page.list.every(({ hiddenProfile }) => !hiddenProfile))
  }
  assert.deepEqual(await names(ana, { class: 1, hiddenProfile: 'true' }), [])
  // What was answered to who may is kept, and is not for who may not.
  const start = await enter('SPONSOR', { name: 'Outra Marca' })
  await take(start, 'SPONSOR_PERFORMANCE')
  const others = [podium().visitor(), best, zero, manager, start, await enter('FAN', {})]
  for (const asker of others) {
    for (const query of [
      { class: 10, _sort: 'class', _order: 'DESC' },
      { _sort: 'class' },
    ] as const) {
      await asker.refused('planNeeded', searchNetwork, { query: { _limit: 100, ...query } })
    }
    const { list } = await asker.call(searchNetwork, { query: { type: 'ATHLETE' } })
    assert.ok(list.some(({ id }) => id === best.id) && list.some(({ id }) => id === zero.id))
  }
  await helena.violates(['class', 'Max'], searchNetwork, { query: { class: 11 } })
  await refund(ana, form)
  await helena.refused('planNeeded', searchNetwork, { query: { class: 10 } })
})

const row = async (person: Person) => (await person.call(listPaidRow)).map(({ id }) => id)

test('the paid row shows who has a plan and is public, in turn, and changes no list', async () => {
  const visitor = podium().visitor()
  assert.deepEqual(await row(visitor), [])
  const before = await visitor.call(searchNetwork, { query: { _limit: 100 } })
  const carlos = await enter('MANAGER', { name: 'Carlos', modality: 'GOLF' })
  const rita = await enter('ATHLETE', { name: 'Rita', modality: 'GOLF' })
  await enter('ATHLETE', { name: 'Sem Plano', modality: 'GOLF' })
  await take(await enter('SPONSOR', { name: 'Patrocinador' }), 'SPONSOR_PREMIUM')
  const list = () => visitor.call(searchNetwork, { query: { _limit: 100 } })
  const listed = await list()
  assert.equal(listed.total, before.total + 4)
  const form = await take(rita, 'STANDARD')
  await take(carlos, 'UNIVERSAL')
  assert.deepEqual((await list()).list, listed.list)
  const both = [carlos.id, rita.id].toSorted()
  assert.deepEqual((await row(visitor)).toSorted(), both)
  // Never oneself, and nobody whom a block is between, whoever of the two set it.
  assert.deepEqual(await row(rita), [carlos.id])
  const marta = await enter('FAN', { name: 'Marta' })
  assert.deepEqual((await row(marta)).toSorted(), both)
  await marta.call(block, { params: { userId: rita.id } })
  await carlos.call(block, { params: { userId: marta.id } })
  assert.deepEqual(await row(marta), [])
  await carlos.call(unblock, { params: { userId: marta.id } })
  assert.deepEqual(await row(marta), [carlos.id])
  // Nobody who hides, who was given the money back or who has left.
  await hide(carlos, true)
  assert.deepEqual(await row(visitor), [rita.id])
  await refund(await openAdmin(podium()), form)
  assert.deepEqual(await row(visitor), [])
  await hide(carlos, false)
  assert.deepEqual(await row(visitor), [carlos.id])
  await carlos.call(closeAccount, { body: { password: carlos.password } })
  assert.deepEqual(await row(visitor), [])
})

test('everybody who has a plan gets their turn, until it is over', async () => {
  const payers = new Set<number>()
  for (let count = 0; count < mostInPaidRow * 2; count++) {
    const person = await enter('ATHLETE', { name: `Vez ${count}`, modality: 'SAILING' })
    await take(person, 'STANDARD')
    payers.add(person.id)
  }
  const visitor = podium().visitor()
  const seen = new Set<number>()
  const rows = new Set<string>()
  for (let hours = 0; hours < 48; hours++) {
    travel({ seconds: hours * 3600 })
    const ids = await row(visitor)
    assert.deepEqual(await row(visitor), ids)
    assert.equal(ids.length, mostInPaidRow)
    for (const id of ids) seen.add(id)
    rows.add(ids.join())
  }
  assert.deepEqual(seen, payers)
  assert.ok(rows.size > 24)
  travel({ seconds: 40 * 86_400 })
  assert.deepEqual(await row(visitor), [])
  restoreClock()
})
