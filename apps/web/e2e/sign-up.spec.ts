import { identityPhrases } from '@podium/phrases/identity'
import { refusalPhrases, unknownRefusalPhrases } from '@podium/phrases/refusals'
import { residencePhrases } from '@podium/phrases/residence'
import { violationPhrases } from '@podium/phrases/violations'
import { landingPhrases } from '@podium/phrases/landing'
import { expect, test } from './fixtures.ts'
import { expectRefusedAt } from './refused.ts'
import { freshAddress, password } from './people.ts'
import type { Page } from '@playwright/test'

const t = identityPhrases.en
const residence = residencePhrases.en
const wrong = violationPhrases.en

function fieldOf(page: Page, name: string) {
  return page.locator(`main [name="${name}"]`)
}

async function fillAsFan(page: Page, email: string): Promise<void> {
  await page.getByRole('radio', { name: /Fan/ }).check()
  await fieldOf(page, 'name').fill('Marta')
  await fieldOf(page, 'email').fill(email)
  await fieldOf(page, 'password').fill(password)
  await fieldOf(page, 'repeatPassword').fill(password)
  await page.getByLabel(t.humanCheck.label).check()
  await expect(page.getByText(t.humanCheck.done)).toBeVisible()
  await page.getByLabel(t.registration.terms.link).check()
}

const submit = (page: Page) => page.getByRole('button', { name: t.registration.submit }).click()

test('an empty form says at every field what is missing, and starts at the first', async ({
  page,
}) => {
  await page.goto('/sign-up')
  await submit(page)
  await expect(page.getByText(wrong.NotBlank())).toHaveCount(4)
  await expect(page.getByText(t.registration.chooseRole)).toBeVisible()
  await expect(page.getByText(t.humanCheck.missing)).toBeVisible()
  // At its box, and not as a toast, which would speak of the last before the first.
  await expect(page.getByText(t.registration.accept)).toHaveCount(1)
  await expect(page.getByRole('radio').first()).toBeFocused()
})

test('last name and sport are asked of athletes and managers only', async ({ page }) => {
  await page.goto('/sign-up')
  await page.getByRole('radio', { name: /Sponsor/ }).check()
  await expect(fieldOf(page, 'lastName')).toHaveCount(0)
  await page.getByRole('radio', { name: /Fan/ }).check()
  await expect(fieldOf(page, 'modality')).toHaveCount(0)
  await page.getByRole('radio', { name: /Manager/ }).check()
  await submit(page)
  await expect(fieldOf(page, 'lastName')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByRole('combobox', { name: t.registration.modality })).toHaveAttribute(
    'aria-invalid',
    'true',
  )
})

test('a password ticks off its rules while one types, and must be repeated alike', async ({
  page,
}) => {
  await page.goto('/sign-up')
  await fieldOf(page, 'password').fill('podium')
  const rules = page.getByRole('listitem').filter({ hasText: /\((done|missing)\)/ })
  await expect(rules.filter({ hasText: '(done)' })).toHaveCount(1)
  await fieldOf(page, 'password').fill(password)
  await expect(rules.filter({ hasText: '(done)' })).toHaveCount(5)
  await fieldOf(page, 'repeatPassword').fill('Podium!2027')
  await fieldOf(page, 'email').focus()
  await expect(page.getByText(wrong.PasswordsDontMatch())).toBeVisible()
})

test('a wrong NIF is told when one leaves the field', async ({ page }) => {
  await page.goto('/sign-up')
  await page.getByRole('combobox', { name: residence.country }).click()
  await page.keyboard.type('Portugal')
  await page.keyboard.press('Enter')
  await fieldOf(page, 'fiscalCode').fill('123456780')
  await page.keyboard.press('Tab')
  await expect(page.getByText(wrong.InvalidNif())).toBeVisible()
})

test('Enter in an open list chooses from it and does not send the form', async ({ page }) => {
  await page.goto('/sign-up')
  const country = page.getByRole('combobox', { name: residence.country })
  await country.click()
  await page.keyboard.type('Portug')
  await page.keyboard.press('Enter')
  await country.click()
  await page.keyboard.type('Portugal')
  await page.keyboard.press('Enter')
  await expect(country).toHaveValue('Portugal')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(country).toHaveValue('Spain')
  await country.click()
  await page.keyboard.type('xyz')
  await expect(page.getByText(residence.nothingFound)).toBeVisible()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await fieldOf(page, 'name').focus()
  await expect(country).toHaveValue('Spain')
  await expect(page.locator('[aria-invalid]')).toHaveCount(0)
})

test('an address filled in from the postal code is locked until somebody wants to edit it', async ({
  page,
}) => {
  await page.goto('/sign-up')
  await page.getByRole('combobox', { name: residence.country }).click()
  await page.keyboard.type('Spain')
  await page.keyboard.press('Enter')
  await fieldOf(page, 'postalCode').fill('28013')
  await expect(fieldOf(page, 'address')).toHaveValue('Madrid')
  await expect(fieldOf(page, 'address')).toHaveAttribute('readonly', '')
  await page.getByRole('button', { name: residence.editAddress }).click()
  await fieldOf(page, 'address').fill('Calle Mayor 1, Madrid')
  await fieldOf(page, 'postalCode').fill('08001')
  await expect(page.getByText(residence.postalCodeFound('Barcelona'))).toBeVisible()
  await expect(fieldOf(page, 'address')).toHaveValue('Calle Mayor 1, Madrid')
})

test.describe('where the look-up is out of order', () => {
  test.use({ expectedStatuses: [503] })

  test('the address is written by hand', async ({ page }) => {
    await page.route('**/postal-code/**', (route) => route.fulfill({ status: 503, json: {} }))
    await page.goto('/sign-up')
    await page.getByRole('combobox', { name: residence.country }).click()
    await page.keyboard.type('Portugal')
    await page.keyboard.press('Enter')
    await fieldOf(page, 'postalCode').fill('3000-456')
    await expect(page.getByText(residence.postalCodeUnknown)).toBeVisible()
    await fieldOf(page, 'address').fill('Rua da Sofia 12')
    await expect(fieldOf(page, 'address')).toHaveValue('Rua da Sofia 12')
  })
})

test.describe('where the terms do not come', () => {
  test.use({ expectedStatuses: [503] })

  test('the form says so and keeps everything; pressed again it goes', async ({ page }) => {
    await page.route('**/api/terms?*', (route) => route.fulfill({ status: 503, json: {} }))
    await page.goto('/sign-up')
    await fillAsFan(page, freshAddress('terms'))
    await submit(page)
    const problems = page.locator('[data-form-problems]')
    await expect(problems).toContainText(unknownRefusalPhrases.en.unknown)
    await expect(problems).toBeInViewport()
    await page.unroute('**/api/terms?*')
    await submit(page)
    await expect(page.getByRole('heading', { name: t.checkMail.title })).toBeVisible()
  })
})

test('a reload brings the draft back, but no password', async ({ page }) => {
  await page.goto('/sign-up')
  await page.getByRole('radio', { name: /Athlete/ }).check()
  await fieldOf(page, 'name').fill('Inês')
  await fieldOf(page, 'email').fill('ines@podium.example')
  await fieldOf(page, 'password').fill(password)
  await page.reload()
  await expect(fieldOf(page, 'name')).toHaveValue('Inês')
  await expect(fieldOf(page, 'email')).toHaveValue('ines@podium.example')
  await expect(page.getByRole('radio', { name: /Athlete/ })).toBeChecked()
  await expect(fieldOf(page, 'password')).toHaveValue('')
})

test('a role chosen on the landing page is locked, with a way back to choosing', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('link', { name: landingPhrases.en.forWho.sponsor.action }).click()
  await expect(page.getByText(t.registration.joiningAs)).toBeVisible()
  await expect(page.getByLabel(t.registration.companyName)).toBeVisible()
  await page.getByLabel(t.registration.companyName).fill('Volta Foods')
  await page.getByRole('button', { name: t.registration.chooseAnother }).click()
  await page.getByRole('radio', { name: /Fan/ }).check()
  await expect(fieldOf(page, 'name')).toHaveValue('Volta Foods')
})

test('the terms open over the form and leave it as it was', async ({ page }) => {
  await page.goto('/sign-up')
  await fieldOf(page, 'name').fill('Inês')
  await page.getByRole('link', { name: t.registration.terms.link, exact: true }).click()
  await expect(page.getByRole('dialog')).toContainText('credits')
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(fieldOf(page, 'name')).toHaveValue('Inês')
})

test('pressing the button twice makes one account', async ({ page, mailbox }) => {
  const email = freshAddress('twice')
  await page.goto('/sign-up')
  await fillAsFan(page, email)
  await page.getByRole('button', { name: t.registration.submit }).dblclick()
  await expect(page.getByRole('heading', { name: t.checkMail.title })).toBeVisible()
  await expect(page).toHaveURL(/\/market\/credits$/)
  await mailbox.mailTo(email)
  expect(await mailbox.mailsTo(email)).toHaveLength(1)
})

test('a sponsor with free webmail is told so at the field, before anything is sent', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/sponsor-domains/')) asked.push(new URL(request.url()).pathname)
  })
  await page.goto('/sign-up')
  const email = fieldOf(page, 'email')
  const words = page.getByText(refusalPhrases.en.invalidSponsorEmail)
  await page.getByRole('radio', { name: /Fan/ }).check()
  await email.fill('somebody@gmail.com')
  await fieldOf(page, 'password').focus()
  await expect(email).not.toHaveAttribute('aria-invalid')
  expect(asked).toEqual([])
  await page.getByRole('radio', { name: /Sponsor/ }).check()
  await expect(words).toBeVisible()
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  // Only the domain was told, and it is said for as long as it holds.
  expect(asked).toEqual(['/api/sponsor-domains/gmail.com'])
  await fieldOf(page, 'name').fill('Volta Foods')
  await email.focus()
  await fieldOf(page, 'name').focus()
  await expect(words).toBeVisible()
  await page.getByRole('radio', { name: /Fan/ }).check()
  await expect(words).toHaveCount(0)
  await page.getByRole('radio', { name: /Sponsor/ }).check()
  await expect(words).toBeVisible()
  await email.fill('somebody@volta.example')
  await expect(words).toHaveCount(0)
  await email.fill('somebody@mail.sapo.pt')
  await fieldOf(page, 'password').focus()
  await expect(words).toBeVisible()
  // An answer that comes late is about what stood there before.
  const held = Promise.withResolvers<void>()
  await page.route('**/api/sponsor-domains/iol.pt', async (route) => {
    await held.promise
    await route.continue()
  })
  const asking = page.waitForRequest('**/api/sponsor-domains/iol.pt')
  await email.fill('somebody@iol.pt')
  await fieldOf(page, 'password').focus()
  await asking
  await email.fill('somebody@volta.example')
  const late = page.waitForResponse('**/api/sponsor-domains/iol.pt')
  held.resolve()
  await (await late).finished()
  const next = page.waitForResponse('**/api/sponsor-domains/volta.example')
  await fieldOf(page, 'password').focus()
  await (await next).finished()
  await expect(words).toHaveCount(0)
  await expect(email).not.toHaveAttribute('aria-invalid')
})

test.describe('refused', () => {
  test.use({ expectedStatuses: [400] })

  test('an address that has an account keeps the form', async ({ page, people }) => {
    const { email } = await people.signUp('FAN')
    await page.goto('/sign-up')
    await fillAsFan(page, email.toUpperCase())
    await submit(page)
    const field = fieldOf(page, 'email')
    await expectRefusedAt(field, refusalPhrases.en.emailInUse)
    await expect(field).toBeInViewport()
    // Left as it is, it is told on; typed anew, the next submit decides.
    await fieldOf(page, 'name').focus()
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(fieldOf(page, 'name')).toHaveValue('Marta')
    await expect(page.getByRole('main').getByRole('link', { name: t.resend.ask })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: t.signIn.submit }).last().click()
    await expect(page).toHaveURL(/\/login$/)
    await expect(fieldOf(page, 'email')).toHaveValue(email.toUpperCase())
  })

  test('a spoiled human check is done anew, the form is kept and then taken', async ({ page }) => {
    let isSpoiled = false
    await page.route('**/api/fans?*', async (route) => {
      const address = new URL(route.request().url())
      if (!isSpoiled) address.searchParams.set('g-recaptcha-response', 'bm90aGluZw==')
      isSpoiled = true
      await route.continue({ url: address.href })
    })
    await page.goto('/sign-up')
    await fillAsFan(page, freshAddress('spoiled'))
    await submit(page)
    await expect(page.locator('[data-form-problems]')).toContainText(
      refusalPhrases.en.captchaInvalid,
    )
    await expect(page.getByText(t.humanCheck.done)).toBeVisible()
    await submit(page)
    await expect(page.getByRole('heading', { name: t.checkMail.title })).toBeVisible()
  })
})
