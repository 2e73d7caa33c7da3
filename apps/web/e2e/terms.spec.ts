import type { Page } from '@playwright/test'
import { firstDayAhead } from '@podium/contract/terms-ahead'
import { adminContentPhrases } from '@podium/phrases/admin-content'
import { formatsOf } from '@podium/phrases/format'
import { identityPhrases } from '@podium/phrases/identity'
import { paymentsPhrases } from '@podium/phrases/payments'
import { refusalPhrases } from '@podium/phrases/refusals'
import { settingsPhrases } from '@podium/phrases/settings'
import { termsPhrases } from '@podium/phrases/terms'
import { openPackPurchase, fillInvoice, payInSandbox } from './buying.ts'
import { expect } from './fixtures.ts'
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

/** The day on which what is published at once is in force. */
const today = () => formatsOf('en').date(new Date())

const dialogOf = (page: Page) => page.getByRole('dialog')

test('new terms are put off, the old ones read, and accepted where an act asks for them', async ({
  page,
  people,
  expectAccessible,
}) => {
  const athlete = await people.createMember('ATHLETE')
  const { version: agreed, text: old } = (await (
    await page.request.get('/api/terms?language=en')
  ).json()) as { version: string; text: string }
  const version = await changeTerms(people)
  await page.goto('/login')
  const form = page.getByRole('main')
  await form.locator('[name="email"]').fill(athlete.email)
  await form.locator('[name="password"]').fill(athlete.password)
  await form.getByRole('button', { name: identityPhrases.en.signIn.submit }).click()
  const dialog = dialogOf(page)
  await expect(dialog).toContainText(t.since(today()))
  await expect(dialog).toContainText(`Take ${count}.`)
  await expectAccessible()
  await dialog.getByRole('button', { name: t.later }).click()
  await expect(dialog).toHaveCount(0)
  const publish = page.getByRole('main').getByRole('button', { name: /^Publish/ })
  await page.reload()
  await expect(publish).toBeVisible()
  await expect(dialog).toHaveCount(0)

  await test.step('what one agreed to can be read as it was then', async () => {
    await page.goto('/settings/consents')
    await page
      .locator('#consents')
      .getByRole('link')
      .filter({ hasText: settingsPhrases.en.consents.version(agreed) })
      .first()
      .click()
    await expect(dialog).toContainText(t.from(''))
    await expect(dialog).not.toContainText(`Take ${count}.`)
    expect(old).not.toContain(`Take ${count}.`)
    await dialog.getByRole('link', { name: 'Terms and conditions' }).click()
    await expect(dialog).toContainText(`Take ${count}.`)
    await page.goBack()
    await expect(dialog).toHaveCount(0)
  })

  await page.goto(`/athlete/${athlete.id}`)
  await publish.click()
  await expect(dialog).toContainText(t.forAct)
  await dialog.getByRole('button', { name: t.accept }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText(t.accepted)).toBeVisible()
  await expect(publish).toHaveCount(0)
  await page.goto('/settings/consents')
  await expect(page.locator('#consents')).toContainText(version)
  await expect(dialog).toHaveCount(0)
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
  await changeTerms(people)
  const pay = page.getByRole('button', { name: paymentsPhrases.en.dialog.confirm('€200.00') })
  await pay.click()
  const question = dialogOf(page).filter({ hasText: t.forAct })
  await expect(question).toContainText(t.since(today()))
  await question.getByRole('button', { name: t.later }).click()
  await expect(page.locator('[data-form-problems]').filter({ visible: true })).toContainText(
    refusalPhrases.en.acceptLastTerms,
  )
  await pay.click()
  await question.getByRole('button', { name: t.accept }).click()
  await expect(page.getByText(paymentsPhrases.en.dialog.step(2, 2))).toBeVisible()
  await payInSandbox(page, 'CARD', 'approve')
  await expect(dialogOf(page)).toContainText(paymentsPhrases.en.status.titles.PAID)
})

test('terms to come are announced to everybody, read until then, and asked for on their day', async ({
  page,
  visitor,
  people,
  signIn,
  expectAccessible,
}) => {
  const fan = await people.createMember('FAN')
  await signIn(await people.createAdmin())
  await page.goto('/admin/legal')
  const { legal } = adminContentPhrases.en
  await page
    .getByRole('link', { name: new RegExp(`^${legal.start}`) })
    .first()
    .click()
  await page.locator('[name="version"]').fill('2031-1')
  for (const label of [legal.textEn, legal.textPt])
    await page.getByLabel(label).fill(`# ${label}\n\nTo come.`)
  await page.getByRole('checkbox', { name: legal.isMaterial }).check()
  await page.getByRole('button', { name: legal.publish, exact: true }).click()
  await expect(dialogOf(page)).toContainText(legal.announceText)
  await expectAccessible()
  await dialogOf(page).getByRole('button', { name: legal.announce }).click()
  await expect(page.getByText(legal.isAnnounced('2031-1'))).toBeVisible()

  await signIn(fan, visitor)
  const from = formatsOf('en').day(firstDayAhead())
  await expect(async () => {
    await visitor.goto('/notifications')
    await visitor.getByRole('main').getByRole('link', { name: from }).click({ timeout: 2000 })
  }).toPass()
  const shown = dialogOf(visitor)
  await expect(shown).toContainText(t.from(from))
  await expect(shown).toContainText('To come.')
  await expectAccessible(visitor)
  await visitor.goto('/')
  await expect(shown).toHaveCount(0)

  await people.asAdmin('POST', '/api/test-clock', { days: 16 })
  await signIn(fan, visitor)
  await visitor.goto('/')
  await expect(shown).toContainText(t.since(from))
  await shown.getByRole('button', { name: t.accept }).click()
  await expect(shown).toHaveCount(0)
})
