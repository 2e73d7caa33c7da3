import assert from 'node:assert/strict'
import { test } from 'node:test'
import { registrations } from '@podium/contract/identity'
import { isSporting, type MemberRole, memberRoles } from '@podium/contract/roles'
import type { ViolationKind } from '@podium/contract/violations'
import { freshAddress, join, registrationFor, signUp, solveHumanCheck } from '../cast.ts'
import { usePodium } from '../harness.ts'

const podium = usePodium()
const long = (length: number) => 'x'.repeat(length)

type Rule = [field: string, value: unknown, kind: ViolationKind]

/** What every role's form refuses. */
const rulesOfAll: Rule[] = [
  ['name', undefined, 'NotBlank'],
  ['name', null, 'NotBlank'],
  ['name', '', 'NotBlank'],
  ['name', '   ', 'NotBlank'],
  ['name', 7, 'Pattern'],
  ['name', long(101), 'Size'],
  ['name', 'Inês\r\nBcc: all@podium.example', 'Pattern'],
  ['name', 'Inês\u0000', 'Pattern'],
  ['name', '<b>Inês</b>', 'Pattern'],
  ['name', 'Inês \u202egnp.exe', 'Pattern'],
  ['lastName', long(101), 'Size'],
  ['lastName', 'Silva\nCosta', 'Pattern'],
  ['lastName', 'Silva>', 'Pattern'],
  ['countryCode', 'Portugal', 'Pattern'],
  ['countryCode', 351, 'Pattern'],
  ['fiscalCode', '123456780', 'InvalidNif'],
  ['fiscalCode', 'X23456789', 'InvalidNif'],
  ['fiscalCode', long(21), 'Size'],
  ['postalCode', '3000456', 'Pattern'],
  ['postalCode', '3000-45', 'Pattern'],
  ['postalCode', `3000-456\u0000`, 'Pattern'],
  ['address', long(256), 'Size'],
  ['address', 'Rua\u0000', 'Pattern'],
  ['email', undefined, 'NotBlank'],
  ['email', '', 'NotBlank'],
  ['email', 'ines', 'Pattern'],
  ['email', 'ines@podium', 'Pattern'],
  ['email', 'ines@podium.example, all@podium.example', 'Pattern'],
  ['email', 'ines@podium.example\r\nBcc: all@podium.example', 'Pattern'],
  ['email', '"ines"@podium.example', 'Pattern'],
  ['email', `${long(245)}@podium.example`, 'Size'],
  // Look-alikes: a Cyrillic е, a Kelvin sign, a full-width letter, a dotless domain letter.
  ['email', 'inеs@podium.example', 'Pattern'],
  ['email', 'mar\u212a@podium.example', 'Pattern'],
  ['email', 'ｉnes@podium.example', 'Pattern'],
  ['email', 'ines@podıum.example', 'Pattern'],
  ['password', undefined, 'NotBlank'],
  ['password', '', 'NotBlank'],
  ['password', 'Aa1!567', 'PasswordStrength'],
  ['password', `Aa1!${long(97)}`, 'PasswordStrength'],
  ['password', 'podium!2026', 'PasswordStrength'],
  ['password', 'PODIUM!2026', 'PasswordStrength'],
  ['password', 'Podium!abcd', 'PasswordStrength'],
  ['password', 'Podium20262026', 'PasswordStrength'],
  ['password', 'Podium!2026\n', 'PasswordStrength'],
  ['acceptedTermsOfUse', undefined, 'NotBlank'],
  ['acceptedTermsOfUse', '', 'NotBlank'],
  ['language', 'fr', 'Pattern'],
]

/** What only athletes and managers must give. */
const rulesOfSporting: Rule[] = [
  ['lastName', undefined, 'NotBlank'],
  ['lastName', ' ', 'NotBlank'],
  ['modality', undefined, 'NotBlank'],
  ['modality', '', 'NotBlank'],
  ['modality', 'CHESS', 'Pattern'],
  ['modality', 'NA', 'Pattern'],
]

for (const role of memberRoles) {
  test(`every field rule holds for ${role}`, async () => {
    const visitor = podium().visitor()
    const right = await registrationFor(visitor, role)
    const rules = isSporting(role) ? [...rulesOfAll, ...rulesOfSporting] : rulesOfAll
    for (const [field, value, kind] of rules) {
      const body = { ...right, [field]: value }
      await visitor.violates([field, kind], registrations[role], { body })
    }
  })
}

test('every broken field is reported at once, each at its own path', async () => {
  const visitor = podium().visitor()
  const body = await registrationFor(visitor, 'ATHLETE', {
    name: '',
    postalCode: '99',
    fiscalCode: '123456780',
    password: 'weak',
  })
  const answer = await visitor.raw(registrations.ATHLETE, { body: body as never })
  const { fields } = answer.json<{ fields: object }>()
  assert.deepEqual(Object.keys(fields).sort(), ['fiscalCode', 'name', 'password', 'postalCode'])
})

test('a size violation tells its bound', async () => {
  const visitor = podium().visitor()
  const body = await registrationFor(visitor, 'FAN', { name: long(101) })
  const answer = await visitor.raw(registrations.FAN, { body: body as never })
  assert.deepEqual(answer.json<{ fields: object }>().fields, { name: [{ kind: 'Size', max: 100 }] })
})

const accepted: [MemberRole, object][] = [
  ['FAN', { lastName: '', countryCode: '', postalCode: '', address: '', fiscalCode: '' }],
  ['ATHLETE', { countryCode: 'es', postalCode: '28001', fiscalCode: 'x-1234567 l' }],
  ['MANAGER', { countryCode: 'PT', fiscalCode: '501 442 600' }],
  ['SPONSOR', { name: "O'Connor & Filhos, Lda.", countryCode: 'AO', postalCode: 'any text' }],
  ['ATHLETE', { name: 'Jean-Luc', lastName: 'Ñíguez Ōe 李', password: 'Pàsswörd! 1 ñ' }],
]
for (const [role, details] of accepted) {
  test(`${role} may join with ${JSON.stringify(details)}`, async () => {
    const person = await signUp(podium(), role, details)
    assert.ok(person.id > 0)
  })
}

test('an address is taken whatever its capitals', async () => {
  const rui = await signUp(podium(), 'FAN')
  const other = podium().visitor()
  const body = await registrationFor(other, 'ATHLETE', { email: rui.email.toUpperCase() })
  await other.refused('emailInUse', registrations.ATHLETE, {
    query: { 'g-recaptcha-response': await solveHumanCheck(other) },
    body: body as never,
  })
})

test('a version of the terms that is not in force is refused with acceptLastTermsToJoin', async () => {
  const visitor = podium().visitor()
  const body = await registrationFor(visitor, 'FAN', { acceptedTermsOfUse: '2019-01' })
  await visitor.refused('acceptLastTermsToJoin', registrations.FAN, {
    query: { 'g-recaptcha-response': await solveHumanCheck(visitor) },
    body: body as never,
  })
})

const privateAddresses = [
  'helena@gmail.com',
  'HELENA@GMAIL.COM',
  'helena@mail.gmail.com',
  'helena@sapo.pt',
  'helena@mailinator.com',
  'helena@inbox.mailinator.com',
  'helena@outlook.pt',
]
for (const email of privateAddresses) {
  test(`a sponsor may not join with ${email}, a fan may`, async () => {
    const visitor = podium().visitor()
    const answer = { 'g-recaptcha-response': await solveHumanCheck(visitor) }
    const body = await registrationFor(visitor, 'SPONSOR', { email })
    await visitor.refused('invalidSponsorEmail', registrations.SPONSOR, {
      query: answer,
      body: body as never,
    })
    const fan = await registrationFor(visitor, 'FAN', {
      email: `fan.${privateAddresses.indexOf(email)}.${email}`,
    })
    const query = { 'g-recaptcha-response': await solveHumanCheck(visitor) }
    const joined = await visitor.raw(registrations.FAN, { query, body: fan as never })
    assert.equal(joined.statusCode, 201, joined.body)
  })
}

for (const password of ['Password1!', 'Qwerty123!', 'Valadares1!']) {
  test(`nobody named Valadares joins with ${password}`, async () => {
    const visitor = podium().visitor()
    const body = await registrationFor(visitor, 'FAN', { lastName: 'Valadares', password })
    const query = { 'g-recaptcha-response': await solveHumanCheck(visitor) }
    await visitor.violates(['password', 'PasswordGuessable'], registrations.FAN, { query, body })
  })
}

test('a double submit makes one account', async () => {
  const visitor = podium().visitor()
  const body = await registrationFor(visitor, 'ATHLETE')
  const query = { 'g-recaptcha-response': await solveHumanCheck(visitor) }
  const both = await Promise.all(
    [1, 2].map(() => visitor.raw(registrations.ATHLETE, { query, body: body as never })),
  )
  assert.deepEqual(both.map((answer) => answer.statusCode).sort(), [201, 400])
  const mails = await podium().mailsTo(body.email)
  assert.equal(mails.length, 1)
})

test('of many sign-ups with one address at once exactly one gets in, the others hear emailInUse', async () => {
  const email = freshAddress('race')
  const attempts = ['race', 'RACE', 'Race', 'rAce'].map(async (start) => {
    const visitor = podium().visitor()
    const query = { 'g-recaptcha-response': await solveHumanCheck(visitor) }
    const body = await registrationFor(visitor, 'FAN', { email: email.replace('race', start) })
    return () => visitor.raw(registrations.FAN, { query, body: body as never })
  })
  const ready = await Promise.all(attempts)
  const answers = await Promise.all(ready.map((send) => send()))
  const codes = answers.map((answer) =>
    answer.statusCode === 201 ? 'in' : answer.json().errors[0]?.errorCode,
  )
  assert.deepEqual(codes.sort(), [3, 3, 3, 'in'])
})

test('a registration keeps what it was given, with the region of the postal code', async () => {
  const ines = await join(podium(), 'ATHLETE', { name: '  Inês  ', fiscalCode: '501 442 600' })
  const row = await podium()
    .context.database.db.selectFrom('users')
    .select(['name', 'fiscal_code', 'region', 'password_hash'])
    .where('id', '=', ines.id)
    .executeTakeFirstOrThrow()
  assert.deepEqual(
    { ...row, password_hash: row.password_hash?.slice(0, 15) },
    { name: 'Inês', fiscal_code: '501442600', region: 'Coimbra', password_hash: '$argon2id$v=19$' },
  )
})

test('a country that is none is refused', async () => {
  const visitor = podium().visitor()
  const body = await registrationFor(visitor, 'FAN', { countryCode: 'ZZ' })
  await visitor.violates(['countryCode', 'Pattern'], registrations.FAN, {
    query: { 'g-recaptcha-response': await solveHumanCheck(visitor) },
    body,
  })
})

test('nobody signs themselves up as an admin', async () => {
  const visitor = podium().visitor()
  const body = { ...(await registrationFor(visitor, 'FAN')), role: 'ADMIN' }
  const answer = await visitor.send({ method: 'POST', url: '/api/admins', body })
  assert.equal(answer.statusCode, 404)
  const query = { 'g-recaptcha-response': await solveHumanCheck(visitor) }
  const fan = await visitor.raw(registrations.FAN, { query, body: body as never })
  const { id } = fan.json<{ id: number }>()
  const { role } = await podium()
    .context.database.db.selectFrom('users')
    .select('role')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  assert.equal(role, 'FAN')
})
