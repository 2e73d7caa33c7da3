import { identityPhrases } from '@podium/phrases/identity'
import { expect, test } from './fixtures.ts'
import { freshAddress, password } from './people.ts'

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

test('who came for a page of their own signs up, confirms, and is led there', async ({
  page,
  mailbox,
}) => {
  const email = freshAddress('wallet')
  await page.goto('/wallet')
  await page.getByRole('dialog').getByRole('link', { name: t.signIn.register }).click()
  await page.getByRole('radio', { name: t.registration.roles.FAN.name }).check()
  await page.locator('main [name="name"]').fill('Marta')
  await page.locator('main [name="email"]').fill(email)
  await page.locator('main [name="password"]').fill(password)
  await page.locator('main [name="repeatPassword"]').fill(password)
  await page.getByLabel(t.humanCheck.label).check()
  await expect(page.getByText(t.humanCheck.done)).toBeVisible()
  await page.locator('main [name="terms"]').check()
  await page.getByRole('button', { name: t.registration.submit }).click()
  await expect(page.getByRole('dialog').getByText(t.checkMail.title)).toBeVisible()
  await expect(page).toHaveURL(/:\d+\/$/)
  await page.goto(await mailbox.linkMailedTo(email, '/validate-account'))
  await expect(page.getByText(t.notices.activated)).toBeVisible()
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/wallet$/)
})

test('a link that was made to lead elsewhere leads home', async ({ page, people, mailbox }) => {
  const person = await people.signUp('FAN')
  const link = await mailbox.linkMailedTo(person.email, '/validate-account')
  await page.goto(`${link}?returnTo=${encodeURIComponent('//evil.example/x')}`)
  await expect(page.getByText(t.notices.activated)).toBeVisible()
  await page.keyboard.type(person.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/fan/${person.id}$`))
})
