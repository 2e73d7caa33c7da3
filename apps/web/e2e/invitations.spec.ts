import { identityPhrases } from '@podium/phrases/identity'
import { invitationPhrases } from '@podium/phrases/invitations'
import { expect, test } from './fixtures.ts'
import { freshAddress, password } from './people.ts'

const t = invitationPhrases.en

// The other roles, what is missing in the form and links that do not work are in
// `apps/web/test/invitations.test.ts`.
test.use({ expectedStatuses: [400, 404] })

test('an invited athlete joins over the landing page, signs in, and the invitation is used', async ({
  page,
  people,
}) => {
  const email = freshAddress('guest')
  const link = await people.invite('ATHLETE', email)
  await page.goto(link)
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(t.roles.ATHLETE)
  await expect(dialog.locator('[name="email"]')).toHaveValue(email)
  await dialog.locator('[name="name"]').fill('Rui')
  await dialog.locator('[name="lastName"]').fill('Seabra')
  await dialog.locator('[name="password"]').fill(password)
  await dialog.locator('[name="repeatPassword"]').fill(password)
  await dialog.locator('[name="terms"]').check()
  await dialog.getByRole('button', { name: t.submit, exact: true }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText(identityPhrases.en.notices.joined)).toBeVisible()
  // Joining has signed nobody in.
  await expect(page.getByRole('banner').getByText('Rui')).toHaveCount(0)
  const form = page.getByRole('main')
  await expect(form.locator('[name="email"]')).toHaveValue(email)
  await form.locator('[name="password"]').fill(password)
  await form.getByRole('button', { name: identityPhrases.en.signIn.submit }).click()
  await expect(page).toHaveURL(/\/athlete\/\d+$/)
  await page.goto(link)
  await expect(dialog.getByRole('heading')).toHaveText(t.gone.title)
})
