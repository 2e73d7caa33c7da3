import type { Page } from '@playwright/test'
import { landingPhrases } from '@podium/phrases/landing'
import { shellPhrases } from '@podium/phrases/shell'
import { expect, test } from './fixtures.ts'

/** Presses a switch of the top bar and waits until the server has its answer. */
async function saved(page: Page, name: string): Promise<void> {
  const answer = page.waitForResponse((response) => response.url().endsWith('/api/preferences'))
  await page.getByRole('button', { name }).click()
  await answer
}

test('language and theme switch at once, and the choice goes with a visitor to the next page and into their account', async ({
  page,
  people,
  signIn,
}) => {
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await saved(page, shellPhrases.en.bar.language)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(landingPhrases.pt.hero.title)
  await saved(page, shellPhrases.pt.bar.theme)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'DARK')

  const html = await (await page.request.get('/login')).text()
  expect(html).toContain('<html lang="pt" data-theme="DARK">')

  await signIn(await people.createMember('FAN'))
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(landingPhrases.pt.hero.title)
  const kept = await page.request.get('/api/preferences')
  expect(await kept.json()).toMatchObject({ language: 'pt', theme: 'DARK' })
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
