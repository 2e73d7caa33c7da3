import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  acceptGuardianship,
  endGuardianship,
  type Guardianship,
  listGuardianships,
  nameGuardian,
  putContacts,
  readGuardianOffer,
  withdrawGuardianOffer,
} from '@podium/contract/guardianship'
import { readHome } from '@podium/contract/home'
import { searchNetwork } from '@podium/contract/network'
import type { PersonCard } from '@podium/contract/people'
import { getAthlete, getFan, putVisibility } from '@podium/contract/profiles'
import { scopes } from '@podium/contract/scopes'
import { getSupport } from '@podium/contract/support'
import { actFor } from '../src/client/acting.ts'
import { actingPhrases } from '@podium/phrases/acting'
import { shellPhrases } from '@podium/phrases/shell'
import { guardianshipPhrases } from '@podium/phrases/guardianship'
import { homePhrases } from '@podium/phrases/home'
import { identityPhrases } from '@podium/phrases/identity'
import { unknownRefusalPhrases } from '@podium/phrases/refusals'
import { violationPhrases } from '@podium/phrases/violations'
import { answer, brokenDown, type PreparedAnswer, refused, unreachable } from './answers.ts'
import { settingsAnswers } from './ownSettings.ts'
import { member, ownProfile } from './people.ts'
import { request } from './supports.ts'
import { waitingCounts } from './usualAnswers.ts'
import { field, fill, hasFocus, renderPage, said, screen, waitFor, within } from './renderPage.ts'

const t = guardianshipPhrases.en
const noPicture = { id: 0, main: null }

function card(id: number, name: string, role: PersonCard['role'] = 'FAN'): PersonCard {
  return { id, role, name, lastName: '', avatar: noPicture, sport: null, visible: true }
}

function guardianship(details: Partial<Guardianship> = {}): Guardianship {
  return {
    id: 4,
    state: 'ACTIVE',
    ward: card(70, 'Rui', 'ATHLETE'),
    wardAge: 15,
    guardian: card(member('FAN').id, 'Rita'),
    email: null,
    offeredUntil: null,
    hiddenProfile: true,
    pageShown: false,
    allowed: null,
    contacts: [],
    ...details,
  }
}

const offered = guardianship({
  ...{ state: 'OFFERED', guardian: null, email: 'paula@podium.example' },
  offeredUntil: '2030-01-02T10:00:00.000Z',
})

/** Somebody in the network. */
const found = {
  ...card(90, 'Carlos', 'MANAGER'),
  ...{ sport: null, clubName: null, region: null, countryCode: null, phrase: null },
  ...{ sportestScore: null, hiddenProfile: false, role: 'MANAGER' as const },
}

async function openPart(role: 'FAN' | 'ATHLETE', ...answers: PreparedAnswer[]) {
  const own = { protected: role === 'ATHLETE', hiddenProfile: role === 'ATHLETE' }
  const page = await renderPage('/settings/guardian', {
    as: member(role, { protected: role === 'ATHLETE' }),
    answers: [
      ...settingsAnswers,
      answer(role === 'FAN' ? getFan : getAthlete, ownProfile(role, { own })),
      ...answers,
    ],
  })
  await screen.findByRole('heading', { level: 1, name: t.title })
  const press = async (name: string) => page.user.click(await screen.findByRole('button', { name }))
  return { ...page, press }
}

test('who is protected reads what waits, and names an adult', async () => {
  const page = await openPart(
    'ATHLETE',
    answer(listGuardianships, []),
    answer(nameGuardian, undefined),
  )
  await screen.findByText(t.ward.waits)
  await page.press(t.ward.send)
  await screen.findByText(violationPhrases.en.NotBlank())
  fill(field('email'), 'paula@podium.example')
  page.server.prepare(answer(listGuardianships, [offered]))
  await page.press(t.ward.send)
  await screen.findByText(t.ward.sent('paula@podium.example'))
  assert.equal(page.server.sent(nameGuardian)[0]?.body.email, 'paula@podium.example')
  await screen.findByText(/paula@podium\.example. It can be used until/)
})

test('an open link is taken back', async () => {
  const page = await openPart(
    'ATHLETE',
    answer(listGuardianships, [offered]),
    answer(withdrawGuardianOffer, undefined),
  )
  await page.press(t.ward.withdraw)
  await screen.findByText(t.ward.withdrawn)
  assert.equal(page.server.sent(withdrawGuardianOffer)[0]?.params.id, offered.id)
})

test('who names themselves reads at the form whom to name', async () => {
  const page = await openPart(
    'ATHLETE',
    answer(listGuardianships, []),
    answer(nameGuardian, refused('forbidden')),
  )
  await screen.findByText(t.ward.waits)
  fill(field('email'), 'rui@podium.example')
  await page.press(t.ward.send)
  await screen.findByText(t.ward.notYourself)
  page.server.prepare(answer(nameGuardian, undefined))
  fill(field('email'), 'paula@podium.example')
  await page.press(t.ward.send)
  await screen.findByText(t.ward.sent('paula@podium.example'))
  assert.equal(screen.queryByText(t.ward.notYourself), null)
})

test('what failed before is not said beside what came of trying again', async () => {
  const page = await openPart(
    'ATHLETE',
    answer(listGuardianships, []),
    answer(nameGuardian, unreachable),
  )
  await screen.findByText(t.ward.waits)
  fill(field('email'), 'paula@podium.example')
  await page.press(t.ward.send)
  await screen.findAllByText(unknownRefusalPhrases.en.unreachable)
  page.server.prepare(answer(nameGuardian, undefined))
  await page.press(t.ward.send)
  await screen.findByText(t.ward.sent('paula@podium.example'))
  assert.deepEqual(screen.queryAllByText(unknownRefusalPhrases.en.unreachable), [])
})

test('who is looked after reads by whom, and nothing that waits', async () => {
  const looked = guardianship({ guardian: card(71, 'Paula'), pageShown: true })
  await openPart('ATHLETE', answer(listGuardianships, [looked]))
  await screen.findByText(t.ward.looksAfter('Paula'))
  await screen.findByText(new RegExp(t.ward.shown))
  assert.equal(screen.queryByText(t.ward.waits), null)
})

test('who is looked after names nobody else, and reads who does', async () => {
  const looked = guardianship({ guardian: card(71, 'Paula') })
  await openPart('ATHLETE', answer(listGuardianships, [looked, offered]))
  await screen.findByText(t.ward.another('Paula'))
  await screen.findByText(/paula@podium\.example. It can be used until/)
  assert.equal(screen.queryByRole('button', { name: t.ward.send }), null)
  assert.equal(screen.queryByRole('button', { name: t.ward.withdraw }), null)
})

test('a guardian reads who else looks after the ward, names another, and takes a link back', async () => {
  const own = guardianship()
  const other = guardianship({ id: 5, guardian: card(72, 'Pedro') })
  const page = await openPart(
    'FAN',
    answer(listGuardianships, [own, other]),
    answer(nameGuardian, refused('forbidden')),
    answer(withdrawGuardianOffer, undefined),
  )
  await screen.findByText('Pedro')
  assert.equal(screen.getAllByRole('heading', { name: 'Rui' }).length, 1)
  fill(field('email'), 'rui@podium.example')
  await page.press(t.ward.send)
  await screen.findByText(t.guardian.notYourself('Rui'))
  page.server.prepare(answer(nameGuardian, undefined))
  page.server.prepare(answer(listGuardianships, [own, other, offered]))
  fill(field('email'), 'paula@podium.example')
  await page.press(t.ward.send)
  await screen.findByText(t.ward.sent('paula@podium.example'))
  assert.deepEqual(page.server.sent(nameGuardian).at(-1)?.body, {
    email: 'paula@podium.example',
    wardId: 70,
  })
  await page.press(t.ward.withdraw)
  assert.equal(page.server.sent(withdrawGuardianOffer)[0]?.params.id, offered.id)
})

test('who has nothing to do with it reads so, and a list that fails can be asked for again', async () => {
  const page = await openPart('FAN', answer(listGuardianships, brokenDown))
  await screen.findByText(t.couldNotLoad)
  page.server.prepare(answer(listGuardianships, []))
  await page.press('Try again')
  await screen.findByText(t.none)
})

test('a guardian begins to act for the ward from there, also while nobody sees the page', async () => {
  const page = await openPart(
    'FAN',
    answer(listGuardianships, [guardianship()]),
    answer(getAthlete, ownProfile('ATHLETE', { id: 70, name: 'Rui' })),
  )
  page.server.letAct(member('ATHLETE', { id: 70, name: 'Rui' }), scopes)
  await page.press(actingPhrases.en.actFor('Rui'))
  await page.hasAddress('/athlete/70')
  await screen.findByRole('complementary', { name: shellPhrases.en.whoFor('Rita', 'Rui') })
})

test('a guardian reads how old the ward is and what waits for an answer, which a press does as the ward', async () => {
  const rui = card(70, 'Rui', 'ATHLETE')
  const since = '2026-11-20T10:00:00.000Z'
  const asked = {
    ...{ kind: 'wardRequest' as const, id: 7, person: card(80, 'Sara'), ward: rui },
    ...{ facts: { credits: 100, months: 2 }, since, deadline: '2099-12-28T10:00:00.000Z' },
    link: '/profile/athlete/support/7',
  }
  const ofAnother = { ...asked, id: 8, person: card(81, 'Tomé'), ward: card(71, 'Eva', 'ATHLETE') }
  const page = await openPart(
    'FAN',
    answer(listGuardianships, [guardianship()]),
    answer(readHome, { waiting: [asked, ofAnother], counts: waitingCounts({ wardRequest: 2 }) }),
    answer(getSupport, request()),
  )
  page.server.letAct(member('ATHLETE', { id: 70, name: 'Rui' }), scopes)
  await screen.findByText(t.guardian.age(15))
  const text = homePhrases.en.waiting.texts.wardRequest('Sara', asked.facts, 'Rui')
  assert.equal(screen.queryByText(/Tomé/), null)
  await page.user.click(await screen.findByText(said(text)))
  await page.hasAddress('/profile/athlete/support/7')
  await screen.findByRole('complementary', { name: shellPhrases.en.whoFor('Rita', 'Rui') })
})

test('a guardian shows the page, allows somebody to write, and stops', async (context) => {
  const page = await openPart(
    'FAN',
    answer(listGuardianships, [guardianship({ contacts: [card(80, 'Sara')], allowed: [80] })]),
    answer(putVisibility, { hiddenProfile: false }),
    answer(searchNetwork, { list: [found], total: 1 }),
    answer(putContacts, guardianship()),
    answer(endGuardianship, undefined),
  )
  const shown = await screen.findByRole<HTMLInputElement>('switch', {
    name: t.guardian.show('Rui'),
  })
  assert.equal(shown.checked, false)
  await page.user.click(shown)
  await screen.findByText(t.guardian.shown('Rui'))
  assert.equal(page.server.sent(putVisibility)[0]?.body.hiddenProfile, false)
  assert.equal(page.server.sent(putVisibility)[0]?.params.id, 70)

  await page.user.click(screen.getByText(t.guardian.allowSomebody))
  await page.user.type(field('person'), 'carl')
  await page.press(t.guardian.allowLabel('Carlos'))
  await screen.findByText(t.guardian.saved)
  await page.press(t.guardian.removeLabel('Sara'))
  // What another window decides meanwhile about somebody else stays.
  assert.deepEqual(
    page.server.sent(putContacts).map(({ body }) => body),
    [
      { add: [90], remove: [] },
      { add: [], remove: [80] },
    ],
  )

  const toTop = context.mock.method(window, 'scrollTo')
  await page.press(t.guardian.end('Rui'))
  const dialog = within(await screen.findByRole('dialog'))
  dialog.getByText(t.guardian.ending.text('Rui'))
  await page.user.click(dialog.getByRole('button', { name: t.guardian.ending.confirm }))
  await screen.findByText(t.guardian.ending.done('Rui'))
  assert.deepEqual(toTop.mock.calls.at(-1)?.arguments, [{ top: 0 }])
  assert.equal(page.server.sent(endGuardianship)[0]?.params.id, 4)
})

test('who was allowed and has left has a row that says so, and is taken off it', async () => {
  const page = await openPart(
    'FAN',
    answer(listGuardianships, [guardianship({ contacts: [card(80, '')], allowed: [80] })]),
    answer(putContacts, guardianship()),
  )
  await screen.findByText(t.guardian.left)
  await page.press(t.guardian.removeLabel(t.guardian.left))
  await screen.findByText(t.guardian.saved)
  assert.deepEqual(page.server.sent(putContacts)[0]?.body.remove, [80])
})

test('while nobody may write to the ward, that is a row behind which somebody is allowed', async () => {
  const page = await openPart(
    'FAN',
    answer(listGuardianships, [guardianship()]),
    answer(searchNetwork, { list: [found], total: 1 }),
    answer(putContacts, guardianship({ contacts: [found], allowed: [90] })),
  )
  await page.user.click(await screen.findByText(t.guardian.nobody))
  await page.user.type(field('person'), 'carl')
  page.server.prepare(
    answer(listGuardianships, [guardianship({ contacts: [found], allowed: [90] })]),
  )
  await page.press(t.guardian.allowLabel('Carlos'))
  await screen.findByRole('button', { name: t.guardian.removeLabel('Carlos') })
  assert.equal(screen.queryByText(t.guardian.nobody), null)
  screen.getByText(t.guardian.allowSomebody)
})

test('of two guardians, one reads that the other hides the page', async () => {
  const other = guardianship({ hiddenProfile: false, pageShown: false })
  await openPart('FAN', answer(listGuardianships, [other]))
  await screen.findByText(t.guardian.otherHides)
})

const offer = answer(readGuardianOffer, { name: 'Rui', offeredUntil: '2030-01-02T10:00:00.000Z' })

test('a visitor behind the mailed link reads what it means, and becomes a member first', async () => {
  const page = await renderPage('/guardianship/abc', { answers: [offer] })
  await screen.findByText(t.link.lead('Rui'))
  await screen.findByRole('link', { name: t.link.signIn })
  await page.user.click(screen.getByRole('link', { name: t.link.signUp }))
  await page.hasAddress('/sign-up')
  await screen.findByText(identityPhrases.en.registration.joiningAs)
})

test('a member confirms and becomes the guardian; what is missing is said at its field', async () => {
  const page = await renderPage('/guardianship/abc', {
    as: member('FAN'),
    answers: [
      ...settingsAnswers,
      offer,
      answer(acceptGuardianship, refused('forbidden')),
      answer(listGuardianships, [guardianship()]),
      answer(getFan, ownProfile('FAN')),
    ],
  })
  const accept = () => page.user.click(screen.getByRole('button', { name: t.link.accept }))
  await screen.findByText(t.link.lead('Rui'))
  await accept()
  await screen.findAllByText(violationPhrases.en.NotBlank())
  await hasFocus(field('dateOfBirth'))
  await page.user.type(field('dateOfBirth'), '05052012')
  await page.user.click(field('confirmed'))
  await accept()
  await screen.findByText(t.link.notYou)
  page.server.prepare(answer(acceptGuardianship, guardianship()))
  fill(field('dateOfBirth'), '05-05-1980')
  await accept()
  await page.hasAddress('/settings/guardian')
  assert.deepEqual(page.server.sent(acceptGuardianship).at(-1)?.body, {
    confirmed: true,
    dateOfBirth: '1980-05-05',
  })
})

test('who has told their date of birth finds it there', async () => {
  const fan = answer(getFan, ownProfile('FAN', { own: { dateOfBirth: '1980-05-05' } }))
  await renderPage('/guardianship/abc', { as: member('FAN'), answers: [offer, fan] })
  await screen.findByText(t.link.lead('Rui'))
  await waitFor(() => assert.equal(field('dateOfBirth').value, '05-05-1980'))
})

test('who acts for somebody accepts in their own name, and is themselves afterwards', async () => {
  const theirs = ownProfile('ATHLETE', { own: { dateOfBirth: '2001-02-03' } })
  const page = await renderPage('/guardianship/abc', {
    as: member('FAN'),
    answers: [
      ...settingsAnswers,
      offer,
      answer(getFan, ownProfile('FAN')),
      answer(getAthlete, theirs),
      answer(acceptGuardianship, guardianship()),
      answer(listGuardianships, [guardianship()]),
    ],
  })
  page.server.letAct(member('ATHLETE', { id: 44, name: 'Inês' }), ['PAGE'])
  await actFor(44)
  await screen.findByRole('complementary', { name: shellPhrases.en.whoFor('Rita', 'Inês') })
  await screen.findByText(t.link.lead('Rui'))
  assert.equal(field('dateOfBirth').value, '')
  fill(field('dateOfBirth'), '05-05-1980')
  await page.user.click(field('confirmed'))
  await page.user.click(screen.getByRole('button', { name: t.link.accept }))
  await page.hasAddress('/settings/guardian')
  await screen.findByRole('heading', { name: 'Rui' })
})

test('an admin cannot look after an account', async () => {
  await renderPage('/guardianship/abc', { as: member('ADMIN'), answers: [offer] })
  await screen.findByText(t.link.admin)
})

test('a link that was used or is too old says so', async () => {
  const gone = answer(readGuardianOffer, refused('invalidToken'))
  await renderPage('/guardianship/abc', { as: member('FAN'), answers: [gone] })
  await screen.findByText(t.link.gone)
})
