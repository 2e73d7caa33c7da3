import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import {
  getPermissions,
  login,
  logout,
  logoutByLink,
  refreshSession,
} from '@podium/contract/identity'
import { type MemberRole, memberRoles } from '@podium/contract/roles'
import { decodeJwt, SignJWT, UnsecuredJWT } from 'jose'
import { castPassword, freshAddress, join, openAdmin, signIn, signUp } from '../cast.ts'
import { restoreClock, testSecret, travel, usePodium } from '../harness.ts'
import type { Person } from '../person.ts'

const podium = usePodium()
afterEach(restoreClock)

const minutes = 60
const days = 24 * 3600

async function assertSignedOut(person: Person): Promise<void> {
  const answer = await person.raw(getPermissions)
  assert.equal(answer.statusCode, 401, answer.body)
  const { errors, fields, requestId } = answer.json()
  assert.deepEqual([errors, fields, typeof requestId], [[], {}, 'string'])
}

function proof(email: string, password = castPassword) {
  return { body: { email, password, acceptingTerms: true } }
}

test('a wrong password and an unknown address hear the same', async () => {
  const ines = await join(podium(), 'ATHLETE')
  const visitor = podium().visitor()
  const wrong = await visitor.refused('invalidCredentials', login, proof(ines.email, 'Wrong!2026'))
  const unknown = await visitor.refused('invalidCredentials', login, proof(freshAddress('nobody')))
  assert.deepEqual({ ...wrong, requestId: '' }, { ...unknown, requestId: '' })
  assert.equal(visitor.token, undefined)
})

test('only who knows the password hears that the account waits for its confirmation', async () => {
  const waiting = await signUp(podium(), 'FAN')
  await waiting.refused('accountNotActivated', login, proof(waiting.email))
  await waiting.refused('invalidCredentials', login, proof(waiting.email, 'Wrong!2026'))
  assert.equal(waiting.token, undefined)
  assert.equal(waiting.cookies.has('podium_session'), false)
})

test('sign-in needs an address and a password, and takes odd ones for wrong ones', async () => {
  const visitor = podium().visitor()
  await visitor.violates(['email', 'NotBlank'], login, proof(''))
  await visitor.violates(['password', 'NotBlank'], login, proof('ines@podium.example', ''))
  await visitor.violates(['password', 'Size'], login, proof('i@podium.example', 'x'.repeat(1001)))
  for (const unstorable of ['ines\u0000@podium.example', '\ud800']) {
    await visitor.violates(['email', 'Pattern'], login, proof(unstorable))
  }
  // A mark that turns the direction of writing is nothing to be seen.
  await visitor.violates(['email', 'NotBlank'], login, proof('\u202e'))
  await visitor.refused('invalidCredentials', login, proof('ines@podium.example', '\u202e'))
  for (const odd of ["' or 1=1 --", '%', 'İ@podium.example']) {
    await visitor.refused('invalidCredentials', login, proof(odd))
    await visitor.refused('invalidCredentials', login, proof('ines@podium.example', odd))
  }
})

test('the address is taken whatever its capitals, the password is not', async () => {
  const ines = await join(podium(), 'FAN')
  await podium()
    .visitor()
    .call(login, proof(` ${ines.email.toUpperCase()} `))
  const shouted = proof(ines.email, castPassword.toUpperCase())
  await podium().visitor().refused('invalidCredentials', login, shouted)
})

const clubs: Record<MemberRole, object | null> = {
  ATHLETE: { clubCompositeKey: { clubName: '', sport: 'ATHLETICS' } },
  MANAGER: { clubCompositeKey: { clubName: '', sport: 'SOCCER' } },
  FAN: null,
  SPONSOR: null,
}
for (const role of memberRoles) {
  test(`${role} signs in: who it is, a token with its claims, and its permission`, async () => {
    const person = await join(podium(), role)
    const answer = await person.call(login, proof(person.email))
    assert.deepEqual([answer.id, answer.role, answer.club], [person.id, role, clubs[role]])
    const claims = decodeJwt(person.token ?? '')
    assert.deepEqual([claims.id, claims.role, claims.groups], [person.id, role, [role]])
    assert.equal((claims.exp ?? 0) - (claims.iat ?? 0), 10 * minutes)
    assert.deepEqual(await person.call(getPermissions), [role])
  })
}

test('an admin signs in and has the permission of an admin', async () => {
  const ana = await openAdmin(podium())
  assert.deepEqual(await ana.call(getPermissions), ['ADMIN'])
})

test('the renewal cookie is out of reach of scripts, other sites and other calls', async () => {
  const ines = await join(podium(), 'FAN')
  for (const [rememberMe, maxAge] of [
    [true, 30 * days],
    [false, undefined],
  ] as const) {
    const answer = await ines.raw(login, { body: { ...proof(ines.email).body, rememberMe } })
    const cookie = answer.cookies.find(({ name }) => name === 'podium_session')
    assert.deepEqual(
      [cookie?.httpOnly, cookie?.sameSite, cookie?.path, cookie?.maxAge, cookie?.expires],
      [true, 'Lax', '/api/authentication', maxAge, undefined],
    )
    assert.equal(answer.headers['cache-control'], 'private, no-store')
    assert.equal(answer.body.includes(cookie?.value ?? ''), false)
  }
})

test('a token lives ten minutes; the cookie gives a new one and is replaced', async () => {
  const ines = await join(podium(), 'FAN')
  const cookie = ines.cookies.get('podium_session')
  const token = ines.token
  travel({ seconds: 11 * minutes })
  await assertSignedOut(ines)
  const renewed = await ines.call(refreshSession)
  assert.equal(renewed.id, ines.id)
  assert.notEqual(ines.token, token)
  assert.notEqual(ines.cookies.get('podium_session'), cookie)
  await ines.call(getPermissions)
})

test('without a cookie, or with one that is none of ours, there is no renewal', async () => {
  const visitor = podium().visitor()
  for (const value of ['', 'x', 'a'.repeat(64), 'a'.repeat(4000)]) {
    if (value) visitor.cookies.set('podium_session', value)
    const answer = await visitor.raw(refreshSession)
    assert.equal(answer.statusCode, 401)
    assert.equal(answer.headers.authorization, undefined)
  }
})

test('two tabs that renew at the same moment both go on', async () => {
  const ines = await join(podium(), 'FAN')
  const tabs = [ines.twin(), ines.twin(), ines.twin()]
  await Promise.all(tabs.map((tab) => tab.call(refreshSession)))
  await Promise.all(tabs.map((tab) => tab.call(getPermissions)))
  const renewed = tabs.find(
    (tab) => tab.cookies.get('podium_session') !== ines.cookies.get('podium_session'),
  )
  await renewed?.call(refreshSession)
})

for (const renewals of [1, 2, 3, 7]) {
  test(`a renewal cookie of ${renewals} renewals ago was copied: the session ends and its owner is told`, async () => {
    const ines = await join(podium(), 'FAN', { language: 'en' })
    const other = ines.twin()
    for (let count = 0; count < renewals; count++) await ines.call(refreshSession)
    travel({ seconds: 31 })
    assert.equal((await other.raw(refreshSession)).statusCode, 401)
    assert.equal((await ines.raw(refreshSession)).statusCode, 401)
    restoreClock()
    await new Promise((resolve) => setTimeout(resolve, 1050))
    await assertSignedOut(ines)
    await podium().mailTo(ines.email, 'We ended one of your sessions')
    // What ended is no news: it is told once.
    assert.equal((await other.raw(refreshSession)).statusCode, 401)
    const told = await podium().mailsTo(ines.email)
    assert.equal(told.filter(({ subject }) => subject.startsWith('We ended')).length, 1)
  })
}

test('nobody ends a session by naming it in a cookie of their own', async () => {
  const [ines, marta] = [await join(podium(), 'FAN'), await join(podium(), 'FAN')]
  const [id, secret, seal] = (ines.cookies.get('podium_session') ?? '').split('.')
  const [, otherSecret, otherSeal] = (marta.cookies.get('podium_session') ?? '').split('.')
  const forger = podium().visitor()
  for (const forged of [
    `${id}.${otherSecret}.${seal}`,
    `${id}.${otherSecret}.${otherSeal}`,
    `${id}.${secret}.${otherSeal}`,
    `${id}.${secret}.`,
    `${id}.${secret}`,
    `${id}..${seal}`,
  ]) {
    forger.cookies.set('podium_session', forged)
    assert.equal((await forger.raw(refreshSession)).statusCode, 401)
  }
  await ines.call(refreshSession)
  await marta.call(refreshSession)
})

test('a link on another site signs nobody out', async () => {
  const ines = await join(podium(), 'FAN')
  const url = '/api/authentication/logout'
  const follow = (from: string) =>
    ines.send({ method: 'GET', url, headers: { 'sec-fetch-site': from } })
  assert.equal((await follow('cross-site')).statusCode, 403)
  await ines.call(refreshSession)
  for (const from of ['same-origin', 'none']) {
    await signIn(ines)
    assert.equal((await follow(from)).statusCode, 204)
    await assertSignedOut(ines)
  }
})

for (const [rememberMe, lifetime] of [
  [true, 30 * days],
  [false, 1 * days],
] as const) {
  test(`a session ${rememberMe ? 'that is remembered' : 'of one day'} ends when it is not renewed`, async () => {
    const ines = await join(podium(), 'FAN')
    await signIn(ines, rememberMe)
    const late = ines.twin()
    travel({ seconds: lifetime - 60 })
    await ines.call(refreshSession)
    restoreClock()
    travel({ seconds: lifetime + 60 })
    await ines.call(refreshSession)
    await signIn(late, rememberMe)
    travel({ seconds: 2 * lifetime + 120 })
    assert.equal((await late.raw(refreshSession)).statusCode, 401)
  })
}

for (const route of [logout, logoutByLink]) {
  test(`logout by ${route.method} ends the session at once, whatever is left of it`, async () => {
    const ines = await join(podium(), 'FAN')
    const before = ines.twin()
    await ines.call(route)
    assert.equal(ines.cookies.has('podium_session'), false)
    await assertSignedOut(before)
    assert.equal((await before.raw(refreshSession)).statusCode, 401)
  })

  test(`logout by ${route.method} with an expired token and no cookie ends the session`, async () => {
    const ines = await join(podium(), 'FAN')
    const atHome = ines.twin()
    ines.cookies.clear()
    travel({ seconds: 15 * minutes })
    await ines.call(route)
    assert.equal((await atHome.raw(refreshSession)).statusCode, 401)
  })

  test(`logout by ${route.method} of nobody is no error`, async () => {
    await podium().visitor().call(route)
  })
}

test('logout ends one session and leaves the others', async () => {
  const ines = await join(podium(), 'FAN')
  const phone = ines.twin()
  await signIn(phone)
  await ines.call(logout)
  await phone.call(getPermissions)
  await phone.call(refreshSession)
})

test('tokens that we did not sign are nobody', async () => {
  const ines = await join(podium(), 'FAN')
  const claims = { ...decodeJwt(ines.token ?? ''), role: 'ADMIN', groups: ['ADMIN'] }
  const sign = (secret: string, alg = 'HS256') =>
    new SignJWT(claims).setProtectedHeader({ alg }).sign(new TextEncoder().encode(secret))
  const [header, , signature] = (ines.token ?? '').split('.')
  const forged = Buffer.from(JSON.stringify(claims)).toString('base64url')
  const fakes = [
    await sign('another secret that is long enough, too'),
    await sign(testSecret.repeat(2), 'HS512'),
    `${ines.token}.`,
    ` ${ines.token?.slice(0, -1)}`,
    new UnsecuredJWT(claims).encode(),
    `${header}.${forged}.${signature}`,
    `${header}.${forged}.`,
    'garbage',
    '',
    'a.b.c',
    '..',
  ]
  for (const token of fakes) await assertSignedOut(Object.assign(podium().visitor(), { token }))
})

test('what a token claims counts for nothing against what the session says', async () => {
  const ines = await join(podium(), 'FAN')
  const claims = { ...decodeJwt(ines.token ?? ''), id: 1, role: 'ADMIN', groups: ['ADMIN'] }
  const token = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256' })
    .sign(new TextEncoder().encode(testSecret))
  const forger = Object.assign(podium().visitor(), { token })
  assert.deepEqual(await forger.call(getPermissions), ['FAN'])
})

test('a session that ends stops working on every server within a second', async () => {
  const other = await podium().secondServer()
  const ines = await join(podium(), 'FAN')
  const elsewhere = ines.twin()
  elsewhere.moveTo(other)
  await elsewhere.call(getPermissions)
  await ines.call(logout)
  await new Promise((resolve) => setTimeout(resolve, 1000))
  await assertSignedOut(elsewhere)
  await other.close()
})

test('a closed account is signed in nowhere and cannot sign in', async () => {
  const ines = await join(podium(), 'FAN')
  await podium()
    .context.database.db.updateTable('users')
    .set({ closed_at: new Date() })
    .where('id', '=', ines.id)
    .execute()
  await podium().context.database.pool.query(
    'update sessions set ended_at = now() where user_id = $1',
    [ines.id],
  )
  await podium().context.database.pool.query('delete from directory where user_id = $1', [ines.id])
  await new Promise((resolve) => setTimeout(resolve, 1000))
  await assertSignedOut(ines)
  await ines.refused('invalidCredentials', login, proof(ines.email))
})
