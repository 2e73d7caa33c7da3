import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { afterEach, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import {
  getPermissions,
  login,
  recoverPassword,
  resetPassword,
  validateAccount,
} from '@podium/contract/identity'
import {
  finalizeOf,
  getInvitation,
  inviteUser,
  type InvitedRole,
  invitedRoles,
  listInvitations,
  resendInvitation,
  revokeInvitation,
} from '@podium/contract/invitations'
import { getTerms } from '@podium/contract/legal'
import { deleteOf } from '@podium/contract/settings'
import { confirmEmail } from '@podium/contract/settings'
import type { ViolationKind } from '@podium/contract/violations'
import { markRevoked, renewInvitation } from '../../src/features/invitations/records.ts'
import { secondsFromNow } from '../../src/platform/clock.ts'
import { castPassword, freshAddress, join, openAdmin, signIn, signUp } from '../cast.ts'
import { restoreClock, travel, usePodium } from '../harness.ts'
import type { Person } from '../person.ts'

let ana: Person
const podium = usePodium({}, async (started) => {
  ana = await openAdmin(started)
})
afterEach(restoreClock)

const days = 24 * 3600
const sports = { ADMIN: '', ATHLETE: 'JUDO', MANAGER: 'SOCCER', SPONSOR: '' }

/** Invites somebody; the token is the whole last part of the mailed link. */
async function invite(role: InvitedRole, email = freshAddress('guest')) {
  const body = { email, userType: role, modality: sports[role] }
  const { id } = await ana.call(inviteUser, { body })
  return { id, email, token: await newestToken(email) }
}

async function newestToken(email: string): Promise<string> {
  await podium().settled()
  return podium().tokenMailedTo(email, '/register')
}

async function acceptance(token: string, details: object = {}) {
  const { version } = await podium().visitor().call(getTerms, {})
  const person = { name: 'Rui', lastName: 'Seabra', password: castPassword }
  return { body: { ...person, token, acceptedTermsOfUse: version, ...details } }
}

async function stateOf(id: number) {
  const { list } = await ana.call(listInvitations, { query: { _limit: 100 } })
  return list.find((invitation) => invitation.id === id)?.state
}

for (const role of invitedRoles) {
  test(`an invited ${role} joins with the link and is who the invitation says`, async () => {
    const { id, email, token } = await invite(role)
    assert.match(token, new RegExp(`^[0-9a-f]{64}-${role}$`))
    const guest = podium().visitor()
    const offer = await guest.call(getInvitation, { params: { secret: token } })
    assert.deepEqual([offer.role, offer.email, offer.inviter], [role, email, 'Ana Duarte'])
    const reply = await guest.call(finalizeOf[role], await acceptance(token))
    assert.equal(reply.role, role)
    assert.deepEqual(await guest.call(getPermissions), [role])
    assert.equal(await stateOf(id), 'ACCEPTED')
    await podium()
      .visitor()
      .call(login, { body: { email, password: castPassword } })
  })
}

test('whoever signed in at a browser before is known there after somebody joined in it', async () => {
  const marta = await join(podium(), 'FAN')
  await signIn(marta)
  const mails = async () => (await podium().mailsTo(marta.email)).length
  const before = await mails()
  const { token } = await invite('SPONSOR')
  await marta.call(finalizeOf.SPONSOR, await acceptance(token))
  await signIn(marta)
  await podium().settled()
  assert.equal(await mails(), before)
})

test('an invited athlete joins from the youngest age of their country on', async () => {
  const { token } = await invite('ATHLETE')
  const dateOfBirth = `${new Date().getUTCFullYear() - 14}-01-01`
  const guest = podium().visitor()
  const nowhere = await acceptance(token, { dateOfBirth })
  await guest.refused('tooYoung', finalizeOf.ATHLETE, nowhere as never)
  const there = await acceptance(token, { dateOfBirth, countryCode: 'PT' })
  const { id } = await guest.call(finalizeOf.ATHLETE, there as never)
  const { db } = podium().context.database
  const kept = db.selectFrom('users').select('country_code').where('id', '=', id)
  assert.equal((await kept.executeTakeFirstOrThrow()).country_code, 'PT')
})

test('an invited athlete who is too young is refused, and the invitation stays open', async () => {
  const { id, email, token } = await invite('ATHLETE')
  const year = new Date().getUTCFullYear()
  const guest = podium().visitor()
  const young = await acceptance(token, { dateOfBirth: `${year - 12}-01-01` })
  await guest.refused('tooYoung', finalizeOf.ATHLETE, young as never)
  assert.equal(await stateOf(id), 'PENDING')
  const { db } = podium().context.database
  const kept = await db.selectFrom('users').select('id').where('email', '=', email).execute()
  assert.deepEqual(kept, [])
  const old = await acceptance(token, { dateOfBirth: `${year - 30}-01-01` })
  await guest.call(finalizeOf.ATHLETE, old as never)
})

test('an edited marker opens nothing: another role’s call is refused with invalidUserType', async () => {
  const { id, email, token } = await invite('ATHLETE')
  const [secret] = token.split('-')
  const guest = podium().visitor()
  for (const role of ['ADMIN', 'SPONSOR', 'MANAGER'] as const) {
    const forged = await acceptance(`${secret}-${role}`)
    await guest.refused('invalidUserType', finalizeOf[role], forged)
  }
  assert.equal(guest.token, undefined)
  assert.equal(await stateOf(id), 'PENDING')
  // What the marker says changes nothing about what the invitation is.
  const reply = await guest.call(finalizeOf.ATHLETE, await acceptance(`${secret}-ADMIN`))
  assert.deepEqual([reply.role, reply.club?.clubCompositeKey.sport], ['ATHLETE', 'JUDO'])
  await podium()
    .visitor()
    .call(login, { body: { email, password: castPassword } })
})

test('an admin whose account is closed leaves no invitation behind that makes an admin', async () => {
  const rui = await openAdmin(podium())
  const tokenFrom = async (role: InvitedRole) => {
    const email = freshAddress('guest')
    await rui.call(inviteUser, { body: { email, userType: role, modality: sports[role] } })
    return newestToken(email)
  }
  const [admin, athlete] = [await tokenFrom('ADMIN'), await tokenFrom('ATHLETE')]
  await ana.call(deleteOf.ADMIN, { params: { id: rui.id } })
  const guest = podium().visitor()
  await guest.refused('invalidToken', getInvitation, { params: { secret: admin } })
  await guest.refused('invalidToken', finalizeOf.ADMIN, await acceptance(admin))
  // Who was invited as a member joins all the same.
  await guest.call(finalizeOf.ATHLETE, await acceptance(athlete))
})

test('an invitation works once', async () => {
  const { token } = await invite('SPONSOR')
  const guest = podium().visitor()
  await guest.call(finalizeOf.SPONSOR, await acceptance(token))
  await guest.refused('invalidToken', finalizeOf.SPONSOR, await acceptance(token))
  await guest.refused('invalidToken', getInvitation, { params: { secret: token } })
})

test('of two who use an invitation at once, one gets in', async () => {
  const { email, token } = await invite('MANAGER')
  const given = await acceptance(token)
  const answers = await Promise.all(
    [1, 2, 3].map(() => podium().visitor().raw(finalizeOf.MANAGER, given)),
  )
  const statuses = answers.map((answer) => answer.statusCode).sort()
  assert.deepEqual(statuses, [200, 400, 400])
  for (const answer of answers.filter(({ statusCode }) => statusCode === 400)) {
    assert.ok([3, 11].includes(answer.json().errors[0].errorCode), answer.body)
  }
  await podium()
    .visitor()
    .call(login, { body: { email, password: castPassword } })
})

test('an invitation is open for fourteen days and no longer, until it is sent again', async () => {
  const { id, email, token } = await invite('ATHLETE')
  const guest = podium().visitor()
  travel({ seconds: 14 * days - 60 })
  await guest.call(getInvitation, { params: { secret: token } })
  assert.equal(await stateAfterSigningIn(id), 'PENDING')
  travel({ seconds: 14 * days + 60 })
  await guest.refused('invalidToken', getInvitation, { params: { secret: token } })
  await guest.refused('invalidToken', finalizeOf.ATHLETE, await acceptance(token))
  assert.equal(await stateAfterSigningIn(id), 'EXPIRED')
  await ana.call(resendInvitation, { params: { id } })
  const fresh = await newestToken(email)
  await guest.call(finalizeOf.ATHLETE, await acceptance(fresh))
})

/** Ana’s access token does not outlive a journey through time. */
async function stateAfterSigningIn(id: number) {
  await ana.call(login, { body: { email: ana.email, password: castPassword } })
  return stateOf(id)
}

test('sending again and inviting again kill the secret before', async () => {
  const { id, email, token } = await invite('SPONSOR')
  const guest = podium().visitor()
  await ana.call(resendInvitation, { params: { id } })
  const second = await newestToken(email)
  await guest.refused('invalidToken', getInvitation, { params: { secret: token } })
  // Inviting the address once more may also change the role.
  const again = await invite('ATHLETE', email)
  assert.equal(again.id, id)
  await guest.refused('invalidToken', getInvitation, { params: { secret: second } })
  const offer = await guest.call(getInvitation, { params: { secret: again.token } })
  assert.deepEqual([offer.role, offer.modality], ['ATHLETE', 'JUDO'])
})

test('who uses a link in the moment in which it is replaced is not let in by it, nor as what it said', async () => {
  const { id, email, token } = await invite('ADMIN')
  const guest = podium().visitor()
  const form = await acceptance(token)
  let using: Promise<unknown> = Promise.resolve()
  await podium().context.inTransaction(async (tx) => {
    const next = { secret_hash: randomBytes(32), role: 'ATHLETE', modality: 'JUDO' } as const
    await renewInvitation(tx, id, { ...next, expires_at: secondsFromNow(days) })
    using = guest.refused('invalidToken', finalizeOf.ADMIN, form)
    await pause(300)
  })
  await using
  assert.equal(await stateOf(id), 'PENDING')
  const { db } = podium().context.database
  const kept = await db.selectFrom('users').select('id').where('email', '=', email).execute()
  assert.deepEqual(kept, [])
})

test('of an invitation that another admin takes back in that moment no dead link is mailed', async () => {
  const { id, email } = await invite('SPONSOR')
  let sending: Promise<unknown> = Promise.resolve()
  await podium().context.inTransaction(async (tx) => {
    await markRevoked(tx, id)
    sending = ana.refused('stateChanged', resendInvitation, { params: { id } })
    await pause(300)
  })
  await sending
  assert.equal((await podium().mailsTo(email)).length, 1)
  // Who is invited anew in such a moment has a link that works.
  const second = await invite('SPONSOR', email)
  let inviting: Promise<{ id: number; token: string }> | undefined
  await podium().context.inTransaction(async (tx) => {
    await markRevoked(tx, second.id)
    inviting = invite('SPONSOR', email)
    await pause(300)
  })
  const third = (await inviting) ?? assert.fail('nobody was invited')
  assert.notEqual(third.id, second.id)
  await podium()
    .visitor()
    .call(getInvitation, { params: { secret: third.token } })
})

test('an invitation that was taken back is worth nothing', async () => {
  const { id, token } = await invite('SPONSOR')
  await ana.call(revokeInvitation, { params: { id } })
  const guest = podium().visitor()
  await guest.refused('invalidToken', getInvitation, { params: { secret: token } })
  await guest.refused('invalidToken', finalizeOf.SPONSOR, await acceptance(token))
  await ana.refused('stateChanged', revokeInvitation, { params: { id } })
  await ana.refused('stateChanged', resendInvitation, { params: { id } })
  assert.equal(await stateOf(id), 'REVOKED')
  await ana.refused('entityDoesNotExist', revokeInvitation, { params: { id: 999_999 } })
})

test('nobody is invited to an address that has an account, or as what they cannot be', async () => {
  const { email } = await join(podium(), 'FAN')
  const given = (body: object) => ({
    body: { email: freshAddress('guest'), userType: 'ADMIN', modality: '', ...body } as never,
  })
  await ana.refused('emailInUse', inviteUser, given({ email: email.toUpperCase() }))
  const webmail = { userType: 'SPONSOR', email: 'someone@gmail.com' }
  await ana.refused('invalidSponsorEmail', inviteUser, given(webmail))
  const under = { userType: 'SPONSOR', email: 'someone@mail.sapo.pt' }
  await ana.refused('invalidSponsorEmail', inviteUser, given(under))
  for (const userType of ['FAN', 'athlete', 'REFEREE']) {
    await ana.refused('invalidUserType', inviteUser, given({ userType }))
  }
  for (const userType of ['', undefined]) {
    await ana.violates(['userType', 'NotBlank'], inviteUser, given({ userType }))
  }
  await ana.violates(['modality', 'NotBlank'], inviteUser, given({ userType: 'ATHLETE' }))
  const na = { userType: 'MANAGER', modality: 'NA' }
  await ana.violates(['modality', 'Pattern'], inviteUser, given(na))
})

test('addresses that look like others, or carry more than an address, are refused', async () => {
  const odd = [
    'аna@podium.example',
    'ana@pοdium.example',
    'ana@podium.example\r\nBcc: all@podium.example',
    'Ana <ana@podium.example>',
    'ana@podium.example,eve@podium.example',
  ]
  for (const email of odd) {
    const body = { email, userType: 'ADMIN', modality: '' } as const
    await ana.violates(['email', 'Pattern'], inviteUser, { body })
  }
})

test('what somebody invited sends is held to the rules, and a refusal uses nothing up', async () => {
  const { id, token } = await invite('ATHLETE')
  const guest = podium().visitor()
  const send = async (details: object) => acceptance(token, details)
  const broken: [string, ViolationKind, object][] = [
    ['name', 'NotBlank', { name: ' ' }],
    ['lastName', 'NotBlank', { lastName: '' }],
    ['name', 'Pattern', { name: 'Rui\r\nBcc: all@podium.example' }],
    ['lastName', 'Pattern', { lastName: '<img src=x>' }],
    ['name', 'Size', { name: 'x'.repeat(101) }],
    ['password', 'NotBlank', { password: '' }],
    ['password', 'PasswordStrength', { password: `Aa1!${'x'.repeat(97)}` }],
    ['password', 'PasswordGuessable', { password: 'Password1!' }],
    ['password', 'PasswordStrength', { password: 'onlyletters' }],
    ['token', 'NotBlank', { token: '' }],
    ['acceptedTermsOfUse', 'NotBlank', { acceptedTermsOfUse: '' }],
  ]
  for (const [field, kind, details] of broken) {
    await guest.violates([field, kind], finalizeOf.ATHLETE, await send(details))
  }
  const stale = await send({ acceptedTermsOfUse: '2020-01' })
  await guest.refused('acceptLastTermsToJoin', finalizeOf.ATHLETE, stale)
  assert.equal(await stateOf(id), 'PENDING')
  await guest.call(finalizeOf.ATHLETE, await send({ password: `Aa1!${'x'.repeat(96)}` }))
})

test('a sponsor needs no last name, and keeps none', async () => {
  const { token } = await invite('SPONSOR')
  const given = await acceptance(token, { name: 'Volta Foods', lastName: 'Lda.' })
  const reply = await podium().visitor().call(finalizeOf.SPONSOR, given)
  assert.deepEqual([reply.name, reply.lastName], ['Volta Foods', ''])
})

test('somebody who signed up meanwhile hears so, and the invitation stays', async () => {
  const { id, email, token } = await invite('ATHLETE')
  await signUp(podium(), 'FAN', { email })
  const guest = podium().visitor()
  await guest.refused('emailInUse', finalizeOf.ATHLETE, await acceptance(token))
  assert.equal(await stateOf(id), 'PENDING')
})

test('a token works only for what it was mailed for', async () => {
  const { token } = await invite('SPONSOR')
  const [secret = ''] = token.split('-')
  const guest = podium().visitor()
  await guest.refused('invalidToken', validateAccount, { body: { token: secret } })
  await guest.refused('invalidToken', confirmEmail, { body: { token: secret } })
  const reset = { token: secret, newPassword: castPassword }
  await guest.refused('invalidToken', resetPassword, { body: reset })

  const waiting = await signUp(podium(), 'FAN')
  const activation = await podium().tokenMailedTo(waiting.email, '/validate-account')
  await waiting.call(recoverPassword, { body: { email: waiting.email } })
  await podium().settled()
  const recovery = await podium().tokenMailedTo(waiting.email, '/reset-password')
  for (const other of [activation, recovery, 'x', `${'0'.repeat(64)}-ADMIN`, '-ADMIN']) {
    const role = other.endsWith('ADMIN') ? 'ADMIN' : 'SPONSOR'
    await guest.refused('invalidToken', finalizeOf[role], await acceptance(other))
  }
})

test('the list tells the states apart, counts them and never shows a secret', async () => {
  const { token } = await invite('MANAGER')
  const pending = await ana.call(listInvitations, { query: { state: 'PENDING', _limit: 1 } })
  assert.equal(pending.list.length, 1)
  assert.ok(pending.total > 1)
  const revoked = await ana.call(listInvitations, { query: { state: 'REVOKED', _limit: 100 } })
  assert.deepEqual([...new Set(revoked.list.map(({ state }) => state))], ['REVOKED'])
  assert.equal(revoked.list.length, revoked.total)
  const raw = await ana.raw(listInvitations, { query: { _limit: 100 } })
  assert.equal(raw.body.includes(token.split('-')[0] ?? token), false)
})
