import type { Page } from '@playwright/test'
import { languageTable } from '@podium/contract/locale'
import { appPhrases } from '@podium/phrases/app'
import { paymentsPhrases } from '@podium/phrases/payments'
import { shellPhrases } from '@podium/phrases/shell'
import { signOutFromMenu } from './accountMenu.ts'
import { expect, test } from './fixtures.ts'

// Files may be on their way when a journey takes the connection away.
test.use({ serviceWorkers: 'allow', expectedStatuses: [404, 503], breaksConnections: true })

interface Manifest {
  lang: string
  name: string
  description: string
  theme_color: string
  start_url: string
  icons: { src: string; sizes: string; purpose: string }[]
  share_target: { action: string; method: string }
}

/** Waits until the worker looks after the page. */
async function workerReady(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await holds(page, '/offline')
}

/** Waits until the browser has kept something. */
async function holds(page: Page, what: string): Promise<void> {
  await expect
    .poll(() => page.evaluate((key) => caches.match(key).then(Boolean), what), { timeout: 20_000 })
    .toBe(true)
}

async function manifestOf(page: Page): Promise<Manifest> {
  const href = await page.locator('link[rel=manifest]').getAttribute('href')
  const answer = await page.request.get(href!)
  expect(answer.headers()['content-type']).toContain('application/manifest+json')
  return (await answer.json()) as Manifest
}

test('the manifest speaks the language and has the colours of who installs the app', async ({
  page,
  context,
  baseURL,
}) => {
  await page.goto('/')
  const english = await manifestOf(page)
  expect(english).toMatchObject({
    lang: languageTable.en.locale,
    name: 'Podium',
    start_url: '/home',
  })
  expect(english.description).toBe(appPhrases.en.description)
  for (const { src, sizes } of english.icons) {
    const size = await page.evaluate(async (url) => {
      const picture = new Image()
      picture.src = url
      await picture.decode()
      return `${picture.naturalWidth}x${picture.naturalHeight}`
    }, src)
    expect(size).toBe(sizes)
  }
  expect(english.icons.map(({ purpose }) => purpose)).toContain('maskable')

  await context.addCookies([{ name: 'podium_preferences', value: 'pt.DARK', url: baseURL! }])
  await page.goto('/')
  const portuguese = await manifestOf(page)
  expect(portuguese).toMatchObject({
    lang: languageTable.pt.locale,
    description: appPhrases.pt.description,
  })
  expect(portuguese.theme_color).not.toBe(english.theme_color)
})

test('what another app shares opens our page, or a search', async ({ page }) => {
  await page.goto('/share?text=In%C3%AAs%20Carvalho')
  await expect(page).toHaveURL(/\/rede-podium\/In%C3%AAs%20Carvalho$/)
  await page.goto(`/share?url=${encodeURIComponent(new URL('/market', page.url()).href)}`)
  await expect(page).toHaveURL(/\/market$/)
})

for (const language of ['en', 'pt'] as const) {
  test(`without a connection a page says so, and comes back with it (${language})`, async ({
    page,
    context,
    baseURL,
    expectAccessible,
  }) => {
    const t = appPhrases[language].offline
    await context.addCookies([
      { name: 'podium_preferences', value: `${language}.DARK`, url: baseURL! },
    ])
    await page.goto('/')
    await workerReady(page)
    await context.setOffline(true)
    await page.goto('/market/credits?pack=10')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.title)
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'DARK')
    await expect(page.getByRole('link', { name: t.own })).toBeHidden()
    await expectAccessible()

    await context.setOffline(false)
    await page.getByRole('link', { name: t.retry }).click()
    await expect(page).toHaveURL(/\/market\/credits\?pack=10$/)
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(t.title)
  })
}

test('the own page is read without a connection as it was last seen, and never online', async ({
  page,
  context,
  people,
  signIn,
  expectAccessible,
}) => {
  const t = appPhrases.en
  const athlete = await people.createMember('ATHLETE', { name: 'Inês', lastName: 'Carvalho' })
  const own = `/athlete/${athlete.id}`
  await signIn(athlete)
  await page.goto(own)
  await workerReady(page)
  await holds(page, '/own')
  const kept = await page.evaluate(async () => {
    const names = await caches.keys()
    const caches_ = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return caches_.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(kept.filter((path) => path.startsWith('/api/') && !path.startsWith('/api/files'))).toEqual(
    [],
  )

  await context.setOffline(true)
  await page.goto('/wallet')
  await page.getByRole('link', { name: t.offline.own }).click()
  await expect(page).toHaveURL(own)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inês Carvalho')
  await expect(page.getByRole('status').first()).toContainText('as you last saw it')
  await expect(page.locator('button, form, select, script, a[href]')).toHaveCount(0)
  await expectAccessible()

  await context.setOffline(false)
  await page.goto(own)
  await expect(page.getByText('as you last saw it')).toHaveCount(0)
  // What is being read while the session ends is refused, and the browser writes that down.
  await page.waitForLoadState('networkidle')
  await signOutFromMenu(page)
  await expect(page.getByRole('link', { name: shellPhrases.en.bar.signIn })).toBeVisible()
  // The address changes once the landing page is there.
  await expect(page).toHaveURL('/')

  await context.setOffline(true)
  await page.goto(own)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.offline.title)
  await expect(page.getByRole('link', { name: t.offline.own })).toBeHidden()
})

test('what a button needs and cannot fetch without a connection is told as that, and comes with it', async ({
  page,
  context,
  people,
  signIn,
}) => {
  await signIn(await people.createMember('FAN'))
  await page.goto('/market/credits')
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page
    .locator('main')
    .getByRole('button', { name: /^Buy 50/ })
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(shellPhrases.en.unreachable)

  await context.setOffline(false)
  await dialog.getByRole('button', { name: shellPhrases.en.retry }).click()
  await expect(dialog.getByRole('heading', { name: paymentsPhrases.en.dialog.order })).toBeVisible()
})
