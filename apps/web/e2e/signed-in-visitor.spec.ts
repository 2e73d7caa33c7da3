import { personName } from '@podium/contract/person-name'
import { adminPhrases } from '@podium/phrases/admin'
import { identityPhrases } from '@podium/phrases/identity'
import { landingPhrases } from '@podium/phrases/landing'
import { noRightPhrases } from '@podium/phrases/no-right'
import { shellPhrases } from '@podium/phrases/shell'
import { expect, test } from './fixtures.ts'

const t = identityPhrases.en

test.use({ expectedStatuses: [400] })

test('pages for visitors tell whoever is signed in the truth, and lose no message', async ({
  page,
  people,
  signIn,
  expectAccessible,
}) => {
  const fan = await people.createMember('FAN')
  await signIn(fan)
  const main = page.getByRole('main')

  await page.goto('/')
  const { join, goOn } = landingPhrases.en.hero
  await expect(main.getByRole('link', { name: goOn })).toHaveAttribute('href', `/fan/${fan.id}`)
  await expect(page.getByRole('link', { name: join })).toHaveCount(0)
  await expect(main.locator('a[href="/sign-up"]')).toHaveCount(0)

  await page.goto('/sign-up')
  await expect(main).toContainText(t.signedIn.signUp)
  await expect(main.locator('form')).toHaveCount(0)

  await page.goto('/recover-password')
  await expect(main).toContainText(t.signedIn.recover)
  await main.locator('[name="email"]').fill(fan.email)
  await main.getByRole('button', { name: t.recover.submit }).click()
  await expect(main).toContainText(t.notices.recoverySent)

  await page.goto('/validate-account/no-such-token')
  await expect(main).toContainText(t.signedIn.notices.invalid)
  await expectAccessible()

  await page.goto('/admin/users')
  await expect(page).toHaveURL(/:\d+\/$/)
  const { page: whom, as } = noRightPhrases.en
  await expect(main.getByRole('heading', { level: 1, name: whom.ADMIN })).toBeVisible()
  await expect(main).toContainText(as.FAN(personName(fan)))
  await expectAccessible()
  await expect(page.getByRole('heading', { name: adminPhrases.en.title })).toHaveCount(0)
  await main.getByRole('link', { name: shellPhrases.en.bar.profile }).click()
  await expect(page).toHaveURL(new RegExp(`/fan/${fan.id}$`))
  await expect(page.getByText(whom.ADMIN)).toHaveCount(0)
})
