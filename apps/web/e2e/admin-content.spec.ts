import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { adminContentPhrases } from '@podium/phrases/admin-content'
import { adminMachinePhrases } from '@podium/phrases/admin-machine'
import { adminUsersPhrases } from '@podium/phrases/admin-users'
import { galleriesPhrases } from '@podium/phrases/galleries'
import { refusalPhrases } from '@podium/phrases/refusals'
import { reportsPhrases } from '@podium/phrases/reports'
import { shellPhrases } from '@podium/phrases/shell'
import { termsPhrases } from '@podium/phrases/terms'
import { formatPhrases, violationPhrases } from '@podium/phrases/violations'
import { adminOf, dialogOf, expectBackCloses, rowOf } from './administering.ts'
import { expect } from './fixtures.ts'
import { expectRefusedAt } from './refused.ts'
import { withOwnPodium } from './own-podium.ts'
import { choose, photo } from './pictures.ts'
import { createProduct } from './selling.ts'

// Published terms ask everybody.
const test = withOwnPodium()
test.describe.configure({ mode: 'default' })
test.use({ expectedStatuses: [400, 404, 409] })

const t = adminContentPhrases.en
const report = reportsPhrases.en
const wrong = violationPhrases.en

test('a domain is allowed to sponsors, told in the form, and taken back', async ({
  page,
  visitor,
  people,
  signIn,
  expectAccessible,
}) => {
  const refused = visitor.getByText(refusalPhrases.en.invalidSponsorEmail)
  const email = visitor.locator('main [name="email"]')
  const leaveEmail = async () => {
    const answer = visitor.waitForResponse('**/api/sponsor-domains/nos.pt')
    await email.fill('helena@nos.pt')
    await visitor.locator('main [name="password"]').focus()
    await answer
  }
  await visitor.goto('/sign-up')
  await visitor.getByRole('radio', { name: /Sponsor/ }).check()
  await leaveEmail()
  await expect(refused).toBeVisible()

  await signIn(adminOf(people))
  await page.goto('/admin/domains')
  await expect(page.getByText(t.domains.nothing.title)).toBeVisible()
  await expectBackCloses(page, () => page.getByRole('button', { name: t.domains.add }).click())
  const dialog = dialogOf(page)
  const field = dialog.getByRole('textbox', { name: t.domains.domain })
  const add = async (domain: string) => {
    await field.fill(domain)
    await dialog.locator('[type="submit"]').click()
  }
  await add('www nos')
  await expectRefusedAt(field, formatPhrases.en.domain)
  await expect(dialog).toContainText(wrong.NotBlank())
  await dialog.getByRole('textbox', { name: t.domains.reason }).fill('NOS is a company of its own')
  await expectAccessible()
  await add('@NOS.pt')
  const row = rowOf(page, 'nos.pt')
  await expect(row).toContainText(t.domains.verdicts.ALLOWED)
  await expectAccessible()
  await page.getByRole('button', { name: t.domains.add }).click()
  await dialog.getByRole('radio', { name: t.domains.verdicts.BLOCKED }).check()
  await dialog.getByRole('textbox', { name: t.domains.reason }).fill('Webmail')
  await add('nos.pt')
  await expectRefusedAt(field, t.domains.taken)
  await dialog.getByRole('button', { name: shellPhrases.en.cancel }).click()

  await leaveEmail()
  await expect(email).not.toHaveAttribute('aria-invalid')
  await expect(refused).toHaveCount(0)

  await row.getByRole('button', { name: t.domains.remove }).click()
  await expectAccessible()
  await dialog.getByRole('button', { name: t.domains.remove }).click()
  await expect(page.getByText(t.domains.nothing.title)).toBeVisible()
  await leaveEmail()
  await expect(refused).toBeVisible()
  await page.goto('/admin/audit')
  await expect(rowOf(page, adminMachinePhrases.en.audit.acts.DOMAIN_REMOVED)).toContainText(
    t.domains.verdicts.ALLOWED,
  )
})

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
  const sponsor = await people.createPublicMember('SPONSOR', { name: 'Serralva' })
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

  await page.context().clearCookies()
  await signIn(adminOf(people))
  await page.goto('/admin/reports')
  const row = rowOf(page, 'This is not hers')
  await expect(row).toContainText(t.reports.kinds.media)
  await expect(row).toContainText('Leonor')
  const dialog = dialogOf(page)
  await expectBackCloses(page, () => row.getByRole('button', { name: /^Decide/ }).click())
  await expectAccessible()
  await dialog.getByRole('button', { name: t.reports.confirm }).click()
  await expect(dialog).toContainText(wrong.NotBlank())
  await dialog.locator('[name="reason"]').fill('The photo is of another athlete')
  await dialog.getByRole('button', { name: t.reports.confirm }).click()
  await expect(page.getByText(t.reports.decided)).toBeVisible()
  await expect(row).toHaveCount(0)
  await page
    .getByRole('button', { name: /^Decide/ })
    .first()
    .click()
  await dialog.getByRole('radio', { name: t.reports.dismiss }).check()
  await dialog.locator('[name="reason"]').fill('The price is below it')
  await dialog.getByRole('button', { name: t.reports.confirm }).click()
  await expect(dialog).toHaveCount(0)
  await page.getByRole('link', { name: t.reports.statuses.DISMISSED }).click()
  await expect(rowOf(page, 'It has no price on it')).toContainText('The price is below it')

  await visitor.goto('/notifications')
  await expect(
    visitor.getByRole('main').getByText('We looked at what you reported. Thank you.'),
  ).toHaveCount(2)
  for (const [person, words] of [
    [athlete, 'A report about you was upheld: The photo is of another athlete'],
    [sponsor, 'A report about you was looked at: everything is in order.'],
  ] as const) {
    await visitor.context().clearCookies()
    await signIn(person, visitor)
    await visitor.goto('/notifications')
    await expect(visitor.getByRole('main').getByText(words)).toBeVisible()
  }
})

test('the people of a list come as a file, as they are filtered', async ({
  page,
  people,
  signIn,
}) => {
  const fan = await people.createMember('FAN', { name: 'Zulmira' })
  await people.createMember('FAN', { name: 'Aurora' })
  await signIn(adminOf(people))
  await page.goto('/admin/users?q=zulmira')
  await expect(rowOf(page, 'Zulmira')).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: adminUsersPhrases.en.csv }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/\.csv$/)
  const lines = (await readFile(await file.path(), 'utf8')).trim().split(/\r?\n/)
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain(fan.email)
})

// The last of them: from here on everybody is asked.
test('a draft of the terms is published, and people are asked to accept it', async ({
  page,
  visitor,
  people,
  signIn,
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
  const publish = page.getByRole('button', { name: t.legal.publish, exact: true })
  await expectBackCloses(page, () => publish.click())
  const dialog = dialogOf(page)
  await expect(dialog).toContainText(t.legal.publishMaterial)
  await dialog.getByRole('button', { name: t.legal.publish }).click()
  await expect(page.getByText(t.legal.isPublished('2028-01'))).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: '2028-01' })).toContainText(
    t.legal.inForce,
  )

  await signIn(fan, visitor)
  await visitor.goto('/')
  const question = dialogOf(visitor)
  await expect(question).toContainText(termsPhrases.en.version('2028-01'))
  await question.getByRole('button', { name: termsPhrases.en.accept }).click()
  await expect(question).toHaveCount(0)
})
