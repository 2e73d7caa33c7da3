import assert from 'node:assert/strict'
import { test } from 'node:test'
import { logout, refreshSession } from '@podium/contract/identity'
import type { Language } from '@podium/contract/locale'
import { getPreferences, putPreferences } from '@podium/contract/preferences'
import { activate, join, signIn, signUp } from '../cast.ts'
import { usePodium } from '../harness.ts'
import type { Person } from '../person.ts'

const podium = usePodium()

const browsers: [string | undefined, Language][] = [
  [undefined, 'en'],
  ['', 'en'],
  ['*', 'en'],
  ['pt', 'pt'],
  ['pt-PT', 'pt'],
  ['pt-BR,pt;q=0.9,en;q=0.8', 'pt'],
  ['PT-pt', 'pt'],
  ['en-GB,en;q=0.9,pt;q=0.8', 'en'],
  ['de-DE,de;q=0.9', 'en'],
  ['fr', 'en'],
]
for (const [header, language] of browsers) {
  test(`a browser that says ${header} gets ${language}`, async () => {
    const visitor = podium().visitor()
    if (header !== undefined) visitor.headers['accept-language'] = header
    assert.deepEqual(await visitor.call(getPreferences), { language, theme: 'LIGHT' })
  })
}

const codes: [string, Language][] = [
  ['en', 'en'],
  ['en-GB', 'en'],
  ['EN', 'en'],
  ['pt', 'pt'],
  ['pt-BR', 'pt'],
  ['de', 'pt'],
  ['zz', 'pt'],
]
for (const [code, language] of codes) {
  test(`the known code ${code} is ${language}, in a link and in a cookie`, async () => {
    const visitor = podium().visitor()
    const asked = await visitor.send({ method: 'GET', url: `/api/preferences?lang=${code}` })
    assert.equal(asked.json<{ language: string }>().language, language)
    visitor.cookies.set('podium_preferences', `${code}.DARK`)
    assert.deepEqual(await visitor.call(getPreferences), { language, theme: 'DARK' })
  })
}

test('a visitor chooses, and a first-party cookie remembers it for a year', async () => {
  const visitor = podium().visitor()
  visitor.headers['accept-language'] = 'en'
  const chosen = { language: 'pt', theme: 'DARK' } as const
  const answer = await visitor.raw(putPreferences, { body: chosen })
  const [cookie] = answer.cookies
  assert.deepEqual(
    [cookie?.name, cookie?.value, cookie?.sameSite, cookie?.path, cookie?.maxAge],
    ['podium_preferences', 'pt.DARK', 'Lax', '/', 365 * 24 * 3600],
  )
  assert.deepEqual(await visitor.call(getPreferences), chosen)
})

test('an odd cookie is no choice', async () => {
  for (const odd of ['', '.', '..', '.BLUE', '<script>', '%00', 'x'.repeat(3000)]) {
    const visitor = podium().visitor()
    visitor.cookies.set('podium_preferences', odd)
    const answer = await visitor.raw(getPreferences)
    assert.equal(answer.statusCode, 200)
    assert.equal(answer.json<{ theme: string }>().theme, 'LIGHT')
  }
})

test('only the two languages and the two themes can be chosen', async () => {
  const visitor = podium().visitor()
  const right = { language: 'pt', theme: 'DARK' }
  for (const [field, value] of [
    ['language', 'de'],
    ['language', 'EN'],
    ['theme', 'dark'],
    ['theme', 'BLUE'],
  ] as const) {
    const body = { ...right, [field]: value }
    await visitor.violates([field, 'Pattern'], putPreferences, { body })
  }
  await visitor.violates(['language', 'NotBlank'], putPreferences, { body: { theme: 'DARK' } })
})

test('choosing a language leaves the theme as it was: chosen before, or the system’s', async () => {
  const visitor = podium().visitor()
  await visitor.call(putPreferences, { body: { language: 'pt' } })
  assert.equal(visitor.cookies.get('podium_preferences'), 'pt.')
  await visitor.call(putPreferences, { body: { language: 'en', theme: 'DARK' } })
  await visitor.call(putPreferences, { body: { language: 'pt' } })
  assert.deepEqual(await visitor.call(getPreferences), { language: 'pt', theme: 'DARK' })
})

test('the system’s theme can be followed again, by visitors and with an account', async () => {
  const visitor = podium().visitor()
  const ines = await signUp(podium(), 'FAN', { language: 'en' })
  await activate(podium(), ines)
  await signIn(ines)
  for (const person of [visitor, ines]) {
    await person.call(putPreferences, { body: { language: 'pt', theme: 'DARK' } })
    await person.call(putPreferences, { body: { language: 'pt', theme: null } })
    assert.match(person.cookies.get('podium_preferences') ?? '', /^pt\.(\.account)?$/)
    assert.deepEqual(await person.call(getPreferences), { language: 'pt', theme: 'LIGHT' })
    await person.call(putPreferences, { body: { language: 'en' } })
    assert.match(person.cookies.get('podium_preferences') ?? '', /^en\.(\.account)?$/)
  }
})

test('what a visitor chose is carried over at the first sign-in, once', async () => {
  const ines = await signUp(podium(), 'FAN', { language: 'en' })
  await activate(podium(), ines)
  await ines.call(putPreferences, { body: { language: 'pt', theme: 'DARK' } })
  await signIn(ines)
  assert.deepEqual(await ines.call(getPreferences), { language: 'pt', theme: 'DARK' })

  const library = podium().visitor()
  await library.call(putPreferences, { body: { language: 'en', theme: 'LIGHT' } })
  Object.assign(library, { email: ines.email, password: ines.password })
  await signIn(library)
  assert.deepEqual(await library.call(getPreferences), { language: 'pt', theme: 'DARK' })
  assert.equal(library.cookies.get('podium_preferences'), 'pt.DARK.account')
})

test('a choice made signed in belongs to the account, on every device', async () => {
  const ines = await join(podium(), 'FAN')
  await ines.call(putPreferences, { body: { language: 'pt', theme: 'LIGHT' } })
  const phone = Object.assign(podium().visitor(), { email: ines.email, password: ines.password })
  phone.headers['accept-language'] = 'en'
  await signIn(phone)
  assert.deepEqual(await phone.call(getPreferences), { language: 'pt', theme: 'LIGHT' })
})

test('who chose nothing reads the language they signed up in, whatever the browser says', async () => {
  const ines = await join(podium(), 'FAN', { language: 'pt' })
  ines.headers['accept-language'] = 'en'
  assert.deepEqual(await ines.call(getPreferences), { language: 'pt', theme: 'LIGHT' })
})

/** The language of the page that somebody's browser is drawn, and of the calls it makes. */
async function languageOf(person: Person): Promise<(string | undefined)[]> {
  const page = await person.send({ method: 'GET', url: '/api/preferences' })
  const cookie = person.cookies.get('podium_preferences')?.split('.')[0]
  return [page.json<{ language: string }>().language, cookie]
}

test('who chose nothing finds the language of their account in every browser they sign in with', async () => {
  const ines = await join(podium(), 'FAN', { language: 'pt' })
  const phone = Object.assign(podium().visitor(), { email: ines.email, password: ines.password })
  phone.headers['accept-language'] = 'en'
  await signIn(phone)
  assert.deepEqual(await languageOf(phone), ['pt', 'pt'])
  const [mail] = await podium().mailsTo(ines.email)
  assert.match(mail?.text ?? '', /palavra-passe/)
  // Chosen once, it is the account's: in mails, and in browsers that were signed in before.
  await phone.call(putPreferences, { body: { language: 'en' } })
  await ines.call(refreshSession)
  assert.deepEqual(await languageOf(ines), ['en', 'en'])
})

test('what the account of one person left in a browser is no choice of the next', async () => {
  const ines = await join(podium(), 'FAN', { language: 'pt' })
  const marta = await join(podium(), 'FAN', { language: 'en' })
  const shared = Object.assign(podium().visitor(), { email: ines.email, password: ines.password })
  await signIn(shared)
  assert.deepEqual(await languageOf(shared), ['pt', 'pt'])
  await shared.call(logout)
  Object.assign(shared, { email: marta.email, password: marta.password })
  await signIn(shared)
  assert.deepEqual(await languageOf(shared), ['en', 'en'])
})
