import type { Locator, Page } from '@playwright/test'
import { identityPhrases } from '@podium/phrases/identity'
import { refusalPhrases } from '@podium/phrases/refusals'
import { settingsPhrases } from '@podium/phrases/settings'
import { shellPhrases } from '@podium/phrases/shell'
import { openAccountMenu } from './accountMenu.ts'
import { expect, test } from './fixtures.ts'
import { expectRefusedAt } from './refused.ts'
import { freshAddress, password, type Person } from './people.ts'

const t = settingsPhrases.en
const newPassword = 'Novissima!2027'

const sectionOf = (page: Page, id: string): Locator => page.locator(`#${id}`)

async function openSection(page: Page, id: string): Promise<Locator> {
  await page.goto(`/settings/${id}`)
  const found = sectionOf(page, id)
  await expect(found).toBeVisible()
  return found
}

/** Signs in by the form of the login page or of the dialog, whichever is there. */
async function submitSignIn(
  page: Page,
  { email, password: given }: Pick<Person, 'email' | 'password'>,
) {
  const form = page.locator('form').filter({ has: page.locator('[name="rememberMe"]') })
  await form.locator('[name="email"]').fill(email)
  await form.locator('[name="password"]').fill(given)
  await form.getByRole('button', { name: identityPhrases.en.signIn.submit }).click()
}

test.use({ expectedStatuses: [400, 401] })

test('an account gets another address and language, gives its data, and is closed for good', async ({
  page,
  visitor,
  people,
  signIn,
  mailbox,
}) => {
  const fan = await people.createMember('FAN')
  await signIn(fan)
  await page.goto('/')
  const bar = await openAccountMenu(page)
  await bar.getByRole('link', { name: shellPhrases.en.bar.settings }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.title)
  await page.getByRole('main').getByRole('link', { name: t.email.title, exact: false }).click()

  const address = freshAddress('new')
  const email = sectionOf(page, 'email')
  await test.step('another address waits until its link is opened', async () => {
    await askForAddress(email, address, password)
    await email.getByRole('button', { name: t.email.submit }).click()
    await expect(email).toContainText(t.email.waiting(address))
    await page.goto(await mailbox.linkMailedTo(address, '/confirm-email'))
    await expect(page.getByText(t.confirmEmail.done)).toBeVisible()
    await page.getByRole('link', { name: t.confirmEmail.toSettings }).click()
    await expect(email.locator('strong')).toHaveText(address)
  })

  const data = sectionOf(page, 'data')
  const contents = page.getByRole('navigation', { name: t.sectionsLabel })
  await contents.getByRole('link', { name: t.consents.title }).click()
  await expect(sectionOf(page, 'consents')).toContainText(t.consents.how.registration)
  await contents.getByRole('link', { name: t.data.title }).click()
  await data.getByRole('button', { name: t.data.request }).click()
  await expect(data.getByRole('button', { name: t.data.again })).toBeVisible()

  await contents.getByRole('link', { name: t.preferences.title }).click()
  const preferences = sectionOf(page, 'preferences')
  const pt = settingsPhrases.pt
  await test.step('language and theme hold at once, and everything fits', async () => {
    // It changes once the texts of the other language have come.
    await preferences.getByRole('radio', { name: 'Português' }).click()
    await expect(preferences.getByRole('radio', { name: 'Português' })).toBeChecked()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pt.preferences.title)
    const saved = page.waitForResponse(
      (answer) => answer.url().endsWith('/preferences') && answer.request().method() === 'PUT',
    )
    await preferences.getByRole('radio', { name: pt.preferences.themes.DARK }).check()
    await saved
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'DARK')
    await page.setViewportSize({ width: 360, height: 740 })
    const isWider = await page.evaluate(() => document.body.scrollWidth > window.innerWidth)
    expect(isWider, 'scrolls sideways').toBe(false)
  })

  await test.step('elsewhere they are as chosen, and the data is for whoever signs in', async () => {
    const link = await mailbox.linkMailedTo(address, '/export')
    await visitor.goto(link)
    await submitSignIn(visitor, { ...fan, email: address })
    await expect(visitor).toHaveURL(new RegExp(`${link}$`))
    await expect(visitor.locator('html')).toHaveAttribute('lang', 'pt')
    const saving = visitor.waitForEvent('download')
    await visitor.getByRole('button', { name: pt.data.download }).click()
    expect((await saving).suggestedFilename()).toBe('podium.zip')
  })

  await preferences.getByRole('radio', { name: pt.preferences.themes.SYSTEM }).check()
  await expect(page.locator('html')).not.toHaveAttribute('data-theme')
  // It changes once the texts of the other language have come.
  await preferences.getByRole('radio', { name: 'English' }).click()
  await expect(preferences.getByRole('radio', { name: 'English' })).toBeChecked()
  await page.getByRole('link', { name: t.title, exact: true }).click()
  await page.getByRole('main').getByRole('link', { name: t.closing.title }).click()
  await sectionOf(page, 'close').getByRole('button', { name: t.closing.open }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('[name="password"]').fill(password)
  await dialog.getByRole('button', { name: t.closing.submit }).click()
  await expect(page).toHaveURL(/:\d+\/$/)
  await expect(page.getByText(t.closing.done)).toBeVisible()
  await page.goto('/login')
  await submitSignIn(page, { ...fan, email: address })
  await expectRefusedAt(
    page.getByRole('main').locator('[name="password"]'),
    refusalPhrases.en.invalidCredentials,
  )
})

test('a new password ends the other sessions, at which a half-written form is not lost', async ({
  page,
  visitor,
  people,
  signIn,
}) => {
  const fan = await people.createMember('FAN')
  await silenceLiveChannel(visitor)
  await visitor.goto('/settings#email')
  await expect(visitor).toHaveURL(/:\d+\/$/)
  const first = await tokenOf(visitor, () => submitSignIn(visitor, fan))
  await expect(visitor).toHaveURL(/\/settings\/email$/)
  const email = sectionOf(visitor, 'email')
  const address = freshAddress('new')
  await askForAddress(email, address, newPassword)

  await signIn(fan)
  const section = await openSection(page, 'password')
  await section.locator('[name="password"]').fill(password)
  await section.locator('[name="newPassword"]').fill(newPassword)
  await section.locator('[name="repeatPassword"]').fill(newPassword)
  await section.getByRole('button', { name: t.password.submit }).click()
  await expect(page.getByText(t.password.done)).toBeVisible()

  const dialog = visitor.getByRole('dialog')
  const changed = { email: fan.email, password: newPassword }
  const second = await test.step('signing in again sends what was typed', async () => {
    await expectEnded(visitor, first)
    await email.getByRole('button', { name: t.email.submit }).click()
    await expect(dialog).toContainText(shellPhrases.en.sessionEnded.title)
    await expect(email.locator('[name="email"]')).toHaveValue(address)
    const token = await tokenOf(visitor, () => submitSignIn(visitor, changed))
    await expect(dialog).toHaveCount(0)
    await expect(email).toContainText(t.email.waiting(address))
    return token
  })

  await test.step('and they end by one click', async () => {
    const sessions = await openSection(page, 'sessions')
    const end = sessions.getByRole('button', { name: /^Sign out on/ })
    await expect(end).toHaveCount(1)
    await sessions.getByRole('button', { name: t.sessions.endOthers }).click()
    await expect(sessions).toContainText(t.sessions.alone)
    await expect(end).toHaveCount(0)
    await expectEnded(visitor, second)
    const contents = visitor.getByRole('navigation', { name: t.sectionsLabel })
    await contents.getByRole('link', { name: t.data.title }).click()
    await expect(dialog).toContainText(shellPhrases.en.sessionEnded.title)
  })
})

test('two-factor sign-in is turned on, asked for, and turned off', async ({
  page,
  visitor,
  people,
  signIn,
  expectAccessible,
}) => {
  const fan = await people.createMember('FAN')
  await signIn(fan)
  const section = await openSection(page, 'two-factor')
  await section.getByRole('button', { name: t.twoFactor.turnOn }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('[name="password"]').fill(password)
  await dialog.getByRole('button', { name: t.twoFactor.begin.submit }).click()
  await expect(dialog.getByRole('img', { name: t.twoFactor.scan.picture })).toBeVisible()
  // Nobody photographs the screen they hold.
  const app = dialog.getByRole('link', { name: t.twoFactor.scan.openApp })
  await expect(app).toHaveAttribute('href', /^otpauth:\/\/totp\//)
  await expectAccessible()
  const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '')
  await dialog.locator('[name="code"]').fill(await codeOf(secret))
  await dialog.getByRole('button', { name: t.twoFactor.scan.submit }).click()
  await expect(dialog.getByRole('heading')).toHaveText(t.twoFactor.codes.title)
  await expect(dialog.getByRole('listitem')).toHaveCount(10)
  await expectAccessible()
  const [first = ''] = await dialog.getByRole('listitem').allInnerTexts()
  const saving = page.waitForEvent('download')
  await dialog.getByRole('link', { name: t.twoFactor.codes.download }).click()
  expect((await saving).suggestedFilename()).toBe(t.twoFactor.codes.file)
  await dialog.getByRole('button', { name: t.twoFactor.codes.done }).click()
  await expect(section).toContainText(t.twoFactor.codesLeft(10))

  await visitor.goto('/login')
  await test.step('the password alone is not enough', async () => {
    visitor.removeAllListeners('console')
    await submitSignIn(visitor, fan)
    const code = visitor.locator('[name="code"]')
    await expect(code).toBeFocused()
    await code.fill('000000')
    await visitor.keyboard.press('Enter')
    await expect(visitor.getByText(identityPhrases.en.signIn.wrongCode)).toBeVisible()
    await code.fill(first.toLowerCase())
    await visitor.keyboard.press('Enter')
    await expect(visitor).toHaveURL(/\/fan\/\d+$/)
  })

  await page.reload()
  await expect(section).toContainText(t.twoFactor.codesLeft(9))
  await section.getByRole('button', { name: t.twoFactor.newCodes }).click()
  await expect(dialog).toContainText(t.twoFactor.renew.text)
  await expectAccessible()
  await page.goBack()
  await section.getByRole('button', { name: t.twoFactor.turnOff }).click()
  await dialog.locator('[name="password"]').fill(password)
  await dialog.getByRole('button', { name: t.twoFactor.end.submit }).click()
  await expect(section.getByRole('button', { name: t.twoFactor.turnOn })).toBeVisible()
})

/** Six digits as an authenticator app shows them (RFC 6238), without the app. */
async function codeOf(secret: string): Promise<string> {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = [...secret].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'))
  const bytes = bits.join('').match(/.{8}/g) ?? []
  const key = Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)))
  const { createHmac } = await import('node:crypto')
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)))
  const mac = createHmac('sha1', key).update(counter).digest()
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 15) & 0x7fffffff
  return String(number % 1_000_000).padStart(6, '0')
}

/** Fills in the form that asks for another address. */
async function askForAddress(email: Locator, address: string, given: string): Promise<void> {
  await email.locator('[name="email"]').fill(address)
  await email.locator('[name="password"]').fill(given)
}

/** Without the live channel, which would tell the end of a session before an act meets it. */
async function silenceLiveChannel(page: Page): Promise<void> {
  await page.routeWebSocket('**/websocket/**', () => undefined)
}

/** The access token that a sign-in on a page gives. */
async function tokenOf(page: Page, signsIn: () => Promise<void>): Promise<string> {
  const answer = page.waitForResponse('**/authentication/login')
  await signsIn()
  return (await answer).headers().authorization ?? ''
}

/** Waits until the server takes a token no more: it trusts one that it has just seen for a moment. */
async function expectEnded(page: Page, authorization: string): Promise<void> {
  const status = async () => {
    const answer = await page.request.get('/api/users/me/account', { headers: { authorization } })
    return answer.status()
  }
  await expect.poll(status).toBe(401)
}
