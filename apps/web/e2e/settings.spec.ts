import type { Locator, Page } from '@playwright/test'
import { identityPhrases } from '@podium/phrases/identity'
import { refusalPhrases } from '@podium/phrases/refusals'
import { settingsPhrases } from '@podium/phrases/settings'
import { shellPhrases } from '@podium/phrases/shell'
import { expect, test } from './fixtures.ts'
import { expectRefusedAt } from './refused.ts'
import { freshAddress, password, type Person } from './people.ts'

const t = settingsPhrases.en
const newPassword = 'Novissima!2027'

const sectionOf = (page: Page, id: string): Locator => page.locator(`#${id}`)

async function openSection(page: Page, id: string): Promise<Locator> {
  await page.goto(`/settings#${id}`)
  const found = sectionOf(page, id)
  await expect(found).toBeInViewport()
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

test('a visitor signs in first and comes back to the very part', async ({ page, people }) => {
  const fan = await people.createMember('FAN')
  await page.goto('/settings#sessions')
  await expect(
    page.getByRole('dialog', { name: identityPhrases.en.signInToGoOn.title }),
  ).toBeVisible()
  await expect(page).toHaveURL(/:\d+\/$/)
  await submitSignIn(page, fan)
  await expect(page).toHaveURL(/\/settings#sessions$/)
  await expect(sectionOf(page, 'sessions')).toBeInViewport()
})

test('the settings are reached from the bar and have no barrier, wide and narrow', async ({
  prefer,
  page,
  people,
  signIn,
  expectAccessible,
}) => {
  await signIn(await people.createMember('FAN'))
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: shellPhrases.en.bar.settings }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.title)
  await expect(sectionOf(page, 'sessions').getByText(t.sessions.here)).toBeVisible()
  await expectAccessible()
  await page.setViewportSize({ width: 360, height: 740 })
  await prefer({ language: 'pt', theme: 'DARK' })
  await page.reload()
  await expect(
    sectionOf(page, 'sessions').getByText(settingsPhrases.pt.sessions.here),
  ).toBeVisible()
  await expectAccessible()
  const isWider = await page.evaluate(() => document.body.scrollWidth > window.innerWidth)
  expect(isWider, 'scrolls sideways').toBe(false)
})

test('another address waits until its link is opened', async ({
  page,
  people,
  signIn,
  mailbox,
}) => {
  await signIn(await people.createMember('FAN'))
  const email = await openSection(page, 'email')
  const address = freshAddress('new')
  await email.locator('[name="email"]').fill(address)
  await email.locator('[name="password"]').fill(password)
  await email.getByRole('button', { name: t.email.submit }).click()
  await expect(email).toContainText(t.email.waiting(address))
  await expect(email.locator('[name="password"]')).toHaveValue('')
  await page.goto(await mailbox.linkMailedTo(address, '/confirm-email'))
  await expect(page.getByText(t.confirmEmail.done)).toBeVisible()
  await page.getByRole('link', { name: t.confirmEmail.toSettings }).click()
  await expect(email.locator('strong')).toHaveText(address)
})

test('language and theme hold at once and stay with the account', async ({
  page,
  visitor,
  people,
  signIn,
}) => {
  const fan = await people.createMember('FAN')
  await signIn(fan)
  const preferences = await openSection(page, 'preferences')
  await page.waitForLoadState('networkidle')
  await preferences.getByRole('radio', { name: 'Português' }).check()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(settingsPhrases.pt.title)
  const saved = page.waitForResponse(
    (answer) => answer.url().endsWith('/preferences') && answer.request().method() === 'PUT',
  )
  await preferences.getByRole('radio', { name: settingsPhrases.pt.preferences.themes.DARK }).check()
  await saved
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'DARK')
  await visitor.goto('/login')
  await submitSignIn(visitor, fan)
  await expect(visitor.locator('html')).toHaveAttribute('lang', 'pt')
  const { SYSTEM } = settingsPhrases.pt.preferences.themes
  await preferences.getByRole('radio', { name: SYSTEM }).check()
  await expect(page.locator('html')).not.toHaveAttribute('data-theme')
})

test('what one agreed to is there, and one’s data for whoever signs in', async ({
  page,
  visitor,
  people,
  signIn,
  mailbox,
}) => {
  const fan = await people.createMember('FAN')
  await signIn(fan)
  const data = await openSection(page, 'data')
  await expect(sectionOf(page, 'consents')).toContainText(t.consents.how.registration)
  await data.getByRole('button', { name: t.data.request }).click()
  await expect(data.getByRole('button', { name: t.data.again })).toBeVisible()
  const link = await mailbox.linkMailedTo(fan.email, '/export')
  await visitor.goto(link)
  await submitSignIn(visitor, fan)
  await expect(visitor).toHaveURL(new RegExp(`${link}$`))
  const saving = visitor.waitForEvent('download')
  await visitor.getByRole('button', { name: t.data.download }).click()
  expect((await saving).suggestedFilename()).toBe('podium.zip')
})

test.describe('a link to data that is not there for who opens it', () => {
  test.use({ expectedStatuses: [403, 404] })

  test('says why, and offers the download no more', async ({ page, people, signIn, mailbox }) => {
    const owner = await people.createMember('FAN')
    await signIn(owner)
    await (await openSection(page, 'data')).getByRole('button', { name: t.data.request }).click()
    const link = await mailbox.linkMailedTo(owner.email, '/export')
    await signIn(await people.createMember('FAN'))
    for (const [address, why] of [
      [link, t.data.notYours],
      ['/export/no-such-token', t.data.gone],
    ] as const) {
      await page.goto(address)
      const download = page.getByRole('button', { name: t.data.download })
      await download.click()
      await expect(page.getByRole('alert').filter({ hasText: why })).toBeVisible()
      await expect(download).toHaveCount(0)
      await expect(page.getByRole('link', { name: t.data.toSettings })).toBeVisible()
    }
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

test('signing in in one tab reaches the login page open in another', async ({
  page,
  people,
  context,
}) => {
  const fan = await people.createMember('FAN')
  const other = await context.newPage()
  await other.goto('/login?returnTo=%2Fsettings')
  await expect(other.locator('[name="email"]')).toBeVisible()
  await page.goto('/login')
  await submitSignIn(page, fan)
  await expect(page).toHaveURL(/\/fan\/\d+$/)
  await expect(other).toHaveURL(/\/settings$/)
  await expect(other.locator('#email strong')).toHaveText(fan.email)
})

test('signing out in one tab takes the other from its private page home', async ({
  page,
  people,
  signIn,
  context,
}) => {
  await signIn(await people.createMember('FAN'))
  await openSection(page, 'email')
  const other = await context.newPage()
  await other.goto('/')
  await other.getByRole('banner').getByRole('button', { name: shellPhrases.en.bar.signOut }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.locator('#email')).toHaveCount(0)
})

test.describe('refused', () => {
  test.use({ expectedStatuses: [400, 401] })

  test('a new password needs the present one, and ends the other sessions', async ({
    page,
    visitor,
    people,
    signIn,
  }) => {
    const fan = await people.createMember('FAN')
    await signIn(fan)
    await signIn(fan, visitor)
    const section = await openSection(page, 'password')
    const fields = {
      present: section.locator('[name="password"]'),
      fresh: section.locator('[name="newPassword"]'),
      repeat: section.locator('[name="repeatPassword"]'),
    }
    const submit = section.getByRole('button', { name: t.password.submit })
    await submit.click()
    await expect(section.locator('[aria-invalid="true"]')).toHaveCount(3)
    await fields.present.fill('Wrong!2026')
    await fields.fresh.fill(newPassword)
    await fields.repeat.fill(newPassword)
    await submit.click()
    await expectRefusedAt(fields.present, refusalPhrases.en.invalidPassword)
    await expect(fields.fresh).toHaveValue(newPassword)
    await fields.present.fill(password)
    await submit.click()
    await expect(page.getByText(t.password.done)).toBeVisible()
    await expect(fields.present).toHaveValue('')

    await visitor.goto('/settings')
    await expect(visitor.getByRole('dialog')).toBeVisible()
    await submitSignIn(visitor, { email: fan.email, password: newPassword })
    await expect(visitor).toHaveURL(/\/settings$/)
  })

  test('a session is ended from another device', async ({ page, visitor, people, signIn }) => {
    const fan = await people.createMember('FAN')
    await signIn(fan, visitor)
    await visitor.goto('/settings')
    await expect(visitor.locator('#email strong')).toHaveText(fan.email)
    await signIn(fan)
    const section = await openSection(page, 'sessions')
    const end = section.getByRole('button', { name: /^End the session on/ })
    // Signing up and in for the test has left sessions of its own: all of the others are ended.
    await expect(end.first()).toBeVisible()
    await section.getByRole('button', { name: t.sessions.endOthers }).click()
    await expect(section).toContainText(t.sessions.alone)
    await expect(end).toHaveCount(0)
    const data = sectionOf(visitor, 'data')
    await expect
      .poll(async () => (await visitor.request.post('/api/authentication/refresh')).status())
      .toBe(401)
    await data.getByRole('button', { name: t.data.request }).click()
    await expect(visitor.getByRole('dialog')).toContainText(shellPhrases.en.sessionEnded.title)
  })

  test('a session lost over a half-written form costs nothing: signing in again sends it', async ({
    page,
    people,
    signIn,
  }) => {
    const fan = await people.createMember('FAN')
    await signIn(fan)
    await silenceLiveChannel(page)
    const email = await openSection(page, 'email')
    const address = freshAddress('new')
    await email.locator('[name="email"]').fill(address)
    await email.locator('[name="password"]').fill(password)
    await loseSession(page, fan)
    await sendAnyway(email)
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText(shellPhrases.en.sessionEnded.title)
    await expect(email.locator('[name="email"]')).toHaveValue(address)
    await submitSignIn(page, fan)
    await expect(dialog).toHaveCount(0)
    await expect(email).toContainText(t.email.waiting(address))
  })

  test('putting the question away leaves the private page, and nothing was sent', async ({
    page,
    people,
    signIn,
    mailbox,
  }) => {
    const fan = await people.createMember('FAN')
    await signIn(fan)
    await silenceLiveChannel(page)
    const email = await openSection(page, 'email')
    const address = freshAddress('never')
    await email.locator('[name="email"]').fill(address)
    await email.locator('[name="password"]').fill(password)
    await loseSession(page, fan)
    await sendAnyway(email)
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(/:\d+\/$/)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await mailbox.mailsTo(address)).toEqual([])
  })

  test('what one person typed is not there for the next', async ({
    page,
    people,
    signIn,
    mailbox,
  }) => {
    const [fan, sponsor] = [await people.createMember('FAN'), await people.createMember('SPONSOR')]
    await signIn(fan)
    await silenceLiveChannel(page)
    const email = await openSection(page, 'email')
    const address = freshAddress('mine')
    await email.locator('[name="email"]').fill(address)
    await email.locator('[name="password"]').fill(password)
    await loseSession(page, fan)
    await sendAnyway(email)
    await expect(page.getByRole('dialog')).toBeVisible()
    await submitSignIn(page, sponsor)
    await expect(email.locator('strong')).toHaveText(sponsor.email)
    await expect(email.locator('[name="email"]')).toHaveValue('')
    await expect(email.locator('[name="password"]')).toHaveValue('')
    expect(await mailbox.mailsTo(address)).toEqual([])
  })

  test('a link to another address that was used says so', async ({ page, expectAccessible }) => {
    await page.goto('/confirm-email/no-such-token')
    await expect(page.getByText(t.confirmEmail.invalid)).toBeVisible()
    await expectAccessible()
  })

  test('closing says what will happen, needs the password, and is for good', async ({
    page,
    people,
    signIn,
    expectAccessible,
  }) => {
    const fan = await people.createMember('FAN')
    await signIn(fan)
    const section = await openSection(page, 'close')
    await section.getByRole('button', { name: t.closing.open }).click()
    const dialog = page.getByRole('dialog')
    for (const consequence of t.closing.consequences)
      await expect(dialog).toContainText(consequence)
    await expectAccessible()
    await page.goBack()
    await expect(dialog).toHaveCount(0)
    await section.getByRole('button', { name: t.closing.open }).click()
    await dialog.locator('[name="password"]').fill('Wrong!2026')
    await dialog.getByRole('button', { name: t.closing.submit }).click()
    await expectRefusedAt(dialog.locator('[name="password"]'), refusalPhrases.en.invalidPassword)
    await dialog.locator('[name="password"]').fill(password)
    await dialog.getByRole('button', { name: t.closing.submit }).click()
    await expect(page).toHaveURL(/\/$/)
    await expect(page.getByText(t.closing.done)).toBeVisible()
    const signInLink = page.getByRole('banner').getByRole('link', {
      name: identityPhrases.en.signIn.submit,
    })
    await expect(signInLink).toBeVisible()
    await page.goto('/login')
    await submitSignIn(page, fan)
    await expectRefusedAt(
      page.getByRole('main').locator('[name="password"]'),
      refusalPhrases.en.invalidCredentials,
    )
  })

  test('the last admin hears why they have to stay', async ({ page, people }) => {
    await page.goto('/login?returnTo=%2Fsettings%23close')
    await submitSignIn(page, people.admin)
    await sectionOf(page, 'close').getByRole('button', { name: t.closing.open }).click()
    // Other journeys invite admins; whoever is the last one hears this (proven at the API).
    const refusal = { errors: [{ errorCode: 12 }], fields: {}, requestId: 'x' }
    await page.route('**/users/me', (route) => route.fulfill({ status: 400, json: refusal }))
    const dialog = page.getByRole('dialog')
    await dialog.locator('[name="password"]').fill(people.admin.password)
    await dialog.getByRole('button', { name: t.closing.submit }).click()
    await expect(dialog.getByRole('alert').getByText(t.closing.blocked)).toBeVisible()
  })
})

/**
 * Sends the form of a session that is lost. Whichever call meets it first opens the dialog, which
 * then lies over the button, so that no click would reach it.
 */
async function sendAnyway(email: Locator): Promise<void> {
  await email.getByRole('button', { name: t.email.submit }).dispatchEvent('click')
}

/** Without the live channel, which would tell the end of a session before an act meets it. */
async function silenceLiveChannel(page: Page): Promise<void> {
  await page.routeWebSocket('**/websocket/**', () => undefined)
}

/** From now on the server knows neither the token nor the cookie of this browser. */
async function loseSession(page: Page, { email, password: given }: Person): Promise<void> {
  const login = await page.request.post('/api/authentication/login', {
    data: { email, password: given },
  })
  const headers = { authorization: login.headers().authorization ?? '' }
  await page.request.delete('/api/users/me/sessions', { headers })
  await page.request.post('/api/authentication/logout', { headers })
  // A server trusts a session it has just seen for a moment.
  await page.waitForTimeout(1000)
}
