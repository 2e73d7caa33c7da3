// What comes with Podium is published a second time here, over the database: it has one of its own.
import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import { calendarDay, dayAfter } from '@podium/contract/calendar'
import { readHome } from '@podium/contract/home'
import { login, registrations } from '@podium/contract/identity'
import { getLegalText, getTerms, listTerms, writeTerms } from '@podium/contract/legal'
import { listNotifications } from '@podium/contract/notifications'
import { putVisibility } from '@podium/contract/profiles'
import type { MemberRole } from '@podium/contract/roles'
import { acceptTerms } from '@podium/contract/settings'
import { firstDayAhead } from '@podium/contract/terms-ahead'
import { publishBundled } from '../../src/features/legal/index.ts'
import { runJob } from '../buying.ts'
import {
  activate,
  openAdmin,
  openMember,
  registrationFor,
  signIn,
  signUp,
  solveHumanCheck,
} from '../cast.ts'
import { restoreClock, travel, usePodium } from '../harness.ts'
import type { Person } from '../person.ts'

const podium = usePodium()
afterEach(restoreClock)

const text = { en: '# Terms\n\nTo come.', pt: '# Termos\n\nA caminho.' }
const today = () => calendarDay(new Date())
const announced = (from: string, details: object = {}) => ({
  body: { version: '2031-1', text, material: true, from, ...details },
})

/** Somebody who has joined, and is signed in. */
async function join(role: MemberRole, details: object = {}): Promise<Person> {
  const person = await openMember(podium(), role, details)
  await signIn(person)
  return person
}

const told = async (person: Person) =>
  (await person.call(listNotifications, {})).list.filter(({ kind }) => kind === 'termsAnnounced')

const show = (person: Person) => ({ params: { id: person.id }, body: { hiddenProfile: false } })

/** Whole days ahead, and a moment more. */
const travelDays = (days: number) => travel({ seconds: days * 24 * 3600 + 60 })

test('terms are announced for a day after fifteen whole ones, and no other text is', async () => {
  const ana = await openAdmin(podium())
  const first = firstDayAhead()
  assert.equal(first, dayAfter(today(), 16))
  for (const from of [today(), dayAfter(first, -1), dayAfter(today(), 367)])
    await ana.violates(['from', 'Pattern'], writeTerms, announced(from))
  const other = announced(first, { kind: 'privacy' })
  await ana.violates(['from', 'Pattern'], writeTerms, other)
})

test('what is announced can be read, everybody is told once, and until its day nothing else changes', async () => {
  const ana = await openAdmin(podium())
  const inês = await join('ATHLETE', { modality: 'JUDO', language: 'pt' })
  const visitor = podium().visitor()
  const before = await visitor.call(getTerms, { query: { language: 'pt' } })
  assert.equal(before.announced, undefined)
  assert.equal((await inês.call(readHome)).announcedTerms, undefined)
  const from = firstDayAhead()
  await ana.call(writeTerms, announced(from))
  const ahead = { version: '2031-1', from }
  assert.deepEqual((await inês.call(readHome)).announcedTerms, ahead)
  await runJob(podium(), 'tell-terms')
  await runJob(podium(), 'tell-terms')

  const now = await visitor.call(getTerms, { query: { language: 'pt' } })
  assert.deepEqual(now, { ...before, announced: { version: '2031-1', from } })
  const query = { language: 'pt', version: '2031-1' } as const
  const next = await visitor.call(getLegalText, { params: { kind: 'terms' }, query })
  assert.deepEqual([next.version, next.text], ['2031-1', text.pt])
  const [listed] = await ana.call(listTerms, {})
  assert.deepEqual([listed?.version, listed?.announced], ['2031-1', true])
  await ana.refused('termsVersionAlreadyExists', writeTerms, announced(from))

  for (const person of [inês, ana]) {
    const [bell, ...more] = await told(person)
    assert.equal(more.length, 0)
    assert.deepEqual(
      [bell?.facts.at, bell?.facts.asks, bell?.link],
      [from, true, '/?legal=terms&version=2031-1'],
    )
  }
  const mails = (await podium().mailsTo(inês.email)).filter(({ text: words }) =>
    words.includes('legal=terms&version=2031-1'),
  )
  assert.equal(mails.length, 1)
  assert.match(mails[0]?.text ?? '', /novos termos e condições/)

  await inês.call(putVisibility, show(inês))
  const body = { ...(await registrationFor(visitor, 'FAN')), acceptedTermsOfUse: '2031-1' }
  const early = {
    query: { 'g-recaptcha-response': await solveHumanCheck(visitor) },
    body: body as never,
  }
  await visitor.refused('acceptLastTermsToJoin', registrations.FAN, early)
  await inês.refused('acceptLastTerms', acceptTerms, { body: { version: '2031-1' } })
})

test('on their day they are in force by themselves, and are asked for before acts', async () => {
  const inês = await join('ATHLETE', { modality: 'JUDO' })
  travelDays(15)
  await signIn(inês)
  await inês.call(putVisibility, show(inês))
  travelDays(16)
  const visitor = podium().visitor()
  const { version, announced: next } = await visitor.call(getTerms, {})
  assert.deepEqual([version, next], ['2031-1', undefined])
  const { email, password } = inês
  const user = await inês.call(login, { body: { email, password } })
  assert.equal(user.termsToAccept, '2031-1')
  await inês.refused('acceptLastTerms', putVisibility, show(inês))
  await inês.call(acceptTerms, { body: { version: '2031-1' } })
  await inês.call(putVisibility, show(inês))
})

test('of two that are announced for one day the later one holds, as it was written to mend the other', async () => {
  const ana = await openAdmin(podium())
  const from = firstDayAhead()
  const words = (version: string) => ({ en: `# ${version}`, pt: `# ${version} em português` })
  const [first, mended] = ['2031-5', '2031-4']
  for (const version of [first, mended])
    await ana.call(writeTerms, announced(from, { version, text: words(version) }))
  const visitor = podium().visitor()
  const ahead = await visitor.call(getTerms, {})
  assert.deepEqual(ahead.announced, { version: mended, from })
  const [newest, before] = await ana.call(listTerms, {})
  assert.deepEqual([newest?.version, before?.version], [mended, first])
  travelDays(17)
  for (const language of ['pt', 'en'] as const) {
    const {
      version,
      text: shown,
      from: since,
    } = await visitor.call(getTerms, { query: { language } })
    assert.deepEqual([version, shown, since], [mended, words(mended)[language], from])
  }
})

test('rewritten terms that come with Podium are announced too where earlier ones of its own are in force', async () => {
  const { context } = podium()
  const { db } = context.database
  const versions = await db
    .selectFrom('legal_documents')
    .select(['kind', 'version'])
    .where('version', 'not like', '2031-%')
    .where('language', '=', 'en')
    .execute()
  // As a data folder is that has seen the first version of each alone.
  await db.deleteFrom('legal_documents').where('version', 'like', '2031-%').execute()
  await db.updateTable('legal_documents').set({ version: '2026-11' }).execute()
  const marta = await join('FAN')
  await context.inTransaction(publishBundled)
  await context.inTransaction(publishBundled)
  await runJob(podium(), 'tell-terms')
  const latest = (kind: string) => versions.find((row) => row.kind === kind)?.version
  const { version, announced: next } = await marta.call(getTerms, {})
  assert.equal(version, '2026-11')
  assert.deepEqual(next, { version: latest('terms'), from: firstDayAhead() })
  assert.deepEqual(
    (await told(marta)).map(({ facts }) => facts.title),
    [latest('terms')],
  )
  const privacy = await marta.call(getLegalText, { params: { kind: 'privacy' } })
  assert.equal(privacy.version, latest('privacy'))
})

test('who confirms their address once others were told hears then, and of what is being told once', async () => {
  const ana = await openAdmin(podium())
  const [rita, marta] = [await signUp(podium(), 'FAN'), await signUp(podium(), 'FAN')]
  const earlier = (await podium().visitor().call(getTerms, {})).announced?.version
  const from = dayAfter(firstDayAhead(), 30)
  await ana.call(writeTerms, announced(from, { version: '2031-8' }))
  await activate(podium(), marta)
  await runJob(podium(), 'tell-terms')
  await activate(podium(), rita)
  for (const person of [rita, marta]) {
    await signIn(person)
    const titles = (await told(person)).map(({ facts }) => facts.title)
    assert.deepEqual(titles.toSorted(), [earlier, '2031-8'].toSorted())
    const mails = (await podium().mailsTo(person.email)).filter(({ text: words }) =>
      words.includes('legal=terms&version=2031-8'),
    )
    assert.equal(mails.length, 1)
  }
})
