import type { Page } from '@playwright/test'
import { identityPhrases } from '@podium/phrases/identity'
import { invitationPhrases } from '@podium/phrases/invitations'
import { expect, test } from './fixtures.ts'
import { freshAddress, type InvitedRole, password } from './people.ts'

const t = invitationPhrases.en

/** Fills in the dialog's form as far as it has the fields. */
async function fillIn(page: Page, name = 'Rui'): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.locator('[name="name"]').fill(name)
  const lastName = dialog.locator('[name="lastName"]')
  if (await lastName.isVisible()) await lastName.fill('Seabra')
  await dialog.locator('[name="password"]').fill(password)
  await dialog.locator('[name="repeatPassword"]').fill(password)
  await dialog.locator('[name="terms"]').check()
}

async function submitForm(page: Page, submit: string = t.submit): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: submit, exact: true }).click()
}

const homes: Record<InvitedRole, RegExp> = {
  ADMIN: /\/(?:admin\/users)?$/,
  ATHLETE: /\/athlete\/\d+$/,
  MANAGER: /\/manager\/\d+$/,
  SPONSOR: /\/sponsor\/\d+$/,
}

for (const role of ['ADMIN', 'ATHLETE', 'MANAGER', 'SPONSOR'] as const) {
  test(`an invited ${role} joins over the landing page and then signs in`, async ({
    page,
    people,
  }) => {
    const email = freshAddress('guest')
    await page.goto(await people.invite(role, email))
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText(t.roles[role])
    await expect(dialog.locator('[name="email"]')).toHaveValue(email)
    await expect(dialog.locator('[name="lastName"]')).toHaveCount(role === 'SPONSOR' ? 0 : 1)
    await fillIn(page)
    await submitForm(page)
    await expect(page).toHaveURL(/\/login$/)
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText(identityPhrases.en.notices.joined)).toBeVisible()
    // Joining has signed nobody in.
    await expect(page.getByRole('banner').getByText('Rui')).toHaveCount(0)
    const form = page.getByRole('main')
    await expect(form.locator('[name="email"]')).toHaveValue(email)
    await form.locator('[name="password"]').fill(password)
    await form.getByRole('button', { name: identityPhrases.en.signIn.submit }).click()
    await expect(page).toHaveURL(homes[role])
  })
}

test('the form says at its fields what is missing, and keeps what was typed over the terms', async ({
  page,
  people,
  expectAccessible,
}) => {
  await page.goto(await people.invite('ATHLETE', freshAddress('guest')))
  const dialog = page.getByRole('dialog').first()
  await expect(dialog.locator('[name="name"]')).toBeVisible()
  await expectAccessible()
  await submitForm(page)
  await expect(dialog.locator('[aria-invalid="true"]')).toHaveCount(5)
  await expect(dialog.locator('[name="name"]')).toBeFocused()
  await expect(dialog.getByText(t.accept)).toBeVisible()

  await fillIn(page, 'Rui Pedro')
  await dialog.locator('[name="terms"]').uncheck()
  await submitForm(page)
  await expect(page.getByRole('alert').getByText(t.accept)).toBeVisible()
  await dialog.locator('[name="terms"]').check()
  await dialog.getByRole('link', { name: t.terms.link }).click()
  await expect(page).toHaveURL(/legal=terms/)
  await expect(page.getByRole('dialog')).toHaveCount(2)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expect(dialog.locator('[name="name"]')).toHaveValue('Rui Pedro')
  await expect(dialog.locator('[name="password"]')).toHaveValue(password)
  await expect(dialog.locator('[name="terms"]')).toBeChecked()
})

test.describe('refused', () => {
  test.use({ expectedStatuses: [400] })

  /** The dialog says that the invitation is not open, and shows the ways on. */
  async function expectGone(page: Page): Promise<void> {
    const { gone } = t
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('heading')).toHaveText(gone.title)
    await expect(dialog).toContainText(gone.text)
    await expect(dialog.getByRole('link', { name: gone.signUp })).toBeVisible()
    await dialog.getByRole('link', { name: gone.signIn }).click()
    await expect(page).toHaveURL(/\/login$/)
  }

  test('an invitation that was used shows the way on', async ({ page, people }) => {
    const link = await people.invite('SPONSOR', freshAddress('guest'))
    await page.goto(link)
    await fillIn(page)
    await submitForm(page)
    await expect(page).toHaveURL(/\/login$/)
    await page.goto(link)
    await expectGone(page)
  })
})
