import { readFile } from 'node:fs/promises'
import { paths } from '@podium/contract/paths'
import { agreementTemplate } from '@podium/phrases/agreement-template'
import { agreementsPhrases } from '@podium/phrases/agreements'
import { homePhrases } from '@podium/phrases/home'
import { impactPhrases } from '@podium/phrases/impact'
import { networkPhrases } from '@podium/phrases/network'
import { profilesPhrases } from '@podium/phrases/profiles'
import { shortlistPhrases } from '@podium/phrases/shortlist'
import { supportPhrases } from '@podium/phrases/support'
import { supportPagePhrases } from '@podium/phrases/support-page'
import { supportersPhrases } from '@podium/phrases/supporters'
import { giveCredits } from './buying.ts'
import { expect, test } from './fixtures.ts'
import { acceptTerms, actButton, callAs } from './supporting.ts'

// A headless browser says that it is one, and counts as a robot.
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36'

const website = 'https://volta.example'

for (const [language, locale, lastName, fileName] of [
  ['en', 'en-GB', 'Vilarinho', /^my-support-\d{4}\.pdf$/],
  ['pt', 'pt-PT', 'Cascalheira', /^o-meu-apoio-\d{4}\.pdf$/],
] as const) {
  const agreeing = agreementsPhrases[language]
  const home = homePhrases[language].waiting
  const impact = impactPhrases[language]
  const supporters = supportersPhrases[language]
  const supporting = supportPhrases[language]

  test.describe(language, () => {
    test.use({ locale, viewport: { width: 390, height: 844 } })

    test('a sponsor on a phone finds an athlete, keeps her in mind, agrees, supports, and takes along what came of it; she reads the same', async ({
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
      const name = `Inês ${lastName}`
      const athlete = await people.createPublicMember('ATHLETE', { name: 'Inês', lastName })
      const sponsor = await people.createMember('SPONSOR', { name: 'Volta' })
      const details = { name: 'Volta', countryCode: 'PT', postalCode: '3000-456' }
      const form = { ...details, fiscalCode: '501442600', phone: website }
      await callAs(request, sponsor, ['PUT', '/sponsors', form])
      await giveCredits(request, sponsor.id, 200)
      await signIn(sponsor)
      await prefer({ language, theme: 'LIGHT' })
      await signIn(athlete, visitor)
      await prefer({ language, theme: 'DARK' }, visitor)
      const main = page.getByRole('main')

      await test.step('finds her, and keeps her in mind', async () => {
        const t = shortlistPhrases[language]
        await page.goto('/rede-podium')
        await main.getByRole('searchbox').fill(lastName)
        // She stands among everybody before: a press would meet the list as it gives way.
        await expect(main.getByText(networkPhrases[language].total('1', true))).toBeVisible()
        await main.getByRole('button', { name: t.add(name) }).click()
        await expect(main.getByRole('button', { name: t.open(name) })).toBeVisible()
        await page.goto(paths.shortlist())
        await main.getByRole('link', { name }).click()
        await expect(page).toHaveURL(new RegExp(`/athlete/${athlete.id}$`))
      })

      await test.step('agrees with her', async () => {
        await page.getByRole('button', { name: profilesPhrases[language].more }).click()
        await page.getByRole('link', { name: agreeing.propose }).click()
        await page.getByRole('button', { name: agreeing.form.send }).click()
        await expect(page.getByText(agreeing.standing.waitsForThem)).toBeVisible()
        await visitor.goto(paths.home())
        const { title } = agreementTemplate[language]
        const waits = home.texts.agreement('Volta', { title })
        await visitor.getByRole('link', { name: waits }).click()
        await visitor.getByRole('button', { name: agreeing.page.accept(1) }).click()
        const holds = (on: typeof page) =>
          expect(on.getByText(agreeing.standing.holds, { exact: true })).toBeVisible()
        await holds(visitor)
        await holds(page)
        // It stands where each looks after their page.
        await visitor.goto(paths.manage('ATHLETE', athlete.id))
        const own = visitor.getByRole('region', { name: agreeing.title })
        await expect(own.getByRole('listitem')).toContainText('Volta')
      })

      await test.step('supports her', async () => {
        await page.getByRole('link', { name: agreeing.page.askToSupport(name) }).click()
        const dialog = page.getByRole('dialog')
        await dialog.locator('[name="credits"]').fill('200')
        await acceptTerms(dialog)
        await dialog.getByRole('button', { name: supporting.dialog.send('200') }).click()
        await expect(dialog).toContainText(supporting.sent.title)
        await visitor.goto(paths.home())
        await actButton(visitor, 'accept', { other: sponsor, language }).click()
        const asked = visitor.getByRole('dialog')
        await asked.getByRole('button', { name: supporters.request.accept }).click()
        await asked.getByRole('button', { name: supporters.accepted.close }).click()
      })

      await test.step('somebody opens her page, and goes on to the sponsor’s website', async () => {
        const context = await browser.newContext({ baseURL: baseURL ?? '', locale, userAgent })
        const onlooker = await context.newPage()
        await onlooker.goto(paths.athlete({ id: athlete.id }), { waitUntil: 'networkidle' })
        const { websiteOf } = supportPagePhrases[language]
        await Promise.all([
          context.waitForEvent('request', (asked) => asked.url().startsWith(website)),
          onlooker.getByRole('link', { name: websiteOf('Volta') }).click(),
        ])
        await context.close()
      })

      const hers = main.getByRole('article').filter({ hasText: name })
      await test.step('sees what came of it, and takes it along', async () => {
        await page.goto(paths.home())
        await page.getByRole('link', { name: impact.link }).click()
        const title = { level: 1, name: impact.title.supporter }
        await expect(page.getByRole('heading', title)).toBeVisible()
        // Written once a second.
        await expect(async () => {
          await page.reload()
          await expect(hers).toContainText(`${impact.figures.clicks}1`, { timeout: 1000 })
        }).toPass()
        await expect(page.getByRole('row', { name: `${impact.places.page} 1` })).toBeVisible()
        await expectAccessible()
        const [report] = await Promise.all([
          page.waitForEvent('download'),
          page.getByRole('button', { name: impact.pdf }).click(),
        ])
        expect(report.suggestedFilename()).toMatch(fileName)
        const content = (await readFile(await report.path())).toString('latin1')
        for (const part of ['%PDF-', `/Lang (${locale})`, '/Marked true']) {
          expect(content.includes(part), part).toBe(true)
        }
        await expect(hers).toContainText(impact.given('200', 4))
      })

      await test.step('she reads the same', async () => {
        await visitor.goto(paths.manage('ATHLETE', athlete.id))
        const own = visitor.getByRole('region', { name: impact.title.athlete })
        const openHers = () => own.getByText(impact.byPlaceAndSupporter).click()
        await openHers()
        const theirs = own.getByRole('article').filter({ hasText: 'Volta' })
        await expect(theirs).toContainText(impact.given('200', 4))
        // Whoever looks on in another journey may see her card meanwhile.
        await expect(async () => {
          await Promise.all([page.reload(), visitor.reload()])
          await openHers()
          // How often they were seen, and in the part that opens where, and what came of it.
          const figures = await hers.locator('dl').allTextContents()
          await expect(theirs.locator('dl')).toHaveText(figures, { timeout: 1000 })
        }).toPass()
        await expectAccessible(visitor)
      })
    })
  })
}
