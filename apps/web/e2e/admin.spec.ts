import type { Locator, Page } from '@playwright/test'
import { adminPhrases } from '@podium/phrases/admin'
import { adminContentPhrases } from '@podium/phrases/admin-content'
import { adminMachinePhrases } from '@podium/phrases/admin-machine'
import { adminMoneyPhrases } from '@podium/phrases/admin-money'
import { adminUsersPhrases } from '@podium/phrases/admin-users'
import { refusalPhrases } from '@podium/phrases/refusals'
import { shellPhrases } from '@podium/phrases/shell'
import { violationPhrases } from '@podium/phrases/violations'
import { adminOf, choose, dialogOf, rowOf } from './administering.ts'
import { expect, test } from './fixtures.ts'
import { expectRefusedAt } from './refused.ts'
import { freshAddress } from './people.ts'

const common = adminPhrases.en
const t = adminUsersPhrases.en
const machine = adminMachinePhrases.en.audit

let count = 0

/** A last name nobody else has, so that a search finds one person. */
function uniqueName(): string {
  count += 1
  const letters = [...String(process.pid * 100 + count)].map((digit) => 'abcdefghij'[Number(digit)])
  return `Únic${letters.join('')}`
}

async function openList(page: Page, lastName: string): Promise<Locator> {
  await page.goto('/admin/users')
  await page.getByRole('searchbox', { name: t.search }).fill(lastName)
  const row = rowOf(page, lastName)
  await expect(page.getByText(common.total('1'))).toBeVisible()
  return row
}

test('after signing in an admin is at the list', async ({ page, people }) => {
  await page.goto('/login')
  const form = page.getByRole('main')
  await form.locator('[name="email"]').fill(people.admin.email)
  await form.locator('[name="password"]').fill(people.admin.password)
  await form.locator('[name="password"]').press('Enter')
  await expect(page).toHaveURL(/\/admin\/users$/)
  await expect(page.getByRole('link', { name: shellPhrases.en.bar.admin })).toBeVisible()
  await page.setViewportSize({ width: 1440, height: 900 })
  const kept = await page.evaluate(() => localStorage.getItem('podium.session'))
  const { name } = JSON.parse(kept ?? '{}') as { name: string }
  await expect(page.getByRole('banner').getByText(name)).toBeVisible()
})

test('the list is searched, filtered, sorted and paged in the address, and a reload keeps it', async ({
  page,
  people,
  signIn,
  expectAccessible,
}) => {
  const lastName = uniqueName()
  for (const name of ['Zulmira', 'Álvaro', 'Bento', 'Célia', 'Dora', 'Elsa']) {
    await people.createMember('FAN', { name, lastName })
  }
  await signIn(adminOf(people))
  await page.goto('/admin/users')
  const search = page.getByRole('searchbox', { name: t.search })
  await expect(search).toBeVisible()
  await page.keyboard.press('/')
  await expect(search).toBeFocused()
  await search.fill('un')
  await expect(page.getByText(common.tooShort)).toBeVisible()
  await search.fill(lastName.replace('Ú', 'u'))
  await expect(page.getByText(common.total('6'))).toBeVisible()
  await expect(page).toHaveURL(/q=unic/)
  await page.getByLabel(common.pageSize).selectOption('5')
  await expect(page.getByRole('row')).toHaveCount(6)
  await page.getByRole('link', { name: t.columns.name, exact: true }).click()
  await expect(page.getByRole('row').nth(1)).toContainText('Zulmira')
  await page.getByRole('link', { name: common.pages.after }).click()
  await expect(page.getByRole('row').nth(1)).toContainText('Álvaro')
  await page.reload()
  await expect(page.getByRole('row').nth(1)).toContainText('Álvaro')
  await expectAccessible()
  await page.getByLabel(t.type, { exact: true }).selectOption('SPONSOR')
  await expect(page.getByRole('heading', { name: common.nothing.title })).toBeVisible()
  await page.getByRole('link', { name: common.clearFilters }).click()
  await expect(page).toHaveURL(/\/admin\/users$/)
})

test('credits are given and taken with the balance told before, never below nothing', async ({
  page,
  people,
  signIn,
  expectAccessible,
}) => {
  const lastName = uniqueName()
  await people.createMember('FAN', { name: 'Marta', lastName })
  await signIn(adminOf(people))
  const row = await openList(page, lastName)
  const open = () => row.getByRole('button', { name: new RegExp(`^${t.credits}`) }).click()
  await open()
  const dialog = dialogOf(page)
  await expect(dialog.getByRole('button', { name: t.transfer.confirm })).toBeDisabled()
  await dialog.locator('[name="creditsNumber"]').fill('120')
  await dialog.locator('[name="description"]').fill('Welcome to Podium')
  await expect(dialog.getByRole('status').filter({ hasText: t.transfer.unit })).toContainText('120')
  await expectAccessible()
  await dialog.getByRole('button', { name: t.transfer.confirmGive('120') }).click()
  await expect(page.getByText(t.transfer.done)).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await open()
  await dialog.getByRole('radio', { name: t.transfer.take }).check()
  await dialog.locator('[name="description"]').fill('A mistake')
  await dialog.locator('[name="creditsNumber"]').fill('121')
  await expect(dialog.getByText(t.transfer.below)).toBeVisible()
  await expect(dialog.getByRole('button', { name: t.transfer.confirmTake('121') })).toBeDisabled()
  await dialog.locator('[name="creditsNumber"]').fill('20')
  await dialog.getByRole('button', { name: t.transfer.confirmTake('20') }).click()
  await expect(dialog).toHaveCount(0)
  await choose(page, row, t.record)
  await expect(page).toHaveURL(/\/admin\/audit\?userId=/)
  await expect(page.getByRole('row').nth(1)).toContainText(machine.acts.CREDITS_TAKEN)
  await expect(page.getByRole('row').nth(1)).toContainText('A mistake')
  await expectAccessible()
})

test.describe('invitations', () => {
  test.use({ expectedStatuses: [400] })

  test('need a sport for athletes and a company address for sponsors; they are sent again and taken back', async ({
    page,
    people,
    signIn,
    mailbox,
    expectAccessible,
  }) => {
    await signIn(adminOf(people))
    await page.goto('/admin/users/add')
    const dialog = dialogOf(page)
    const send = dialog.getByRole('button', { name: t.inviting.send })
    await send.click()
    await expect(dialog).toContainText(violationPhrases.en.NotBlank())
    const email = freshAddress('invited')
    await dialog.getByLabel(t.inviting.email).fill(email)
    await send.click()
    await expect(dialog.locator('[name="email"]')).not.toHaveAttribute('aria-invalid')
    await expect(dialog).toContainText(violationPhrases.en.NotBlank())
    await dialog.getByLabel(t.inviting.role).selectOption('SPONSOR')
    await dialog.getByLabel(t.inviting.email).fill('somebody@gmail.com')
    await dialog.getByLabel(t.inviting.role).focus()
    await expect(dialog).toContainText(refusalPhrases.en.invalidSponsorEmail)
    await send.click()
    await expectRefusedAt(dialog.locator('[name="email"]'), refusalPhrases.en.invalidSponsorEmail)
    await dialog.getByLabel(t.inviting.email).fill(email)
    await expectAccessible()
    await send.click()
    await expect(page).toHaveURL(/\/admin\/users$/)
    const first = await mailbox.linkMailedTo(email, '/register')
    expect(first).toMatch(/-SPONSOR$/)
    await page.goto('/admin/invitations')
    const row = rowOf(page, email)
    await expect(row).toContainText(t.invitations.states.PENDING)
    await row.getByRole('button', { name: new RegExp(`^${t.invitations.resend}`) }).click()
    await expect(page.getByText(t.invitations.resent(email))).toBeVisible()
    await row.getByRole('button', { name: new RegExp(`^${t.invitations.revoke}`) }).click()
    await dialog.getByRole('button', { name: t.invitations.revoke }).click()
    await expect(row).toContainText(t.invitations.states.REVOKED)
    await expectAccessible()
  })
})

test('pointing at somebody in the list puts nothing on record', async ({
  page,
  people,
  signIn,
}) => {
  const lastName = uniqueName()
  const fan = await people.createMember('FAN', { name: 'Marta', lastName })
  await signIn(adminOf(people))
  const row = await openList(page, lastName)
  const file = page.waitForResponse(/\/FanPage-/)
  await row.getByRole('link', { name: `Marta ${lastName}`, exact: true }).hover()
  await file
  await page.waitForLoadState('networkidle')
  const record = await people.asAdmin('GET', `/api/admin/audit?userId=${fan.id}`)
  expect(record).toEqual([])
})

test('a draft of a legal text is written, looked at, compared and found again', async ({
  page,
  people,
  signIn,
  expectAccessible,
}) => {
  const legal = adminContentPhrases.en.legal
  await signIn(adminOf(people))
  await page.goto('/admin/legal?kind=gender-equality')
  await page
    .getByRole('link', { name: new RegExp(`^${legal.start}`) })
    .first()
    .click()
  const version = `draft-${process.pid}`
  await page.locator('[name="version"]').fill(version)
  const text = page.getByLabel(legal.textEn)
  await text.fill(`${await text.inputValue()}\n\nOne more promise.`)
  await page.getByRole('radio', { name: legal.tabs.diff }).check()
  await expect(page.locator('[data-kind="added"]').last()).toContainText('One more promise.')
  await expect(page.getByText(legal.same)).toBeVisible()
  // Half a link under the bar is too small a target, wherever one has scrolled to.
  await page.evaluate(() => scrollTo(0, 0))
  await expectAccessible()
  await page.getByRole('radio', { name: legal.tabs.preview }).check()
  await expect(page.getByRole('article').getByText('One more promise.')).toBeVisible()
  await page.getByRole('button', { name: legal.saveDraft }).click()
  await expect(page.getByText(legal.savedDraft)).toBeVisible()
  await page.getByRole('link', { name: `${legal.goOn}: ${version}` }).click()
  await expect(page.getByLabel(legal.textEn)).toHaveValue(/One more promise\.$/)
})

test.describe('the parts', () => {
  test.use({ expectedStatuses: [404] })

  test('all open without a fault, and a word that is none is no part', async ({
    page,
    people,
    signIn,
    expectAccessible,
  }) => {
    test.slow()
    await signIn(adminOf(people))
    const parts = Object.keys(common.parts) as (keyof typeof common.parts)[]
    for (const part of parts) {
      await page.goto(part === 'dashboard' ? '/admin' : `/admin/${part}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('navigation', { name: common.nav })).toContainText(
        common.parts[part],
      )
      await expectAccessible()
    }
    await page.goto('/admin/ledger')
    await expect(page.getByText(adminMoneyPhrases.en.ledger.sound)).toBeVisible()
    await page.goto('/admin/nothing-like-this')
    await expect(
      page.getByRole('heading', { name: shellPhrases.en.pageNotFound.title }),
    ).toBeVisible()
  })
})

test.describe('in Portuguese, on a phone', () => {
  test.use({ locale: 'pt-PT', viewport: { width: 390, height: 844 } })

  test('the list, the dialogs and the overview are all there', async ({
    page,
    people,
    signIn,
    expectAccessible,
  }) => {
    const words = adminUsersPhrases.pt
    const lastName = uniqueName()
    await people.createMember('FAN', { name: 'Marta', lastName })
    await signIn(await people.createAdmin())
    await page.goto(`/admin/users?q=${encodeURIComponent(lastName)}`)
    const row = rowOf(page, lastName)
    await row.getByRole('button', { name: new RegExp(`^${words.credits}`) }).click()
    await expect(dialogOf(page)).toContainText(words.transfer.title(`Marta ${lastName}`))
    await expectAccessible()
    await page.goBack()
    await expect(dialogOf(page)).toHaveCount(0)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
    expect(wide, 'nothing is wider than the phone').toBe(false)
    await page.goto('/admin')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      adminMachinePhrases.pt.dashboard.title,
    )
    await expectAccessible()
  })
})
