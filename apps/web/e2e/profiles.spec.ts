import type { Page } from '@playwright/test'
import { languageTable } from '@podium/contract/locale'
import { personName } from '@podium/contract/person-name'
import { profileEditPhrases } from '@podium/phrases/profile-edit'
import { ownPagePhrases } from '@podium/phrases/own-page'
import { profilesPhrases } from '@podium/phrases/profiles'
import { sharePhrases } from '@podium/phrases/share'
import { shellPhrases } from '@podium/phrases/shell'
import { expect, test } from './fixtures.ts'
import type { MemberRole } from './people.ts'

const t = ownPagePhrases.en
const edit = profileEditPhrases.en

// Hidden pages answer 404, to their owner's browser too before the owner is known.
test.use({ expectedStatuses: [404] })

const roles: MemberRole[] = ['ATHLETE', 'FAN', 'MANAGER', 'SPONSOR']

async function expectFits(page: Page, what: string): Promise<void> {
  const room = () => page.evaluate(() => innerWidth - document.documentElement.scrollWidth)
  expect(await room(), `nothing is wider than the screen: ${what}`).toBeGreaterThanOrEqual(0)
}

test.describe('in Portuguese on a phone, in English at a desk', () => {
  test.use({ locale: languageTable.pt.locale })

  test('strangers see whole pages of new members, and pass one on', async ({
    page,
    people,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const { bar } = shellPhrases.pt
    for (const role of roles) {
      const person = await people.createPublicMember(role, { name: 'Ana & Co' })
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto(`/${role.toLowerCase()}/${person.id}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(personName(person))
      await expectFits(page, `${role} in pt`)
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.getByRole('button', { name: bar.language }).click()
      await expect(page.getByRole('button', { name: profilesPhrases.en.more })).toBeVisible()
      await expectFits(page, `${role} in en`)
      await page.getByRole('button', { name: shellPhrases.en.bar.language }).click()
      await expect(page.getByRole('button', { name: profilesPhrases.pt.more })).toBeVisible()
    }
    const share = sharePhrases.pt
    await page.getByRole('button', { name: profilesPhrases.pt.more }).click()
    await page.getByRole('button', { name: share.action }).click()
    const dialog = page.getByRole('dialog', { name: share.title('Ana & Co') })
    await dialog.getByRole('button', { name: share.copy }).click()
    await expect(dialog.getByText(share.copied)).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(new URL(copied).pathname).toMatch(/^\/sponsor\/\d+$/)
  })
})

test('a hidden page is there for its owner alone, who publishes it and goes on to what is missing', async ({
  page,
  visitor,
  people,
  signIn,
}) => {
  const athlete = await people.createMember('ATHLETE')
  await visitor.goto(`/athlete/${athlete.id}`)
  await expect(visitor.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await signIn(athlete)
  await page.goto(`/athlete/${athlete.id}`)
  await expect(page.getByRole('heading', { name: t.hiddenTitle })).toBeVisible()
  await page.getByRole('button', { name: t.publish }).click()
  await expect(page.getByRole('heading', { name: t.publicTitle })).toBeVisible()
  // The page shows it at once; the word comes with the server's.
  await expect(page.getByText(t.newlyPublic.text)).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByRole('heading', { level: 1 })).toContainText(athlete.name)
  await page.getByRole('button', { name: t.hide }).click()
  const asked = page.getByRole('dialog', { name: t.hiding.title })
  await expect(asked).toContainText(t.hiding.breaks.links)
  await asked.getByRole('button', { name: t.hide }).click()
  await expect(page.getByText(t.hidden)).toBeVisible()
  await page.getByRole('button', { name: t.undo }).click()
  await expect(page.getByText(t.newlyPublic.text)).toBeVisible()
  const [label] = edit.completeness.why.biography
  await page.getByRole('link', { name: t.tabs.manage, exact: true }).click()
  await page.locator('main summary').click()
  await page.getByRole('main').getByRole('link', { name: label, exact: true }).click()
  await expect(page).toHaveURL(/\/profile\/athlete#biography$/)
  await expect(page.getByRole('textbox', { name: label })).toBeInViewport()
})
