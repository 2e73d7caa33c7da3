import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { brotliDecompressSync } from 'node:zlib'
import { calendarDay } from '@podium/contract/calendar'
import { appealLinked, readLinkedDecision } from '@podium/contract/decisions'
import { putVisibility } from '@podium/contract/profiles'
import type { MemberRole } from '@podium/contract/roles'
import type { RouteShape } from '@podium/contract/route'
import { deleteOf } from '@podium/contract/settings'
import { acceptSupport, requestSupport } from '@podium/contract/support'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { sql } from 'kysely'
import { unshown } from '../../src/app/unshown.ts'
import { buildApp } from '../../src/app.ts'
import { day } from '../../src/platform/clock.ts'
import type { Db } from '../../src/platform/database/index.ts'
import type { Render } from '../../src/platform/render/index.ts'
import { openAdmin } from '../cast.ts'
import { saveAthlete } from '../forms.ts'
import { restoreClock, travel, usePodium } from '../harness.ts'
import type { Person } from '../person.ts'
import { allRoutes } from '../routes.ts'
import { signedInMember, supportRequest } from '../supporting.ts'
import { actsInOrder, openWorld, playActs, type World } from '../world.ts'

const podium = usePodium()

/** How often a page was drawn, by its address. */
const drawings = new Map<string, number>()

/** The paths of all that the page of a role may read. */
const readsOf: Record<MemberRole, string[]> = {
  ATHLETE: [
    '/athletes/{id}',
    '/athletes/{id}/gallery',
    '/athletes/{id}/season',
    '/athletes/{id}/year/{year}',
    '/athletes/{id}/similar',
    '/athletes/{id}/representatives',
    '/support/athlete/{id}/badges',
    '/support/athlete/{athleteId}',
    '/support/supporter/{id}/badges',
    '/users/{id}/supported-athletes',
    '/users/{id}/sportests',
  ],
  FAN: ['/fans/{id}', '/fans/{id}/gallery', '/users/{id}/supported-athletes'],
  MANAGER: [
    '/managers/{id}',
    '/managers/{id}/gallery',
    '/managers/{id}/register',
    '/managers/{id}/athletes',
    '/support/supporter/{id}/badges',
  ],
  SPONSOR: [
    '/sponsors/{id}',
    '/sponsors/{id}/gallery',
    '/support/supporter/{id}/badges',
    '/sponsor/product',
  ],
}

interface Told {
  language: string
  theme: string | null
  user: number | null
  answers: unknown[]
}

const paramsOf = (id: number) => ({
  id,
  athleteId: id,
  year: Number(calendarDay(new Date()).slice(0, 4)),
})
const queryOf = (path: string, id: number) => (path === '/sponsor/product' ? { sponsorID: id } : {})

/** A page that tells what it was drawn for, and all that was read for it. */
const render: Render = async ({ url, language, theme, user, fetchJson }) => {
  drawings.set(url, (drawings.get(url) ?? 0) + 1)
  const [, secret] = /^\/deleted\/(.+)$/.exec(url) ?? []
  if (secret) {
    const path = readLinkedDecision.path
    const { status, body } = await fetchJson(path, { path, params: { secret }, query: {} })
    return { status, html: JSON.stringify(body) }
  }
  const [, name = '', number] = /^\/(athlete|fan|manager|sponsor)\/(\d+)/.exec(url) ?? []
  const id = Number(number)
  const answers = await Promise.all(
    readsOf[name.toUpperCase() as MemberRole].map((path) =>
      fetchJson(filled(path, id), { path, params: paramsOf(id), query: queryOf(path, id) }),
    ),
  )
  const told = answers.map(({ status, body }) => (status === 200 ? body : status))
  const html = JSON.stringify({
    language,
    theme,
    user: user?.id ?? null,
    answers: told,
  } satisfies Told)
  return { status: answers[0]?.status ?? 404, html }
}

function filled(path: string, id: number): string {
  const params: Record<string, number> = paramsOf(id)
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params[name]))
  return path === '/sponsor/product' ? `${address}?sponsorID=${id}` : address
}

/** Two servers, as behind a load balancer; all that changes is changed by a third. */
const servers: FastifyInstance[] = []
before(async () => {
  for (const freshMs of [0, 0]) {
    servers.push(await buildApp(podium().context, { pages: { render, freshMs } }))
  }
})

const addressOf = (person: Person, role: MemberRole) => `/${role.toLowerCase()}/${person.id}`

function read(answer: LightMyRequestResponse): Told {
  const isPacked = answer.headers['content-encoding'] === 'br'
  const text = isPacked ? brotliDecompressSync(answer.rawPayload) : answer.rawPayload
  return JSON.parse(text.toString()) as Told
}

/** What a visitor is answered now, call by call. */
async function toldNow(role: MemberRole, id: number): Promise<unknown[]> {
  const calls = readsOf[role].map((path) => podium().app.inject(`/api${filled(path, id)}`))
  return (await Promise.all(calls)).map(({ statusCode, body }) =>
    statusCode === 200 ? (JSON.parse(body) as unknown) : statusCode,
  )
}

/** The ways in which visitors ask, each at one of the servers. */
const asking = [
  { language: 'pt', theme: 'LIGHT', encoding: 'br', at: 0 },
  { language: 'en', theme: 'LIGHT', encoding: 'br', at: 0 },
  { language: 'pt', theme: 'DARK', encoding: 'identity', at: 1 },
  { language: 'en', theme: null, encoding: 'br', at: 1 },
] as const

/** Asks for everybody's page in every way: what is given is what is true now, in the way it was asked for. */
async function look({ people }: World, after: string): Promise<void> {
  for (const [person, role] of people) {
    const now = await toldNow(role, person.id)
    for (const { language, theme, encoding, at } of asking) {
      const cookie = `podium_preferences=${language}.${theme ?? ''}`
      const headers = { cookie, 'accept-encoding': encoding }
      const answer = await servers[at]!.inject({ url: addressOf(person, role), headers })
      const told = read(answer)
      const said = `${role} ${language} ${theme} at ${at} after ${after}`
      assert.deepEqual([told.language, told.theme, told.user], [language, theme, null], said)
      assert.equal(answer.statusCode === 200, typeof now[0] === 'object', said)
      compare(role, told.answers, now, said)
    }
  }
}

function compare(role: MemberRole, told: unknown[], now: unknown[], said: string): void {
  const similar = readsOf[role].indexOf('/athletes/{id}/similar')
  const without = (answers: unknown[]) => answers.filter((_, at) => at !== similar)
  assert.deepEqual(without(told), without(now), said)
  // Who is new among those who are alike may be missed for some minutes; nobody else may be there.
  if (Array.isArray(told[similar])) {
    for (const card of told[similar]) {
      assert.ok(
        (now[similar] as object[]).some(
          ({ id }: { id?: number }) => id === (card as { id: number }).id,
        ),
        said,
      )
    }
  }
}

test('whatever happens, a kept page tells what is true, and to whom it may be told', async () => {
  const world = await openWorld(podium())
  await look(world, 'the beginning')
  await playActs(world.acts, actsInOrder, (act) => look(world, act))
})

/** An athlete whose page is looked at, and how: the address, and asking for it at one server. */
async function openOne() {
  const ines = await signedInMember(podium(), 'ATHLETE', { name: 'Inês' })
  const url = addressOf(ines, 'ATHLETE')
  const ask = (headers = {}) => servers[0]!.inject({ url, headers })
  const nameOf = (answer: LightMyRequestResponse) =>
    (read(answer).answers[0] as { name: string }).name
  return { ines, url, ask, nameOf }
}

test('a page is drawn once for all who ask for it alike, until something of it changes', async () => {
  const { ines, url, ask } = await openOne()
  const first = await ask()
  const again = await ask()
  assert.equal(drawings.get(url), 1)
  assert.deepEqual([again.body, again.headers.etag], [first.body, first.headers.etag])
  const unchanged = await ask({ 'if-none-match': String(first.headers.etag) })
  assert.deepEqual([unchanged.statusCode, unchanged.body], [304, ''])
  assert.equal(drawings.get(url), 1)
  // Another way of asking is another page.
  assert.notEqual((await ask({ 'accept-encoding': 'br' })).headers.etag, first.headers.etag)
  assert.equal(drawings.get(url), 2)
  // What others do changes nothing of it.
  await signedInMember(podium(), 'FAN', { name: 'Zulmira' })
  await ask()
  assert.equal(drawings.get(url), 2)
  await saveAthlete(ines, { phrase: 'Sempre em frente' })
  await ask()
  assert.equal(drawings.get(url), 3)
})

test('who is signed in gets a page of their own, and leaves none behind', async () => {
  const { ines, ask } = await openOne()
  await ask()
  const cookie = [...ines.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const own = await ask({ cookie })
  assert.equal(read(own).user, ines.id)
  assert.equal(own.headers['cache-control'], 'private, no-store')
  const visitors = await ask()
  assert.equal(read(visitors).user, null)
  assert.doesNotMatch(visitors.body, /"own":/)
  assert.equal(visitors.headers['set-cookie'], undefined)
})

test('who opens a mailed link twice at once sees what they changed in between', async () => {
  const ana = await openAdmin(podium())
  const joana = await signedInMember(podium(), 'FAN')
  await ana.call(deleteOf.FAN, { params: { id: joana.id }, query: { reason: 'Duas contas' } })
  const secret = await podium().tokenMailedTo(joana.email, '/deleted')
  const ask = () => servers[0]!.inject(`/deleted/${secret}`)
  const before = await ask()
  assert.equal(before.headers['cache-control'], 'private, no-store')
  assert.doesNotMatch(before.body, /Só tenho uma/)
  await podium()
    .visitor()
    .call(appealLinked, { params: { secret }, body: { text: 'Só tenho uma' } })
  assert.match((await ask()).body, /Só tenho uma/)
})

test('what changes by one server is true on another within a second', async () => {
  const usual = await buildApp(podium().context, { pages: { render } })
  const { ines, url } = await openOne()
  assert.equal((await usual.inject({ url })).statusCode, 200)
  await ines.call(putVisibility, { params: { id: ines.id }, body: { hiddenProfile: true } })
  await pause(1000)
  assert.equal((await usual.inject({ url })).statusCode, 404)
  await usual.close()
})

test('a change that is committed late is heard all the same', async () => {
  const { ines, ask, nameOf } = await openOne()
  const rename = (tx: Db, name: string) =>
    sql`update users set name = ${name} where id = ${ines.id}`.execute(tx)
  const { inTransaction } = podium().context
  await ask()
  await inTransaction(async (tx) => {
    await rename(tx, 'Late')
    // Another's transaction begins later, is committed sooner, and is heard.
    await signedInMember(podium(), 'ATHLETE')
    assert.equal(nameOf(await ask()), 'Inês')
  })
  assert.equal(nameOf(await ask()), 'Late')
  await inTransaction((tx) => rename(tx, 'Inês'))
})

test('no page outlives its day', async () => {
  const { url, ask } = await openOne()
  await ask()
  try {
    travel({ seconds: day })
    await ask()
    assert.equal(drawings.get(url), 2)
  } finally {
    restoreClock()
  }
})

test('no page outlives a day of the test clock, which lets go of no page by itself', async () => {
  const { url, ask } = await openOne()
  await ask()
  await sql`update test_clock set days = days`.execute(podium().context.database.db)
  await ask()
  assert.equal(drawings.get(url), 1)
  await podium().goAhead(1)
  await ask()
  assert.equal(drawings.get(url), 2)
})

test('a kept page counts as seen each time that it is given, and goes for none of it', async () => {
  const { ines, url } = await openOne()
  const marta = await signedInMember(podium(), 'FAN', { credits: 100 })
  const { id } = await marta.call(requestSupport, supportRequest(ines, 50))
  await ines.call(acceptSupport, { params: { id } })
  const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0' }
  const { db } = podium().context.database
  const views = async () => {
    const { rows } = await sql<{ views: number }>`
      select coalesce(sum(views), 0)::integer as views from exposures
      where athlete_id = ${ines.id} and supporter_id = ${marta.id} and place = 'page'`.execute(db)
    return rows[0]?.views
  }
  for (const [at, remoteAddress] of ['192.0.2.1', '192.0.2.2', '192.0.2.3'].entries()) {
    await servers[0]!.inject({ url, headers, remoteAddress })
    for (let tries = 0; tries < 100 && (await views()) !== at + 1; tries++) await pause(50)
    assert.equal(await views(), at + 1)
  }
  assert.equal(drawings.get(url), 1)
})

test('every table tells of its changes but those that are named, and each of them is there', async () => {
  const { rows } = await sql<{ name: string; told: number }>`
    select tables.relname as name, count(triggers.oid)::integer as told
    from pg_class tables
    left join pg_trigger triggers on triggers.tgrelid = tables.oid
      and triggers.tgname like 'tell\_%'
    where tables.relnamespace = 'public'::regnamespace and tables.relkind = 'r'
    group by 1`.execute(podium().context.database.db)
  const named = rows.filter(({ told }) => told === 0).map(({ name }) => name)
  assert.deepEqual(named.toSorted(), [...unshown].toSorted())
  assert.ok(rows.every(({ told }) => told === 0 || told === 3))
})

test('the page of a role reads nothing that is not known to tell of people', () => {
  const known = new Map<string, RouteShape>(
    allRoutes.filter(({ route }) => route.method === 'GET').map(({ route }) => [route.path, route]),
  )
  for (const path of Object.values(readsOf).flat()) assert.ok(known.get(path)?.isAboutPeople, path)
})
