import { shellPhrases } from '@podium/phrases/shell'
import { expect, test } from './fixtures.ts'

test.use({ expectedStatuses: [404] })

const nowhere = ['/no/such/page', '/not_found', '/athlete/999999', '/athlete/ines', '/fan/0']

test('what is nowhere answers 404, also somebody under another role, and leads back', async ({
  page,
  request,
  people,
}) => {
  const fan = await people.createMember('FAN')
  expect((await request.get(`/fan/${fan.id}`)).status()).toBe(200)
  for (const path of [...nowhere, `/athlete/${fan.id}`]) {
    expect((await request.get(path)).status(), path).toBe(404)
  }
  const t = shellPhrases.en
  await page.goto('/sportest')
  const gone = await page.goto('/sponsor/product/999999')
  expect(gone?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.pageNotFound.product.title)
  await page.getByRole('button', { name: t.goBack }).click()
  await expect(page).toHaveURL(/\/sportest$/)
})
