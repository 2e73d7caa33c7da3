import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refundPayment } from '@podium/contract/payments'
import { subscribe } from '@podium/contract/plans'
import { putVisibility } from '@podium/contract/profiles'
import { closeAccount } from '@podium/contract/settings'
import {
  acceptSupport,
  getAthleteSupport,
  getSupport,
  highlightSupport,
  listAthleteBadges,
  listAthletesISupport,
  listMySupporters,
  listSupportedAthletes,
  listSupporterBadges,
  rejectSupport,
  type SupportEntry,
} from '@podium/contract/support'
import { sql } from 'kysely'
import { castInvoice, playOutcome } from '../buying.ts'
import { openAdmin } from '../cast.ts'
import type { Tx } from '../../src/platform/database/index.ts'
import { usePodium } from '../harness.ts'
import { openPage } from '../live-page.ts'
import type { Person } from '../person.ts'
import { allRoutes, fillPath } from '../routes.ts'
import { countStatements } from '../statements.ts'
import { askForSupport, signedInMember } from '../supporting.ts'

const podium = usePodium()

const one = ({ id }: { id: number }) => ({ params: { id } })

async function support(supporter: Person, athlete: Person, hidden = false) {
  return athlete.call(acceptSupport, one(await askForSupport(supporter, athlete, 50, hidden)))
}

test('tables show pending first, then the latest, and filter by status', async () => {
  const ines = await signedInMember(podium(), 'ATHLETE')
  const fans = await Promise.all(
    Array.from({ length: 4 }, () => signedInMember(podium(), 'FAN', { credits: 50 })),
  )
  const entries = []
  for (const fan of fans) entries.push(await askForSupport(fan, ines, 50))
  const ids = entries.map(({ id }) => id)
  await ines.call(acceptSupport, one({ id: ids[2] ?? 0 }))
  await ines.call(rejectSupport, one({ id: ids[3] ?? 0 }))
  const shown = async (query: object) => {
    const { list, total } = await ines.call(listMySupporters, { query })
    return [total, list.map(({ id }) => ids.indexOf(id))]
  }
  assert.deepEqual(await shown({}), [4, [1, 0, 3, 2]])
  assert.deepEqual(await shown({ _order: 'ASC' }), [4, [0, 1, 2, 3]])
  assert.deepEqual(await shown({ _limit: 1, _page: 2 }), [4, [3]])
  assert.deepEqual(await shown({ status: 'PENDING' }), [2, [1, 0]])
  assert.deepEqual(await shown({ status: 'REJECTED' }), [1, [3]])
  await ines.violates(['status', 'Pattern'], listMySupporters, { query: { status: 'ALL' } })
  await ines.violates(['_limit', 'Max'], listMySupporters, { query: { _limit: 101 } })
})

test('who has no supporters, like an admin or a fan, has an empty table', async () => {
  for (const person of [await signedInMember(podium(), 'FAN'), await openAdmin(podium())]) {
    assert.deepEqual(await person.call(listMySupporters, {}), { list: [], total: 0 })
  }
})

test('badges show role, name and picture of running supports, and sponsors apart', async () => {
  const ines = await signedInMember(podium(), 'ATHLETE', { name: 'Inês', lastName: 'Carvalho' })
  const marta = await signedInMember(podium(), 'FAN', {
    name: 'Marta',
    lastName: 'Nóbrega',
    credits: 50,
  })
  const volta = await signedInMember(podium(), 'SPONSOR', {
    name: 'Volta',
    lastName: '',
    credits: 50,
  })
  await support(marta, ines)
  await support(volta, ines)
  await askForSupport(await signedInMember(podium(), 'FAN', { credits: 50 }), ines, 50)
  const visitor = podium().visitor()
  const { list, total } = await visitor.call(listSupporterBadges, one(ines))
  assert.equal(total, 2)
  assert.deepEqual(list[0], {
    id: volta.id,
    role: 'SPONSOR',
    name: 'Volta',
    badgeUrl: { id: 0, main: null },
    hasWebsite: false,
  })
  const sponsors = await visitor.call(listSupporterBadges, {
    ...one(ines),
    query: { role: 'SPONSOR' },
  })
  assert.deepEqual([sponsors.total, sponsors.list[0]?.id], [1, volta.id])
  const own = await visitor.call(listAthleteBadges, one(marta))
  assert.deepEqual(
    own.list.map(({ name }) => name),
    ['Inês Carvalho'],
  )
  const athletes = await visitor.call(listSupportedAthletes, one(volta))
  assert.deepEqual([athletes.list[0]?.id, athletes.list[0]?.sport], [ines.id, 'ATHLETICS'])
  await visitor.refused('userNotFound', listSupporterBadges, one(marta))
  await visitor.refused('userNotFound', listSupportedAthletes, one(await openAdmin(podium())))
})

// Signing out would make everything after it look closed.
const reading = allRoutes.filter(
  ({ route }) => route.method === 'GET' && !route.path.endsWith('/logout'),
)

// Where anybody with a page can be found, whomever they support.
const findingPeople = new Set(['network', 'discovery'])

/** Everything a caller is answered by every reading call about some ids. */
async function everythingSeenBy(person: Person, ids: number[], asked = reading): Promise<string> {
  const seen: string[] = []
  for (const named of asked) {
    for (const id of ids) {
      const url = fillPath(named, () => String(id))
      const query = named.route.path === '/users' ? '?_limit=100' : ''
      const answer = await person.send({ method: 'GET', url: url + query })
      seen.push(`${url}: ${answer.body}`)
    }
  }
  return seen.join('\n')
}

test('a private supporter appears nowhere but to the athlete and admins', async () => {
  const name = 'Quitéria'
  const ines = await signedInMember(podium(), 'ATHLETE', { name: 'Beatriz', lastName: 'Sousa' })
  const shy = await signedInMember(podium(), 'SPONSOR', { name, lastName: '', credits: 100 })
  const rui = await signedInMember(podium(), 'FAN', { name: 'Rui', credits: 50 })
  const ruisPage = await openPage(rui, podium().app)
  const entry = await support(shy, ines, true)
  await support(rui, ines)
  const own = await shy.call(listAthletesISupport, {})
  assert.deepEqual([own.total, own.list[0]?.private], [1, true])
  const elsewhere = reading.filter(({ feature }) => !findingPeople.has(feature))
  for (const person of [podium().visitor(), rui]) {
    // What is about herself may name her; nothing about anybody else may.
    const seen = await everythingSeenBy(person, [ines.id, rui.id, entry.id], elsewhere)
    for (const line of seen.split('\n')) assert.ok(!line.includes(name), line.slice(0, 300))
    const theirs = await person.call(listSupportedAthletes, one(shy))
    assert.deepEqual([theirs.total, theirs.list], [0, []])
    assert.equal((await person.call(listAthleteBadges, one(shy))).total, 0)
    const standing = await person.call(getAthleteSupport, { params: { athleteId: ines.id } })
    assert.equal(standing.supporters, 1)
  }
  await rui.refused('entityDoesNotExist', getSupport, one(entry))
  assert.ok(!JSON.stringify(await podium().mailsTo(rui.email)).includes(name))
  assert.ok(
    !ruisPage.heard.some((event) => event.type === 'SUPPORTERS_UPDATE' && event.id === entry.id),
  )
  ruisPage.close()
  const table = await ines.call(listMySupporters, {})
  assert.ok(table.list.some(({ userName }) => userName === name))
  const ana = await openAdmin(podium())
  assert.equal((await ana.call(getSupport, one(entry))).supporter.name, name)
})

test('hidden people leave the public lists, closed ones lose their name everywhere', async () => {
  const ines = await signedInMember(podium(), 'ATHLETE')
  const carlos = await signedInMember(podium(), 'MANAGER', {
    name: 'Zulmira',
    lastName: 'X',
    credits: 50,
  })
  const entry = await support(carlos, ines)
  const visitor = podium().visitor()
  const badges = async () => (await visitor.call(listSupporterBadges, one(ines))).total
  assert.equal(await badges(), 1)
  await carlos.call(putVisibility, { params: { id: carlos.id }, body: { hiddenProfile: true } })
  assert.equal(await badges(), 0)
  await visitor.refused('userNotFound', listSupportedAthletes, one(carlos))
  const seen = await ines.call(getSupport, one(entry))
  assert.deepEqual([seen.userName, seen.supporter.hasPage], ['Zulmira X', false])
  await carlos.call(closeAccount, { body: { password: carlos.password } })
  assert.ok(!(await everythingSeenBy(ines, [ines.id, carlos.id, entry.id])).includes('Zulmira'))
})

// --- ten thousand --------------------------------------------------------------------------------

/**
 * Ten thousand supporters, put there without their credits and taken away after the test. No trigger
 * runs for them: keys alone would be looked up in fifty tables for each who goes.
 */
async function withTenThousand(athlete: Person, work: () => Promise<void>): Promise<void> {
  const untriggered = (change: (tx: Tx) => Promise<unknown>) =>
    podium().context.inTransaction(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx)
      await change(tx)
    })
  await untriggered((tx) => insertCrowd(tx, athlete))
  try {
    await work()
  } finally {
    await untriggered(deleteCrowd)
  }
}

async function insertCrowd(tx: Tx, athlete: Person): Promise<void> {
  await sql`
    with people as (
      insert into users (role, email, name, last_name, country_code, language, activated_at, created_at)
      select 'FAN', 'crowd' || n || '@podium.example', 'Adepto', 'N' || n, 'PT', 'pt', now(), now()
      from generate_series(1, 10000) n returning id, last_name
    ), pages as (
      insert into profiles (user_id, published) select id, true from people
    )
    insert into supports (supporter_id, athlete_id, credits, months, private, status, requested_at,
      answer_by, accepted_at, active_from, months_in_all, ends_at,
      supporter_role, supporter_shown, athlete_shown)
    select id, ${athlete.id}, 50, 1, false, 'ACTIVE', now(), now(), now(), now(), 1,
      now() + interval '1 month', 'FAN', true, true from people`.execute(tx)
}

async function deleteCrowd(tx: Tx): Promise<void> {
  await sql`
    with gone as (
      delete from users where email like 'crowd%@podium.example' returning id
    ), without_pages as (
      delete from profiles where user_id in (select id from gone)
    )
    delete from supports where supporter_id in (select id from gone)`.execute(tx)
}

test('ten thousand supporters page at as many statements as one', async () => {
  const ines = await signedInMember(podium(), 'ATHLETE')
  const visitor = podium().visitor()
  const calls = {
    table: () => ines.call(listMySupporters, { query: { _limit: 20 } }),
    deep: () => ines.call(listMySupporters, { query: { _limit: 20, _page: 400 } }),
    pending: () => ines.call(listMySupporters, { query: { _limit: 5, status: 'PENDING' } }),
    badges: () => visitor.call(listSupporterBadges, { ...one(ines), query: { _limit: 100 } }),
    standing: () => visitor.call(getAthleteSupport, { params: { athleteId: ines.id } }),
  }
  const count = async () => {
    const counts: Record<string, number> = {}
    for (const [name, call] of Object.entries(calls)) counts[name] = await countStatements(call)
    return counts
  }
  await calls.table()
  const few = await count()
  await withTenThousand(ines, async () => {
    assert.equal((await calls.table()).total, 10_000)
    assert.equal((await calls.deep()).list.length, 20)
    assert.equal((await calls.badges()).total, 10_000)
    assert.deepEqual(await count(), few)
    assert.deepEqual([few.badges, few.standing], [3, 3])
  })
})

test('a sponsor’s plan shows first whom they chose, as many as it gives and while it lasts', async () => {
  const helena = await signedInMember(podium(), 'SPONSOR', { credits: 250 })
  const athletes = []
  for (const name of ['Inês', 'Rita', 'Sara', 'Tânia'])
    athletes.push(await signedInMember(podium(), 'ATHLETE', { name }))
  const [ines, rita, sara, tania] = athletes as [Person, Person, Person, Person]
  const entries = []
  for (const athlete of [ines, rita, sara]) entries.push(await support(helena, athlete))
  const [ofInes, ofRita, ofSara] = entries as [SupportEntry, SupportEntry, SupportEntry]
  const hidden = await support(helena, tania, true)
  const highlight = (id: number, highlighted = true) => ({ params: { id }, body: { highlighted } })
  const page = async () => {
    const { list } = await podium()
      .visitor()
      .call(listSupportedAthletes, {
        ...one(helena),
        query: { _order: 'ASC' },
      })
    return list.map(({ id, highlighted }) => [id, highlighted])
  }
  const plain = [ines, rita, sara].map(({ id }) => [id, false])
  await helena.refused('planNeeded', highlightSupport, highlight(ofSara.id))
  assert.deepEqual(await page(), plain)
  const body = { planId: 'SPONSOR_START', invoice: castInvoice } as const
  const form = await helena.call(subscribe, { body })
  await playOutcome(podium(), form, 'approve')
  const chosen = await helena.call(highlightSupport, highlight(ofSara.id))
  assert.deepEqual([chosen.highlighted, chosen.abilities.highlight], [true, true])
  assert.deepEqual(await page(), [[sara.id, true], ...plain.slice(0, 2)])
  // No more than the plan gives, none that is private, none of others, and only a sponsor.
  await helena.refused('planNeeded', highlightSupport, highlight(ofRita.id))
  await helena.refused('stateChanged', highlightSupport, highlight(hidden.id))
  const other = await signedInMember(podium(), 'SPONSOR')
  await other.refused('entityDoesNotExist', highlightSupport, highlight(ofSara.id))
  await ines.refused('forbidden', highlightSupport, highlight(ofInes.id))
  // An extension goes on as it was; who hides is shown to nobody.
  const longer = await support(helena, sara)
  assert.deepEqual((await page())[0], [sara.id, true])
  await sara.call(putVisibility, { ...one(sara), body: { hiddenProfile: true } })
  assert.deepEqual(await page(), plain.slice(0, 2))
  await sara.call(putVisibility, { ...one(sara), body: { hiddenProfile: false } })
  // Without its plan the choice counts for nothing, and can be taken back.
  const ana = await openAdmin(podium())
  const refund = { params: { id: form.transactionId }, body: { reason: 'Desistência' } }
  await ana.call(refundPayment, refund)
  assert.deepEqual(await page(), plain)
  await helena.call(highlightSupport, highlight(longer.id, false))
  await helena.refused('planNeeded', highlightSupport, highlight(longer.id))
})

test('who goes on in private is highlighted no more, and makes room for another', async () => {
  const helena = await signedInMember(podium(), 'SPONSOR', { credits: 250 })
  const [sara, rita] = [
    await signedInMember(podium(), 'ATHLETE'),
    await signedInMember(podium(), 'ATHLETE'),
  ]
  const body = { planId: 'SPONSOR_START', invoice: castInvoice } as const
  await playOutcome(podium(), await helena.call(subscribe, { body }), 'approve')
  const [ofSara, ofRita] = [await support(helena, sara), await support(helena, rita)]
  const highlight = ({ id }: SupportEntry) =>
    helena.call(highlightSupport, { params: { id }, body: { highlighted: true } })
  await highlight(ofSara)
  const longer = await support(helena, sara, true)
  assert.equal(longer.highlighted, false)
  assert.equal((await highlight(ofRita)).highlighted, true)
})
