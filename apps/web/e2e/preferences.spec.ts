import { landingPhrases } from '@podium/phrases/landing'
import { shellPhrases } from '@podium/phrases/shell'
import { expect, test } from './fixtures.ts'

test('language and theme switch at once, and the next page comes in them from its first byte', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.getByRole('button', { name: shellPhrases.en.bar.language }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(landingPhrases.pt.hero.title)
  const saved = page.waitForResponse((response) => response.url().endsWith('/api/preferences'))
  await page.getByRole('button', { name: shellPhrases.pt.bar.theme }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'DARK')
  await saved

  const html = await (await page.request.get('/login')).text()
  expect(html).toContain('<html lang="pt" data-theme="DARK">')
})

test.describe('with a Portuguese browser', () => {
  test.use({ locale: 'pt-PT', colorScheme: 'dark' })

  test('the first visit is in Portuguese and in the theme of the system', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(landingPhrases.pt.hero.title)
    await expect(page.locator('html')).not.toHaveAttribute('data-theme')
    const scheme = await page.evaluate(() => getComputedStyle(document.body).colorScheme)
    expect(scheme).toContain('dark')
  })
})

test('the choice of a visitor goes with them into their account', async ({
  page,
  people,
  signIn,
}) => {
  const fan = await people.join('FAN')
  await page.goto('/')
  const saved = page.waitForResponse((response) => response.url().endsWith('/api/preferences'))
  await page.getByRole('button', { name: shellPhrases.en.bar.language }).click()
  await saved
  await signIn(fan)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(landingPhrases.pt.hero.title)
  const kept = await page.request.get('/api/preferences')
  expect(await kept.json()).toMatchObject({ language: 'pt' })
})
