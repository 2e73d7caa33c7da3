import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { route } from '@podium/contract/route'
import { CancelledError } from '@tanstack/react-query'
import { z } from 'zod'
import { Refusal, Unreachable } from './refusal.ts'

const stored = new Map<string, string>()
Object.assign(globalThis, {
  localStorage: {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  },
})
const { call } = await import('./call.ts')
const { consent } = await import('./gate.ts')
const { session } = await import('./session.ts')
const { createQueryClient, giveUpOnLeaving, read } = await import('./reads.ts')
const { browserTransport, throughGates } = await import('./browser.ts')

const ines = {
  id: 1,
  role: 'ATHLETE',
  club: null,
  name: 'Inês',
  lastName: 'Carvalho',
  language: 'pt',
} as unknown as Parameters<typeof session.begin>[0]

const people = route({
  method: 'GET',
  path: '/clubs/{name}/people',
  summary: 'People of a club.',
  access: 'user',
  scope: 'open',
  params: z.object({ name: z.string() }),
  query: z.object({ q: z.string().optional(), _page: z.number().optional() }),
  reply: z.array(z.string()),
  total: 'header',
})

/** Answers of the server in their order; every request is kept. */
let requests: { url: string; authorization: string | null }[] = []
let answer: (
  url: string,
  authorization: string | null,
  signal?: AbortSignal | null,
) => Response | Promise<Response>

// For these tests alone: files that share the process call servers of their own.
const { fetch } = globalThis
before(() => {
  globalThis.fetch = async (input, init) => {
    const url = input as string
    const authorization = new Headers(init?.headers).get('authorization')
    requests.push({ url, authorization })
    return answer(url, authorization, init?.signal)
  }
})
after(() => Object.assign(globalThis, { fetch }))

const json = (body: unknown, init?: ResponseInit) => new Response(JSON.stringify(body), init)
const unauthorised = () => json({ errors: [], fields: {}, requestId: 'r' }, { status: 401 })
const renewed = () => json(ines, { headers: { authorization: 'Bearer fresh' } })
const isRenewal = (url: string) => url.endsWith('/authentication/refresh')
const renewals = () => requests.filter(({ url }) => isRenewal(url)).length
const ask = () => call(people, { params: { name: 'SL Benfica/Judo' }, query: { q: 'Inês' } })
const peopleOfClub = read({
  key: ['people'],
  route: async () => people,
  input: { params: { name: 'SL Benfica/Judo' } },
})

beforeEach(() => {
  requests = []
  stored.clear()
  session.end({ lost: false })
})

test('what was kept of a user goes with a lost session, also where another tab found it lost first', () => {
  const deleted: string[] = []
  Object.assign(globalThis, { caches: { delete: async (name: string) => deleted.push(name) } })
  session.begin(ines)
  stored.set('podium.session', 'null')
  stored.set('podium.pending-supporters', '[]')
  session.end({ lost: true })
  Reflect.deleteProperty(globalThis, 'caches')
  assert.deepEqual([...stored.keys(), ...deleted], ['podium.session', 'podium-own'])
})

test('a call fills its path and query, and reads the total from the header', async () => {
  answer = () => json(['a', 'b'], { headers: { 'x-total-count': '31' } })
  assert.deepEqual(await ask(), { list: ['a', 'b'], total: 31 })
  assert.equal(requests[0]?.url, '/api/clubs/SL%20Benfica%2FJudo/people?q=In%C3%AAs')
})

test('a refusal carries the names of its codes, the fields and the request id', async () => {
  const body = {
    errors: [{ errorCode: 7 }, { errorCode: 9999 }],
    fields: { email: [{ kind: 'NotBlank' }] },
    requestId: 'abc',
  }
  answer = () => json(body, { status: 429, headers: { 'retry-after': '12' } })
  await assert.rejects(ask(), (error: unknown) => {
    assert.ok(error instanceof Refusal)
    assert.deepEqual(error.names, ['accountNotActivated', 'unknown'])
    assert.deepEqual(error.fields, { email: [{ kind: 'NotBlank' }] })
    assert.equal(error.requestId, 'abc')
    assert.equal(error.retryAfter, 12)
    return true
  })
})

test('a server that does not answer is unreachable', async () => {
  answer = () => Promise.reject(new TypeError('fetch failed'))
  await assert.rejects(ask(), Unreachable)
})

test('a page without a token renews first, once for all its calls', async () => {
  session.begin(ines)
  answer = (url) => (isRenewal(url) ? renewed() : json([]))
  await Promise.all([ask(), ask(), ask()])
  assert.equal(renewals(), 1)
  assert.ok(requests.slice(1).every(({ authorization }) => authorization === 'Bearer fresh'))
})

test('a 401 renews once and asks again', async () => {
  session.begin(ines)
  session.keepToken('Bearer stale')
  answer = (url, authorization) => {
    if (isRenewal(url)) return renewed()
    return authorization === 'Bearer fresh' ? json(['x']) : unauthorised()
  }
  const [first, second] = await Promise.all([ask(), ask()])
  assert.deepEqual([first.list, second.list], [['x'], ['x']])
  assert.equal(renewals(), 1)
})

test('a renewal that fails ends the session and tells so', async () => {
  session.begin(ines)
  session.keepToken('Bearer stale')
  answer = unauthorised
  await assert.rejects(ask(), Refusal)
  assert.equal(session.get().isAuthenticated, false)
  assert.equal(session.get().hasEnded, true)
  assert.equal(session.token(), null)
  assert.equal(stored.get('podium.session'), 'null')
})

test('a server fault during renewal does not end the session', async () => {
  session.begin(ines)
  answer = () => json({}, { status: 503 })
  await assert.rejects(ask(), Unreachable)
  assert.equal(session.get().isAuthenticated, true)
})

test('the token is never written to storage', async () => {
  session.begin(ines)
  answer = (url) => (isRenewal(url) ? renewed() : json([]))
  await ask()
  assert.ok(![...stored.values()].join().includes('fresh'))
})

const write = route({
  method: 'POST',
  path: '/clubs',
  summary: 'Found a club.',
  access: 'user',
  scope: 'open',
  body: z.object({ name: z.string() }),
  status: 204,
})
const found = () => call(write, { body: { name: 'SL Benfica' } })
const nextMoment = () => new Promise((resolve) => setTimeout(resolve, 5))

test('an act whose session was lost goes on once the same person is back', async () => {
  session.begin(ines)
  session.keepToken('Bearer stale')
  answer = (_, authorization) =>
    authorization === 'Bearer fresh' ? new Response(null, { status: 204 }) : unauthorised()
  const act = found()
  await nextMoment()
  assert.equal(session.get().hasEnded, true)
  session.keepToken('Bearer fresh')
  session.begin(ines)
  await act
  assert.equal(requests.at(-1)?.authorization, 'Bearer fresh')
})

test('an act for a member does not go on for that member, who signs in in place of who acted', async () => {
  const carlos = { ...ines, id: 5 }
  session.begin(carlos)
  session.keepToken('Bearer stale')
  session.standFor({
    ...{ actorId: 5, principal: ines, scopes: ['PAGE'], isOver: false, guard: () => undefined },
    carry: throughGates,
  })
  answer = unauthorised
  const act = found()
  await nextMoment()
  assert.deepEqual(session.get().user, ines)
  const sent = requests.length
  session.begin(ines)
  await assert.rejects(act, Refusal)
  assert.equal(requests.length, sent)
})

test('an act is not done in the name of somebody else, nor when the question is put away', async () => {
  answer = unauthorised
  for (const goOn of [() => session.begin({ ...ines, id: 2 }), session.dismissEnd]) {
    session.begin(ines)
    session.keepToken('Bearer stale')
    const act = found()
    await nextMoment()
    const sent = requests.length
    goOn()
    await assert.rejects(act, Refusal)
    assert.equal(requests.length, sent)
  }
})

test('while it asks to sign in again the page is still for whom it was, and for nobody once it is put away', () => {
  session.begin(ines)
  session.end({ lost: true })
  // What is still learned of whom one acted for signs nobody in.
  session.standFor(null)
  assert.deepEqual(session.get().user, ines)
  assert.equal(session.get().isAuthenticated, false)
  session.dismissEnd()
  assert.equal(session.get().user, null)
})

test('an act goes on with a token of its own where one signed in again in another tab', async () => {
  session.begin(ines)
  session.keepToken('Bearer stale')
  answer = unauthorised
  const act = found()
  await nextMoment()
  answer = (url, authorization) => {
    if (isRenewal(url)) return renewed()
    return authorization === 'Bearer fresh' ? new Response(null, { status: 204 }) : unauthorised()
  }
  session.begin(ines)
  await act
})

test('an act is not sent again for whoever signed in in another tab meanwhile', async () => {
  const marta = { ...ines, id: 2 }
  answer = (url, authorization) => {
    if (isRenewal(url)) return json(marta, { headers: { authorization: 'Bearer of Marta' } })
    return authorization === 'Bearer of Marta'
      ? new Response(null, { status: 204 })
      : unauthorised()
  }
  for (const stale of ['Bearer stale', null]) {
    session.end({ lost: false })
    session.begin(ines)
    if (stale) session.keepToken(stale)
    requests = []
    await assert.rejects(found(), Refusal)
    assert.ok(requests.every(({ url, authorization }) => isRenewal(url) || authorization === stale))
  }
})

test('an act that waited for the new terms is not done for whoever signed in meanwhile', async () => {
  session.begin(ines)
  session.keepToken('Bearer good')
  answer = () => json({ errors: [{ errorCode: 16 }] }, { status: 400 })
  const stop = consent.subscribe(() => undefined)
  const act = found()
  await nextMoment()
  session.begin({ ...ines, id: 2 })
  consent.answer(true)
  await assert.rejects(act, Refusal)
  assert.equal(requests.length, 1)
  stop()
})

test('whoever put the question away is not asked again by a call that was still under way', async () => {
  session.begin(ines)
  session.keepToken('Bearer stale')
  const late = Promise.withResolvers<Response>()
  answer = () => (requests.length === 1 ? late.promise : unauthorised())
  const slow = ask()
  await assert.rejects(ask(), Refusal)
  assert.equal(session.get().hasEnded, true)
  session.dismissEnd()
  late.resolve(unauthorised())
  await assert.rejects(slow, Refusal)
  assert.equal(session.get().hasEnded, false)
})

test('what is still read after signing out does not ask to sign in again', async () => {
  session.begin(ines)
  session.end({ lost: false })
  answer = unauthorised
  await assert.rejects(ask(), Refusal)
  assert.deepEqual([session.get().hasLeft, session.get().hasEnded], [true, false])
})

test('from when one signs out nothing is read that takes a session', async () => {
  answer = () => json([])
  const reading = async () => createQueryClient(browserTransport).fetchQuery(peopleOfClub)
  session.begin(ines)
  session.keepToken('Bearer good')
  await reading()
  session.leave()
  await assert.rejects(reading, Refusal)
  session.end({ lost: false })
  await assert.rejects(reading, Refusal)
  assert.equal(requests.length, 1)
  session.begin(ines)
  session.keepToken('Bearer good')
  await reading()
})

test('what is being read when one signs out is given up: the server may refuse it by then', async () => {
  session.begin(ines)
  session.keepToken('Bearer good')
  const { promise: coming, reject } = Promise.withResolvers<Response>()
  answer = (_url, _authorization, signal) => {
    signal?.addEventListener('abort', () => reject(signal.reason))
    return coming
  }
  const queryClient = createQueryClient(browserTransport)
  const stop = giveUpOnLeaving(queryClient)
  const reading = queryClient.fetchQuery(peopleOfClub)
  await nextMoment()
  session.leave()
  await assert.rejects(reading, CancelledError)
  await assert.rejects(coming, { name: 'AbortError' })
  stop()
})

test('an act that needs the new terms waits for them, and stays refused when they are put off', async () => {
  session.begin(ines)
  session.keepToken('Bearer good')
  const refused = () => json({ errors: [{ errorCode: 16 }] }, { status: 400 })
  const accepted = [refused, () => new Response(null, { status: 204 })]
  answer = () => (accepted.shift() ?? refused)()
  // Without a dialog to ask it is simply refused.
  accepted.unshift(refused)
  await assert.rejects(found(), Refusal)
  const stop = consent.subscribe(() => undefined)
  const act = found()
  await nextMoment()
  consent.answer(true)
  await act
  const other = found()
  await nextMoment()
  consent.answer(false)
  await assert.rejects(other, (error) => error instanceof Refusal && error.has('acceptLastTerms'))
  stop()
})

test('a lost session keeps the address one came with for signing in again, signing out forgets it', () => {
  session.begin(ines)
  session.rememberEmail('ines@podium.example')
  session.end({ lost: true })
  assert.equal(session.latestEmail(), 'ines@podium.example')
  session.end({ lost: false })
  assert.equal(session.latestEmail(), '')
})
