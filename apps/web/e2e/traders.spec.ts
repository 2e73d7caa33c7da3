import { adminTradersPhrases } from '@podium/phrases/admin-traders'
import { productsPhrases } from '@podium/phrases/products'
import { tradersPhrases } from '@podium/phrases/traders'
import { adminOf, openPanel, rowOf } from './administering.ts'
import { expect, leave, test } from './fixtures.ts'
import { traderDetails } from './people.ts'
import { choose, photo } from './pictures.ts'

const t = tradersPhrases.en
const admin = adminTradersPhrases.en
const shop = productsPhrases.en

// Who was signed in and is not any more asks once whether they still are.
test.use({ expectedStatuses: [401] })

test('a sponsor says who they are, an admin verifies it, a product goes on sale, and a buyer sees who sells it', async ({
  page,
  visitor,
  people,
  signIn,
  expectAccessible,
}) => {
  test.slow()
  const name = `Serralva ${process.pid}`
  const sponsor = await people.createMember('SPONSOR', { name })
  await signIn(sponsor)

  await test.step('the form of a product says what is missing, and leads there', async () => {
    await page.goto(`/sponsor/${sponsor.id}?tab=manage`, { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: shop.addFirst }).click()
    const form = page.getByRole('dialog', { name: shop.form.addTitle })
    await expect(form).toContainText(t.needs.registration)
    await form.getByRole('link', { name: t.toForm }).click()
    await expect(page).toHaveURL(/\/settings\/trader$/)
  })

  await test.step('the sponsor gives the details', async () => {
    await expect(page.locator('main [name="legalName"]')).toHaveValue(name)
    for (const [part, text] of Object.entries(traderDetails)) {
      await page.locator(`main [name="${part}"]`).fill(text)
    }
    await page.getByLabel(t.form.declaration).check()
    await page.getByRole('button', { name: t.form.submit }).click()
    await expect(page.getByText(t.tells.waits)).toBeVisible()
    await expectAccessible()
  })

  await test.step('an admin verifies them', async () => {
    await signIn(adminOf(people), visitor)
    await visitor.goto('/admin/traders', { waitUntil: 'networkidle' })
    const panel = await openPanel(visitor, rowOf(visitor, name))
    await expect(panel).toContainText(traderDetails.registration)
    await panel.getByLabel(new RegExp(`^${admin.choices.VERIFIED.label}`)).check()
    await panel.getByRole('button', { name: admin.confirm }).click()
    await expect(visitor.getByText(admin.decided)).toBeVisible()
    await expect(rowOf(visitor, name)).toHaveCount(0)
  })

  await test.step('the sponsor is told, on the open page, and offers a product', async () => {
    await expect(page.getByText(t.states.VERIFIED, { exact: true }).first()).toBeVisible()
    await page.goto(`/sponsor/${sponsor.id}?tab=manage`, { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: shop.addFirst }).click()
    const form = page.getByRole('dialog', { name: shop.form.addTitle })
    for (const [field, text] of Object.entries({
      ...{ title: 'Race cap', description: 'Light.', credits: '80' },
      safety: 'Not for children under three.',
    })) {
      await form.locator(`[name="${field}"]`).fill(text)
    }
    await choose(page, shop.form.choose, [await photo(page, 'cap.jpg', 'orange')])
    await page.getByRole('button', { name: shop.form.save }).click()
    await expect(page.getByText(shop.form.added)).toBeVisible()
  })

  await test.step('a visitor sees who sells it', async () => {
    await leave(visitor)
    await visitor.goto(`/sponsor/${sponsor.id}`, { waitUntil: 'networkidle' })
    await visitor.getByRole('link', { name: 'Race cap' }).click()
    const product = visitor.getByRole('dialog', { name: 'Race cap' })
    await expect(product).toContainText('Not for children under three.')
    await product.getByText(t.seller.open(traderDetails.legalName)).click()
    await expect(product.getByText(traderDetails.email)).toBeVisible()
    await expectAccessible(visitor)
  })
})
