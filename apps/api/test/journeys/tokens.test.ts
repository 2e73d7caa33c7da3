import assert from 'node:assert/strict'
import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import { afterEach, test } from 'node:test'
import { listActs, readActing } from '@podium/contract/delegations'
import { acceptGuardianship, nameGuardian } from '@podium/contract/guardianship'
import { provePassword, refreshSession } from '@podium/contract/identity'
import { listConversations, sendMessage } from '@podium/contract/messages'
import { listNotifications } from '@podium/contract/notifications'
import { getAthlete, putVisibility } from '@podium/contract/profiles'
import { changePassword, closeAccount, getAccount, requestExport } from '@podium/contract/settings'
import { requestSupport } from '@podium/contract/support'
import { createToken, endToken, listTokens, tokenPrefix } from '@podium/contract/tokens'
import { apiVersions, newestVersion, versionHeader } from '@podium/contract/versions'
import { getWallet } from '@podium/contract/wallet'
import { getWebSocketToken } from '@podium/contract/websockets'
import { pino } from 'pino'
import { buildApp } from '../../src/app.ts'
import { lock } from '../../src/platform/database/index.ts'
import { createLimits } from '../../src/platform/http/index.ts'
import { actingFor, letAct } from '../acting.ts'
import {
  castPassword as password,
  freshAddress,
  join,
  openAdmin,
  openMember,
  signIn,
} from '../cast.ts'
import { restoreClock, travel, usePodium } from '../harness.ts'
import type { Person } from '../person.ts'
import { statementsOf } from '../statements.ts'
import { inDays, makeToken, programOf } from '../tokens.ts'
import { unzip } from '../unzip.ts'
import { waitUntilHeldUp } from '../wait.ts'

const podium = usePodium()
afterEach(restoreClock)

const body = { name: 'Report', scopes: ['MONEY_READ'] as const, expiresAt: inDays(30) }
const asked = (details: object = {}) => ({
  body: { ...body, scopes: [...body.scopes], ...details },
})

async function member(role: 'FAN' | 'ATHLETE' | 'MANAGER' = 'FAN'): Promise<Person> {
  const person = await openMember(podium(), role, { modality: 'TENNIS' })
  await signIn(person)
  return person
}

/** What is known of a token where it runs on another server: nothing is kept of the last second. */
async function elsewhere(program: Person): Promise<Person> {
  const other = program.twin()
  other.moveTo(await podium().secondServer())
  return other
}

test('a token is shown once, kept as a hash, and told by bell and mail', async () => {
  const rita = await member()
  const made = await rita.call(createToken, asked({ name: ' Club   website ' }))
  assert.match(made.token, /^pod_[0-9a-f]{64}$/)
  assert.equal(made.version, newestVersion)
  const { list, total } = await rita.call(listTokens)
  assert.deepEqual(
    [total, list[0]?.state, list[0]?.ending, list[0]?.lastUsedAt],
    [1, 'RUNNING', made.token.slice(-4), null],
  )
  assert.ok(!JSON.stringify(list).includes(made.token))
  const { pool } = podium().context.database
  const { rows } = await pool.query('select tokens::text as row from tokens')
  assert.ok(rows.length > 0 && rows.every(({ row }) => !row.includes(made.token.slice(4))))
  const [told] = (await rita.call(listNotifications)).list
  assert.deepEqual([told?.kind, told?.link], ['tokenMade', '/settings/tokens'])
  const mail = await podium().mailTo(rita.email, made.name)
  assert.ok(!mail.text.includes(made.token) && !mail.html.includes(made.token))
  const program = programOf(rita, made.token)
  assert.equal((await program.call(readActing)).user.id, rita.id)
  assert.deepEqual((await program.call(readActing)).scopes, ['MONEY_READ'])
  await program.call(getWallet)
})

test('a token is made with the password alone, by members, with a name, scopes and an end', async () => {
  const rita = await member()
  const wrong = [
    ['name', 'NotBlank', { name: ' ' }],
    ['name', 'Size', { name: 'x'.repeat(61) }],
    ['scopes', 'NotEmpty', { scopes: [] }],
    ['scopes', 'Pattern', { scopes: ['PAGE', 'PAGE'] }],
    ['expiresAt', 'Pattern', { expiresAt: '2027-01-01' }],
    ['expiresAt', 'Pattern', { expiresAt: inDays(-1) }],
    ['expiresAt', 'Pattern', { expiresAt: inDays(367) }],
  ] as const
  for (const [field, kind, details] of wrong)
    await rita.violates([field, kind], createToken, asked(details))
  const unknown = await rita.raw(createToken, asked({ scopes: ['EVERYTHING'] }) as never)
  assert.equal(unknown.statusCode, 400)
  await (await openAdmin(podium())).refused('forbidden', createToken, asked())
  travel({ seconds: 9 * 60 })
  await makeToken(rita)
  travel({ seconds: 11 * 60 })
  await rita.call(refreshSession)
  await rita.refused('passwordNeeded', createToken, asked())
  await rita.call(provePassword, { body: { password } })
  await makeToken(rita)
})

test('twenty tokens of one person run at a time, also when they are made at once', async () => {
  const rita = await member()
  const made = await Promise.all(Array.from({ length: 23 }, () => rita.raw(createToken, asked())))
  assert.equal(made.filter(({ statusCode }) => statusCode === 201).length, 20)
  await rita.refused('tooManyEvents', createToken, asked())
  const [first] = (await rita.call(listTokens)).list
  await rita.call(endToken, { params: { id: first!.id } })
  await makeToken(rita)
})

test('after its end and after its time a token is turned away everywhere, within a second', async () => {
  const [rita, ines] = [await member(), await member('ATHLETE')]
  const params = { id: ines.id }
  const { id, token } = await makeToken(rita)
  const program = programOf(rita, token)
  const marta = await member()
  await marta.refused('entityDoesNotExist', endToken, { params: { id } })
  await program.call(getAthlete, { params })
  await rita.call(endToken, { params: { id } })
  await rita.call(endToken, { params: { id } })
  const gone = async (one: Person) => {
    // Also where visitors may ask: a program is to hear that its token is over.
    assert.equal((await one.raw(getAthlete, { params })).statusCode, 401)
    assert.equal((await one.raw(getWallet)).statusCode, 401)
  }
  await gone(await elsewhere(program))
  await new Promise((resolve) => setTimeout(resolve, 900))
  await gone(program)
  const short = await rita.call(createToken, asked({ expiresAt: inDays(1) }))
  const brief = programOf(rita, short.token)
  await brief.call(getWallet)
  travel({ seconds: 86_401 })
  await gone(await elsewhere(brief))
  await signIn(rita)
  const states = (await rita.call(listTokens)).list.map(({ state }) => state)
  assert.deepEqual(states, ['EXPIRED', 'ENDED'])
  for (const made_up of [
    tokenPrefix,
    `${tokenPrefix}${'0'.repeat(64)}`,
    `${token}0`,
    token.toUpperCase(),
  ])
    assert.equal((await programOf(rita, made_up).raw(getWallet)).statusCode, 401)
})

test('another password ends every token, and so does closing the account', async () => {
  const rita = await member()
  const first = programOf(rita, (await makeToken(rita)).token)
  const newPassword = 'Nova!palavra2026'
  await rita.call(changePassword, { body: { password, newPassword } })
  assert.equal((await (await elsewhere(first)).raw(getWallet)).statusCode, 401)
  const second = programOf(rita, (await makeToken(rita)).token)
  await second.call(getWallet)
  await rita.call(closeAccount, { body: { password: newPassword } })
  assert.equal((await (await elsewhere(second)).raw(getWallet)).statusCode, 401)
})

for (const first of ['the token', 'the password'] as const)
  test(`no token that a thief makes outlives another password: ${first} first`, async () => {
    const rita = await member()
    const thief = rita.twin()
    await signIn(thief)
    const { inTransaction, database } = podium().context
    let isChanged = false
    const make = () => thief.raw(createToken, asked())
    const change = () =>
      rita
        .call(changePassword, { body: { password, newPassword: 'Nova!palavra2026' } })
        .then(() => (isChanged = true))
    const { both } = await inTransaction(async (tx) => {
      await lock(tx, 'tokens', rita.id)
      const acts = first === 'the token' ? [make, change] : [change, make]
      const begun: Promise<unknown>[] = []
      for (const act of acts) {
        begun.push(act())
        await Promise.race([begun.at(-1), waitUntilHeldUp(database.db, begun.length)])
      }
      return { both: begun }
    })
    await Promise.all(both)
    assert.ok(isChanged)
    const { list } = await rita.call(listTokens)
    assert.deepEqual(
      list.filter(({ state }) => state === 'RUNNING'),
      [],
    )
  })

test('a token does what it was let do, and never what is its owner’s alone', async () => {
  const [rita, ines] = [await member(), await member('ATHLETE')]
  const reads = programOf(rita, (await makeToken(rita, ['MONEY_READ'])).token)
  await reads.call(getWallet)
  await reads.refused('scopeMissing', listConversations)
  const body_ = { userId: ines.id, message: 'Olá' }
  await reads.refused('scopeMissing', sendMessage, { body: body_ })
  const writes = programOf(rita, (await makeToken(rita, ['MESSAGES'])).token)
  await writes.call(sendMessage, { body: body_ })
  const all = programOf(rita, (await makeToken(rita)).token)
  await all.refused('scopeMissing', getAccount)
  await all.refused('scopeMissing', createToken, asked())
  await all.refused('scopeMissing', listTokens)
  await all.refused('scopeMissing', provePassword, { body: { password } })
  // The live channel tells everything, so no token opens it.
  await all.refused('scopeMissing', getWebSocketToken)
})

test('a token acts for nobody else, not even where its owner may', async () => {
  const [carlos, ines] = [await member('MANAGER'), await member('ATHLETE')]
  await letAct(podium(), carlos, ines)
  await actingFor(carlos, ines).call(getWallet)
  const program = programOf(carlos, (await makeToken(carlos)).token)
  await actingFor(program, ines).refused('scopeMissing', getWallet)
  await actingFor(program, ines).refused('scopeMissing', readActing)
})

test('a guardian’s token does nothing of a guardian’s, and a ward’s no more than the ward may', async () => {
  const born = new Date(Date.now() - 16 * 365.25 * 86_400_000).toISOString().slice(0, 10)
  const details = { modality: 'TENNIS', dateOfBirth: born } as const
  const ward = await openMember(podium(), 'ATHLETE', details)
  const guardian = await member()
  await signIn(ward)
  const email = freshAddress('guardian')
  await ward.call(nameGuardian, { body: { email } })
  const secret = await podium().tokenMailedTo(email, '/guardianship')
  const adult = { confirmed: true, dateOfBirth: '1979-04-17' } as const
  await guardian.call(acceptGuardianship, { params: { secret }, body: adult })
  const showing = { params: { id: ward.id }, body: { hiddenProfile: false } }
  const program = programOf(guardian, (await makeToken(guardian)).token)
  const hiding = { ...showing, body: { hiddenProfile: true } }
  for (const wish of [showing, hiding]) await program.refused('forbidden', putVisibility, wish)
  await guardian.call(putVisibility, hiding)
  const own = programOf(ward, (await makeToken(ward)).token)
  await own.refused('guardianNeeded', putVisibility, showing)
})

test('abilities that come with data follow the scopes of a token', async () => {
  const [rita, ines] = [await join(podium(), 'FAN'), await member('ATHLETE')]
  const program = programOf(rita, (await makeToken(rita, ['MONEY_READ', 'PAGE'])).token)
  await program.refused('scopeMissing', requestSupport, {
    params: { athleteId: ines.id },
    body: { credits: 50, acceptTermsOfUse: true } as never,
  })
  const marta = await member('ATHLETE')
  const page = programOf(marta, (await makeToken(marta, ['PAGE'])).token)
  const params = { id: marta.id }
  await page.call(putVisibility, { params, body: { hiddenProfile: true } })
  // The page is hidden from everybody but its owner, and from a token of theirs without the scope.
  await page.call(getAthlete, { params })
  const blind = programOf(marta, (await makeToken(marta, ['SPEND'])).token)
  assert.equal((await blind.raw(getAthlete, { params })).statusCode, 404)
})

test('when a token was used is written once a minute, however often it calls', async () => {
  const rita = await member()
  const { id, token } = await makeToken(rita)
  const program = programOf(rita, token)
  const writes = async (one: Person) => {
    const sent = await statementsOf(() => one.call(getWallet))
    return sent.filter((text) => text.startsWith('update "tokens"')).length
  }
  const used = async () =>
    (await rita.call(listTokens)).list.find((one) => one.id === id)?.lastUsedAt
  assert.equal(await writes(program), 1)
  const first = await used()
  assert.ok(first)
  travel({ seconds: 50 })
  assert.equal(await writes(await elsewhere(program)), 0)
  assert.equal(await used(), first)
  travel({ seconds: 61 })
  assert.equal(await writes(await elsewhere(program)), 1)
  assert.notEqual(await used(), first)
})

test('the programs of one person have a bound of their own, whatever they call', async () => {
  const rita = await member()
  const limits = createLimits(podium().context.database.pool)
  await Promise.all(Array.from({ length: 600 }, () => limits.countProgram(rita.id)))
  await assert.rejects(limits.countProgram(rita.id), { status: 429 })
  await limits.countProgram((await member()).id)
  const { context } = podium()
  const bounded = await buildApp({ ...context, config: { ...context.config, rateLimits: true } })
  const program = programOf(rita, (await makeToken(rita)).token)
  program.moveTo(bounded)
  const answer = await program.raw(getWallet)
  assert.equal(answer.statusCode, 429)
  assert.ok(Number(answer.headers['retry-after']) > 0)
  const self = rita.twin()
  self.moveTo(bounded)
  await self.call(getWallet)
  await bounded.close()
})

test('no token is ever in the log, nor in what a refusal says', async () => {
  const rita = await member()
  const { token } = await makeToken(rita)
  const { context } = podium()
  const stream = new PassThrough()
  const lines: string[] = []
  stream.on('data', (line: Buffer) => lines.push(line.toString()))
  const broken = { ...context.reading, ask: () => Promise.reject(new Error('down')) }
  const logged = await buildApp({
    ...context,
    log: pino({ level: 'trace', base: null }, stream),
    reading: broken,
  })
  const program = programOf(rita, token)
  program.moveTo(logged)
  const answers = [
    await program.raw(getWallet),
    await program.raw(createToken, asked()),
    await program.send({ method: 'GET', url: `/api/network?q=${token}` }),
    await program.send({ method: 'GET', url: `/api/none/${token}?token=${token}` }),
    await program.send({ method: 'POST', url: '/api/direct-message', body: { message: token } }),
    // A fault, with the token in the call.
    await logged.inject({ url: `/api/athletes/${rita.id}`, headers: { 'x-token': token } }),
    await programOf(rita, `${token}x`).raw(getWallet),
  ]
  assert.ok(answers.some(({ statusCode }) => statusCode === 500))
  for (const { body: said } of answers) assert.ok(!said.includes(tokenPrefix), said)
  await logged.close()
  stream.end()
  await once(stream, 'end').catch(() => undefined)
  assert.ok(lines.length >= answers.length - 1, String(lines.length))
  assert.ok(
    !lines.join('').includes(token.slice(4)),
    lines.find((line) => line.includes(token)),
  )
})

test('the data to download lists the tokens without the secret', async () => {
  const rita = await join(podium(), 'FAN')
  const { token } = await makeToken(rita, ['PAGE', 'SPEND'])
  await rita.call(requestExport)
  await podium().settled()
  const secret = await podium().tokenMailedTo(rita.email, '/export')
  const { rawPayload } = await rita.send({ method: 'GET', url: `/api/exports/${secret}` })
  const text = String(unzip(rawPayload)['tokens.json'])
  const [kept] = JSON.parse(text) as { name: string; scopes: string[]; ending: string }[]
  assert.deepEqual(
    [kept?.name, kept?.scopes, kept?.ending],
    ['Report', ['PAGE', 'SPEND'], token.slice(-4)],
  )
  assert.ok(!text.includes(token) && !text.includes('hash'))
})

test('an answer is of the date a call names, else of the one its token was made with, else of today', async () => {
  const [ines, carlos] = [await member('ATHLETE'), await member('MANAGER')]
  await letAct(podium(), carlos, ines)
  await actingFor(carlos, ines).call(putVisibility, {
    params: { id: ines.id },
    body: { hiddenProfile: false },
  })
  const [oldest] = apiVersions
  const read = async (person: Person, version?: string) => {
    const headers: Record<string, string> = version ? { [versionHeader]: version } : {}
    const answer = await person.send({ method: 'GET', url: '/api/users/me/acts', headers })
    const [act] = answer.json()
    return { version: answer.headers[versionHeader], call: act?.call }
  }
  const now = { version: newestVersion, call: { method: 'PUT', path: '/users/{id}/visibility' } }
  const then = { version: oldest, call: 'PUT /users/{id}/visibility' }
  assert.deepEqual(await read(ines), now)
  assert.deepEqual(await read(ines, oldest), then)
  ines.headers[versionHeader] = oldest
  const kept = programOf(ines, (await makeToken(ines, ['PAGE'])).token)
  delete ines.headers[versionHeader]
  delete kept.headers[versionHeader]
  assert.deepEqual(await read(kept), then)
  assert.deepEqual(await read(kept, newestVersion), now)
  const fresh = programOf(ines, (await makeToken(ines, ['PAGE'])).token)
  assert.deepEqual(await read(fresh), now)
  assert.deepEqual((await ines.call(listActs)).total, 1)
})

test('a date that is no version is refused before anything else, and answers say theirs', async () => {
  const ines = await member('ATHLETE')
  const url = `/api/athletes/${ines.id}`
  for (const version of [
    '2026-11-26',
    '2026-11',
    'newest',
    '',
    '25-11-2026',
    '2026-11-01, 2026-11-25',
  ]) {
    const answer = await podium()
      .visitor()
      .send({ method: 'GET', url, headers: { [versionHeader]: version } })
    assert.equal(answer.statusCode, 400, version)
    assert.deepEqual(Object.keys(answer.json().fields), ['podiumVersion'])
  }
  const answer = await podium().visitor().send({ method: 'GET', url })
  assert.equal(answer.headers[versionHeader], newestVersion)
  assert.match(String(answer.headers.vary), /podium-version/)
  const refused = await podium().visitor().send({ method: 'GET', url: '/api/wallet' })
  assert.deepEqual([refused.statusCode, refused.headers[versionHeader]], [401, newestVersion])
})
