import type { Page } from '@playwright/test'
import { identityPhrases } from '@podium/phrases/identity'
import { refusalPhrases } from '@podium/phrases/refusals'
import { accountButton, signOutFromMenu } from './accountMenu.ts'
import { expect, test } from './fixtures.ts'
import { expectRefusedAt } from './refused.ts'

const t = identityPhrases.en

test.use({ expectedStatuses: [400, 401] })

async function submitSignIn(page: Page, email: string, password: string): Promise<void> {
  const form = page.locator('form').filter({ has: page.locator('[name="password"]') })
  await form.locator('[name="email"]').fill(email)
  await form.locator('[name="password"]').fill(password)
  await form.getByRole('button', { name: t.signIn.submit }).click()
}

test('two tabs are signed in and out together, whatever page is open in the other', async ({
  page,
  people,
  context,
}) => {
  const fan = await people.createMember('FAN')
  const other = await context.newPage()
  await other.goto('/login?returnTo=%2Fsettings%2Femail')
  await expect(other.locator('[name="email"]')).toBeVisible()

  await page.goto('/login')
  await submitSignIn(page, fan.email, 'Wrong!2026')
  const field = page.getByRole('main').locator('[name="password"]')
  await expectRefusedAt(field, refusalPhrases.en.invalidCredentials)
  await submitSignIn(page, fan.email, fan.password)
  await expect(page).toHaveURL(new RegExp(`/fan/${fan.id}$`))

  await test.step('the login page in the other tab follows', async () => {
    await expect(other).toHaveURL(/\/settings\/email$/)
    await expect(other.locator('#email strong')).toHaveText(fan.email)
    await expect(accountButton(other, 'Rita Valadares')).toBeVisible()
  })

  await page.goto('/')
  await signOutFromMenu(page)
  await expectVisitor(page)
  await test.step('the private page in the other tab is left for home', async () => {
    await expect(other).toHaveURL(/:\d+\/$/)
    await expect(other.locator('#email')).toHaveCount(0)
    await expectVisitor(other)
  })
})

/** The bar offers to sign in. */
async function expectVisitor(page: Page): Promise<void> {
  const link = page.getByRole('banner').getByRole('link', { name: t.signIn.submit })
  await expect(link).toBeVisible()
}
