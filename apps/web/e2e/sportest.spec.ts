import type { Page } from '@playwright/test'
import { identityPhrases } from '@podium/phrases/identity'
import { sportPhrases } from '@podium/phrases/sports'
import { sportestPhrases } from '@podium/phrases/sportest'
import { sportestNames } from '@podium/phrases/sportest-names'
import { expect, test } from './fixtures.ts'
import type { Person } from './people.ts'

const t = sportestPhrases.en
const called = sportestNames.en

/** The best answers of the athlete's test: they come to ten. */
async function answer(page: Page) {
  for (const at of [0, 1, 2]) {
    await page.getByRole('radiogroup').nth(at).getByRole('radio').last().check()
  }
  await chooseSport(page)
}

async function chooseSport(page: Page) {
  const list = page.getByRole('combobox', { name: t.questions.athleteModalityAnswerId.ask })
  await list.click()
  await list.pressSequentially(sportPhrases.en.ROWING)
  await list.press('Enter')
}

function submit(page: Page) {
  return page.getByRole('button', { name: t.submit }).click()
}

/** Takes the athlete's test as a visitor, on a page of its own. */
async function takeAsVisitor(page: Page) {
  await page.goto('/sportest')
  await answer(page)
  await submit(page)
  await expect(page.getByText(t.result.keptHere)).toBeVisible()
}

async function signInByForm(page: Page, { email, password }: Person) {
  await page.goto('/login')
  const form = page.locator('form').filter({ has: page.locator('[name="password"]') })
  await form.locator('[name="email"]').fill(email)
  await form.locator('[name="password"]').fill(password)
  await form.getByRole('button', { name: identityPhrases.en.signIn.submit }).click()
}

/** The scores of a person's stored tests, newest first; the session of `page` reads them. */
async function storedScores(page: Page, { id, email, password }: Person): Promise<number[]> {
  const login = await page.request.post('/api/authentication/login', { data: { email, password } })
  const authorization = login.headers().authorization ?? ''
  const stored = await page.request.get(`/api/users/${id}/sportests`, {
    headers: { authorization },
  })
  return ((await stored.json()) as { score: number }[]).map(({ score }) => score)
}

test('a test is taken with the keyboard alone', async ({ page }) => {
  await page.goto('/sportest?test=fan')
  await page.getByRole('link', { name: t.types.FAN, exact: true }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('radio').first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  const sport = page.getByRole('combobox', { name: t.questions.fanModalityAnswerId.ask })
  await expect(sport).toBeFocused()
  await page.keyboard.type(sportPhrases.en.ROWING.slice(0, 3))
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.type(sportPhrases.en.ROWING.slice(3))
  await page.keyboard.press('Enter')
  await expect(sport).toHaveValue(sportPhrases.en.ROWING)
  await expect(page.getByRole('option')).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('img', { name: t.result.outOf('7') })).toBeVisible()
  await expect(page.getByRole('heading', { name: t.result.title, exact: true })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: t.result.register.FAN })).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('questions come one at a time', async ({ page, expectAccessible }) => {
    await page.goto('/sportest')
    const shown = page.getByRole('radiogroup')
    const next = page.getByRole('button', { name: t.next })
    await expect(shown).toHaveCount(1)
    await next.click()
    await expect(page.getByText(t.choose)).toBeVisible()
    for (const at of [0, 1, 2]) {
      await expect(page.getByText(t.step(String(at + 1), '4')).first()).toBeVisible()
      await shown.getByRole('radio').last().check()
      await next.click()
    }
    await page.getByRole('button', { name: t.back }).click()
    await expect(shown).toContainText(t.questions.athleteBudgetAnswerId.ask)
    await next.click()
    await chooseSport(page)
    await submit(page)
    await expect(page.getByRole('img', { name: t.result.outOf('10') })).toBeInViewport()
    await expectAccessible()
    const isWider = await page.evaluate(() => document.body.scrollWidth > window.innerWidth)
    expect(isWider, 'scrolls sideways').toBe(false)
  })
})

test('neither test, score nor badge has a barrier', async ({
  page,
  people,
  signIn,
  expectAccessible,
}) => {
  const athlete = await people.createPublicMember('ATHLETE')
  await page.goto('/sportest')
  await expectAccessible()
  await answer(page)
  await submit(page)
  await expect(page.getByText(t.result.high)).toBeVisible()
  await expectAccessible()
  await signIn(athlete)
  await page.goto(`/athlete/${athlete.id}`)
  await page.getByRole('button', { name: called.score(called.tests.ATHLETE, '10') }).click()
  await expect(page.getByRole('img', { name: t.history.plotOne('10') })).toBeVisible()
  // It comes after the rest, and is what the keyboard scrolls the dialog by.
  await expect(page.getByRole('switch', { name: t.history.shown })).toBeVisible()
  await expectAccessible()
})

test.describe('a visitor’s test', () => {
  // The browser writes the refusals these journeys are about, and hidden pages, to the console.
  test.use({ expectedStatuses: [400, 404] })

  test('is on the page after the first sign-in, and nowhere else any more', async ({
    page,
    people,
  }) => {
    await takeAsVisitor(page)
    const athlete = await people.createMember('ATHLETE')
    await signInByForm(page, athlete)
    await expect(
      page.getByText(t.kept.saved(t.kept.result(called.tests.ATHLETE, '10'))),
    ).toBeVisible()
    await page.getByRole('button', { name: called.score(called.tests.ATHLETE, '10') }).click()
    await expect(page.getByText(t.badge.ownText(called.within.ATHLETE))).toBeVisible()
    await page.reload()
    await expect(page.getByText(t.badge.ownText(called.within.ATHLETE))).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('podium.sportests'))).toBeNull()
    expect(await storedScores(page, athlete)).toEqual([10])
    await page.getByRole('switch', { name: t.history.shown }).click()
    await expect(page.getByText(t.badge.ownKeptOff)).toBeVisible()
    await page.keyboard.press('Escape')
    const kept = page.getByRole('button', { name: called.keptOff(called.tests.ATHLETE) })
    await expect(kept).toBeVisible()
  })

  test('is stored once when two tabs find it at the same time', async ({
    page,
    people,
    context,
    signIn,
  }) => {
    await takeAsVisitor(page)
    const athlete = await people.createMember('ATHLETE')
    await signIn(athlete)
    const tabs = await Promise.all([1, 2].map(() => context.newPage()))
    await Promise.all(tabs.map((tab) => tab.goto('/')))
    const kept = () => page.evaluate(() => localStorage.getItem('podium.sportests'))
    await expect.poll(kept).toBeNull()
    expect(await storedScores(page, athlete)).toEqual([10])
  })
})
