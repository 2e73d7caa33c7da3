import { identityPhrases } from '@podium/phrases/identity'
import { expect, test } from './fixtures.ts'

const t = identityPhrases.en

// The browser writes the refusals these journeys are about to the console.
test.use({ expectedStatuses: [400] })

test('a link opened twice says the second time that the account is active', async ({
  page,
  people,
  mailbox,
}) => {
  const { email } = await people.signUp('FAN')
  const link = await mailbox.linkMailedTo(email, '/validate-account')
  await page.goto(link)
  await expect(page.getByText(t.notices.activated)).toBeVisible()
  await expect(page).toHaveURL(/\/login$/)
  await page.goto(link)
  await expect(page.getByText(t.notices.alreadyActive)).toBeVisible()
})

test('a program that only opens the link uses nothing up', async ({ page, people, mailbox }) => {
  const { email } = await people.signUp('FAN')
  const link = await mailbox.linkMailedTo(email, '/validate-account')
  expect((await page.request.get(link)).status()).toBe(200)
  await page.goto(link)
  await expect(page.getByText(t.notices.activated)).toBeVisible()
})

test('a link that does not work leads to asking for another', async ({ page, people, mailbox }) => {
  const { email } = await people.signUp('FAN')
  await page.goto('/validate-account/no-such-token')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(t.resend.invalid)
  await expect(page).toHaveURL(/\/login$/)
  await dialog.locator('[name="email"]').fill(email)
  await dialog.getByRole('button', { name: t.resend.submit }).click()
  await expect(dialog).toContainText(t.resend.sent)
  await expect.poll(async () => (await mailbox.mailsTo(email)).length).toBe(2)
  await page.goto(await mailbox.linkMailedTo(email, '/validate-account'))
  await expect(page.getByText(t.notices.activated)).toBeVisible()
})

test('closing the request for a new link leads home', async ({ page }) => {
  await page.goto('/validate-account/no-such-token')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/\/$/)
})
