import type { Language, Theme } from '@podium/contract/locale'
import { expect, test } from './fixtures.ts'

test.use({ expectedStatuses: [400, 404] })

const looks: { language: Language; theme: Theme }[] = [
  { language: 'pt', theme: 'LIGHT' },
  { language: 'en', theme: 'DARK' },
]

const routes = [
  '/',
  '/?legal=privacy',
  '/login',
  '/sign-up',
  '/recover-password',
  '/reset-password/some-token',
  '/validate-account/no-such-token',
  '/market',
  '/market/credits',
  '/market/credits?tab=plans',
  '/rede-podium',
  '/rede-podium/zzzzzz',
  '/no/such/page',
]

for (const { language, theme } of looks) {
  test(`no route has a barrier, in ${language} and ${theme}`, async ({
    page,
    people,
    expectAccessible,
  }) => {
    test.setTimeout(120_000)
    const athlete = await people.publish('ATHLETE')
    const sponsor = await people.publish('SPONSOR', { name: 'Volta Foods' })
    const profiles = [`/athlete/${athlete.id}`, `/sponsor/${sponsor.id}`]
    await page.request.put('/api/preferences', { data: { language, theme } })
    for (const route of [...routes, ...profiles]) {
      await test.step(route, async () => {
        await page.goto(route, { waitUntil: 'networkidle' })
        await expect(page.getByRole('heading').first()).toBeVisible()
        await expectAccessible()
      })
    }
  })
}

test('the own page, and a phone, have no barrier either', async ({
  page,
  people,
  signIn,
  expectAccessible,
}) => {
  const athlete = await people.join('ATHLETE')
  await signIn(athlete)
  await page.setViewportSize({ width: 360, height: 740 })
  for (const route of [`/athlete/${athlete.id}`, '/', '/rede-podium', '/sign-up']) {
    await test.step(route, async () => {
      await page.goto(route, { waitUntil: 'networkidle' })
      await expectAccessible()
      const isWider = await page.evaluate(() => document.body.scrollWidth > window.innerWidth)
      expect(isWider, 'scrolls sideways').toBe(false)
    })
  }
})
