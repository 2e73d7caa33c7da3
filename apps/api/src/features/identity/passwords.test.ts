import assert from 'node:assert/strict'
import { argon2Sync } from 'node:crypto'
import { beforeEach, test } from 'node:test'
import { hashAtCost, hashPassword, verifyNothing, verifyPassword } from './passwords.ts'

beforeEach(() => hashAtCost('usual'))

test('a password verifies against its own hash and no other does', async () => {
  const hash = await hashPassword('Podium!2026')
  assert.equal(await verifyPassword('Podium!2026', hash), true)
  for (const other of ['podium!2026', 'Podium!2026 ', 'Podium!202', '', 'Podium!2026\u0000']) {
    assert.equal(await verifyPassword(other, hash), false, JSON.stringify(other))
  }
})

test('the same password is never hashed the same', async () => {
  assert.notEqual(await hashPassword('Podium!2026'), await hashPassword('Podium!2026'))
})

test('a hash says how it was made: argon2id with 19 MiB and two passes', async () => {
  assert.match(
    await hashPassword('x'),
    /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/,
  )
})

test('a hash made by another program, at another cost, verifies', async () => {
  // One of the test vectors of the reference implementation: 64 MiB, salt "somesalt".
  const known =
    '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'
  assert.equal(await verifyPassword('password', known), true)
  assert.equal(await verifyPassword('Password', known), false)
})

for (const broken of [
  '',
  'plain',
  '$argon2id$',
  '$2b$10$abcdefghijklmnopqrstuv',
  '$argon2id$v=19$m=8,t=1,p=1$$',
]) {
  test(`nothing verifies against ${JSON.stringify(broken)}`, async () => {
    assert.equal(await verifyPassword('', broken), false)
    assert.equal(await verifyPassword('plain', broken), false)
  })
}

const accented = 'Pàsswörd!1ﬁ'

test('a password is the same in every form its characters can be written in', async () => {
  const forms = (['NFC', 'NFD', 'NFKC', 'NFKD'] as const).map((form) => accented.normalize(form))
  for (const typed of forms) {
    const hash = await hashPassword(typed)
    for (const other of forms) assert.equal(await verifyPassword(other, hash), true)
  }
})

test('a hash of letters as they were typed still verifies', async () => {
  // Made of the decomposed form of "Pàsswörd!1", before passwords were brought into one.
  const nonce = Buffer.from('sixteen bytes ok')
  const cost = { memory: 8, passes: 1, parallelism: 1, tagLength: 32 }
  const message = 'Pàsswörd!1'.normalize('NFD')
  const tag = argon2Sync('argon2id', { message, nonce, ...cost })
  const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64').replaceAll('=', '')
  const hash = `$argon2id$v=19$m=8,t=1,p=1$${base64(nonce)}$${base64(tag)}`
  assert.equal(await verifyPassword(message, hash), true)
  assert.equal(await verifyPassword('Passwörd!1', hash), false)
})

test('nobody has no password', async () => {
  assert.equal(await verifyNothing('Podium!2026'), false)
})

test('a Podium without limits hashes for next to nothing, and still knows what was hashed before', async () => {
  const before = await hashPassword('Podium!2026')
  hashAtCost('least')
  const hash = await hashPassword('Podium!2026')
  assert.match(hash, /\$m=8,t=1,p=1\$/)
  for (const one of [before, hash]) {
    assert.equal(await verifyPassword('Podium!2026', one), true)
    assert.equal(await verifyPassword('Podium!2027', one), false)
  }
})
