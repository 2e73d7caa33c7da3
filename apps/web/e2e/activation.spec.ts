import type { Page } from '@playwright/test'
import { identityPhrases } from '@podium/phrases/identity'
import { expect, test } from './fixtures.ts'
import { freshAddress, password } from './people.ts'

const t = identityPhrases.en

// The browser writes the refusals this journey is about to the console.
test.use({ expectedStatuses: [400] })

test('who came for a page of their own signs up, confirms by a second link, and is led there', async ({
  page,
  visitor,
  mailbox,
}) => {
  const email = freshAddress('wallet')
  await page.goto('/wallet')
  await page.getByRole('dialog').getByRole('link', { name: t.signIn.register }).click()
  await signUp(page, email)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(t.checkMail.title)).toBeVisible()
  await expect(page).toHaveURL(/:\d+\/$/)

  await test.step('a link that does not work leads to asking for another', async () => {
    await page.goto('/validate-account/no-such-token')
    await expect(dialog).toContainText(t.resend.invalid)
    await expect(page).toHaveURL(/\/login$/)
    await dialog.locator('[name="email"]').fill(email)
    await dialog.getByRole('button', { name: t.resend.submit }).click()
    await expect(dialog).toContainText(t.resend.sent)
    await expect.poll(async () => (await mailbox.mailsTo(email)).length).toBe(2)
  })

  const link = await mailbox.linkMailedTo(email, '/validate-account')
  await test.step('a program that only opens the link uses nothing up', async () => {
    expect((await page.request.get(link)).status()).toBe(200)
  })
  await test.step('another browser, as that of a mail application, asks for the password', async () => {
    await visitor.goto(link)
    await expect(visitor.getByText(t.notices.activated)).toBeVisible()
    await visitor.keyboard.type(password)
    await visitor.keyboard.press('Enter')
    await expect(visitor).toHaveURL(/\/wallet$/)
  })

  await visitor.goto(link)
  await expect(visitor.getByText(t.signedIn.notices.alreadyActive)).toBeVisible()
})

/** Fills in the form of a fan and sends it. */
async function signUp(page: Page, email: string): Promise<void> {
  await page.getByRole('radio', { name: t.registration.roles.FAN.name }).check()
  await page.locator('main [name="name"]').fill('Marta')
  await page.locator('main [name="email"]').fill(email)
  await page.locator('main [name="password"]').fill(password)
  await page.locator('main [name="repeatPassword"]').fill(password)
  await page.getByLabel(t.humanCheck.label).check()
  await expect(page.getByText(t.humanCheck.done)).toBeVisible()
  await page.locator('main [name="terms"]').check()
  await page.getByRole('button', { name: t.registration.submit }).click()
}
