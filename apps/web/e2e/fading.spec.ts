import { expect, test } from './fixtures.ts'

test.use({ fades: true })

test('one page fades into the next, and the next can be used once it is there', async ({
  page,
}) => {
  await page.goto('/')
  await page.evaluate(() => {
    const original = document.startViewTransition.bind(document)
    const seen: Promise<unknown>[] = []
    Object.assign(globalThis, { seen })
    document.startViewTransition = (update) => {
      const transition = original(update)
      seen.push(transition.finished)
      return transition
    }
  })
  await page.getByRole('banner').getByRole('link', { name: 'Market' }).click()
  await expect(page).toHaveURL('/market')
  const count = await page.evaluate(async () => {
    const { seen } = globalThis as unknown as { seen: Promise<unknown>[] }
    await Promise.all(seen)
    return seen.length
  })
  expect(count).toBe(1)
  await page.getByRole('banner').getByRole('link', { name: 'Network' }).click()
  await expect(page).toHaveURL(/rede-podium/)
})
