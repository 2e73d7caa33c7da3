import type { Page } from '@playwright/test'
import { adminContentPhrases } from '@podium/phrases/admin-content'
import { adminMoneyPhrases } from '@podium/phrases/admin-money'
import { galleriesPhrases } from '@podium/phrases/galleries'
import { homePhrases } from '@podium/phrases/home'
import { reportsPhrases } from '@podium/phrases/reports'
import { formatsOf } from '@podium/phrases/format'
import { termsPhrases } from '@podium/phrases/terms'
import { violationPhrases } from '@podium/phrases/violations'
import {
  adminOf,
  dialogOf,
  expectBackCloses,
  expectPanelStays,
  openPanel,
  panelOf,
  rowOf,
} from './administering.ts'
import { disputeOrder } from './disputing.ts'
import { expect, leave } from './fixtures.ts'
import { withOwnPodium } from './own-podium.ts'
import { choose, photo } from './pictures.ts'
import { availableCredits, createProduct } from './selling.ts'
import { Taps } from './taps.ts'

// Published terms ask everybody.
const test = withOwnPodium()
test.describe.configure({ mode: 'default' })
test.use({ expectedStatuses: [400, 404, 409] })

const t = adminContentPhrases.en
const money = adminMoneyPhrases.en
const report = reportsPhrases.en
const wrong = violationPhrases.en

/** Reports what the page shows. */
async function sendReport(page: Page, kind: 'media' | 'product', details: string): Promise<void> {
  await page.getByRole('button', { name: report.title[kind] }).click()
  const dialog = dialogOf(page).last()
  await dialog.getByLabel(report.reason).selectOption('INAPPROPRIATE')
  await dialog.getByLabel(report.details).fill(details)
  await dialog.getByRole('button', { name: report.send }).click()
  await expect(page.getByText(report.sent)).toBeVisible()
}

test('a photo and a product are reported, decided with a reason, and everybody is told', async ({
  page,
  visitor,
  people,
  signIn,
  request,
  expectAccessible,
}) => {
  test.slow()
  const athlete = await people.createPublicMember('ATHLETE', { name: 'Leonor' })
  const sponsor = await people.createSeller({ name: 'Serralva' })
  const fan = await people.createPublicMember('FAN')
  const product = await createProduct(request, sponsor)
  await signIn(athlete)
  await page.goto(`/athlete/${athlete.id}?gallery=all`)
  await choose(page, galleriesPhrases.en.add, [await photo(page, 'one.jpg')])
  const item = page.getByRole('link', { name: /^Open: / }).first()
  await expect(item).toHaveAttribute('href', /gallery\/\d+/)
  const media = (await item.getAttribute('href')) ?? ''

  await signIn(fan, visitor)
  await visitor.goto(media, { waitUntil: 'networkidle' })
  await sendReport(visitor, 'media', 'This is not hers')
  await visitor.goto(`/sponsor/product/${product}`, { waitUntil: 'networkidle' })
  await sendReport(visitor, 'product', 'It has no price on it')

  await leave(page)
  await signIn(adminOf(people))
  await page.goto('/admin/reports')
  const row = rowOf(page, 'This is not hers')
  await expect(row).toContainText(t.reports.kinds.media)
  await expect(row).toContainText('Leonor')
  const panel = await expectPanelStays(page, row)
  await expect(panel.getByRole('img', { name: t.reports.picture })).toBeVisible()
  await expectAccessible()
  const confirm = panel.getByRole('button', { name: t.reports.confirm })
  await confirm.click()
  await expect(panel).toContainText(wrong.NotBlank())
  await expect(panel).toContainText(t.reports.choose)
  await panel.getByRole('radio', { name: t.reports.choices.REMOVE.label }).check()
  await panel.locator('[name="reason"]').fill('The photo is of another athlete')
  await confirm.click()
  await expect(page.getByText(t.reports.decided)).toBeVisible()
  await expect(row).toHaveCount(0)
  await openPanel(page, rowOf(page, 'It has no price on it'))
  await panel.getByRole('radio', { name: t.reports.choices.DISMISSED.label }).check()
  await panel.locator('[name="reason"]').fill('The price is below it')
  await confirm.click()
  await expect(panel).toHaveCount(0)
  await page.getByRole('link', { name: t.reports.statuses.DISMISSED }).click()
  await expect(rowOf(page, 'The price is below it')).toHaveCount(1)
  await visitor.goto(media)
  await expect(visitor.getByRole('dialog')).toHaveCount(0)

  await visitor.goto('/notifications')
  await expect(
    visitor.getByRole('main').getByText('We looked at what you reported. Thank you.'),
  ).toHaveCount(2)
  for (const [person, words] of [
    [athlete, 'A photo or video of yours was removed: The photo is of another athlete'],
    [sponsor, 'We looked at a report about you: everything is in order.'],
  ] as const) {
    await leave(visitor)
    await signIn(person, visitor)
    await visitor.goto('/notifications')
    await expect(visitor.getByRole('main').getByText(words)).toBeVisible()
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('from home a dispute is decided in four taps', async ({
    page,
    people,
    signIn,
    request,
    expectAccessible,
  }) => {
    const { fan } = await disputeOrder(request, people)
    await signIn(adminOf(people))
    await page.goto('/home')
    const taps = new Taps(page)
    const { dispute } = homePhrases.en.waiting.counts
    const waiting = page.getByRole('link', { name: dispute(1) })
    await taps.look(waiting)
    await taps.tap(waiting)
    const panel = panelOf(page)
    await taps.look(panel.getByText('It is too small'))
    await expectAccessible()
    await taps.tap(panel.locator('label').filter({ hasText: money.orders.refund }))
    await taps.type(panel.locator('[name="reason"]'), 'It should have been told')
    await taps.tap(panel.getByRole('button', { name: money.orders.confirm }))
    await expect(page.getByText(money.orders.decided)).toBeVisible()
    expect(taps.soFar).toEqual({ taps: 4, fields: 1 })
    expect(taps.estimate, 'seconds').toBeLessThan(60)
    expect(await availableCredits(request, fan)).toBe(80)
  })
})

// The last of them: from here on everybody is asked.
test('a draft of the terms is published, and people are asked to accept it', async ({
  page,
  visitor,
  people,
  signIn,
  expectAccessible,
}) => {
  const fan = await people.createMember('FAN')
  await signIn(adminOf(people))
  await page.goto('/admin/legal')
  await page.getByRole('link', { name: new RegExp(`^${t.legal.start}`) }).click()
  await page.locator('[name="version"]').fill('2028-01')
  for (const [label, promise] of [
    [t.legal.textEn, 'Nobody is left behind.'],
    [t.legal.textPt, 'Ninguém fica para trás.'],
  ] as const) {
    const text = page.getByLabel(label)
    await text.fill(`${await text.inputValue()}\n\n${promise}`)
  }
  await page.getByRole('checkbox', { name: t.legal.isMaterial }).check()
  await page.getByRole('button', { name: t.legal.saveDraft }).click()
  await expect(page.getByText(t.legal.savedDraft)).toBeVisible()

  await page.getByRole('link', { name: `${t.legal.goOn}: 2028-01` }).click()
  await page.getByRole('radio', { name: t.legal.tabs.preview }).check()
  await expect(page.getByRole('article').first()).toContainText('Nobody is left behind.')
  for (const preview of await page.getByRole('article').all()) {
    await expect(preview).not.toContainText('{{')
  }
  await page.getByRole('radio', { name: t.legal.tabs.diff }).check()
  const added = page.locator('[data-kind="added"]')
  await expect(added.filter({ hasText: 'Nobody is left behind.' })).toBeVisible()
  // Half a link under the bar is too small a target, wherever one has scrolled to.
  await page.evaluate(() => scrollTo(0, 0))
  await expectAccessible()
  const publish = page.getByRole('button', { name: t.legal.publish, exact: true })
  await expectBackCloses(page, () => publish.click())
  const dialog = dialogOf(page)
  await dialog.getByRole('radio', { name: t.legal.whens.NOW.label }).check()
  await expect(dialog).toContainText(t.legal.publishMaterial)
  await dialog.getByRole('button', { name: t.legal.publish }).click()
  await expect(page.getByText(t.legal.isPublished('2028-01'))).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: '2028-01' })).toContainText(
    t.legal.inForce,
  )

  await signIn(fan, visitor)
  await visitor.goto('/')
  const question = dialogOf(visitor)
  const today = formatsOf('en').date(new Date())
  await expect(question).toContainText(termsPhrases.en.since(today))
  await question.getByRole('button', { name: termsPhrases.en.accept }).click()
  await expect(question).toHaveCount(0)
})
