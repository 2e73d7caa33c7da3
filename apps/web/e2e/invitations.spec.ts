import type { Page } from '@playwright/test'
import { identityPhrases } from '@podium/phrases/identity'
import { invitationPhrases } from '@podium/phrases/invitations'
import { refusalPhrases } from '@podium/phrases/refusals'
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

test('closing the invitation leaves the landing page', async ({ page, people }) => {
  await page.goto(await people.invite('SPONSOR', freshAddress('guest')))
  await expect(page.getByRole('dialog').locator('[name="name"]')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/\/$/)
})

test.describe('refused', () => {
  test.use({ expectedStatuses: [400] })

  /** The dialog says that the invitation is not open, and shows the ways on. */
  async function expectGone(page: Page, language: 'en' | 'pt' = 'en'): Promise<void> {
    const { gone } = invitationPhrases[language]
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

  test('an invitation that was taken back, before or while the form is open, too', async ({
    page,
    people,
  }) => {
    const email = freshAddress('guest')
    const link = await people.invite('MANAGER', email)
    await page.goto(link)
    await fillIn(page)
    const list = '/api/authentication/invitations?_limit=100'
    const invitations = (await people.asAdmin('GET', list)) as { id: number; email: string }[]
    const { id = 0 } = invitations.find((invitation) => invitation.email === email) ?? {}
    await people.asAdmin('DELETE', `/api/authentication/invitations/${id}`)
    await submitForm(page)
    await expectGone(page)
    await page.goto(link)
    await expectGone(page)
  })

  test('so does one that has expired', async ({ page, people }) => {
    const link = await people.invite('SPONSOR', freshAddress('guest'))
    // What the server says after fourteen days; that it does is proven with its clock moved.
    const refusal = { errors: [{ errorCode: 11 }], fields: {}, requestId: 'x' }
    await page.route('**/authentication/invitation/*', (route) =>
      route.fulfill({ status: 400, json: refusal }),
    )
    await page.goto(link)
    await expectGone(page)
  })

  test('in Portuguese a link of nobody says so too', async ({ prefer, page }) => {
    await prefer({ language: 'pt', theme: 'LIGHT' })
    await page.goto('/register/nothing-SPONSOR')
    await expectGone(page, 'pt')
    await page.goto('/register/')
    await expectGone(page, 'pt')
  })

  test('an edited marker is refused in words, and the link as it was sent works', async ({
    page,
    people,
  }) => {
    const email = freshAddress('guest')
    const link = await people.invite('ATHLETE', email)
    await page.goto(link.replace('-ATHLETE', '-ADMIN'))
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText(t.roles.ATHLETE)
    await fillIn(page)
    await submitForm(page)
    await expect(dialog.locator('[data-form-problems]')).toContainText(
      refusalPhrases.en.invalidUserType,
    )
    await expect(dialog).toContainText(t.altered.text)
    await dialog.getByRole('link', { name: t.altered.open }).click()
    await expect(page).toHaveURL(new RegExp(`${link}$`))
    await fillIn(page)
    await submitForm(page)
    await expect(page).toHaveURL(/\/login$/)
  })
})
