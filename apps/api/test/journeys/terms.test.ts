import assert from 'node:assert/strict'
import { test } from 'node:test'
import { calendarDay } from '@podium/contract/calendar'
import { thisMoment } from '@podium/contract/clock'
import { login, refreshSession, registrations } from '@podium/contract/identity'
import { getLegalText, getTerms, listTerms, writeTerms } from '@podium/contract/legal'
import { putVisibility } from '@podium/contract/profiles'
import { acceptTerms, listConsents } from '@podium/contract/settings'
import {
  castPassword as password,
  join,
  openAdmin,
  openMember,
  registrationFor,
  signIn,
  solveHumanCheck,
} from '../cast.ts'
import { usePodium } from '../harness.ts'
import type { Person } from '../person.ts'

let ana: Person
const podium = usePodium({}, async (started) => {
  ana = await openAdmin(started)
})

let count = 0

/** Terms as an admin writes them; each with a version of its own. */
function draft(details: object = {}) {
  count += 1
  const text = { en: `Terms, take ${count}`, pt: `Termos, versão ${count}` }
  return { body: { version: `2027-${count}`, text, material: false, publish: true, ...details } }
}

async function publish(details: object = {}): Promise<string> {
  const { version } = await ana.call(writeTerms, draft(details))
  return version
}

/** Publishing oneself: one of the acts that need the terms. */
const show = (person: Person) => ({ params: { id: person.id }, body: { hiddenProfile: false } })
const hide = (person: Person) => ({ params: { id: person.id }, body: { hiddenProfile: true } })

test('a version is published once, in both languages, and never written again', async () => {
  const written = draft()
  await ana.call(writeTerms, written)
  await ana.refused('termsVersionAlreadyExists', writeTerms, written)
  const { version, text } = written.body
  const visitor = podium().visitor()
  const said = await visitor.call(getTerms, { query: { language: 'pt' } })
  const from = calendarDay(thisMoment())
  assert.deepEqual(said, { version, text: text.pt, from })
  assert.equal((await visitor.call(getTerms, { query: { language: 'en' } })).text, text.en)
})

test('an earlier version can be read for good, a draft or an unknown one cannot', async () => {
  const visitor = podium().visitor()
  const first = await visitor.call(getTerms, { query: { language: 'pt' } })
  await publish()
  await publish()
  const query = { language: 'pt', version: first.version } as const
  assert.deepEqual(await visitor.call(getTerms, { query }), first)
  assert.deepEqual(await visitor.call(getLegalText, { params: { kind: 'terms' }, query }), first)
  const hidden = draft({ publish: false })
  await ana.call(writeTerms, hidden)
  for (const version of [hidden.body.version, 'never', "' or 1=1"]) {
    await visitor.refused('entityDoesNotExist', getTerms, { query: { version } })
  }
  await visitor.violates(['version', 'NotBlank'], getTerms, { query: { version: ' ' } })
  await ana.call(writeTerms, { body: { ...hidden.body, publish: true } })
  await visitor.call(getTerms, { query: { version: hidden.body.version } })
})

test('of two admins who write one draft the later one hears of the earlier, and loses nothing of it', async () => {
  const eva = await openAdmin(podium())
  const first = draft({ publish: false }).body
  const write = (admin: Person, words: string, details: object) => {
    const text = { en: `# ${words}`, pt: `# ${words}` }
    return admin.raw(writeTerms, { body: { ...first, text, ...details } })
  }
  const found = async () => {
    const list = await ana.call(listTerms)
    return list.find(({ version }) => version === first.version) ?? assert.fail('there is none')
  }
  assert.equal((await write(ana, 'Um', { after: '' })).statusCode, 201)
  const after = (await found()).edition
  assert.equal((await write(eva, 'Dois', { after })).statusCode, 201)
  for (const late of [{ after }, { after: '' }, { after, publish: true }])
    assert.equal((await write(ana, 'Três', late)).statusCode, 409)
  assert.deepEqual((await found()).text, { en: '# Dois', pt: '# Dois' })
  // The same words again, as where an answer was lost, are written already.
  assert.equal((await write(eva, 'Dois', { after })).statusCode, 201)
  const own = { after: (await found()).edition, publish: true }
  assert.equal((await write(eva, 'Quatro', own)).statusCode, 201)
})

test('a draft is written again and seen by nobody until it is published', async () => {
  const first = draft({ publish: false })
  await ana.call(writeTerms, first)
  const { version } = first.body
  const changed = { ...first.body, text: { en: 'Better', pt: 'Melhor' } }
  await ana.call(writeTerms, { body: changed })
  const visitor = podium().visitor()
  assert.notEqual((await visitor.call(getTerms, {})).version, version)
  const [newest] = await ana.call(listTerms)
  assert.deepEqual(
    [newest?.version, newest?.text.pt, newest?.publishedAt],
    [version, 'Melhor', null],
  )
  await ana.call(writeTerms, { body: { ...changed, publish: true } })
  assert.equal((await visitor.call(getTerms, {})).version, version)
})

test('two who publish one version at once: one hears that it exists', async () => {
  const written = draft()
  const answers = await Promise.all([1, 2].map(() => ana.raw(writeTerms, written)))
  assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [201, 400])
})

test('after a material change people look around, and act once they have accepted', async () => {
  const inês = await openMember(podium(), 'ATHLETE', { modality: 'JUDO' })
  await signIn(inês)
  await inês.call(putVisibility, show(inês))
  const version = await publish({ material: true })

  const user = await inês.call(login, {
    body: { email: inês.email, password, acceptingTerms: true },
  })
  assert.equal(user.termsToAccept, version)
  await inês.refused('acceptLastTerms', putVisibility, show(inês))
  await inês.call(putVisibility, hide(inês))
  await inês.refused('acceptLastTerms', acceptTerms, { body: { version: '2026-11' } })

  await inês.call(acceptTerms, { body: { version } })
  await inês.call(putVisibility, show(inês))
  assert.equal((await inês.call(refreshSession)).termsToAccept, null)
})

test('what one agreed to is kept: which text, when, in which language and how', async () => {
  const marta = await join(podium(), 'FAN', { language: 'pt' })
  const joined = await marta.call(listConsents)
  assert.deepEqual(
    joined.map(({ kind, givenBy, language }) => [kind, givenBy, language]),
    [['terms', 'registration', 'pt']],
  )
  const version = await publish({ material: true })
  await marta.call(acceptTerms, { body: { version } })
  const [newest, first] = await marta.call(listConsents)
  assert.deepEqual([newest?.version, newest?.givenBy], [version, 'dialog'])
  assert.deepEqual(first, joined[0])
})

test('a change that is not material asks nobody again', async () => {
  const marta = await join(podium(), 'FAN')
  await publish()
  await signIn(marta)
  assert.equal((await marta.call(refreshSession)).termsToAccept, null)
  await marta.call(putVisibility, show(marta))
})

test('who accepted the newest of two material changes has accepted enough', async () => {
  const marta = await join(podium(), 'FAN')
  const first = await publish({ material: true })
  const second = await publish({ material: true })
  await marta.refused('acceptLastTerms', acceptTerms, { body: { version: first } })
  await marta.call(acceptTerms, { body: { version: second } })
  await publish()
  assert.equal((await marta.call(refreshSession)).termsToAccept, null)
})

test('who joins accepts the version in force, and no other', async () => {
  const visitor = podium().visitor()
  const body = await registrationFor(visitor, 'FAN')
  await publish()
  const query = { 'g-recaptcha-response': await solveHumanCheck(visitor) }
  const stale = { query, body: body as never }
  await visitor.refused('acceptLastTermsToJoin', registrations.FAN, stale)
})

test('terms need a version and both texts', async () => {
  const whole = draft().body
  await ana.violates(['version', 'NotBlank'], writeTerms, { body: { ...whole, version: ' ' } })
  await ana.violates(['version', 'Size'], writeTerms, {
    body: { ...whole, version: 'x'.repeat(41) },
  })
  const half = { ...whole, text: { en: 'Only English', pt: '' } }
  await ana.violates(['text.pt', 'NotBlank'], writeTerms, { body: half })
})
