import { identityPhrases } from '@podium/phrases/identity'
import { expect, test } from './fixtures.ts'

const t = identityPhrases.en
const newPassword = 'Another!2027'

test.use({ expectedStatuses: [400] })

test('a forgotten password is set anew by mail; the link works once', async ({
  page,
  people,
  mailbox,
}) => {
  const fan = await people.createMember('FAN')
  await page.goto('/login')
  await page.getByRole('link', { name: t.signIn.forgot }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.recover.title)
  await page.locator('main [name="email"]').fill(fan.email)
  await page.getByRole('button', { name: t.recover.submit }).click()
  await expect(page.getByText(t.notices.recoverySent)).toBeVisible()

  const link = await mailbox.linkMailedTo(fan.email, '/reset-password')
  await page.goto(link)
  await page.locator('[name="newPassword"]').fill(newPassword)
  await page.locator('[name="repeatPassword"]').fill(newPassword)
  await page.getByRole('button', { name: t.reset.submit }).click()
  await expect(page.getByText(t.notices.passwordSet)).toBeVisible()

  await page.locator('main [name="email"]').fill(fan.email)
  await page.locator('main [name="password"]').fill(newPassword)
  await page.getByRole('main').getByRole('button', { name: t.signIn.submit }).click()
  await expect(page).toHaveURL(new RegExp(`/fan/${fan.id}$`))

  await page.goto(link)
  await expect(page.getByText(t.reset.invalid)).toBeVisible()
  await expect(page.locator('[name="newPassword"]')).toHaveCount(0)
  await page.getByRole('link', { name: t.reset.askAgain }).click()
  await expect(page).toHaveURL(/\/recover-password$/)
})
