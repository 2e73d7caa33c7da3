import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

// Portuguese takes more letters than English. A phone, where what lies below is farthest away.
test.use({
  locale: 'pt-PT',
  viewport: { width: 390, height: 844 },
  serviceWorkers: 'block',
})

/** Loads a page in an empty browser until nothing more comes by itself: scripts, and their bytes. */
async function scriptsOf(page: Page, path: string): Promise<{ files: number; bytes: number }> {
  const sizes: Promise<number>[] = []
  page.on('requestfinished', (request) => {
    if (!/\/assets\/(?!startWorker).*\.js$/.test(request.url())) return
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
  })
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  return { files: sizes.length, bytes }
}

test('a first visit to the landing page loads at most 90 kB of script, in four files and the one that looks after them', async ({
  page,
}) => {
  const { files, bytes } = await scriptsOf(page, '/')
  expect(files).toBeGreaterThan(1)
  expect(files).toBeLessThanOrEqual(4 + 1)
  expect(bytes).toBeLessThanOrEqual(90_000)
})

test("a first visit to an athlete's page loads at most 110 kB of script", async ({
  page,
  people,
}) => {
  const { id } = await people.createPublicMember('ATHLETE')
  const { files, bytes } = await scriptsOf(page, `/athlete/${id}`)
  expect(files).toBeGreaterThan(1)
  expect(bytes).toBeLessThanOrEqual(110_000)
})

test('scripts wait until what a visitor reads is drawn, and come with the document to a member', async ({
  page,
  people,
  signIn,
}) => {
  await page.addInitScript(() => {
    requestAnimationFrame(() => Object.assign(globalThis, { drawnAt: performance.now() }))
  })
  const asked = () =>
    page.evaluate(() => {
      const { drawnAt } = globalThis as unknown as { drawnAt: number }
      const starter = document.querySelector<HTMLScriptElement>('script[src]')!.src
      const scripts = (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => name.endsWith('.js') && name !== starter)
        .map(({ startTime }) => startTime)
      return { count: scripts.length, early: scripts.filter((at) => at < drawnAt).length }
    })
  const athlete = await people.createPublicMember('ATHLETE')
  for (const path of ['/', `/athlete/${athlete.id}`]) {
    await page.goto(path)
    const { count, early } = await asked()
    expect(count).toBeGreaterThan(1)
    expect(early, path).toBe(0)
  }
  await signIn(athlete)
  await page.goto('/home')
  expect((await asked()).early).toBeGreaterThan(1)
})

test('scripts come too where a browser does not tell when a page is drawn', async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => undefined
  })
  // Opening a page waits until it answers to keys.
  await page.goto('/')
  await expect(page.locator('#unstarted')).toBeHidden()
})

/** Files with the texts of scripts are counted too. */
const mostFiles = 40

test('a first page of the signed-in loads its scripts in few files, and no sheet that came in the document', async ({
  page,
  people,
}) => {
  const { email, password } = await people.createPublicMember('ATHLETE')
  const login = await page.request.post('/api/authentication/login', { data: { email, password } })
  expect(login.status()).toBe(200)
  const sheets: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.css')) sheets.push(new URL(request.url()).pathname)
  })
  const { files } = await scriptsOf(page, '/home')
  expect(files).toBeGreaterThan(1)
  expect(files).toBeLessThanOrEqual(mostFiles)
  const inlined = await page
    .locator('link[rel=stylesheet][disabled]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(inlined.length).toBeGreaterThan(1)
  expect(sheets.filter((sheet) => inlined.includes(sheet))).toEqual([])
})
