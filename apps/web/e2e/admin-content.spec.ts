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
import { callAs } from './supporting.ts'

// Published terms ask everybody, and changed answers change every sportest.
const test = withOwnPodium()
test.describe.configure({ mode: 'default' })
test.use({ expectedStatuses: [400, 404, 409] })

const t = adminContentPhrases.en
const report = reportsPhrases.en
const wrong = violationPhrases.en

test('an answer of the sportest is added and changed, each name once', async ({
  page,
  people,
  signIn,
  request,
}) => {
  await signIn(adminOf(people))
  await page.goto('/admin/sportest')
  await expectBackCloses(page, () => page.getByRole('button', { name: t.sportest.add }).click())
  const dialog = dialogOf(page)
  const fill = async (texts: Record<string, string>) => {
    for (const [name, text] of Object.entries(texts)) {
      await dialog.locator(`[name="${name}"]`).fill(text)
    }
    await dialog.locator('[type="submit"]').click()
  }
  await dialog.getByLabel(t.sportest.type).selectOption('ATLHETE_BUDGET')
  await fill({ en: 'A sponsor pays it all', pt: '', weight: '11' })
  await expect(dialog).toContainText(wrong.NotBlank())
  await expect(dialog).toContainText(wrong.Max({ kind: 'Max', max: 10 }))
  await fill({ pt: 'Um patrocinador paga tudo', weight: '9' })
  await expect(dialog).toHaveCount(0)
  const row = rowOf(page, 'A sponsor pays it all')
  await expect(row).toContainText('Um patrocinador paga tudo')

  await row.getByRole('button', { name: t.sportest.change }).click()
  await expect(dialog.locator('[name="weight"]')).toHaveValue('9')
  await fill({ en: 'I have a budget for the season' })
  await expectRefusedAt(dialog.locator('[name="en"]'), refusalPhrases.en.optionNameExists)
  await fill({ en: 'Somebody pays it all' })
  await expect(rowOf(page, 'Somebody pays it all')).toBeVisible()
  const options = await (await request.get('/api/sportestAnswerOption?language=en')).text()
  expect(options).toContain('Somebody pays it all')
})

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

test('a club is renamed, and merged into the one that was meant', async ({
  page,
  people,
  signIn,
  request,
}) => {
  const athlete = await people.createPublicMember('ATHLETE')
  for (const clubName of ['Judo Clube do Norte', 'Norte J. C.', 'Judoo Sul']) {
    await callAs(request, athlete, [
      'POST',
      '/clubs',
      { clubCompositeKey: { clubName, sport: 'JUDO' } },
    ])
  }
  await signIn(adminOf(people))
  await page.goto('/admin/clubs')
  const dialog = dialogOf(page)
  const act = (word: string, club: string) => () =>
    page.getByRole('button', { name: `${word}: ${club}` }).click()
  await expectBackCloses(page, act(t.clubs.rename, 'Judoo Sul'))
  await dialog.getByLabel(t.clubs.name).fill('Norte J. C.')
  await dialog.getByRole('button', { name: t.clubs.rename }).click()
  await expect(dialog).toContainText(t.clubs.taken)
  await dialog.getByLabel(t.clubs.name).fill('Judo Sul')
  await dialog.getByRole('button', { name: t.clubs.rename }).click()
  await expect(rowOf(page, 'Judo Sul')).toBeVisible()

  await expectBackCloses(page, act(t.clubs.merge, 'Norte J. C.'))
  const merge = dialog.getByRole('button', { name: t.clubs.confirmMerge })
  await expect(merge).toBeDisabled()
  await dialog.getByRole('combobox', { name: t.clubs.into }).fill('norte')
  await dialog.getByRole('option', { name: 'Judo Clube do Norte' }).click()
  await merge.click()
  await expect(page.getByText(t.clubs.merged('Judo Clube do Norte'))).toBeVisible()
  await expect(rowOf(page, 'Norte J. C.')).toHaveCount(0)
  await page.goto('/admin/audit?act=CLUBS_MERGED')
  await expect(page.getByRole('row').nth(1)).toContainText('Norte J. C.')
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

test('a contact request is answered, found among those that were, and opened again', async ({
  page,
  people,
  signIn,
  request,
}) => {
  const data = {
    name: 'Rui Mota',
    organisation: 'Câmara de Coimbra',
    email: 'rui.mota@camara.example',
    message: 'We would like to support ten athletes.',
  }
  expect((await request.post('/api/contact-requests', { data })).status()).toBe(204)
  await signIn(adminOf(people))
  await page.goto('/admin')
  await page
    .getByRole('link', { name: /contact request/i })
    .first()
    .click()
  await expect(page).toHaveURL(/\/admin\/contacts/)
  const row = rowOf(page, 'Câmara de Coimbra')
  await expect(row).toContainText(data.message)
  await expect(row.getByRole('link', { name: t.contacts.answer })).toHaveAttribute(
    'href',
    /^mailto:rui\.mota@camara\.example/,
  )
  await page.getByLabel(t.contacts.status).selectOption('false')
  await row.getByRole('button', { name: t.contacts.mark }).click()
  await expect(row).toHaveCount(0)
  await page.getByLabel(t.contacts.status).selectOption('true')
  await expect(row).toContainText(/Answered by/)
  await row.getByRole('button', { name: t.contacts.reopen }).click()
  await expect(row).toHaveCount(0)
  await page.getByLabel(t.contacts.status).selectOption('')
  await expect(row).toContainText(t.contacts.isOpen)
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

test('a job that failed is tried again', async ({ page, people, signIn }) => {
  const { jobs } = adminMachinePhrases.en
  const failed = {
    id: 'b1a3f2c4-0d5e-4f60-8a7b-9c0d1e2f3a4b',
    name: 'send-mail',
    attempts: 5,
    error: 'connect ECONNREFUSED',
    createdAt: '2026-01-01T10:00:00.000Z',
    failedAt: '2026-01-01T11:00:00.000Z',
  }
  // Work fails for good after hours only; the server's own tests let it.
  let waiting = [failed]
  await page.route('**/api/admin/jobs?*', (route) =>
    route.fulfill({ json: waiting, headers: { 'x-total-count': String(waiting.length) } }),
  )
  await page.route(`**/api/admin/jobs/${failed.id}/retry`, (route) => {
    waiting = []
    return route.fulfill({ status: 204 })
  })
  await signIn(adminOf(people))
  await page.goto('/admin/jobs')
  await expect(rowOf(page, 'send-mail')).toContainText('ECONNREFUSED')
  await page.getByRole('button', { name: `${jobs.retry}: send-mail` }).click()
  await expect(page.getByText(jobs.retried)).toBeVisible()
  await expect(page.getByRole('heading', { name: jobs.nothing.title })).toBeVisible()
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
