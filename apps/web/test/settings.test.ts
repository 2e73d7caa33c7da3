import assert from 'node:assert/strict'
import { test } from 'node:test'
import { getLegalText } from '@podium/contract/legal'
import { putPreferences } from '@podium/contract/preferences'
import {
  changeEmail,
  confirmEmail,
  getAccount,
  listConsents,
  listSessions,
} from '@podium/contract/settings'
import { judgeSponsorDomain } from '@podium/contract/sponsor-domains'
import { identityPhrases } from '@podium/phrases/identity'
import { appPhrases } from '@podium/phrases/app'
import { messagesPhrases } from '@podium/phrases/messages'
import { ownBarPhrases } from '@podium/phrases/own-bar'
import { refusalPhrases } from '@podium/phrases/refusals'
import { settingsPhrases } from '@podium/phrases/settings'
import { tokensPhrases } from '@podium/phrases/tokens'
import { shellPhrases } from '@podium/phrases/shell'
import { partTitles, settingsParts, type SettingsPart } from '../src/features/settings/parts.ts'
import { dialogTells, noDialog, refusedAt } from './administering.ts'
import { answer, refused, unreachable } from './answers.ts'
import {
  account,
  openSettings,
  ownAddress,
  section,
  sessionOf,
  settingsAnswers,
} from './ownSettings.ts'
import { member } from './people.ts'
import { fill, renderPage, screen, waitFor, within } from './renderPage.ts'
import { signIn } from './signingIn.ts'
import { password, t, wrongIn } from './settingsPages.ts'

for (const language of ['en', 'pt'] as const) {
  test(`no group of settings is called as a part in it: ${language}`, () => {
    const titles = Object.values(partTitles(language))
    const groups = Object.values(settingsPhrases[language].groups)
    assert.deepEqual(
      groups.filter((group) => titles.includes(group)),
      [],
    )
  })
}

test('a visitor signs in first and comes back to the very part', async () => {
  const page = await renderPage('/settings/sessions', { answers: settingsAnswers })
  await screen.findByRole('dialog', { name: identityPhrases.en.signInToGoOn.title })
  await page.hasAddress('/')
  await signIn(page, member('FAN'))
  await page.hasAddress('/settings/sessions')
  await waitFor(() => section('sessions').getByText(t.sessions.here))
})

test('the settings are reached from the bar', async () => {
  const page = await renderPage('/', { as: member('FAN'), answers: settingsAnswers })
  const bar = within(screen.getAllByRole('banner')[0]!)
  await page.user.click(
    bar.getByRole('button', { name: ownBarPhrases.en.account('Rita Valadares') }),
  )
  await page.user.click(bar.getByRole('link', { name: shellPhrases.en.bar.settings }))
  await page.hasAddress('/settings')
  await screen.findByRole('heading', { level: 1, name: t.title })
  await screen.findByText(ownAddress)
})

test('the settings are a list of parts with how each stands, and each has a page of its own', async () => {
  const page = await renderPage('/settings', {
    as: member('FAN'),
    answers: [
      ...settingsAnswers,
      answer(getAccount, account({ newEmail: 'rita.new@podium.example', twoFactor: true })),
      answer(listSessions, [sessionOf(), sessionOf({ id: 2, current: false })]),
    ],
  })
  const rows = () =>
    within(screen.getByRole('main'))
      .getAllByRole('link')
      .map((link) => [link.getAttribute('href'), link.textContent])
  const { title, ...messages } = messagesPhrases.en.settings
  await waitFor(() =>
    assert.deepEqual(rows().slice(0, 7), [
      ['/settings/email', t.email.title + t.email.unconfirmed('rita.new@podium.example')],
      ['/settings/password', t.password.title],
      ['/settings/two-factor', t.twoFactor.title + t.twoFactor.on],
      ['/settings/sessions', t.sessions.title + t.sessions.count(2)],
      ['/settings/preferences', `${t.preferences.title}English, match system`],
      ['/settings/app', appPhrases.en.install.title],
      ['/settings/messages', title + messages.short.EVERYONE],
    ]),
  )
  const { title: tokens, shortNone } = tokensPhrases.en
  await waitFor(() =>
    assert.equal(rows().find(([to]) => to === '/settings/tokens')?.[1], tokens + shortNone),
  )
  // All but what a seller says of themselves, and the register of a manager.
  assert.equal(rows().length, settingsParts.length - Object.keys(ofRoles).length)
  await page.user.click(screen.getByRole('link', { name: new RegExp(t.sessions.title) }))
  await page.hasAddress('/settings/sessions')
  await waitFor(() => section('sessions').getByText(t.sessions.here))
})

/** Whose alone a part is. */
const ofRoles: Partial<Record<SettingsPart, 'SPONSOR' | 'MANAGER'>> = {
  trader: 'SPONSOR',
  register: 'MANAGER',
}

for (const part of settingsParts) {
  test(`the anchor that a part once was leads to its page: ${part}`, async () => {
    const page = await renderPage(`/settings#${part}`, {
      as: member(ofRoles[part] ?? 'FAN'),
      answers: settingsAnswers,
    })
    await page.hasAddress(`/settings/${part}`)
    assert.ok(document.getElementById(part))
  })
}

test('an admin has no part about who writes, and is led back to the list', async () => {
  const page = await renderPage('/settings/messages', {
    as: member('ADMIN'),
    answers: settingsAnswers,
  })
  await page.hasAddress('/settings')
  assert.ok(!screen.queryByRole('link', { name: new RegExp(messagesPhrases.en.settings.title) }))
})

// --- another address -----------------------------------------------------------------------------

test('another address waits until its link is opened, and the password is asked each time', async () => {
  const address = 'rita.new@podium.example'
  const { page, own, press } = await openSettings('email')
  await press(t.email.submit)
  await waitFor(() => assert.equal(wrongIn(own.part), 2))
  assert.equal(page.server.sent(changeEmail).length, 0)

  page.server.prepare(answer(changeEmail, refused('emailInUse')))
  fill(own.field('email'), address)
  fill(own.field('password'), password)
  await press(t.email.submit)
  await refusedAt(own.field('email'), refusalPhrases.en.emailInUse)

  page.server.prepare(answer(changeEmail, refused('invalidPassword')))
  await press(t.email.submit)
  await refusedAt(own.field('password'), refusalPhrases.en.invalidPassword)
  assert.equal(own.field('email').value, address)

  const waiting = answer(getAccount, account({ newEmail: address }))
  page.server.prepare(answer(changeEmail, undefined), waiting)
  await press(t.email.submit)
  await own.findByText(t.email.waiting(address))
  await screen.findByText(t.email.done(address))
  assert.equal(own.field('email').value, '')
  assert.equal(own.field('password').value, '')
  assert.deepEqual(page.server.sent(changeEmail).at(-1)?.body, { email: address, password })
})

test('a sponsor hears at the field that free webmail is not accepted', async () => {
  const page = await renderPage('/settings/email', {
    as: member('SPONSOR'),
    answers: [...settingsAnswers, answer(judgeSponsorDomain, { accepted: false })],
  })
  await screen.findByText(t.email.companyHint)
  const { field } = section('email')
  fill(field('email'), 'volta@gmail.com')
  await page.user.click(field('password'))
  await screen.findByText(refusalPhrases.en.invalidSponsorEmail)
  assert.equal(field('email').getAttribute('aria-invalid'), 'true')
})

test('what was asked of a field before the form went does not undo what the server said then', async () => {
  const asked = Promise.withResolvers<{ accepted: boolean }>()
  const page = await renderPage('/settings/email', {
    as: member('SPONSOR'),
    answers: [
      ...settingsAnswers,
      answer(judgeSponsorDomain, () => asked.promise),
      answer(changeEmail, refused('invalidSponsorEmail')),
    ],
  })
  await screen.findByText(t.email.companyHint)
  const own = section('email')
  fill(own.field('email'), 'helena@volta-foods.example')
  await page.user.click(own.field('password'))
  await waitFor(() => assert.equal(page.server.sent(judgeSponsorDomain).length, 1))
  fill(own.field('password'), password)
  await page.user.click(own.getByRole('button', { name: t.email.submit }))
  await refusedAt(own.field('email'), refusalPhrases.en.invalidSponsorEmail)
  asked.resolve({ accepted: true })
  // As many turns as the answer needs to be read, and some.
  for (let turn = 0; turn < 50; turn++) await new Promise((resolve) => setImmediate(resolve))
  await refusedAt(own.field('email'), refusalPhrases.en.invalidSponsorEmail)
})

const confirmations = [
  ['done', answer(confirmEmail, undefined)],
  ['invalid', answer(confirmEmail, refused('invalidToken'))],
  ['taken', answer(confirmEmail, refused('emailInUse'))],
] as const

for (const [outcome, says] of confirmations) {
  test(`the link to another address says what came of it: ${outcome}`, async () => {
    const page = await renderPage('/confirm-email/abc', {
      as: member('FAN'),
      answers: [...settingsAnswers, says],
    })
    const alert = await screen.findByText(t.confirmEmail[outcome])
    assert.ok(alert.closest('[role=alert]'))
    assert.equal(page.server.sent(confirmEmail)[0]?.body.token, 'abc')
    await page.user.click(screen.getByRole('link', { name: t.confirmEmail.toSettings }))
    await page.hasAddress('/settings/email')
  })
}

test('a link to another address that could not be looked at is tried again', async () => {
  const answers = [answer(confirmEmail, unreachable)]
  const page = await renderPage('/confirm-email/abc', { answers })
  await screen.findByText(t.confirmEmail.failed)
  page.server.prepare(answer(confirmEmail, undefined))
  await page.user.click(screen.getByRole('button', { name: shellPhrases.en.retry }))
  await screen.findByText(t.confirmEmail.done)
})

// --- language and appearance ---------------------------------------------------------------------

test('language and theme hold at once and are kept, one after the other', async () => {
  let underWay = 0
  let most = 0
  const saved = answer(putPreferences, async ({ body }) => {
    most = Math.max(most, (underWay += 1))
    await new Promise((resolve) => setTimeout(resolve, 100))
    underWay -= 1
    return { ...body, theme: body.theme ?? 'LIGHT' }
  })
  const { page } = await openSettings('preferences', saved)
  const choose = (name: string) =>
    page.user.click(section('preferences').getByRole('radio', { name }))
  await choose('Português')
  await screen.findByRole('heading', { level: 1, name: settingsPhrases.pt.preferences.title })
  assert.equal(document.documentElement.lang, 'pt')
  const { themes } = settingsPhrases.pt.preferences
  await choose(themes.DARK)
  await waitFor(() => assert.equal(document.documentElement.dataset.theme, 'DARK'))
  await choose(themes.SYSTEM)
  await waitFor(() => assert.equal(document.documentElement.dataset.theme, undefined))
  await waitFor(() => {
    assert.deepEqual(
      page.server.sent(putPreferences).map(({ body }) => body),
      [{ language: 'pt' }, { language: 'pt', theme: 'DARK' }, { language: 'pt', theme: null }],
    )
  })
  // The older of two at once could be kept.
  assert.equal(most, 1)
})

test('a theme chosen in an older window leaves the language that another one chose', async () => {
  const saved = answer(putPreferences, { language: 'pt', theme: 'DARK' })
  const { page } = await openSettings('preferences', saved)
  document.cookie = 'podium_preferences=pt..account'
  const dark = settingsPhrases.en.preferences.themes.DARK
  await page.user.click(section('preferences').getByRole('radio', { name: dark }))
  await waitFor(() => {
    assert.deepEqual(page.server.sent(putPreferences)[0]?.body, { language: 'pt', theme: 'DARK' })
  })
  document.cookie = 'podium_preferences=; max-age=0'
})

// --- what one agreed to ----------------------------------------------------------------------------

test('what one agreed to is there with when and how, and can be read as it was', async () => {
  const given = (version: string, givenBy: 'registration' | 'dialog', month: number) => ({
    ...{ kind: 'terms' as const, version, language: 'pt', givenBy },
    givenAt: `2026-0${month}-01T10:00:00.000Z`,
  })
  const { page, own } = await openSettings(
    'consents',
    answer(listConsents, [given('2026-2', 'dialog', 3), given('2026-1', 'registration', 1)]),
    answer(getLegalText, ({ query: { version = '2026-2' } }) => ({
      ...{ version, text: `# Terms ${version}`, from: '2026-01-01' },
    })),
  )
  const rows = await own.findAllByRole('listitem')
  assert.match(rows[0]!.textContent, new RegExp(`2026-2.*${t.consents.how.dialog}`))
  assert.match(rows[1]!.textContent, new RegExp(`${t.consents.how.registration}, in Portuguese`))

  await page.user.click(own.getByRole('link', { name: t.consents.version('2026-1') }))
  await dialogTells('Terms 2026-1')
  const dialog = within(screen.getByRole('dialog'))
  await page.user.click(dialog.getByRole('link', { name: 'Terms and conditions' }))
  await dialogTells('Terms 2026-2')
  history.back()
  await noDialog()
  await page.hasAddress('/settings/consents')
})
