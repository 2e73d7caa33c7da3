import assert from 'node:assert/strict'
import { test } from 'node:test'
import { thisYear } from '@podium/contract/calendar'
import { searchNetwork } from '@podium/contract/network'
import { memberRoles } from '@podium/contract/roles'
import { openMember, signIn } from '../cast.ts'
import { usePodium } from '../harness.ts'
import type { Person } from '../person.ts'
import { allRoutes, fieldsOf, fillPath, type NamedRoute } from '../routes.ts'
import { Planted } from '../secrets.ts'

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
  const paths = [...context().ids].map((id) => fillPath(named, (name) => known[name] ?? String(id)))
  const names = Object.keys(fieldsOf(named.route.query)).filter((name) => name in asked)
  const given = names.map((name) => `${name}=${asked[name]}`)
  const search = [...given, needed[named.name]].filter(Boolean).join('&')
  return [...new Set(paths)].flatMap((path) => [path, ...(search ? [`${path}?${search}`] : [])])
}

/** The calls that have let somebody in. */
const answered = new Set<string>()

/** Reads all that somebody is answered, refusals too: nothing in it may be secret from them. */
async function readEverything(person: Person): Promise<string[]> {
  const heard: string[] = []
  for (const named of readings) {
    for (const url of addressesOf(named)) {
      const { statusCode, body } = await person.send({ method: 'GET', url })
      assert.ok(statusCode < 500, `${url}: ${body}`)
      if (statusCode < 300) answered.add(named.name)
      assertSilent(person, url, body.toLowerCase())
      heard.push(body.toLowerCase())
    }
  }
  return heard
}

function assertSilent(person: Person, url: string, answer: string): void {
  for (const { what, value, readers } of context().secrets) {
    const isSecret = !readers.includes(person)
    const said = `${person.email || 'a visitor'} reads ${what} (${value}) at ${url}: ${answer}`
    assert.ok(!isSecret || !answer.includes(value), said)
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

test('every call that is not for admins alone has let somebody in', () => {
  const needsMailedSecret = [
    'getInvitation',
    'readOffer',
    'readGuardianOffer',
    'downloadExport',
    'readUnsubscribe',
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
  for (const { what, value } of context().secrets) {
    const { total } = await visitor.call(searchNetwork, { query: { q: value } })
    assert.equal(total, 0, what)
  }
  const { total } = await visitor.call(searchNetwork, { query: { q: 'Ana Duarte' } })
  assert.ok(total > 0)
})
