import assert from 'node:assert/strict'
import { test } from 'node:test'
import { thisYear } from '@podium/contract/calendar'
import { searchNetwork } from '@podium/contract/network'
import { pages } from '@podium/contract/paths'
import { memberRoles } from '@podium/contract/roles'
import { downloadExport } from '@podium/contract/settings'
import { actingFor, letAct } from '../acting.ts'
import { openMember, signIn } from '../cast.ts'
import { usePodium } from '../harness.ts'
import type { Person } from '../person.ts'
import { allRoutes, fieldsOf, fillPath, type NamedRoute, routePattern } from '../routes.ts'
import { Planted } from '../secrets.ts'
import { nameOf, surfacesOf } from '../surfaces.ts'
import { searchable, wordsIn } from '../words.ts'

let planted: Planted | undefined
const podium = usePodium({}, async (started) => {
  planted = await new Planted(started).plant()
})
const context = () => planted ?? assert.fail('nothing is planted yet')

/** Every call that reads; the one left out ends the session it is called in. */
const readings = allRoutes.filter(
  ({ name, route }) => route.method === 'GET' && name !== 'logoutByLink',
)

/** What is asked for where a call takes it: as much as there is. */
const asked: Record<string, string> = {
  _limit: '100',
  pageSize: '50',
  q: 'coimbra',
  modality: 'ATHLETICS',
  sport: 'ATHLETICS',
  sportestType: 'ATHLETE',
  side: 'seller',
  token: 'no-such-token',
}

/** What a call answers nothing without. */
const needed: Record<string, string> = {
  quotePayment: 'creditAmount=50&country=PT',
  countAudience: 'audience=EVERYBODY',
}

/** Every address of a call: with the id of everybody and everything, asking for little and for much. */
function addressesOf(named: NamedRoute): string[] {
  const known: Record<string, string> = {
    code: 'PT',
    postal: '3000-456',
    kind: 'terms',
    secret: 'no-such-secret',
    key: context().uploadKey,
    domain: 'podium.example',
    year: String(thisYear()),
  }
  const links = named.name === 'downloadExport' ? context().exports.values() : [known.secret]
  const paths = [...links].flatMap((secret) =>
    [...context().ids].map((id) =>
      fillPath(named, (name) => ({ ...known, secret })[name] ?? String(id)),
    ),
  )
  if (named.name === 'readOembed') return [...new Set(paths)].flatMap(ofEveryPage)
  const names = Object.keys(fieldsOf(named.route.query)).filter((name) => name in asked)
  const given = names.map((name) => `${name}=${asked[name]}`)
  const search = [...given, needed[named.name]].filter(Boolean).join('&')
  return [...new Set(paths)].flatMap((path) => [path, ...(search ? [`${path}?${search}`] : [])])
}

/** An address that is asked about the pages of everybody. */
function ofEveryPage(path: string): string[] {
  const pages = [...context().ids].flatMap((id) =>
    memberRoles.map((role) => `http://podium.test/${role.toLowerCase()}/${id}`),
  )
  return pages.map((page) => `${path}?url=${encodeURIComponent(page)}`)
}

/** The calls that have let somebody in. */
const answered = new Set<string>()

/** Reads all that somebody is answered, refusals too: nothing in it may be secret from them. */
async function readEverything(person: Person): Promise<string[]> {
  const heard: string[] = []
  for (const named of readings) {
    for (const url of addressesOf(named)) {
      const answer = await person.send({ method: 'GET', url })
      assert.ok(answer.statusCode < 500, `${url}: ${answer.body}`)
      if (answer.statusCode < 300) answered.add(named.name)
      const words = wordsIn(answer)
      assertSilent(person, url, words)
      heard.push(words)
    }
  }
  return heard
}

function assertSilent(person: Person, url: string, answer: string): void {
  for (const { what, value, beside = '', readers } of context().secrets) {
    if (readers.includes(person) || !answer.includes(value) || !answer.includes(beside)) continue
    assert.fail(`${person.email || 'a visitor'} reads ${what} (${value}) at ${url}: ${answer}`)
  }
}

test('no call tells a visitor anything private of anybody', async () => {
  await readEverything(podium().visitor())
})

for (const role of memberRoles) {
  test(`no call tells another ${role} anything private of anybody`, async () => {
    const stranger = await openMember(podium(), role, { modality: 'ATHLETICS' })
    await signIn(stranger)
    await readEverything(stranger)
  })

  test(`no call tells ${role} more of those they deal with than the deal needs`, async () => {
    const person = context().member(role)
    const heard = await readEverything(person)
    // The same reading finds what is one's own: it would find what leaks.
    for (const { what, value } of context().secrets.filter(
      ({ readers }) => readers[0] === person,
    )) {
      assert.ok(
        heard.some((answer) => answer.includes(value)),
        what,
      )
    }
  })
}

const calls = new Set(allRoutes.map((named) => `${named.route.method} ${routePattern(named)}`))

/** What is no call and says something all the same: walls, sitemaps, and pages as they are drawn once the web is built. */
function drawnAddresses(): string[] {
  const surfaces = surfacesOf(podium().app)
    .filter((one) => one.method === 'GET' && !calls.has(nameOf(one)))
    .map(({ url }) => url)
  const drawn = [...surfaces, ...Object.values(pages).map(({ pattern }) => pattern)]
  // The mailbox is read by whoever runs Podium on their own machine.
  const kept = drawn.filter((url) => !/^\/(mailbox|websocket|assets|icons)/.test(url))
  const known: Record<string, string> = { year: String(thisYear()), part: '1', slug: 'podium' }
  const filled = kept.flatMap((url) =>
    [...context().ids].map((id) =>
      url
        .replaceAll(/:role\b/g, 'athlete')
        .replaceAll(/:(\w+)(?:\([^)]*\))?\??/g, (_, name: string) => known[name] ?? String(id)),
    ),
  )
  return [...new Set(filled)]
}

for (const [who, person] of [
  ['a visitor', () => podium().visitor()],
  ['a supporter', () => context().member('FAN')],
] as const) {
  test(`no page, wall or sitemap tells ${who} anything private of anybody`, async () => {
    const [reader, heard] = [person(), new Map<string, string>()]
    for (const url of drawnAddresses()) {
      const answer = await reader.send({ method: 'GET', url, headers: { accept: 'text/html' } })
      assert.ok(answer.statusCode < 500, `${url}: ${answer.body}`)
      const words = wordsIn(answer)
      assertSilent(reader, url, words)
      heard.set(url, words)
    }
    // What is public stands there: what leaked would be read too.
    const { id } = context().member('ATHLETE')
    assert.ok(heard.get(`/wall/${id}`)?.includes('duarte'))
  })
}

test('no call tells who acts for a stranger anything private of anybody', async () => {
  const stranger = await openMember(podium(), 'ATHLETE', { modality: 'ATHLETICS' })
  const manager = await openMember(podium(), 'MANAGER', { modality: 'ATHLETICS' })
  await signIn(manager)
  await letAct(podium(), manager, stranger)
  await readEverything(actingFor(manager, stranger))
})

test('no call tells a guardian more than the guardian may know, nor who hides more of a minor', async () => {
  for (const person of [context().guardian, context().recluse])
    await readEverything(person ?? assert.fail('nothing is planted yet'))
})

test('what somebody takes along tells nobody else’s name, and not who is protected', async () => {
  for (const [person, secret] of context().exports) {
    const words = wordsIn(await person.raw(downloadExport, { params: { secret } }))
    assert.ok(words.includes(searchable(person.email)))
    for (const other of context().exports.keys()) {
      if (other === person) continue
      assert.ok(!words.includes(searchable(other.email)), `${person.email} takes ${other.email}`)
    }
    const isRecluse = person === context().recluse
    assert.equal(words.includes('escondida'), isRecluse, `${person.email}: ${words}`)
    assert.equal(words.includes('"protected":true'), person === context().ward, person.email)
  }
})

test('every call that is not for admins alone has let somebody in', () => {
  const needsMailedSecret = [
    ...['getInvitation', 'readOffer', 'readGuardianOffer', 'readLinkedDecision', 'readUnsubscribe'],
  ]
  const silent = readings
    .filter(({ name, route }) => String(route.access) !== 'ADMIN' && !answered.has(name))
    .map(({ name }) => name)
  assert.deepEqual(
    silent.filter((name) => !needsMailedSecret.includes(name)),
    [],
  )
})

test('the search finds nobody by what is private', async () => {
  const visitor = podium().visitor()
  for (const { what, value, beside } of context().secrets) {
    if (beside) continue
    const { total } = await visitor.call(searchNetwork, { query: { q: value } })
    assert.equal(total, 0, what)
  }
  const { total } = await visitor.call(searchNetwork, { query: { q: 'Ana Duarte' } })
  assert.ok(total > 0)
})
