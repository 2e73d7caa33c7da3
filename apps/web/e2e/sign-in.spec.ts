import type { Page } from '@playwright/test'
import { identityPhrases } from '@podium/phrases/identity'
import { refusalPhrases } from '@podium/phrases/refusals'
import { shellPhrases } from '@podium/phrases/shell'
import { expect, test } from './fixtures.ts'
import { expectRefusedAt } from './refused.ts'

const t = identityPhrases.en

async function submitSignIn(page: Page, email: string, password: string): Promise<void> {
  const form = page.locator('form').filter({ has: page.locator('[name="password"]') })
  await form.locator('[name="email"]').fill(email)
  await form.locator('[name="password"]').fill(password)
  await form.getByRole('button', { name: t.signIn.submit }).click()
}

test('empty fields are told at the fields, and nothing is sent', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('main').getByRole('button', { name: t.signIn.submit }).click()
  await expect(page.locator('main [aria-invalid="true"]')).toHaveCount(2)
  await expect(page.locator('main [name="email"]')).toBeFocused()
})

test('each role lands on its own page', async ({ page, people }) => {
  for (const role of ['ATHLETE', 'FAN', 'MANAGER', 'SPONSOR'] as const) {
    const person = await people.createMember(role)
    await page.goto('/login')
    await submitSignIn(page, person.email, person.password)
    await expect(page).toHaveURL(new RegExp(`/${role.toLowerCase()}/${person.id}$`))
    await page.context().clearCookies()
    await page.evaluate(() => localStorage.clear())
  }
})

test('afterwards one is where one wanted to go, but never on another site', async ({
  page,
  people,
}) => {
  const fan = await people.createMember('FAN')
  await page.goto('/login?returnTo=%2Frede-podium%3Ftype%3DATHLETE')
  await submitSignIn(page, fan.email, fan.password)
  await expect(page).toHaveURL(/\/rede-podium\?type=ATHLETE$/)
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
  await page.goto('/login?returnTo=%2F%2Fpodium.invalid')
  await submitSignIn(page, fan.email, fan.password)
  await expect(page).toHaveURL(new RegExp(`/fan/${fan.id}$`))
})

test('signing out in one tab signs out the other', async ({ page, people, signIn, context }) => {
  await signIn(await people.createMember('FAN'))
  await page.goto('/')
  const other = await context.newPage()
  await other.goto('/')
  const signOut = shellPhrases.en.bar.signOut
  await expect(other.getByRole('banner').getByText('Rita Valadares')).toBeVisible()
  await signOutFromBar(page, signOut)
  await expect(page.getByRole('banner').getByRole('link', { name: t.signIn.submit })).toBeVisible()
  await expect(other.getByRole('banner').getByRole('link', { name: t.signIn.submit })).toBeVisible()
})

/** Signs out from the top bar, wherever the button is kept there. */
async function signOutFromBar(page: Page, name: string): Promise<void> {
  const button = page.getByRole('banner').getByRole('button', { name })
  if (!(await button.isVisible())) {
    await page.getByRole('banner').getByRole('button', { expanded: false }).last().click()
  }
  await button.click()
}

test.describe('refused', () => {
  test.use({ expectedStatuses: [400, 401, 403] })

  test('a wrong password and an unknown address are told alike', async ({ page, people }) => {
    const { email } = await people.createMember('FAN')
    await page.goto('/login')
    await submitSignIn(page, email, 'Wrong!2026')
    const field = page.getByRole('main').locator('[name="password"]')
    await expectRefusedAt(field, refusalPhrases.en.invalidCredentials)
    await page.reload()
    await submitSignIn(page, 'nobody@podium.example', 'Wrong!2026')
    await expectRefusedAt(field, refusalPhrases.en.invalidCredentials)
    await expect(page).toHaveURL(/\/login$/)
  })

  test('an account that is not active is helped on the landing page, its address filled in', async ({
    page,
    people,
    mailbox,
  }) => {
    const { email, password } = await people.signUp('FAN')
    await page.goto('/login')
    await submitSignIn(page, email, password)
    await expect(page).toHaveURL(/\/$/)
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText(t.resend.notActive)
    await expect(dialog.locator('[name="email"]')).toHaveValue(email)
    await dialog.getByRole('button', { name: t.resend.submit }).click()
    await expect(dialog).toContainText(t.resend.sent)
    await expect.poll(async () => (await mailbox.mailsTo(email)).length).toBe(2)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  })

  test('a session that was ended elsewhere asks to sign in over the page', async ({
    page,
    people,
    signIn,
  }) => {
    const athlete = await people.createMember('ATHLETE')
    await signIn(athlete)
    await page.goto('/')
    await page.getByRole('banner').getByRole('link', { name: 'Rita Valadares' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rita Valadares')
    // From now on the server knows neither the token nor the cookie.
    await page.context().clearCookies()
    await page.route('**/visibility', (route) => route.fulfill({ status: 401, json: {} }), {
      times: 1,
    })
    await page.getByRole('button', { name: /Publish/ }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText(shellPhrases.en.sessionEnded.title)
    await submitSignIn(page, athlete.email, athlete.password)
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rita Valadares')
  })
})
