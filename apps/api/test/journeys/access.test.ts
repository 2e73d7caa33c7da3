import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { decide } from '@podium/contract/decisions'
import { refusals } from '@podium/contract/refusals'
import { type Access, mayLackBody, type RouteShape } from '@podium/contract/route'
import { type MemberRole, memberRoles, type Role, roles } from '@podium/contract/roles'
import { type Scope, scopes } from '@podium/contract/scopes'
import { endToken } from '@podium/contract/tokens'
import type { RefusalBody } from '@podium/contract/violations'
import type { FastifyInstance } from 'fastify'
import { actingFor, letAct } from '../acting.ts'
import { openAdmin, openMember, signIn } from '../cast.ts'
import { buildApp } from '../../src/app.ts'
import { endDelegationsOf } from '../../src/features/delegations/index.ts'
import { type TestPodium, usePodium } from '../harness.ts'
import type { Person } from '../person.ts'
import { allRoutes, fillPath, type NamedRoute } from '../routes.ts'
import { makeToken, programOf } from '../tokens.ts'

type Caller = 'visitor' | Role

const callers = new Map<Caller, (fresh: TestPodium) => Promise<Person>>([
  ['visitor', async (started) => started.visitor()],
  ['ADMIN', openAdmin],
])
for (const role of memberRoles) {
  callers.set(role, async (started) => {
    const person = await openMember(started, role, { modality: 'TENNIS' })
    await signIn(person)
    return person
  })
}

const people = new Map<Caller, Person>()
/** A server beside it that demands two-factor sign-in of admins, and an admin who has it not. */
let strict: { server: FastifyInstance; admin: Person }
after(() => strict.server.close())

const podium = usePodium({}, async (started) => {
  for (const [caller, enter] of callers) people.set(caller, await enter(started))
  const { context } = started
  const server = await buildApp({ ...context, config: { ...context.config, adminTwoFactor: true } })
  strict = { server, admin: await openAdmin(started) }
  strict.admin.moveTo(server)
  await openDelegates(started)
  await suspendSome(started)
  await giveTokens()
})

/** What a caller must hear by the declared access alone; null when they are let in. */
function expectedRefusal(access: Access, caller: Caller): 401 | 403 | null {
  if (access === 'any') return null
  if (caller === 'visitor') return 401
  if (access === 'user' || access === 'owner') return null
  return access.includes(caller) ? null : 403
}

/** Calls whose success would end the caller's own session or account: nobody could go on after them. */
const ending = /logout|closeAccount|endOtherSessions/

async function answerOf(named: NamedRoute, person: Person) {
  // An id that nobody has, and no body: who is let in hears about that, and nothing is changed.
  const url = fillPath(named, () => '2147483647')
  return person.send({ method: named.route.method, url })
}

for (const named of allRoutes) {
  const { name, route } = named
  test(`${name}: ${route.method} ${route.path} lets in ${String(route.access)} alone`, async () => {
    for (const caller of ['visitor', ...roles] as Caller[]) {
      const person = people.get(caller) ?? assert.fail(caller)
      const answer = await answerOf(named, ending.test(name) ? person.twin() : person)
      const expected = expectedRefusal(route.access, caller)
      const said = `${caller}: ${answer.statusCode} ${answer.body.slice(0, 300)}`
      if (expected) {
        assert.equal(answer.statusCode, expected, said)
        const codes = answer.json().errors.map((error: { errorCode: number }) => error.errorCode)
        assert.deepEqual(codes, expected === 403 ? [2] : [], said)
      } else {
        // Renewal asks the cookie, whoever calls.
        if (name !== 'refreshSession') assert.notEqual(answer.statusCode, 401, said)
        assert.ok(answer.statusCode < 500, said)
        if (typeof route.access === 'object') assert.notEqual(answer.statusCode, 403, said)
      }
    }
    for (const [caller, person] of people) {
      if (ending.test(name) && caller !== 'visitor') await signIn(person)
    }
  })
}

for (const named of allRoutes) {
  const { name, route } = named
  const { method, path, access, withoutSecondFactor = false } = route
  const whom = withoutSecondFactor ? 'lets in' : access === 'any' ? 'knows no' : 'keeps out'
  test(`${name}: ${method} ${path} ${whom} an admin without a demanded second factor`, async () => {
    const { server, admin } = strict
    const answer = await answerOf(named, ending.test(name) ? admin.twin() : admin)
    const said = `${answer.statusCode} ${answer.body.slice(0, 300)}`
    if (withoutSecondFactor) {
      if (name !== 'refreshSession') assert.notEqual(answer.statusCode, 401, said)
      // Refused for what it demands, not for who asks: it may not be turned off.
      if (name !== 'endTwoFactor') assert.notEqual(answer.statusCode, 403, said)
    } else if (access === 'any') {
      const visitor = podium().visitor()
      visitor.moveTo(server)
      assert.equal(answer.statusCode, (await answerOf(named, visitor)).statusCode, said)
    } else {
      const codes = answer.json().errors.map((error: { errorCode: number }) => error.errorCode)
      assert.deepEqual([answer.statusCode, codes], [403, [2]], said)
    }
    if (ending.test(name)) await signIn(admin)
  })
}

for (const named of allRoutes) {
  const { name, route } = named
  const { method, path, access, whileSuspended = false } = route
  const whom = method === 'GET' || whileSuspended ? 'lets in' : 'keeps out'
  test(`${name}: ${method} ${path} ${whom} who is suspended, and who acts for them`, async () => {
    for (const [role, person] of suspended) {
      const free = people.get(role) ?? assert.fail(role)
      const expected = await answerOf(named, ending.test(name) ? free.twin() : free)
      const answer = await answerOf(named, ending.test(name) ? person.twin() : person)
      const said = `${role}: ${answer.statusCode} ${answer.body.slice(0, 300)}`
      if (whom === 'lets in') {
        assert.equal(answer.statusCode, expected.statusCode, said)
      } else {
        assert.deepEqual([answer.statusCode, codesOf(answer)], [403, [2]], said)
        // What visitors may do too, a delegate without its scope does as one.
        if (access === 'any') continue
        for (const acting of actingSuspended(role))
          assert.equal((await answerOf(named, acting)).statusCode, 403)
      }
      if (!ending.test(name)) continue
      await signIn(free)
      await signIn(person)
    }
  })
}

test('while suspended nothing is open that changes something but what it takes to object and to leave', () => {
  const open = allRoutes.filter(({ route }) => route.whileSuspended).map(({ name }) => name)
  assert.deepEqual(open.toSorted(), [
    'acceptTerms',
    'appeal',
    'appealLinked',
    'beginTwoFactor',
    'changeEmail',
    'changePassword',
    'checkPayment',
    'claimOrder',
    'closeAccount',
    'confirmEmail',
    'confirmLostFactor',
    'confirmOrder',
    'confirmTwoFactor',
    'declineOrder',
    'disputeOrder',
    'endAgreement',
    'endDelegation',
    'endGuardianship',
    'endOneSession',
    'endOtherSessions',
    'endToken',
    'endTwoFactor',
    'keepFactor',
    'keepOwnFactor',
    'login',
    'logout',
    'logoutByLink',
    'markConversationRead',
    'markNotificationsRead',
    'postSandboxOutcome',
    'provePassword',
    'putPreferences',
    'receiveOrderBack',
    'recoverPassword',
    'refreshSession',
    'reportLostFactor',
    'requestExport',
    'resetPassword',
    'returnOrder',
    'sendContactRequest',
    'sendNotice',
    'shipOrder',
    'trackOrder',
    'unsubscribe',
    'unsubscribePush',
    'withdraw',
    'withdrawOrder',
  ])
})

test('without a demanded second factor nothing is open but what it takes to turn it on', () => {
  const open = allRoutes.filter(({ route }) => route.withoutSecondFactor).map(({ name }) => name)
  assert.deepEqual(open.sort(), [
    'acceptTerms',
    'beginTwoFactor',
    'confirmTwoFactor',
    'endOneSession',
    'endOtherSessions',
    'endTwoFactor',
    'getAccount',
    'listSessions',
    'login',
    'logout',
    'logoutByLink',
    'refreshSession',
  ])
})

test('what admins alone see is not shown to one without a demanded second factor', async () => {
  const [athlete, { admin }] = [await openMember(podium(), 'ATHLETE'), strict]
  const page = { method: 'GET', url: `/api/athletes/${athlete.id}` }
  const ana = people.get('ADMIN') ?? assert.fail()
  assert.equal((await ana.send(page)).statusCode, 200)
  assert.equal((await admin.send(page)).statusCode, 404)
})

test('a call whose fields may all be left out may be made without a body', async () => {
  const bodies = allRoutes.filter(({ route }) => route.method !== 'GET' && mayLackBody(route))
  assert.ok(bodies.length > 3, String(bodies.length))
  for (const named of bodies) {
    for (const person of people.values()) {
      const { body } = await answerOf(named, person)
      assert.ok(!body.includes('"fields":{"body"'), `${named.name}: ${body}`)
    }
  }
})

test('every call says who may make it', () => {
  for (const { name, route } of allRoutes) {
    const { access } = route
    const known =
      typeof access === 'object' ? access.length > 0 : ['any', 'user', 'owner'].includes(access)
    assert.ok(known, name)
  }
})

test('a call that is for signed-in people is closed to tokens of ended sessions', async () => {
  const person = await openMember(podium(), 'FAN')
  await signIn(person)
  const before = person.twin()
  await person.send({ method: 'POST', url: '/api/authentication/logout' })
  for (const named of allRoutes.filter(({ route }) => route.access !== 'any')) {
    assert.equal((await answerOf(named, before)).statusCode, 401, named.name)
  }
})

// --- acting for somebody (`delegation.scopes`) ---------------------------------------------------

/** The codes of a refusal; none of an answer. */
function codesOf({ statusCode, body }: { statusCode: number; body: string }): number[] {
  if (statusCode < 400) return []
  const { errors } = JSON.parse(body) as RefusalBody
  return errors.map(({ errorCode }) => errorCode)
}

/** A member of each role whose account is suspended. */
const suspended = new Map<MemberRole, Person>()
/** A program of each of them, with every scope. */
const tokensOfSuspended = new Map<MemberRole, Person>()
/** For each of them: who acts for them, and for whom they act. */
const actingPairs = new Map<MemberRole, { delegate: Person; principal: Person }>()

/** A window in which somebody acts for who is suspended, and one in which who is suspended acts. */
function actingSuspended(role: MemberRole): Person[] {
  const person = suspended.get(role) ?? assert.fail(role)
  const { delegate, principal } = actingPairs.get(role) ?? assert.fail(role)
  return [actingFor(delegate, person), actingFor(person, principal)]
}

async function suspendSome(started: TestPodium): Promise<void> {
  const ana = people.get('ADMIN') ?? assert.fail()
  for (const role of memberRoles) {
    const person = await openMember(started, role, { modality: 'TENNIS' })
    const [other, free] = [await openMember(started, 'FAN'), await openMember(started, 'FAN')]
    for (const one of [person, other]) await signIn(one)
    await letAct(started, other, person, scopes)
    await letAct(started, person, free, scopes)
    tokensOfSuspended.set(role, programOf(person, (await makeToken(person)).token))
    const about = { subjectType: 'profile', subjectId: person.id, explanation: 'Spam' } as const
    await ana.call(decide, { body: { ...about, act: 'SUSPEND', ground: 'TERMS' } })
    suspended.set(role, person)
    actingPairs.set(role, { delegate: other, principal: free })
  }
}

/** Which scopes a delegate has, of every way that tells calls apart. */
const grants = new Map<string, readonly Scope[]>([
  ['all', scopes],
  ...scopes.map((scope) => [`only ${scope}`, [scope]] as const),
  ...scopes.map((scope) => [`all but ${scope}`, scopes.filter((one) => one !== scope)] as const),
  ['ended', scopes],
])

const delegates = new Map<string, Person>()

/** Lets a delegate of each grant act for a member of each role. */
async function openDelegates(started: TestPodium): Promise<void> {
  for (const [grant, granted] of grants) {
    const delegate = await openMember(started, 'FAN')
    await signIn(delegate)
    delegates.set(grant, delegate)
    for (const role of memberRoles) {
      const principal = people.get(role) ?? assert.fail(role)
      await letAct(started, delegate, principal, granted)
    }
    if (grant === 'ended')
      await started.context.inTransaction((tx) => endDelegationsOf(tx, delegate.id))
  }
}

/** What a delegate must hear: a code, what visitors hear, or that they are let in. */
function expectedWhileActing(
  { scope, orScope, access }: RouteShape,
  grant: string,
  principal: Role,
): number | 'as a visitor' | 'let in' {
  if (grant === 'ended') return refusals.delegationEnded.code
  if (scope === 'never') return refusals.scopeMissing.code
  const isGranted =
    scope === 'open'
      ? access !== 'any'
      : grants.get(grant)?.some((one) => one === scope || one === orScope)
  if (!isGranted) return access === 'any' ? 'as a visitor' : refusals.scopeMissing.code
  const isForRole = typeof access !== 'object' || access.includes(principal)
  return isForRole ? 'let in' : refusals.forbidden.code
}

for (const named of allRoutes) {
  const { method, path, scope, orScope } = named.route
  test(`${named.name}: ${method} ${path} is for delegates with ${scope}`, async () => {
    const asVisitor = (await answerOf(named, podium().visitor())).statusCode
    // The other scopes tell nothing more of a call than these do.
    const telling = ['all', `only ${scope}`, `only ${orScope}`, `all but ${scope}`, 'ended']
    for (const [grant, delegate] of delegates) {
      if (!telling.includes(grant)) continue
      for (const role of memberRoles) {
        const acting = actingFor(delegate, people.get(role) ?? assert.fail(role))
        const answer = await answerOf(named, acting)
        const codes = codesOf(answer)
        const said = `${grant} for ${role}: ${answer.statusCode} ${answer.body.slice(0, 300)}`
        const expected = expectedWhileActing(named.route, grant, role)
        if (expected === 'as a visitor') assert.equal(answer.statusCode, asVisitor, said)
        else if (expected === 'let in') {
          assert.ok(answer.statusCode < 500 && answer.statusCode !== 401, said)
          const kept = [refusals.delegationEnded.code, refusals.scopeMissing.code]
          assert.ok(!kept.some((code) => codes.includes(code)), said)
        } else assert.deepEqual([answer.statusCode, codes], [403, [expected]], said)
      }
    }
  })
}

// --- by an access token (`tokens.scopes`) --------------------------------------------------------

/** A program of each grant, for a member of each role. */
const programs = new Map<string, Map<MemberRole, Person>>()

async function giveTokens(): Promise<void> {
  for (const [grant, granted] of grants) {
    const ofGrant = new Map<MemberRole, Person>()
    for (const role of memberRoles) {
      const owner = people.get(role) ?? assert.fail(role)
      const { id, token } = await makeToken(owner, granted)
      ofGrant.set(role, programOf(owner, token))
      if (grant === 'ended') await owner.call(endToken, { params: { id } })
    }
    programs.set(grant, ofGrant)
  }
}

/** What a program must hear: a code, what visitors hear, or that it is let in. */
function expectedByToken(route: RouteShape, grant: string, owner: Role) {
  return grant === 'ended' ? 'turned away' : expectedWhileActing(route, grant, owner)
}

for (const named of allRoutes) {
  const { method, path, scope, orScope } = named.route
  test(`${named.name}: ${method} ${path} is for tokens with ${scope}`, async () => {
    const asVisitor = (await answerOf(named, podium().visitor())).statusCode
    const telling = ['all', `only ${scope}`, `only ${orScope}`, `all but ${scope}`, 'ended']
    for (const [grant, ofGrant] of programs) {
      if (!telling.includes(grant)) continue
      for (const [role, program] of ofGrant) {
        const answer = await answerOf(named, program)
        const codes = codesOf(answer)
        const said = `${grant} of ${role}: ${answer.statusCode} ${answer.body.slice(0, 300)}`
        const expected = expectedByToken(named.route, grant, role)
        if (expected === 'turned away')
          assert.deepEqual([answer.statusCode, codes], [401, []], said)
        else if (expected === 'as a visitor') assert.equal(answer.statusCode, asVisitor, said)
        else if (expected === 'let in') {
          assert.ok(answer.statusCode < 500 && answer.statusCode !== 401, said)
          const kept = [refusals.scopeMissing.code, refusals.passwordNeeded.code]
          assert.ok(!kept.some((code) => codes.includes(code)), said)
        } else assert.deepEqual([answer.statusCode, codes], [403, [expected]], said)
      }
      // A program acts for nobody, whatever its owner may.
      const [owner, other] = [ofGrant.get('FAN'), ofGrant.get('ATHLETE')]
      if (!owner || !other || grant === 'ended') continue
      const acting = await answerOf(named, actingFor(owner, other))
      assert.deepEqual([acting.statusCode, codesOf(acting)], [403, [refusals.scopeMissing.code]])
    }
  })
}

for (const named of allRoutes) {
  const { method, path, scope, access, whileSuspended = false } = named.route
  const changes = method !== 'GET' && !whileSuspended && scope !== 'never' && access !== 'any'
  if (!changes || scope === 'open') continue
  test(`${named.name}: ${method} ${path} keeps out the token of who is suspended`, async () => {
    for (const [role, program] of tokensOfSuspended) {
      const answer = await answerOf(named, program)
      const said = `${role}: ${answer.statusCode} ${answer.body.slice(0, 300)}`
      assert.deepEqual([answer.statusCode, codesOf(answer)], [403, [2]], said)
    }
  })
}

test('what is one’s own, and what admins do, nobody does for somebody else', () => {
  for (const { name, route } of allRoutes) {
    const { path, access, scope } = route
    const isOwn = /^\/(users\/me|delegations|exports|terms\/accept|websockets|home|feed)\b/.test(
      path,
    )
    const isTold = ['listActs', 'readOffer'].includes(name)
    if ((isOwn && !isTold) || String(access) === 'ADMIN') assert.equal(scope, 'never', name)
  }
  const open = allRoutes.filter(({ route }) => route.scope === 'open' && route.access !== 'any')
  assert.deepEqual(open.map(({ name }) => name).toSorted(), ['listActs', 'readActing'])
})
