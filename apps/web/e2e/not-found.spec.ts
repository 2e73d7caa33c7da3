import { shellPhrases } from '@podium/phrases/shell'
import { expect, test } from './fixtures.ts'

test.use({ expectedStatuses: [404] })

const nowhere = ['/no/such/page', '/not_found', '/athlete/999999', '/athlete/ines', '/fan/0']

for (const path of nowhere) {
  test(`${path} answers 404 and shows the ways on`, async ({ page }) => {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      shellPhrases.en.pageNotFound.title,
    )
    await page.getByRole('link', { name: shellPhrases.en.returnHome, exact: true }).click()
    await expect(page).toHaveURL(/\/$/)
  })
}

test('somebody is not found under another role', async ({ page, people }) => {
  const fan = await people.createMember('FAN')
  expect((await page.goto(`/fan/${fan.id}`))?.status()).toBe(200)
  expect((await page.goto(`/athlete/${fan.id}`))?.status()).toBe(404)
})

test('a product that is gone leads to others, and back', async ({ page }) => {
  const t = shellPhrases.en
  await page.goto('/sportest')
  await page.goto('/sponsor/product/999999')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.pageNotFound.product.title)
  const market = page.getByRole('main').getByRole('link', { name: t.pageNotFound.product.market })
  await expect(market).toHaveAttribute('href', '/market')
  await page.getByRole('button', { name: t.goBack }).click()
  await expect(page).toHaveURL(/\/sportest$/)
})
