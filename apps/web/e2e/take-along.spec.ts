import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { wallPath, wallSnippet } from '@podium/contract/badge-wall'
import { personName } from '@podium/contract/person-name'
import { badgeWallPhrases, wallFramePhrases } from '@podium/phrases/badge-wall'
import { mediaKitPhrases } from '@podium/phrases/media-kit'
import { profilesPhrases } from '@podium/phrases/profiles'
import { giveCredits } from './buying.ts'
import { expect, test } from './fixtures.ts'
import { acceptSupport, requestSupport } from './supporting.ts'

// Hidden pages answer 404, to their owner's browser too before the owner is known; so do their walls.
test.use({ expectedStatuses: [404] })

for (const [language, locale, fileName] of [
  ['en', 'en-GB', 'ines-prata-media-kit.pdf'],
  ['pt', 'pt-PT', 'ines-prata-dossie-de-apresentacao.pdf'],
] as const) {
  test.describe(language, () => {
    test.use({ locale })

    test('a visitor takes an athlete’s media kit along', async ({ page, people }) => {
      const athlete = await people.createPublicMember('ATHLETE', {
        name: 'Inês',
        lastName: 'Prata',
      })
      await page.goto(`/athlete/${athlete.id}`)
      await page.getByRole('button', { name: profilesPhrases[language].more }).click()
      const [kit] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: mediaKitPhrases[language].download }).click(),
      ])
      expect(kit.suggestedFilename()).toBe(fileName)
      const content = await readFile(await kit.path())
      expect(content.subarray(0, 5).toString()).toBe('%PDF-')
      expect(content.length).toBeGreaterThan(5000)
    })
  })
}

test('an athlete takes the own media kit along, also while the page is hidden', async ({
  page,
  people,
  signIn,
}) => {
  const athlete = await people.createMember('ATHLETE')
  await signIn(athlete)
  await page.goto(`/athlete/${athlete.id}?tab=manage`)
  const button = page.getByRole('button', { name: mediaKitPhrases.en.download })
  const [kit] = await Promise.all([page.waitForEvent('download'), button.click()])
  expect(kit.suggestedFilename()).toContain('media-kit.pdf')
  await page.getByRole('button', { name: badgeWallPhrases.en.action }).click()
  await expect(page.getByRole('dialog')).toContainText(badgeWallPhrases.en.dialog.hidden)
})

test('an athlete chooses a badge wall, sees it, and puts its code into another site', async ({
  page,
  visitor,
  people,
  signIn,
  request,
  context,
  baseURL,
  expectAccessible,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const t = badgeWallPhrases.en.dialog
  const athlete = await people.createPublicMember('ATHLETE', { name: 'Inês', lastName: 'Prata' })
  const fan = await people.createMember('FAN', { name: 'Marta', lastName: 'Reis' })
  await giveCredits(request, fan.id, 100)
  await acceptSupport(
    request,
    athlete,
    await requestSupport(request, fan, { athlete, credits: 50 }),
  )
  await signIn(athlete)
  await page.goto(`/athlete/${athlete.id}?tab=manage`)
  await page.getByRole('button', { name: badgeWallPhrases.en.action }).click()
  const dialog = page.getByRole('dialog', { name: t.title })
  const preview = dialog.frameLocator('iframe')
  await expect(preview.getByRole('link', { name: /Marta Reis/ })).toBeVisible()

  await dialog.getByLabel(t.size).selectOption('small')
  await dialog.getByLabel(t.language).selectOption('pt')
  await dialog.getByLabel(t.theme).selectOption('dark')
  const name = personName(athlete)
  await expect(preview.getByRole('heading')).toHaveText(badgeWallPhrases.pt.title(name))
  const paper = preview.locator('body')
  await expect(paper).toHaveCSS('background-color', 'rgb(10, 17, 32)')

  await dialog.getByRole('button', { name: t.copyCode }).click()
  await expect(dialog.getByText(t.codeCopied)).toBeVisible()
  const code = await page.evaluate(() => navigator.clipboard.readText())
  const look = { language: 'pt', theme: 'dark' } as const
  const product = /na (.+)$/.exec(/title="([^"]+)"/.exec(code)?.[1] ?? '')?.[1] ?? ''
  const title = wallFramePhrases.pt.title(name, product)
  const path = wallPath(athlete.id, look)
  const [, address = ''] = /src="([^"]+)"/.exec(code) ?? []
  const site = address.slice(0, address.indexOf('/wall/'))
  expect(code).toBe(wallSnippet({ address: site + path, title, size: 'small' }))

  const club = await openSite(code.replace(site, baseURL ?? ''))
  await visitor.goto(club.address)
  const wall = visitor.frameLocator('iframe')
  const badge = wall.getByRole('link', { name: /Marta Reis/ })
  await expect(badge).toBeVisible()
  await expect(badge).toHaveAttribute('target', '_blank')
  await page.goto(path)
  await expectAccessible()
  club.close()
})

/** A site of somebody else: its pages are of another origin than ours. */
async function openSite(html: string) {
  const server = createServer((_request, response) =>
    response.setHeader('content-type', 'text/html').end(`<title>Club</title>${html}`),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { address: `http://127.0.0.1:${port}/`, close: () => server.close() }
}
