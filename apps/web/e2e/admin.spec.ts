import { readFile } from 'node:fs/promises'
import { refusalKey, refusals } from '@podium/contract/refusals'
import { adminPhrases } from '@podium/phrases/admin'
import { adminUsersPhrases } from '@podium/phrases/admin-users'
import { shellPhrases } from '@podium/phrases/shell'
import { accountButton } from './accountMenu.ts'
import { scriptOf } from './built.ts'
import { choose, dialogOf, expectRowStays, openPanel, rowOf } from './administering.ts'
import { expect, test } from './fixtures.ts'

const common = adminPhrases.en
const t = adminUsersPhrases.en

test.use({ expectedStatuses: [refusals.passwordNeeded.status] })

let count = 0

/** A last name nobody else has, so that a search finds one person. */
function uniqueName(): string {
  count += 1
  const letters = [...String(process.pid * 100 + count)].map((digit) => 'abcdefghij'[Number(digit)])
  return `Únic${letters.join('')}`
}

test('after signing in an admin is at the list; it is searched, sorted and paged in the address, and comes as a file', async ({
  page,
  people,
  expectAccessible,
}) => {
  const lastName = uniqueName()
  for (const name of ['Álvaro', 'Bento', 'Célia', 'Dora', 'Elsa']) {
    await people.createMember('FAN', { name, lastName })
  }
  const fan = await people.createMember('FAN', { name: 'Zulmira', lastName })

  await test.step('signing in', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/login')
    const form = page.getByRole('main')
    await form.locator('[name="email"]').fill(people.admin.email)
    await form.locator('[name="password"]').fill(people.admin.password)
    await form.locator('[name="password"]').press('Enter')
    await expect(page).toHaveURL(/\/admin\/users$/)
    await expect(page.getByRole('link', { name: shellPhrases.en.bar.admin })).toBeVisible()
    const kept = await page.evaluate(() => localStorage.getItem('podium.session'))
    const { name } = JSON.parse(kept ?? '{}') as { name: string }
    await expect(accountButton(page, name)).toBeVisible()
  })

  await test.step('the address keeps what is looked at over a reload', async () => {
    const search = page.getByRole('searchbox', { name: t.search })
    await expect(search).toBeVisible()
    await page.keyboard.press('/')
    await expect(search).toBeFocused()
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
  })

  await test.step('pointing at somebody puts nothing on record', async () => {
    await page.getByRole('link', { name: common.pages.before }).click()
    const panel = await openPanel(page, rowOf(page, 'Zulmira'))
    const file = page.waitForResponse(scriptOf('pages/FanPage.tsx'))
    await panel.getByRole('link', { name: t.page }).hover()
    await file
    await page.waitForLoadState('networkidle')
    const record = await people.asAdmin('GET', `/api/admin/audit?userId=${fan.id}`)
    expect(record).toEqual([])
  })

  await test.step('what was pressed stays under the pointer', async () => {
    await page.goto('/admin/users')
    await expectRowStays(page, page.getByRole('row').nth(1))
  })

  await test.step('as a file: whom the search finds', async () => {
    await page.goto(`/admin/users?q=${encodeURIComponent(`zulmira ${lastName}`)}`)
    await expect(page.getByText(common.total('1'))).toBeVisible()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: t.csv }).click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(/\.csv$/)
    const lines = (await readFile(await file.path(), 'utf8')).trim().split(/\r?\n/)
    expect(lines).toHaveLength(2)
    expect(lines[1]).toContain(fan.email)
  })

  await test.step('on a phone a serious act asks for the password again', async () => {
    const { code: errorCode, status } = refusals.passwordNeeded
    const errors = [{ errorCode, key: refusalKey('passwordNeeded') }]
    await page.route('**/api/users/*/visibility', (route) =>
      route.fulfill({ status, json: { errors, fields: {}, requestId: 'request' } }),
    )
    await page.setViewportSize({ width: 390, height: 844 })
    await choose(page, rowOf(page, 'Zulmira'), t.hide)
    await dialogOf(page).locator('[name="reason"]').fill('Not a person')
    await dialogOf(page).getByRole('button', { name: t.hide }).click()
    await expect(dialogOf(page).last()).toContainText(common.proof.text)
    await expectAccessible()
  })
})
