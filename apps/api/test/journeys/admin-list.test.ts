import assert from 'node:assert/strict'
import { test } from 'node:test'
import { downloadUsers, listUsers } from '@podium/contract/admin'
import { logout } from '@podium/contract/identity'
import { putVisibility } from '@podium/contract/profiles'
import { deleteOf } from '@podium/contract/settings'
import { postWalletTransaction } from '@podium/contract/wallet'
import { sql } from 'kysely'
import { openAdmin, openMember, signIn, signUp } from '../cast.ts'
import { restoreClock, travel, usePodium } from '../harness.ts'
import { giveCredits } from '../supporting.ts'

const crowd = 5500

/** The last names of many fans called Vaga, in the order of the list. */
const names = Array.from({ length: crowd }, (_, at) => `N${String(at + 1).padStart(5, '0')}`)

const podium = usePodium({}, async ({ context: { database } }) => {
  await sql`
    insert into users (role, email, name, last_name, country_code, language, activated_at, created_at)
    select 'FAN', 'vaga' || n || '@podium.example', 'Vaga', 'N' || lpad(n::text, 5, '0'), 'PT', 'pt',
      now(), now()
    from generate_series(1, ${crowd}::integer) n`.execute(database.db)
})

test('a crowd is paged from both ends, its total is told, and a search among it keeps its order', async () => {
  const ana = await openAdmin(podium())
  await openMember(podium(), 'ATHLETE', { name: 'Aabel', modality: 'TENNIS' })
  const page = async (query: object) => {
    const { list, total } = await ana.call(listUsers, { query: { _limit: 20, ...query } })
    return { names: list.map(({ lastName }) => lastName), total }
  }
  const fans = { type: 'FAN' }
  for (const at of [0, 5, 125, 251, 274]) {
    const expected = names.slice(at * 20, at * 20 + 20)
    assert.deepEqual(await page({ ...fans, _page: at }), { names: expected, total: crowd }, `${at}`)
  }
  const backwards = await page({ ...fans, _page: 260, _order: 'DESC' })
  assert.deepEqual(backwards.names, names.toReversed().slice(5200, 5220))
  assert.deepEqual(await page({ ...fans, _page: 275 }), { names: [], total: crowd })
  assert.equal((await page({ ...fans, hiddenProfile: 'true' })).total, crowd)
  assert.equal((await page({})).total, crowd + 2)

  assert.deepEqual(await page({ q: 'vaga n', _page: 3 }), {
    names: names.slice(60, 80),
    total: crowd,
  })
  assert.deepEqual(await page({ q: 'vaga n002' }), { names: names.slice(199, 219), total: 100 })
  assert.deepEqual(
    (await page({ q: 'vaga n', _sort: 'createdAt', _order: 'DESC' })).names[0],
    'N05500',
  )
})

test('sport, country and region narrow list and file as they narrow the network', async () => {
  const ana = await openAdmin(podium())
  const braga = { countryCode: 'PT', postalCode: '4700-001' }
  const rower = await openMember(podium(), 'ATHLETE', {
    ...braga,
    name: 'Rema',
    modality: 'ROWING',
  })
  await openMember(podium(), 'MANAGER', { name: 'Rema', countryCode: 'FR', modality: 'ROWING' })
  const names = async (query: object) => {
    const { list, total } = await ana.call(listUsers, { query })
    assert.equal(total, list.length)
    return list.map(({ role }) => role).sort()
  }
  assert.deepEqual(await names({ sport: 'ROWING' }), ['ATHLETE', 'MANAGER'])
  assert.deepEqual(await names({ sport: 'ROWING', country: 'FR' }), ['MANAGER'])
  assert.deepEqual(await names({ country: 'FR', type: 'ATHLETE' }), [])
  assert.deepEqual(await names({ region: 'Braga' }), ['ATHLETE'])
  assert.deepEqual(await names({ region: 'Braga', q: 'rema', hiddenProfile: 'false' }), ['ATHLETE'])
  const many = await ana.call(listUsers, { query: { country: 'PT', type: 'FAN', _page: 250 } })
  assert.deepEqual([many.total, many.list.length], [crowd, 10])
  await ana.violates(['country', 'Pattern'], listUsers, { query: { country: 'ZZ' } })
  await ana.violates(['sport', 'Pattern'], listUsers, { query: { sport: 'CHESS' } })
  const csv = await ana.raw(downloadUsers, { query: { sport: 'ROWING', region: 'Braga' } })
  const [, ...lines] = csv.body.trim().split('\r\n')
  assert.deepEqual(
    lines.map((line) => Number.parseInt(line, 10)),
    [rower.id],
  )
})

test('somebody who was deleted is no longer on a page of a search that found many', async () => {
  const ana = await openAdmin(podium())
  const leaving = await openMember(podium(), 'FAN', { name: 'Vaga', lastName: 'Alta' })
  const first = async () => (await ana.call(listUsers, { query: { q: 'vaga' } })).list[0]?.lastName
  assert.equal(await first(), 'Alta')
  await ana.call(deleteOf.FAN, { params: { id: leaving.id } })
  assert.equal(await first(), names[0])
})

test('who joined while a search was paged is found half a minute later, however often it was asked', async (t) => {
  t.after(restoreClock)
  const ana = await openAdmin(podium())
  const total = async () => (await ana.call(listUsers, { query: { q: 'vag', _page: 3 } })).total
  const before = await total()
  await openMember(podium(), 'ATHLETE', { name: 'Vaga', lastName: 'Tardia', modality: 'TENNIS' })
  travel({ seconds: 20 })
  assert.equal(await total(), before)
  travel({ seconds: 40 })
  assert.equal(await total(), before + 1)
})

// They are rows of the list and nothing else: without accounts and profiles, which the checks miss.
test('those who leave are no longer counted', async () => {
  const ana = await openAdmin(podium())
  await sql`delete from users where name = 'Vaga' and last_name like 'N%'`.execute(
    podium().context.database.db,
  )
  const { total } = await ana.call(listUsers, { query: { type: 'FAN' } })
  assert.equal(total, 0)
})

test('the list tells when somebody was last seen and what they hold, and is narrowed by both and by the state of the page', async (t) => {
  t.after(restoreClock)
  const ana = await openAdmin(podium())
  const name = 'Zebelina'
  const open = (lastName: string, role: 'FAN' | 'ATHLETE' = 'FAN') =>
    openMember(podium(), role, { name, lastName })
  const [rich, debtor, gone] = [await open('Rica'), await open('Devedora'), await open('Antiga')]
  // Without a sport nothing is published.
  await open('Nunca', 'ATHLETE')
  await signUp(podium(), 'FAN', { name, lastName: 'Incerta' })
  for (const one of [rich, debtor]) await giveCredits(podium(), one, 70)
  const take = { userId: debtor.id, creditsNumber: -70, description: 'Tirados' }
  await ana.call(postWalletTransaction, { body: take })
  await sql`update accounts set owed = 30 where holder = ${debtor.id} and kind = 'available'`.execute(
    podium().context.database.db,
  )
  for (const one of [rich, debtor, gone]) await signIn(one)
  const names = async (query: object) => {
    const { list, total } = await ana.call(listUsers, { query: { q: name, ...query } })
    assert.equal(total, list.length)
    return list.map(({ lastName }) => lastName)
  }
  const [first] = (await ana.call(listUsers, { query: { q: `${name} rica` } })).list
  assert.deepEqual([first?.available, first?.debt], [70, 0])
  assert.ok(Date.now() - Date.parse(first?.lastSeenAt ?? '') < 60_000)
  assert.deepEqual(await names({ balance: 'SOME' }), ['Rica'])
  assert.deepEqual(await names({ balance: 'OWES' }), ['Devedora'])
  assert.deepEqual(await names({ balance: 'NONE' }), ['Antiga', 'Devedora', 'Incerta', 'Nunca'])
  assert.deepEqual(await names({ state: 'UNCONFIRMED' }), ['Incerta'])
  assert.deepEqual(await names({ state: 'HIDDEN' }), ['Nunca'])
  await ana.call(putVisibility, { params: { id: gone.id }, body: { hiddenProfile: true } })
  assert.deepEqual(await names({ state: 'HIDDEN_BY_ADMIN' }), ['Antiga'])
  assert.deepEqual(await names({ state: 'VISIBLE' }), ['Devedora', 'Rica'])
  assert.deepEqual(await names({ seen: 'NEVER' }), ['Incerta', 'Nunca'])
  assert.deepEqual(await names({ seen: 'WEEK' }), ['Antiga', 'Devedora', 'Rica'])
  const csv = await ana.raw(downloadUsers, { query: { q: name, seen: 'WEEK', balance: 'SOME' } })
  const [, ...lines] = csv.body.trim().split('\r\n')
  assert.deepEqual(lines.length, 1)
  assert.deepEqual(await names({ seen: 'OVER_MONTH' }), [])
  // Who ends a session was seen all the same.
  await gone.call(logout)
  travel({ seconds: 40 * 24 * 3600 })
  await signIn(ana)
  await signIn(rich)
  assert.deepEqual(await names({ seen: 'MONTH' }), ['Rica'])
  assert.deepEqual(await names({ seen: 'OVER_MONTH' }), ['Antiga', 'Devedora'])
  travel({ seconds: 440 * 24 * 3600 })
  await signIn(ana)
  assert.deepEqual(await names({ seen: 'OVER_YEAR' }), ['Antiga', 'Devedora', 'Rica'])
  await ana.violates(['seen', 'Pattern'], listUsers, { query: { seen: 'LATELY' } })
  await sql`update accounts set owed = 0 where holder = ${debtor.id} and kind = 'available'`.execute(
    podium().context.database.db,
  )
})
