import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shortlistLimits } from '@podium/contract/limits'
import { putVisibility } from '@podium/contract/profiles'
import { closeAccount } from '@podium/contract/settings'
import { listShortlist, putOnShortlist, takeOffShortlist } from '@podium/contract/shortlist'
import { shortlistExport } from '../../src/features/shortlist/index.ts'
import { actingFor, letAct } from '../acting.ts'
import { openAdmin } from '../cast.ts'
import { usePodium } from '../harness.ts'
import type { Person } from '../person.ts'
import { signedInMember } from '../supporting.ts'

const podium = usePodium()

const member = (role: 'ATHLETE' | 'SPONSOR' | 'MANAGER' | 'FAN', name: string = role) =>
  signedInMember(podium(), role, { name, lastName: 'Lista' })
const put = (owner: Person, whom: { id: number }, note?: string) =>
  owner.call(putOnShortlist, {
    body: { userId: whom.id, ...(note !== undefined && { note }) },
  })
const take = (owner: Person, whom: { id: number }) =>
  owner.call(takeOffShortlist, { params: { userId: whom.id } })
const listed = async (owner: Person, query: object = {}) =>
  (await owner.call(listShortlist, { query })).list
const names = async (owner: Person, query: object = {}) =>
  (await listed(owner, query)).map(({ person }) => person.name)
const hide = (whom: Person, hiddenProfile = true) =>
  whom.call(putVisibility, { params: { id: whom.id }, body: { hiddenProfile } })

test('every member keeps a list of athletes with notes, sorted by when or by name', async () => {
  const [bia, ana, zita] = [
    await member('ATHLETE', 'Bia'),
    await member('ATHLETE', 'Ána'),
    await member('ATHLETE', 'Zita'),
  ]
  for (const role of ['SPONSOR', 'MANAGER', 'FAN', 'ATHLETE'] as const) {
    const owner = await member(role, 'Dona')
    await put(owner, bia, 'Telefonar em março')
    await put(owner, ana)
    await put(owner, zita)
    assert.deepEqual(await names(owner), ['Zita', 'Ána', 'Bia'])
    assert.deepEqual(await names(owner, { _sort: 'name' }), ['Ána', 'Bia', 'Zita'])
    assert.deepEqual(await names(owner, { ids: `${bia.id},999999` }), ['Bia'])
    const [entry] = await listed(owner, { ids: String(bia.id) })
    assert.deepEqual([entry?.note, entry?.sport], ['Telefonar em março', 'ATHLETICS'])
    // Put there again it keeps its note, which is written anew where there is another.
    assert.equal((await put(owner, bia)).note, 'Telefonar em março')
    assert.equal((await put(owner, bia, 'Feito')).note, 'Feito')
    assert.equal((await put(owner, bia, '')).note, '')
    await take(owner, ana)
    await take(owner, ana)
    assert.deepEqual(await names(owner), ['Zita', 'Bia'])
  }
})

test('only athletes who can be seen are put on it, and nobody is on their own', async () => {
  const [helena, ines] = [await member('SPONSOR'), await member('ATHLETE')]
  await ines.refused('forbidden', putOnShortlist, { body: { userId: ines.id } })
  const hidden = await member('ATHLETE')
  await hide(hidden)
  for (const userId of [hidden.id, helena.id, (await member('FAN')).id, 9_999_999]) {
    await helena.refused('userNotFound', putOnShortlist, { body: { userId } })
  }
  const long = { userId: ines.id, note: 'x'.repeat(shortlistLimits.note + 1) }
  await helena.violates(['note', 'Size'], putOnShortlist, { body: long })
  await helena.violates(['userId', 'NotBlank'], putOnShortlist, { body: {} })
  const ana = await openAdmin(podium())
  await ana.refused('forbidden', putOnShortlist, { body: { userId: ines.id } })
  await ana.refused('forbidden', listShortlist, {})
  // Whoever acts for somebody has no part in what they have in mind.
  const carlos = await member('MANAGER')
  await letAct(podium(), carlos, helena)
  await actingFor(carlos, helena).refused('scopeMissing', listShortlist, {})
})

test('who hides or has left is a nameless line with its note, and neither place nor sport tells who', async () => {
  const helena = await member('SPONSOR')
  const [abel, bruno, ciro] = [
    await member('ATHLETE', 'Abel'),
    await member('ATHLETE', 'Bruno'),
    await member('ATHLETE', 'Ciro'),
  ]
  for (const one of [abel, bruno, ciro]) await put(helena, one, `Sobre ${one.id}`)
  await hide(abel)
  await bruno.call(closeAccount, { body: { password: bruno.password } })
  const byName = await listed(helena, { _sort: 'name' })
  assert.deepEqual(
    byName.map(({ person, sport, note }) => [person.name, person.visible, sport, note]),
    [
      ['Ciro', true, 'ATHLETICS', `Sobre ${ciro.id}`],
      ['', false, null, `Sobre ${bruno.id}`],
      ['', false, null, `Sobre ${abel.id}`],
    ],
  )
  // The note is the owner's, and can be written while nobody is seen.
  assert.equal((await put(helena, abel, 'Voltar a ver')).note, 'Voltar a ver')
  await take(helena, bruno)
  await hide(abel, false)
  assert.deepEqual(await names(helena, { _sort: 'name' }), ['Abel', 'Ciro'])
})

test('a list is in its owner’s data, is nobody else’s, and goes with the account at once', async () => {
  const [helena, ines, marta] = [
    await member('SPONSOR'),
    await member('ATHLETE'),
    await member('FAN'),
  ]
  await put(helena, ines, 'Muito prometedora')
  const { db } = podium().context.database
  const kept = JSON.stringify(await shortlistExport.collect(db, helena.id))
  assert.match(kept, /Muito prometedora/)
  assert.deepEqual(await shortlistExport.collect(db, ines.id), [])
  assert.deepEqual(await listed(ines), [])
  assert.deepEqual(await listed(marta), [])
  await helena.call(closeAccount, { body: { password: helena.password } })
  assert.deepEqual(await shortlistExport.collect(db, helena.id), [])
})

test('only so many are on it, also when two windows add the last one at once', async () => {
  const helena = await member('SPONSOR')
  const { people } = shortlistLimits
  const [first, second, third] = [
    await member('ATHLETE'),
    await member('ATHLETE'),
    await member('ATHLETE'),
  ]
  await put(helena, first)
  try {
    // What the server reads with every call: two hundred athletes would only take longer.
    Object.assign(shortlistLimits, { people: 2 })
    const answers = await Promise.all(
      [second, third].map(({ id: userId }) =>
        helena.twin().raw(putOnShortlist, { body: { userId } }),
      ),
    )
    assert.deepEqual(answers.map(({ statusCode }) => statusCode).toSorted(), [200, 400])
    await helena.refused('tooManyEvents', putOnShortlist, {
      body: { userId: (await member('ATHLETE')).id },
    })
    // Who is on it is written about all the same.
    assert.equal((await put(helena, first, 'Primeira')).note, 'Primeira')
  } finally {
    Object.assign(shortlistLimits, { people })
  }
})
