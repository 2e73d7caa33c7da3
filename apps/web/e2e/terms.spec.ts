import type { Page } from '@playwright/test'
import { identityPhrases } from '@podium/phrases/identity'
import { paymentsPhrases } from '@podium/phrases/payments'
import { refusalPhrases } from '@podium/phrases/refusals'
import { shellPhrases } from '@podium/phrases/shell'
import { termsPhrases } from '@podium/phrases/terms'
import { openPackPurchase, fillInvoice, payInSandbox, proceed } from './buying.ts'
import { expect } from './fixtures.ts'
import { expectRefusedAt } from './refused.ts'
import { withOwnPodium } from './own-podium.ts'
import type { People } from './people.ts'

// Changed terms ask everybody: these journeys have a Podium of their own.
const test = withOwnPodium()
test.describe.configure({ mode: 'default' })
test.use({ expectedStatuses: [400, 404] })

const t = termsPhrases.en

let count = 0

async function changeTerms(people: People): Promise<string> {
  count += 1
  const version = `2027-${count}`
  const text = { en: `# Terms\n\nTake ${count}.`, pt: `# Termos\n\nVersão ${count}.` }
  await people.asAdmin('POST', '/api/admin/terms', { version, text, material: true })
  return version
}

const dialogOf = (page: Page) => page.getByRole('dialog')

test('after signing in the new terms are shown, and accepting ends the question', async ({
  page,
  people,
  expectAccessible,
}) => {
  const fan = await people.createMember('FAN')
  const version = await changeTerms(people)
  await page.goto('/login')
  const form = page.getByRole('main')
  await form.locator('[name="email"]').fill(fan.email)
  await form.locator('[name="password"]').fill(fan.password)
  await form.getByRole('button', { name: identityPhrases.en.signIn.submit }).click()
  const dialog = dialogOf(page)
  await expect(dialog).toContainText(t.version(version))
  await expect(dialog).toContainText(`Take ${count}.`)
  await expectAccessible()
  await dialog.getByRole('button', { name: t.accept }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText(t.accepted)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await page.goto('/settings#consents')
  await expect(page.locator('#consents')).toContainText(version)
})

test('later is an answer: one looks around, and an act asks again and then goes on', async ({
  page,
  people,
  signIn,
}) => {
  const athlete = await people.createMember('ATHLETE')
  await changeTerms(people)
  await signIn(athlete)
  await page.goto(`/athlete/${athlete.id}`)
  const dialog = dialogOf(page)
  await dialog.getByRole('button', { name: t.later }).click()
  await expect(dialog).toHaveCount(0)
  await page.reload()
  const publish = page.getByRole('main').getByRole('button', { name: /^Publish/ })
  await expect(publish).toBeVisible()
  await expect(dialog).toHaveCount(0)

  await publish.click()
  await expect(dialog).toContainText(t.forAct)
  await dialog.getByRole('button', { name: t.later }).click()
  await expect(page.getByText(refusalPhrases.en.acceptLastTerms)).toBeVisible()
  await expect(publish).toBeVisible()

  await publish.click()
  await dialog.getByRole('button', { name: t.accept }).click()
  await expect(dialog).toHaveCount(0)
  await expect(publish).toHaveCount(0)
})

test('what one agreed to can be read as it was then', async ({ page, people, signIn }) => {
  const fan = await people.createMember('FAN')
  await signIn(fan)
  const { version: agreed } = await (await page.request.get('/api/terms')).json()
  const old = (await (await page.request.get('/api/terms?language=en')).json()).text as string
  const now = await changeTerms(people)
  await page.goto('/settings#consents')
  await dialogOf(page).getByRole('button', { name: t.later }).click()
  await page.locator('#consents').getByRole('link').filter({ hasText: agreed }).first().click()
  const text = dialogOf(page)
  await expect(text).toContainText(shellPhrases.en.legal.version(agreed))
  await expect(text).not.toContainText(`Take ${count}.`)
  expect(old).not.toContain(`Take ${count}.`)
  await text.getByRole('link', { name: 'Terms and conditions' }).click()
  await expect(text).toContainText(shellPhrases.en.legal.version(now))
  await page.goBack()
  await expect(text).toHaveCount(0)
})

test('paying asks for terms that changed meanwhile, and goes on with what was typed', async ({
  page,
  people,
  signIn,
}) => {
  const fan = await people.createMember('FAN')
  await signIn(fan)
  await openPackPurchase(page, 120)
  await fillInvoice(page)
  await proceed(page)
  const version = await changeTerms(people)
  const pay = page.getByRole('button', { name: paymentsPhrases.en.dialog.confirm('€200.00') })
  await pay.click()
  const question = dialogOf(page).filter({ hasText: t.forAct })
  await expect(question).toContainText(t.version(version))
  await question.getByRole('button', { name: t.later }).click()
  await expect(page.locator('[data-form-problems]')).toContainText(
    refusalPhrases.en.acceptLastTerms,
  )
  await pay.click()
  await question.getByRole('button', { name: t.accept }).click()
  await expect(page.getByText(paymentsPhrases.en.dialog.step(3, 3))).toBeVisible()
  await payInSandbox(page, 'CARD', 'approve')
  await expect(dialogOf(page)).toContainText(paymentsPhrases.en.status.titles.PAID)
})

test('terms that changed again while one read them are shown before they are accepted', async ({
  page,
  people,
  signIn,
}) => {
  const fan = await people.createMember('FAN')
  const first = await changeTerms(people)
  await signIn(fan)
  await page.goto('/')
  const dialog = dialogOf(page)
  await expect(dialog).toContainText(t.version(first))
  const second = await changeTerms(people)
  await dialog.getByRole('button', { name: t.accept }).click()
  await expect(dialog).toContainText(t.changedAgain)
  await expect(dialog).toContainText(t.version(second))
  await dialog.getByRole('button', { name: t.accept }).click()
  await expect(dialog).toHaveCount(0)
})

test('in Portuguese the terms are in Portuguese', async ({ prefer, page, people, signIn }) => {
  const fan = await people.createMember('FAN')
  await changeTerms(people)
  await signIn(fan)
  await prefer({ language: 'pt', theme: 'DARK' })
  await page.goto('/')
  const dialog = dialogOf(page)
  await expect(dialog.getByRole('heading', { level: 2 })).toHaveText(termsPhrases.pt.title)
  await expect(dialog).toContainText(`Versão ${count}.`)
})

test('an invitation whose terms changed meanwhile wants a tick of its own', async ({
  page,
  people,
}) => {
  await page.goto(await people.invite('SPONSOR', 'terms.guest@podium.example'))
  const dialog = dialogOf(page)
  await dialog.locator('[name="name"]').fill('Volta Foods')
  await dialog.locator('[name="password"]').fill('Podium!2026')
  await dialog.locator('[name="repeatPassword"]').fill('Podium!2026')
  await dialog.locator('[name="terms"]').check()
  await changeTerms(people)
  await dialog.locator('[type="submit"]').click()
  await expectRefusedAt(dialog.locator('[name="terms"]'), refusalPhrases.en.acceptLastTermsToJoin)
  await expect(dialog.locator('[name="terms"]')).not.toBeChecked()
  await expect(dialog.locator('[name="name"]')).toHaveValue('Volta Foods')
  await dialog.locator('[name="terms"]').check()
  await dialog.locator('[type="submit"]').click()
  await expect(page).toHaveURL(/\/login$/)
})
