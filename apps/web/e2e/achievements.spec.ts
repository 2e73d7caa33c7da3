import type { Page } from '@playwright/test'
import { achievementsPhrases } from '@podium/phrases/achievements'
import { clubsPhrases } from '@podium/phrases/clubs'
import { ownAchievementsPhrases } from '@podium/phrases/own-achievements'
import { expect, test } from './fixtures.ts'
import { callAs } from './supporting.ts'

const t = { ...achievementsPhrases.en, ...ownAchievementsPhrases.en }

// The browser writes the refusals these journeys are about to the console.
test.use({ expectedStatuses: [400, 404] })

interface Result {
  date: string
  result: string
  competition: string
}

async function fillResult(page: Page, { date, result, competition }: Result): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t.form.competition).fill(competition)
  await dialog.getByLabel(t.form.date, { exact: false }).first().fill(date)
  await dialog.getByLabel(t.form.result).fill(result)
  await dialog.getByRole('radio', { name: t.levels.NATIONAL, exact: true }).check()
  await dialog.getByLabel(t.form.age).selectOption('ADULTS')
  await dialog.getByRole('combobox', { name: clubsPhrases.en.label }).fill('Judo Clube')
}

const save = (page: Page) => page.getByRole('button', { name: t.form.save })

async function addResult(page: Page, result: Result): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`${t.add}|${t.addFirst}`) }).click()
  await fillResult(page, result)
  await save(page).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test('an athlete adds, changes and deletes a result', async ({ page, people, signIn }) => {
  const athlete = await people.createPublicMember('ATHLETE')
  await signIn(athlete)
  await page.goto(`/athlete/${athlete.id}?tab=manage`)
  await addResult(page, { date: '21-07-2019', result: '2', competition: 'Taça de Portugal' })
  const card = page.getByRole('article').filter({ hasText: 'Taça de Portugal' }).last()
  await expect(card).toContainText('2nd')
  await expect(card).toContainText('21 July 2019')
  await expect(page.getByRole('heading', { name: t.clubs.title })).toBeVisible()

  await card.getByRole('button').click()
  await page.getByRole('button', { name: t.change, exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await card.getByRole('button').click()
  await page.getByRole('button', { name: t.change, exact: true }).click()
  await page.getByLabel(t.form.result).fill('1')
  await save(page).click()
  await expect(card).toContainText('1st')

  await card.getByRole('button').click()
  await page.getByRole('button', { name: t.delete, exact: true }).click()
  await page.getByRole('button', { name: t.confirmDelete.confirm }).click()
  await expect(page.getByText(t.emptyTitle)).toBeVisible()
})

const usual = {
  ...{ competitionLevel: 'NATIONAL', ageGroup: 'ADULTS' },
  club: { clubCompositeKey: { clubName: 'Judo Clube', sport: 'JUDO' } },
}

test('the timeline moves by 150 pixels, newest first, for everybody', async ({
  visitor,
  people,
  request,
}) => {
  const athlete = await people.createPublicMember('ATHLETE')
  for (const [at, year] of ['2016', '2018', '2017', '2019'].entries()) {
    await callAs(request, athlete, [
      'POST',
      '/achievements',
      { ...{ date: `${year}-02-01`, result: at + 1, competition: `Cup ${year}` }, ...usual },
    ])
  }
  await visitor.setViewportSize({ width: 390, height: 844 })
  await visitor.goto(`/athlete/${athlete.id}`)
  const lane = visitor.getByRole('region', { name: t.timeline })
  await expect(lane.getByRole('heading')).toHaveText([
    'Cup 2019',
    'Cup 2018',
    'Cup 2017',
    'Cup 2016',
  ])
  await lane.focus()
  await visitor.keyboard.press('ArrowRight')
  await expect.poll(() => lane.evaluate((element) => element.scrollLeft)).toBe(150)
  await visitor.keyboard.press('ArrowLeft')
  await expect.poll(() => lane.evaluate((element) => element.scrollLeft)).toBe(0)
})
