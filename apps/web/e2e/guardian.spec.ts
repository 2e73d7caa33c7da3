import { dayAfter } from '@podium/contract/calendar'
import { guardianshipPhrases } from '@podium/phrases/guardianship'
import { expect, test } from './fixtures.ts'

const t = guardianshipPhrases.en

// A visitor is told that a hidden page is not there.
test.use({ expectedStatuses: [404] })

test('a young athlete names an adult, who shows the page and later stops looking after it', async ({
  page,
  visitor,
  people,
  mailbox,
  signIn,
  expectAccessible,
}) => {
  const dateOfBirth = dayAfter(new Date().toISOString().slice(0, 10), -15 * 366)
  const rui = await people.createMember('ATHLETE', { name: 'Rui', lastName: 'Lopes', dateOfBirth })
  const paula = await people.createMember('FAN', { name: 'Paula', lastName: 'Lopes' })
  const ownPage = `/athlete/${rui.id}`

  await signIn(rui)
  await page.goto('/settings/guardian')
  await expect(page.getByText(t.ward.waits)).toBeVisible()
  await page.locator('main [name="email"]').fill(paula.email)
  await page.getByRole('button', { name: t.ward.send }).click()
  await expect(page.getByRole('list', { name: t.ward.listed })).toContainText(paula.email)
  await visitor.goto(ownPage)
  await expect(visitor.getByRole('heading', { level: 1 })).not.toContainText('Rui')

  const link = await mailbox.linkMailedTo(paula.email, '/guardianship')
  await signIn(paula)
  await page.goto(link)
  await expect(page.getByText(t.link.lead('Rui'))).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: t.link.accept }).click()
  await expect(page.locator('[name="dateOfBirth"]')).toHaveAttribute('aria-invalid', 'true')
  await page.locator('[name="dateOfBirth"]').fill('05-05-1980')
  await page.getByLabel(t.link.confirmed('Rui')).check()
  await page.getByRole('button', { name: t.link.accept }).click()
  await expect(page).toHaveURL(/\/settings\/guardian$/)
  await page.getByLabel(t.guardian.show).click()
  await expect(page.getByText(t.guardian.shown('Rui'))).toBeVisible()
  await visitor.goto(ownPage)
  await expect(visitor.getByRole('heading', { level: 1, name: 'Rui Lopes' })).toBeVisible()

  await page.getByRole('button', { name: t.guardian.end }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(t.guardian.ending.text('Rui'))
  await expectAccessible()
  await dialog.getByRole('button', { name: t.guardian.ending.confirm }).click()
  await expect(page.getByText(t.none)).toBeVisible()
  await visitor.goto(ownPage)
  await expect(visitor.getByRole('heading', { level: 1 })).not.toContainText('Rui')
})
