import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Role, roles } from '@podium/contract/roles'
import type { LightMyRequestResponse } from 'fastify'
import { openAdmin, openMember, signIn } from '../cast.ts'
import { usePodium } from '../harness.ts'
import type { Person } from '../person.ts'
import { allRoutes, fillPath, type NamedRoute } from '../routes.ts'
import { surfacesOf } from '../surfaces.ts'

const people = new Map<Role, Person>()

// With another site that may call, whose name answers depend on as well.
const podium = usePodium({ corsOrigins: ['https://friend.example'] }, async (started) => {
  for (const role of roles) {
    if (role === 'ADMIN') people.set(role, await openAdmin(started))
    else people.set(role, await openMember(started, role, { modality: 'TENNIS' }))
    await signIn(people.get(role) ?? assert.fail())
  }
})

function personOf(role: Role): Person {
  return people.get(role) ?? assert.fail(role)
}

/** What stands for a parameter: somebody whom an address can be about, or what it may name. */
function fillFor(path: string, name: string): string {
  if (name === 'id') {
    const role = roles.find((one) => path.includes(one.toLowerCase())) ?? 'ATHLETE'
    return String(personOf(role).id)
  }
  const known: Record<string, string> = { kind: 'terms', code: 'PT', score: '7', role: 'athlete' }
  return known[name] ?? '1'
}

/** Calls whose success would end the caller's session. */
const ending = /logout|closeAccount|endOtherSessions/

function ask({ name, route }: NamedRoute, person: Person): Promise<LightMyRequestResponse> {
  // Only what is read is about somebody: nothing is changed for those who ask next.
  const reads = route.method === 'GET'
  const fill = (part: string) => (reads ? fillFor(route.path, part) : '2147483647')
  const url = fillPath({ feature: '', name, route }, fill)
  return person.twin().send({ method: route.method, url })
}

for (const named of allRoutes.filter(({ name }) => !ending.test(name))) {
  const { method, path } = named.route
  test(`${method} ${path} leaves nothing that was made for one person with anybody`, async () => {
    for (const role of roles) {
      const answer = await ask(named, personOf(role))
      const kept = String(answer.headers['cache-control'])
      const said = `${role}: ${answer.statusCode} ${kept}`
      // Renewal asks the cookie, whoever calls.
      if (named.name !== 'refreshSession') assert.notEqual(answer.statusCode, 401, said)
      assert.match(kept, answer.statusCode < 400 ? /^private, no-store$/ : /no-store/, said)
    }
    const answer = await ask(named, podium().visitor())
    assert.match(String(answer.headers['cache-control']), /no-cache|no-store/)
  })
}

/** The ways in which two askers differ, by the header that tells them apart. */
function differences(): [
  header: string,
  one: Record<string, string>,
  other: Record<string, string>,
][] {
  const ines = personOf('ATHLETE')
  const cookie = [...ines.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return [
    ['accept-language', { 'accept-language': 'pt' }, { 'accept-language': 'en' }],
    ['cookie', { cookie: 'podium_preferences=pt.DARK' }, { cookie: 'podium_preferences=en.LIGHT' }],
    ['cookie', { cookie }, {}],
    ['authorization', { authorization: `Bearer ${ines.token}` }, {}],
    ['origin', { origin: 'https://friend.example' }, {}],
  ]
}

/** What an answer is: without what is of this one request alone. */
function contentOf({ statusCode, headers, rawPayload }: LightMyRequestResponse): string {
  const named = ['location', 'access-control-allow-origin', 'content-type']
  const told = named.map((name) => String(headers[name]))
  return [statusCode, ...told, statusCode < 400 ? rawPayload.toString('latin1') : ''].join('\n')
}

const otherPages = ['/', '/athlete/:id', '/sponsor/:id', '/login', '/not_found']
const inALanguage = '/files/card/sportest/:score.png?lang=pt'
const outside = /openapi|docs|mailbox|metrics|health|assets|websocket/

test('whatever an answer depends on is named in it, at every address there is', async () => {
  const known = surfacesOf(podium().app).filter(({ method }) => method === 'GET')
  const urls = [...known.map(({ url }) => url), ...otherPages, inALanguage].filter(
    (url) => !outside.test(url),
  )
  for (const pattern of urls) {
    const url = pattern.replaceAll(/:(\w+)(?:\([^)]*\))?/g, (_, name: string) =>
      fillFor(pattern, name),
    )
    for (const [header, ...askers] of differences()) {
      const [one, other] = await Promise.all(
        askers.map((headers) => podium().app.inject({ url, headers })),
      )
      if (!one || !other || contentOf(one) === contentOf(other)) continue
      for (const { headers } of [one, other]) {
        const kept = String(headers['cache-control'])
        const varies = String(headers.vary).toLowerCase().split(/, */)
        const said = `${url} by ${header}: ${kept}; vary: ${varies.join()}`
        assert.ok(varies.includes(header) || kept.includes('no-store'), said)
      }
    }
  }
})
