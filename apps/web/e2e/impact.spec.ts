import { readFile } from 'node:fs/promises'
import { impactPhrases } from '@podium/phrases/impact'
import { homePhrases } from '@podium/phrases/home'
import { giveCredits } from './buying.ts'
import { expect, test } from './fixtures.ts'
import { acceptSupport, requestSupport } from './supporting.ts'

// A headless browser says that it is one, and counts as a robot.
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36'

for (const [language, locale, fileName] of [
  ['en', 'en-GB', /^my-support-\d{4}\.pdf$/],
  ['pt', 'pt-PT', /^o-meu-apoio-\d{4}\.pdf$/],
] as const) {
  const t = impactPhrases[language]
  test.describe(language, () => {
    test.use({ locale, viewport: { width: 390, height: 844 } })

    test('a sponsor on a phone sees what the support brought and takes the report, and the athlete reads the same', async ({
      page,
      visitor,
      browser,
      baseURL,
      people,
      signIn,
      request,
      prefer,
      expectAccessible,
    }) => {
      const athlete = await people.createPublicMember('ATHLETE', {
        name: 'Inês',
        lastName: 'Prata',
      })
      const sponsor = await people.createMember('SPONSOR', { name: 'Volta' })
      await giveCredits(request, sponsor.id, 200)
      const asked = await requestSupport(request, sponsor, { athlete, credits: 200 })
      await acceptSupport(request, athlete, asked)
      const onlooker = await browser.newPage({ baseURL: baseURL ?? '', locale, userAgent })
      await onlooker.goto(`/athlete/${athlete.id}`, { waitUntil: 'networkidle' })
      await onlooker.context().close()

      await signIn(sponsor)
      await prefer({ language, theme: 'LIGHT' })
      await page.goto('/home')
      await expect(page.getByText(homePhrases[language].waiting.title)).toBeVisible()
      await page.getByRole('link', { name: t.link }).click()
      await expect(page.getByRole('heading', { level: 1, name: t.title.supporter })).toBeVisible()
      const seen = page.getByRole('row', { name: `${t.places.page} 1` })
      // Written once a second.
      await expect(async () => {
        await page.reload()
        await expect(seen).toBeVisible({ timeout: 1000 })
      }).toPass()
      await expectAccessible()
      const [report] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: t.pdf }).click(),
      ])
      expect(report.suggestedFilename()).toMatch(fileName)
      const content = (await readFile(await report.path())).toString('latin1')
      for (const part of ['%PDF-', `/Lang (${locale})`, '/Marked true']) {
        expect(content.includes(part), part).toBe(true)
      }

      await signIn(athlete, visitor)
      await prefer({ language, theme: 'DARK' }, visitor)
      await visitor.goto(`/athlete/${athlete.id}?tab=manage`)
      const own = visitor.getByRole('region', { name: t.title.athlete })
      await expect(own.getByRole('row', { name: `${t.places.page} 1` })).toBeVisible()
      await expect(own.getByRole('article')).toContainText(t.given('200', 4))
      await expectAccessible(visitor)
    })
  })
}
