import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listGuardianships } from '@podium/contract/guardianship'
import { getLegalText } from '@podium/contract/legal'
import { getSubscription } from '@podium/contract/plans'
import { putPreferences } from '@podium/contract/preferences'
import {
  beginTwoFactor,
  changeEmail,
  changePassword,
  closeAccount,
  confirmEmail,
  confirmTwoFactor,
  downloadExport,
  endOneSession,
  endOtherSessions,
  endTwoFactor,
  getAccount,
  getExport,
  listConsents,
  listSessions,
  requestExport,
} from '@podium/contract/settings'
import { judgeSponsorDomain } from '@podium/contract/sponsor-domains'
import { getWallet, listLots } from '@podium/contract/wallet'
import { formatsOf } from '@podium/phrases/format'
import { identityPhrases } from '@podium/phrases/identity'
import { appPhrases } from '@podium/phrases/app'
import { messagesPhrases } from '@podium/phrases/messages'
import { ownBarPhrases } from '@podium/phrases/own-bar'
import { refusalPhrases } from '@podium/phrases/refusals'
import { settingsPhrases } from '@podium/phrases/settings'
import { tokensPhrases } from '@podium/phrases/tokens'
import { shellPhrases } from '@podium/phrases/shell'
import { violationPhrases } from '@podium/phrases/violations'
import { settingsParts, type SettingsPart } from '../src/features/settings/parts.ts'
import { backCloses, dialogTells, noDialog, refusedAt } from './administering.ts'
import { answer, refused, unreachable, violated } from './answers.ts'
import {
  account,
  openSettings,
  ownAddress,
  pressInDialog,
  section,
  sessionOf,
  settingsAnswers,
} from './ownSettings.ts'
import { member } from './people.ts'
import { field, fill, hasFocus, renderPage, screen, waitFor, within } from './renderPage.ts'
import { entitlements } from './shop.ts'
import { signIn } from './signingIn.ts'

const t = settingsPhrases.en
const password = 'Podium!2026'
const newPassword = 'Novissima!2027'

/** How many fields of a part are marked as wrong. */
const wrongIn = (part: Element) => part.querySelectorAll('[aria-invalid="true"]').length

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
  await screen.findByText(t.lead(ownAddress))
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
    assert.deepEqual(rows().slice(0, 8), [
      ['/settings/email', t.email.title + t.email.unconfirmed('rita.new@podium.example')],
      ['/settings/password', t.password.title],
      ['/settings/two-factor', t.twoFactor.title + t.twoFactor.on],
      ['/settings/sessions', t.sessions.title + t.sessions.count(2)],
      ['/settings/tokens', tokensPhrases.en.title + tokensPhrases.en.shortNone],
      ['/settings/preferences', `${t.preferences.title}English, match system`],
      ['/settings/app', appPhrases.en.install.title],
      ['/settings/messages', title + messages.short.EVERYONE],
    ]),
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

// --- password and sessions -----------------------------------------------------------------------

test('a new password needs the present one, and is typed only once', async () => {
  const { page } = await openSettings('sessions')
  const open = (title: string) => page.user.click(screen.getByRole('link', { name: title }))
  await waitFor(() => assert.equal(page.server.sent(listSessions).length, 1))
  await open(t.password.title)
  const own = section('password')
  const press = (name: string) => page.user.click(own.getByRole('button', { name }))
  const [present, fresh, repeat] = ['password', 'newPassword', 'repeatPassword'].map(own.field)
  await press(t.password.submit)
  await waitFor(() => assert.equal(wrongIn(own.part), 3))

  page.server.prepare(answer(changePassword, refused('invalidPassword')))
  fill(present!, 'Wrong!2026')
  fill(fresh!, newPassword)
  fill(repeat!, 'Novissima!2028')
  await press(t.password.submit)
  await own.findByText(violationPhrases.en.PasswordsDontMatch())
  assert.equal(page.server.sent(changePassword).length, 0)
  fill(repeat!, newPassword)
  await press(t.password.submit)
  await refusedAt(present!, refusalPhrases.en.invalidPassword)
  assert.equal(fresh!.value, newPassword)

  page.server.prepare(answer(changePassword, undefined))
  fill(present!, password)
  await press(t.password.submit)
  await screen.findByText(t.password.done)
  await waitFor(() => assert.equal(own.field('password').value, ''))
  assert.deepEqual(page.server.sent(changePassword).at(-1)?.body, { password, newPassword })
  await open(t.sessions.title)
  await waitFor(() => assert.equal(page.server.sent(listSessions).length, 2))
})

const firefox = 'Firefox on Linux'
const phone = sessionOf({
  ...{ id: 2, current: false, ip: '192.0.2.9' },
  userAgent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
})

test('sessions elsewhere are told apart from this one, and end one by one or all', async () => {
  let sessions = [sessionOf(), phone, { ...phone, id: 3 }]
  const { page, own, press } = await openSettings(
    'sessions',
    answer(listSessions, () => sessions),
    answer(endOneSession, ({ params }) => {
      sessions = sessions.filter(({ id }) => id !== params.id)
    }),
    answer(endOtherSessions, () => {
      sessions = [sessionOf()]
    }),
  )
  const rows = () => own.getAllByRole('listitem').map(({ textContent }) => textContent)
  const ending = () =>
    own.queryAllByRole('button', { name: new RegExp(`^${t.sessions.endLabel('')}`) })
  await waitFor(() => assert.equal(rows().length, 3))
  assert.ok(rows()[0]!.includes(`${firefox} ${t.sessions.here}`), rows()[0])
  assert.ok(rows()[1]!.includes(t.sessions.address('192.0.2.9')), rows()[1])
  assert.equal(ending().length, 2)

  await page.user.click(ending()[0]!)
  await screen.findByText(t.sessions.ended)
  await waitFor(() => assert.equal(ending().length, 1))
  assert.equal(page.server.sent(endOneSession)[0]?.params.id, 2)

  await press(t.sessions.endOthers)
  await own.findByText(t.sessions.alone)
  await screen.findByText(t.sessions.othersEnded)
  assert.equal(ending().length, 0)
  assert.ok(!own.queryByRole('button', { name: t.sessions.endOthers }))
})

// --- a session that is lost ----------------------------------------------------------------------

/** Another address half asked for, when the server knows the session no more and the form is sent. */
async function sendUnknown(address: string) {
  const opened = await openSettings(
    'email',
    answer(changeEmail, undefined),
    answer(getAccount, account()),
  )
  const { page, own, press } = opened
  fill(own.field('email'), address)
  fill(own.field('password'), password)
  page.server.endSessions()
  await press(t.email.submit)
  await dialogTells(shellPhrases.en.sessionEnded.title)
  assert.equal(own.field('email').value, address)
  return opened
}

test('a session lost over a half-written form costs nothing: signing in again sends it', async () => {
  const address = 'rita.new@podium.example'
  const { page, own } = await sendUnknown(address)
  page.server.prepare(answer(getAccount, account({ newEmail: address })))
  await signIn(page, member('FAN'))
  await noDialog()
  await own.findByText(t.email.waiting(address))
  assert.deepEqual(page.server.sent(changeEmail)[0]?.body, { email: address, password })
})

test('putting the question away leaves the private page, and nothing was sent', async () => {
  const { page } = await sendUnknown('never@podium.example')
  await page.user.keyboard('{Escape}')
  await page.hasAddress('/')
  await noDialog()
  assert.equal(page.server.sent(changeEmail).length, 0)
})

test('what one person typed is not there for the next', async () => {
  const { page } = await sendUnknown('mine@podium.example')
  const email = 'volta@podium.example'
  page.server.prepare(answer(getAccount, account({ email })))
  await signIn(page, member('SPONSOR'))
  await waitFor(() => section('email').getByText(email))
  assert.equal(section('email').field('email').value, '')
  assert.equal(section('email').field('password').value, '')
  assert.equal(page.server.sent(changeEmail).length, 0)
})

test('a button of a session that was ended elsewhere asks to sign in again', async () => {
  const { page, own, press } = await openSettings('data', answer(requestExport, undefined))
  await own.findByRole('button', { name: t.data.request })
  page.server.endSessions()
  await press(t.data.request)
  await dialogTells(shellPhrases.en.sessionEnded.text)
  assert.equal(page.server.sent(requestExport).length, 0)
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
      [
        { language: 'pt', theme: null },
        { language: 'pt', theme: 'DARK' },
        { language: 'pt', theme: null },
      ],
    )
  })
  // The older of two at once could be kept.
  assert.equal(most, 1)
})

// --- what one agreed to, and one's data ----------------------------------------------------------

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

test('one’s data is asked for, told to be ready, and can be prepared again', async () => {
  const { page, own, press } = await openSettings('data', answer(requestExport, undefined))
  await own.findByRole('button', { name: t.data.request })
  const expiresAt = '2026-03-04T10:00:00.000Z'
  page.server.prepare(answer(getExport, { state: 'READY', expiresAt }))
  await press(t.data.request)
  await own.findByRole('button', { name: t.data.again })
  assert.match(own.getByRole('status').textContent, /until .*4.*2026/)
  assert.equal(page.server.sent(requestExport).length, 1)
})

test('while one’s data is prepared it cannot be asked for again', async () => {
  const preparing = answer(getExport, { state: 'PREPARING', expiresAt: null })
  const { own } = await openSettings('data', preparing)
  await waitFor(() => assert.match(own.getByRole('status').textContent, /can leave this page/))
  assert.ok(!own.queryByRole('button'))
})

const noData = { notYours: 'forbidden', gone: 'entityDoesNotExist' } as const

for (const [why, name] of Object.entries(noData) as [keyof typeof noData, 'forbidden'][]) {
  test(`a link to data that is not there says why, and offers the download no more: ${why}`, async () => {
    const page = await renderPage('/export/abc', {
      as: member('FAN'),
      answers: [...settingsAnswers, answer(downloadExport, refused(name))],
    })
    await page.user.click(screen.getByRole('button', { name: t.data.download }))
    const alert = await screen.findByText(t.data[why])
    assert.ok(alert.closest('[role=alert]'))
    assert.ok(!screen.queryByRole('button', { name: t.data.download }))
    await page.user.click(screen.getByRole('link', { name: t.data.toSettings }))
    await page.hasAddress('/settings/data')
  })
}

// --- second factor -------------------------------------------------------------------------------

const secret = 'JBSWY3DPEHPK3PXP'
const uri = `otpauth://totp/Podium:rita?secret=${secret}`
const codes = (round: string) => Array.from({ length: 10 }, (_, at) => `${round}${at}-abcd-efgh`)
const isOn = answer(getAccount, account({ twoFactor: true, recoveryCodesLeft: 10 }))

test('two-factor sign-in is turned on with the password and a code, and shows its codes once', async () => {
  const { page, own, press } = await openSettings(
    'two-factor',
    answer(beginTwoFactor, refused('invalidPassword')),
    answer(confirmTwoFactor, violated({ code: [{ kind: 'Pattern' }] })),
  )
  own.getByText(t.twoFactor.off)
  await press(t.twoFactor.turnOn)
  await dialogTells(t.twoFactor.begin.text)
  fill(field('password'), 'Wrong!2026')
  await pressInDialog(page, t.twoFactor.begin.submit)
  await refusedAt(field('password'), refusalPhrases.en.invalidPassword)

  page.server.prepare(answer(beginTwoFactor, { secret, uri }))
  fill(field('password'), password)
  await pressInDialog(page, t.twoFactor.begin.submit)
  await screen.findByRole('img', { name: t.twoFactor.scan.picture })
  const app = screen.getByRole('link', { name: t.twoFactor.scan.openApp })
  assert.equal(app.getAttribute('href'), uri)
  await dialogTells('JBSW Y3DP EHPK 3PXP')

  fill(field('code'), '000000')
  await pressInDialog(page, t.twoFactor.scan.submit)
  await refusedAt(field('code'), t.twoFactor.scan.wrong)
  page.server.prepare(answer(confirmTwoFactor, { recoveryCodes: codes('a') }), isOn)
  fill(field('code'), '123 456')
  await pressInDialog(page, t.twoFactor.scan.submit)
  await screen.findByRole('heading', { name: t.twoFactor.codes.title })
  assert.deepEqual(
    within(screen.getByRole('dialog'))
      .getAllByRole('listitem')
      .map((code) => code.textContent),
    codes('a'),
  )
  assert.equal(page.server.sent(confirmTwoFactor).at(-1)?.body.code, '123456')
  const download = screen.getByRole('link', { name: t.twoFactor.codes.download })
  assert.equal(download.getAttribute('download'), t.twoFactor.codes.file)
  await pressInDialog(page, t.twoFactor.codes.done)
  await noDialog()
  await own.findByText(t.twoFactor.codesLeft(10))
  own.getByText(t.twoFactor.on)
  await hasFocus(document.getElementById('two-factor-title')!)
})

test('with few recovery codes left one is reminded, and new ones cost a code of the app', async () => {
  const few = account({ twoFactor: true, recoveryCodesLeft: 1 })
  const { page, own, press } = await openSettings(
    'two-factor',
    answer(getAccount, few),
    answer(confirmTwoFactor, { recoveryCodes: codes('b') }),
  )
  own.getByText(new RegExp(t.twoFactor.fewCodes))
  own.getByText(new RegExp(t.twoFactor.codesLeft(1)))
  await press(t.twoFactor.newCodes)
  await dialogTells(t.twoFactor.renew.text)
  page.server.prepare(isOn)
  fill(field('code'), '123456')
  await pressInDialog(page, t.twoFactor.renew.submit)
  await dialogTells('b9-abcd-efgh')
  await pressInDialog(page, t.twoFactor.codes.done)
  await own.findByText(t.twoFactor.codesLeft(10))
  assert.ok(!own.queryByText(new RegExp(t.twoFactor.fewCodes)))
})

test('turning it off needs the password, and is refused where it is demanded', async () => {
  const { page, own, press } = await openSettings(
    'two-factor',
    isOn,
    answer(endTwoFactor, refused('forbidden')),
  )
  await press(t.twoFactor.turnOff)
  await dialogTells(t.twoFactor.end.text)
  fill(field('password'), password)
  await pressInDialog(page, t.twoFactor.end.submit)
  const blocked = await screen.findByText(t.twoFactor.end.refused)
  assert.ok(blocked.closest('[role=alert]'))

  page.server.prepare(answer(endTwoFactor, refused('invalidPassword')))
  await pressInDialog(page, t.twoFactor.end.submit)
  await refusedAt(field('password'), refusalPhrases.en.invalidPassword)
  assert.ok(!screen.queryByText(t.twoFactor.end.refused))

  page.server.prepare(answer(endTwoFactor, undefined), answer(getAccount, account()))
  await pressInDialog(page, t.twoFactor.end.submit)
  await noDialog()
  await screen.findByText(t.twoFactor.end.done)
  await own.findByRole('button', { name: t.twoFactor.turnOn })
})

test('where it is demanded and on, nobody is offered to turn it off', async () => {
  const stays = answer(getAccount, account({ twoFactor: true, twoFactorStays: true }))
  const { own } = await openSettings('two-factor', stays)
  await own.findByText(t.twoFactor.end.refused)
  own.getByRole('button', { name: t.twoFactor.newCodes })
  assert.equal(own.queryByRole('button', { name: t.twoFactor.turnOff }), null)
})

// --- the way out ---------------------------------------------------------------------------------

test('a guardian who closes the account reads whom they no longer look after', async () => {
  const noPicture = { id: 0, main: null }
  const rui = {
    ...{ id: 70, role: 'ATHLETE' as const, name: 'Rui', lastName: 'Lopes' },
    ...{ avatar: noPicture, sport: null, visible: false },
  }
  const { id, role, name, lastName } = member('FAN')
  const guardian = { id, role, name, lastName, avatar: noPicture, sport: null, visible: true }
  const { press } = await openSettings(
    'close',
    answer(listGuardianships, [
      {
        ...{ id: 4, state: 'ACTIVE', ward: rui, guardian, email: null, offeredUntil: null },
        ...{ hiddenProfile: true, pageShown: false, allowed: null, contacts: [] },
      },
    ]),
  )
  await press(t.closing.open)
  await dialogTells(t.closing.wards('Rui Lopes'))
})

test('closing names the balance and the plan that are lost, and leads to what can be withdrawn first', async () => {
  const { press } = await openSettings(
    'close',
    answer(getWallet, { available: 120, reserved: 50, held: 0, debt: 0, version: 3 }),
    answer(getSubscription, {
      entitlements,
      subscription: {
        ...{ planId: 'STANDARD', startedAt: '2026-01-01T10:00:00.000Z', cancelledAt: null },
        ...{ endsAt: '2030-01-01T10:00:00.000Z', renewalDue: false },
      },
    }),
    answer(listLots, {
      list: [
        {
          ...{ id: 1, kind: 'PURCHASE', paymentId: 'p1', credits: 100, left: 80 },
          ...{ createdAt: '2029-12-01T10:00:00.000Z', withdrawableUntil: '2029-12-15' },
        },
        {
          ...{ id: 2, kind: 'EARNED', paymentId: null, credits: 40, left: 40 },
          ...{ createdAt: '2026-01-01T10:00:00.000Z', withdrawableUntil: null },
        },
      ],
      total: 2,
    }),
  )
  await press(t.closing.open)
  const { date } = formatsOf('en')
  await dialogTells(t.closing.lost.credits('170'))
  await dialogTells(t.closing.lost.plan('Standard', date('2030-01-01T10:00:00.000Z')))
  await dialogTells(t.closing.lost.withdrawCredits('80', date('2029-12-15')))
  const way = screen.getByRole('link', { name: t.closing.lost.withdraw })
  assert.equal(way.getAttribute('href'), '/payments')
})

test('closing says what will happen, needs the password, and leads home signed out', async () => {
  const { page, press } = await openSettings(
    'close',
    answer(closeAccount, refused('invalidPassword')),
  )
  await backCloses(() => press(t.closing.open))
  for (const consequence of t.closing.consequences) await dialogTells(consequence)
  await dialogTells(t.closing.exportFirst)
  fill(field('password'), 'Wrong!2026')
  await pressInDialog(page, t.closing.submit)
  await refusedAt(field('password'), refusalPhrases.en.invalidPassword)

  page.server.prepare(answer(closeAccount, undefined))
  fill(field('password'), password)
  await pressInDialog(page, t.closing.submit)
  await page.hasAddress('/')
  await screen.findByText(t.closing.done)
  await noDialog()
  const bar = within(screen.getAllByRole('banner')[0]!)
  await bar.findAllByRole('link', { name: shellPhrases.en.bar.signIn })
  assert.equal(page.server.sent(closeAccount).at(-1)?.body.password, password)
})

test('the last admin hears why they have to stay, and keeps the account', async () => {
  const page = await renderPage('/settings/close', {
    as: member('ADMIN'),
    answers: [...settingsAnswers, answer(closeAccount, refused('couldNotDeleteUser'))],
  })
  await page.user.click(await screen.findByRole('button', { name: t.closing.open }))
  await dialogTells(t.closing.exportFirst)
  fill(field('password'), password)
  await pressInDialog(page, t.closing.submit)
  const blocked = await screen.findByText(t.closing.blocked)
  assert.ok(blocked.closest('[role=alert]'))
  await pressInDialog(page, t.closing.keep)
  await noDialog()
  await page.hasAddress('/settings/close')
})
