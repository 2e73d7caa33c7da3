import { ownPagePhrases } from '@podium/phrases/own-page'
import { sharePhrases } from '@podium/phrases/share'
import { shellPhrases } from '@podium/phrases/shell'
import { expect, test } from './fixtures.ts'

test('on paper an athlete’s page is light, keeps what it tells and leaves out what is pressed', async ({
  page,
  people,
  signIn,
}) => {
  const athlete = await people.createPublicMember('ATHLETE', { name: 'Inês', lastName: 'Prata' })
  await signIn(athlete)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await page.goto(`/athlete/${athlete.id}`)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Inês Prata')
  await expect(main.getByText(new RegExp(`/athlete/${athlete.id}$`))).toBeVisible()
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await expect(page.getByText(ownPagePhrases.en.publicTitle)).toBeHidden()
  for (const name of [sharePhrases.en.action, ownPagePhrases.en.edit]) {
    await expect(page.getByText(name, { exact: true }).filter({ visible: true })).toHaveCount(0)
  }
  const paper = await page.pdf({ preferCSSPageSize: true })
  expect(paper.subarray(0, 5).toString()).toBe('%PDF-')
  // A4, as the style asks for.
  expect(paper.toString('latin1')).toMatch(/\/MediaBox \[0 0 59[45][.\d]* 84[12][.\d]*\]/)
})

test('who prints with a legal text open gets the text and not the page behind it', async ({
  page,
}) => {
  await page.goto('/?legal=privacy', { waitUntil: 'networkidle' })
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('main')).toBeHidden()
  const text = page.getByRole('dialog')
  await expect(text).toBeVisible()
  await expect(text.getByRole('button', { name: shellPhrases.en.close })).toBeHidden()
  // All of it, not what a window would show.
  await expect.poll(async () => (await text.boundingBox())?.height).toBeGreaterThan(2000)
})
