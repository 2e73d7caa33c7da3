import type { Page } from '@playwright/test'
import { identityPhrases } from '@podium/phrases/identity'
import { refusalPhrases, unknownRefusalPhrases } from '@podium/phrases/refusals'
import { expect, test } from './fixtures.ts'
import { expectRefusedAt } from './refused.ts'
import { freshAddress, password } from './people.ts'

const t = identityPhrases.en

function fieldOf(page: Page, name: string) {
  return page.locator(`main [name="${name}"]`)
}

/** The person, as far as a reload of the tab brings it back. */
async function fillPerson(page: Page, email: string): Promise<void> {
  await page.getByRole('radio', { name: /Fan/ }).check()
  await fieldOf(page, 'name').fill('Marta')
  await fieldOf(page, 'email').fill(email)
  await fieldOf(page, 'password').fill(password)
}

async function fillRest(page: Page): Promise<void> {
  await fieldOf(page, 'password').fill(password)
  await fieldOf(page, 'repeatPassword').fill(password)
  await page.getByLabel(t.humanCheck.label).check()
  await expect(page.getByText(t.humanCheck.done)).toBeVisible()
  await page.getByLabel(t.registration.terms.link).check()
}

const submitOf = (page: Page) => page.getByRole('button', { name: t.registration.submit })

test('a reload brings the draft back, but no password; pressing the button twice makes one account', async ({
  page,
  mailbox,
}) => {
  const email = freshAddress('twice')
  await page.goto('/sign-up')
  await fillPerson(page, email)
  await page.reload()
  await expect(fieldOf(page, 'name')).toHaveValue('Marta')
  await expect(fieldOf(page, 'email')).toHaveValue(email)
  await expect(page.getByRole('radio', { name: /Fan/ })).toBeChecked()
  await expect(fieldOf(page, 'password')).toHaveValue('')

  await fillRest(page)
  await submitOf(page).dblclick()
  await expect(page.getByRole('heading', { name: t.checkMail.title })).toBeVisible()
  await expect(page).toHaveURL(/\/market\/credits$/)
  await mailbox.mailTo(email)
  expect(await mailbox.mailsTo(email)).toHaveLength(1)
})

test.describe('refused', () => {
  test.use({ expectedStatuses: [400, 503] })

  test('whatever a sign-up is refused for is shown where one looks, and the form is kept and taken', async ({
    page,
    people,
  }) => {
    const { email } = await people.signUp('FAN')
    await page.route('**/api/terms?*', (route) => route.fulfill({ status: 503, json: {} }))
    await page.goto('/sign-up')
    await fillPerson(page, email.toUpperCase())
    await fillRest(page)
    await submitOf(page).click()
    const problems = page.locator('[data-form-problems]')
    await expect(problems).toContainText(unknownRefusalPhrases.en.unknown)
    await expect(problems).toBeInViewport()

    await page.unroute('**/api/terms?*')
    await spoilHumanCheck(page)
    await submitOf(page).click()
    await expect(problems).toContainText(refusalPhrases.en.captchaInvalid)
    await expect(problems).toBeInViewport()
    await expect(page.getByText(t.humanCheck.done)).toBeVisible()

    await submitOf(page).click()
    const field = fieldOf(page, 'email')
    await expectRefusedAt(field, refusalPhrases.en.emailInUse)
    await expect(field).toBeInViewport()
    await expect(fieldOf(page, 'name')).toHaveValue('Marta')
    await expect(page.getByText(t.humanCheck.done)).toBeVisible()

    await field.fill(freshAddress('other'))
    await submitOf(page).click()
    await expect(page.getByRole('heading', { name: t.checkMail.title })).toBeVisible()
  })
})

/** The answer of the human check that is sent next is none. */
async function spoilHumanCheck(page: Page): Promise<void> {
  const spoil = (address: URL) => {
    address.searchParams.set('g-recaptcha-response', 'bm90aGluZw==')
    return address.href
  }
  await page.route(
    '**/api/fans?*',
    (route) => route.continue({ url: spoil(new URL(route.request().url())) }),
    { times: 1 },
  )
}
