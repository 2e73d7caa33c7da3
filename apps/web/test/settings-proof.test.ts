import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  beginTwoFactor,
  changeEmail,
  changePassword,
  confirmTwoFactor,
  endOneSession,
  endOtherSessions,
  endTwoFactor,
  getAccount,
  listSessions,
  requestExport,
} from '@podium/contract/settings'
import { refusalPhrases } from '@podium/phrases/refusals'
import { shellPhrases } from '@podium/phrases/shell'
import { violationPhrases } from '@podium/phrases/violations'
import { dialogTells, noDialog, refusedAt } from './administering.ts'
import { answer, refused, violated } from './answers.ts'
import { account, openSettings, pressInDialog, section, sessionOf } from './ownSettings.ts'
import { member } from './people.ts'
import { field, fill, hasFocus, screen, waitFor, within } from './renderPage.ts'
import { signIn } from './signingIn.ts'
import { password, t, wrongIn } from './settingsPages.ts'

const newPassword = 'Novissima!2027'

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

test('a session that has ended elsewhere meanwhile goes from the list', async () => {
  let sessions = [sessionOf(), phone]
  const { page, own } = await openSettings(
    'sessions',
    answer(listSessions, () => sessions),
    answer(endOneSession, () => {
      sessions = [sessionOf()]
      return refused('entityDoesNotExist')
    }),
  )
  const name = new RegExp(`^${t.sessions.endLabel('')}`)
  await page.user.click(await own.findByRole('button', { name }))
  await screen.findByText(refusalPhrases.en.entityDoesNotExist)
  await own.findByText(t.sessions.alone)
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

test('a session lost in another tab leaves what is typed in this one, and signing out there does not', async () => {
  const { page, own, press } = await openSettings(
    'email',
    answer(changeEmail, undefined),
    answer(getAccount, account()),
  )
  fill(own.field('email'), 'half@podium.example')
  fill(own.field('password'), password)
  const tellTab = (newValue: string | null) => {
    if (newValue === null) localStorage.removeItem('podium.session')
    else localStorage.setItem('podium.session', newValue)
    dispatchEvent(Object.assign(new Event('storage'), { key: 'podium.session', newValue }))
  }
  // As the other tab leaves it (`session.ts`).
  tellTab('null')
  page.server.endSessions()
  await press(t.email.submit)
  await dialogTells(shellPhrases.en.sessionEnded.title)
  assert.equal(own.field('email').value, 'half@podium.example')
  tellTab(null)
  await page.hasAddress('/')
})

test('a button of a session that was ended elsewhere asks to sign in again', async () => {
  const { page, own, press } = await openSettings('data', answer(requestExport, undefined))
  await own.findByRole('button', { name: t.data.request })
  page.server.endSessions()
  await press(t.data.request)
  await dialogTells(shellPhrases.en.sessionEnded.text)
  assert.equal(page.server.sent(requestExport).length, 0)
})

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
