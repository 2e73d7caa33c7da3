import { thisYear } from '@podium/contract/calendar'
import { type AthleteYear, type OwnYear, yearLimits } from '@podium/contract/years'
import { profilesPhrases } from '@podium/phrases/profiles'
import { yearsPhrases } from '@podium/phrases/years'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const t = yearsPhrases.en
const year = thisYear()
const words =
  'Eleven sessions, one cold, no injuries, and a final that I did not dare to hope for. '
const many = <T>(count: number, one: (n: number) => T) =>
  Array.from({ length: count }, (_, n) => one(n))

/** As much as a year ever shows. */
function fullest(id: number): { athlete: AthleteYear; own: OwnYear } {
  const athlete = {
    ...{ id, role: 'ATHLETE' as const, name: 'Maria Inês da Conceição', lastName: 'Albuquerque' },
    ...{ avatar: { id: 0, main: null }, sport: 'ATHLETICS' as const, hasPage: true },
  }
  const results: AthleteYear['results'] = {
    total: 20,
    list: many(yearLimits.results, (n) => ({
      ...{
        id: n + 1,
        month: n + 1,
        result: n + 1,
        competition: `National championship ${n}, Lisbon`,
      },
      ...{ competitionLevel: 'NATIONAL' as const, ageGroup: 'ADULTS' as const },
    })),
  }
  const updates = {
    total: 9,
    list: many(yearLimits.updates, (n) => ({
      ...{ id: n + 1, text: words.repeat(3), at: `${year}-0${n + 1}-10T10:00:00.000Z` },
    })),
  }
  const supporters = many(yearLimits.supporters, (n) => ({
    ...{ id: 900 + n, role: 'FAN' as const, name: `Supporter with a long name ${n}` },
    badgeUrl: { id: 0, main: null },
    hasWebsite: false,
  }))
  const goals = many(yearLimits.goals, (n) => ({
    ...{ id: n + 1, title: `Training camp in the mountains, part ${n}`, credits: 1200 },
  }))
  const figures = { year, isOver: false, credits: 12_000, months: 11 }
  return {
    athlete: {
      ...figures,
      athlete,
      supporters: 40,
      named: supporters,
      results,
      goals: { total: 9, list: goals },
      updates,
    },
    own: {
      ...{ ...figures, athletes: 60, goalsReached: 9, results: 99, updates: 80 },
      supports: many(yearLimits.supports, (n) => ({
        athlete: { ...athlete, id: 900 + n },
        ...{ credits: 1200, months: 24, results: { ...results, list: results.list.slice(0, 3) } },
        goals: goals
          .slice(0, 2)
          .map(({ title, id: goalId }) => ({ id: goalId, title, isReached: true })),
        updates: { ...updates, list: updates.list.slice(0, 1) },
      })),
    },
  }
}

async function sheets(page: Page): Promise<number> {
  const paper = await page.pdf({ preferCSSPageSize: true })
  return paper.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0
}

test('the fullest year, an athlete’s and one’s own, prints on one sheet', async ({
  page,
  people,
  signIn,
}) => {
  const athlete = await people.createPublicMember('ATHLETE', { name: 'Inês', lastName: 'Prata' })
  await signIn(athlete)
  const full = fullest(athlete.id)
  await page.route('**/api/athletes/*/year/*', (route) => route.fulfill({ json: full.athlete }))
  await page.route('**/api/users/me/year/*', (route) => route.fulfill({ json: full.own }))
  await page.goto(`/athlete/${athlete.id}`)
  await page.getByRole('button', { name: profilesPhrases.en.more }).click()
  await page.getByRole('link', { name: t.link(year) }).click()
  await expect(page.getByRole('heading', { level: 1, name: t.title })).toBeVisible()
  await expect(page.getByText(t.more('28'))).toBeVisible()
  expect(await sheets(page)).toBe(1)
  await page.goto('/wallet')
  await page.getByRole('link', { name: t.ownLink(year) }).click()
  await expect(page.getByRole('article')).toHaveCount(yearLimits.supports)
  expect(await sheets(page)).toBe(1)
})
