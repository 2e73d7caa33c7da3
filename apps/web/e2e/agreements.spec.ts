import { paths } from '@podium/contract/paths'
import { agreementsPhrases } from '@podium/phrases/agreements'
import { homePhrases } from '@podium/phrases/home'
import { profilesPhrases } from '@podium/phrases/profiles'
import { refusalPhrases } from '@podium/phrases/refusals'
import { expect, test } from './fixtures.ts'
import { plainPng } from './selling.ts'

const t = agreementsPhrases.en
test.use({ expectedStatuses: [500] })

test('a sponsor proposes, the athlete changes, the sponsor accepts, the athlete shows what is done', async ({
  page,
  visitor,
  people,
  signIn,
  expectAccessible,
}) => {
  const sponsor = await people.createPublicMember('SPONSOR', { name: 'Volta Foods' })
  const athlete = await people.createPublicMember('ATHLETE', { name: 'Inês', lastName: 'Prata' })
  await signIn(sponsor)
  await signIn(athlete, visitor)

  await page.goto(paths.athlete({ id: athlete.id }))
  await page.getByRole('button', { name: profilesPhrases.en.more }).click()
  await page.getByRole('link', { name: t.propose }).click()
  await page.getByLabel(t.form.name).fill('Season 2027')
  await expectAccessible()
  await page.getByRole('button', { name: t.form.send }).click()
  await expect(page.getByText(t.standing.waitsForThem)).toBeVisible()

  // It waits at the athlete's home, and is read and changed from there.
  await visitor.goto(paths.home())
  const { acts } = homePhrases.en.waiting
  await visitor.getByRole('link', { name: `${acts.agreement}: Volta Foods` }).click()
  await expect(visitor.getByText(t.page.proposal.forYou('Volta Foods'))).toBeVisible()
  await visitor.getByRole('link', { name: t.page.change }).click()
  await visitor.getByRole('button', { name: t.form.add }).click()
  await visitor.locator('[name="deliverables.3.title"]').fill('A thank-you video')
  await visitor.getByRole('button', { name: t.form.sendChange }).click()
  await expect(visitor.getByText(t.page.proposal.forThem('Volta Foods'))).toBeVisible()

  // The sponsor sees it come, with what is new in it.
  await expect(page.getByRole('button', { name: t.page.accept(2) })).toBeVisible()
  await page.getByText(t.page.changes.compare).click()
  await expect(page.locator('ins')).toContainText('A thank-you video')
  await expectAccessible()
  await page.getByRole('button', { name: t.page.accept(2) }).click()
  await expect(page.getByText(t.standing.holds, { exact: true })).toBeVisible()

  const tick = visitor.getByRole('button', { name: t.deliverables.tickOf('A thank-you video') })
  await tick.click()
  const dialog = visitor.getByRole('dialog')
  await dialog.locator('[name="link"]').fill('https://video.example/thanks')
  await dialog.locator('input[type="file"]').setInputFiles(plainPng('thanks.png'))
  // What could not be sent leaves the dialog as it was before.
  await visitor.route('**/api/files/proof', (route) =>
    route.fulfill({
      status: 500,
      json: { errors: [{ errorCode: 0, key: 'general' }], fields: {} },
    }),
  )
  await dialog.getByRole('button', { name: t.ticking.send }).click()
  await expect(visitor.getByText(refusalPhrases.en.general).first()).toBeVisible()
  await expect(dialog.getByRole('progressbar')).toHaveCount(0)
  await visitor.unroute('**/api/files/proof')
  await dialog.getByRole('button', { name: t.ticking.send }).click()
  await expect(dialog).toBeHidden()

  const proof = page.getByRole('link', {
    name: t.deliverables.proofOf('A thank-you video', 'video.example'),
  })
  await expect(proof).toHaveAttribute('href', 'https://video.example/thanks')
  const shot = page.getByRole('img', { name: t.deliverables.picture('A thank-you video') })
  await expect
    .poll(() => shot.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  await page.getByRole('button', { name: t.page.more, exact: true }).click()
  const [paper] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: t.page.pdf }).click(),
  ])
  expect(paper.suggestedFilename()).toMatch(/^agreement-\d+\.pdf$/)
})
