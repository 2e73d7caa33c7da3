import type { Locator, Page } from '@playwright/test'
import { chosenSports } from '@podium/contract/sports'
import { type Language, languageTable } from '@podium/contract/locale'
import type { SportestType } from '@podium/contract/sportest'
import { identityPhrases } from '@podium/phrases/identity'
import { landingPhrases } from '@podium/phrases/landing'
import { shellPhrases } from '@podium/phrases/shell'
import { sportPhrases } from '@podium/phrases/sports'
import { sportestPhrases } from '@podium/phrases/sportest'
import { sportestNames } from '@podium/phrases/sportest-names'
import { expect, test } from './fixtures.ts'
import type { Person } from './people.ts'

/** Which answer of every question, 0 for the first and -1 for the last, and what it comes to. */
const tests: Record<SportestType, { sport: string; best: number[]; score: string }> = {
  ATHLETE: { sport: 'athleteModalityAnswerId', best: [-1, -1, -1], score: '10' },
  FAN: { sport: 'fanModalityAnswerId', best: [-1], score: '10' },
  SPONSOR: { sport: 'sponsorModalityAnswerId', best: [0, -1, -1], score: '10' },
}

async function answer(at: Page | Locator, type: SportestType, language: Language) {
  const { sport, best } = tests[type]
  for (const [index, place] of best.entries()) {
    await at.getByRole('radiogroup').nth(index).getByRole('radio').nth(place).check()
  }
  await chooseSport(at, sportestPhrases[language].questions[sport as 'fanInterest'].ask, language)
}

async function chooseSport(at: Page | Locator, label: string, language: Language) {
  const list = at.getByRole('combobox', { name: label })
  await list.click()
  await list.pressSequentially(sportPhrases[language].ROWING)
  await list.press('Enter')
}

function submit(at: Page | Locator, language: Language = 'en') {
  return at.getByRole('button', { name: sportestPhrases[language].submit }).click()
}

/** Takes the athlete's test as a visitor, on a page of its own. */
async function takeAsVisitor(page: Page) {
  await page.goto('/sportest')
  await answer(page, 'ATHLETE', 'en')
  await submit(page)
  await expect(page.getByText(sportestPhrases.en.result.keptHere)).toBeVisible()
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

for (const language of ['pt', 'en'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: languageTable[language].locale })
    const t = sportestPhrases[language]

    for (const type of ['ATHLETE', 'FAN', 'SPONSOR'] as const) {
      test(`the ${type} test reaches ten and leads to signing up in that role`, async ({
        page,
      }) => {
        await page.goto('/sportest')
        await page.getByRole('navigation', { name: t.tabs }).getByText(t.types[type]).click()
        await answer(page, type, language)
        await submit(page, language)
        const { score } = tests[type]
        await expect(page.getByRole('img', { name: t.result.outOf(score) })).toBeVisible()
        await expect(page.getByText(t.result.high)).toBeVisible()
        await expect(page.getByText(t.result.full)).toBeVisible()
        await expect(page.getByRole('button', { name: t.done })).toBeDisabled()
        await page.getByRole('link', { name: t.result.register[type] }).click()
        await expect(page).toHaveURL(/\/sign-up$/)
        const { joiningAs, roles, modality } = identityPhrases[language].registration
        await expect(page.getByText(joiningAs)).toBeVisible()
        await expect(page.locator('main form').getByText(roles[type].name)).toBeVisible()
        if (type === 'ATHLETE')
          await expect(page.getByRole('combobox', { name: modality })).not.toHaveValue('')
      })
    }

    test('the sportest opens over the landing page and from the top bar', async ({ page }) => {
      await page.goto('/')
      const dialog = page.getByRole('dialog')
      await page
        .getByRole('main')
        .getByRole('link', { name: landingPhrases[language].sportest.action })
        .click()
      await expect(dialog.getByRole('radiogroup').first()).toBeVisible()
      await dialog.getByText(t.types.FAN, { exact: true }).click()
      await answer(dialog, 'FAN', language)
      await submit(dialog, language)
      await expect(dialog.getByText(t.result.high)).toBeVisible()
      await dialog.getByRole('button', { name: shellPhrases[language].close }).last().click()
      await expect(dialog).toHaveCount(0)
      await expect(page).toHaveURL(/\/$/)
      await page.getByRole('banner').getByRole('link', { name: t.name }).click()
      await expect(dialog.getByRole('radiogroup').first()).toBeVisible()
      await page.goBack()
      await expect(dialog).toHaveCount(0)
    })
  })
}

const t = sportestPhrases.en
const called = sportestNames.en

test('any change takes the score away, and starting over keeps the tab', async ({ page }) => {
  await page.goto('/sportest?test=fan')
  await answer(page, 'FAN', 'en')
  await submit(page)
  await expect(page.getByRole('button', { name: t.done })).toBeDisabled()
  await page.getByRole('radio').first().check()
  await expect(page.getByRole('img', { name: t.result.none })).toBeVisible()
  await submit(page)
  await expect(page.getByRole('img', { name: t.result.outOf('0') })).toBeVisible()
  await expect(page.getByText(t.result.high)).toHaveCount(0)
  await page.getByRole('link', { name: t.types.SPONSOR, exact: true }).click()
  await expect(page.getByRole('img', { name: t.result.none })).toBeVisible()
  await page.getByRole('link', { name: t.types.FAN, exact: true }).click()
  await expect(page.getByRole('img', { name: t.result.none })).toBeVisible()
  await submit(page)
  await page.getByRole('button', { name: t.result.retry }).click()
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  await expect(page).toHaveURL(/test=fan$/)
})

test('missing answers are told at their questions', async ({ page }) => {
  await page.goto('/sportest')
  await page.getByRole('radiogroup').first().getByRole('radio').first().check()
  await submit(page)
  await expect(page.locator('form [aria-invalid="true"]')).toHaveCount(3)
  await expect(page.getByRole('radiogroup').nth(1).getByRole('radio').first()).toBeFocused()
})

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
    await chooseSport(page, t.questions.athleteModalityAnswerId.ask, 'en')
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
  await answer(page, 'ATHLETE', 'en')
  await submit(page)
  await expect(page.getByText(t.result.high)).toBeVisible()
  await expectAccessible()
  await signIn(athlete)
  await page.goto(`/athlete/${athlete.id}`)
  await page.getByRole('button', { name: t.badge.label(called.tests.ATHLETE, '10') }).click()
  await expect(page.getByRole('img', { name: t.history.plotOne('10') })).toBeVisible()
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
    await page.getByRole('button', { name: t.badge.label(called.tests.ATHLETE, '10') }).click()
    await expect(page.getByText(t.badge.ownText(called.within.ATHLETE))).toBeVisible()
    await page.reload()
    await expect(page.getByText(t.badge.ownText(called.within.ATHLETE))).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('podium.sportests'))).toBeNull()
    expect(await storedScores(page, athlete)).toEqual([10])
    await page.getByRole('switch', { name: t.history.shown }).click()
    await expect(page.getByText(t.badge.ownKeptOff)).toBeVisible()
    await page.keyboard.press('Escape')
    const kept = page.getByRole('button', { name: t.badge.keptOff(called.tests.ATHLETE) })
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

  const outdated = {
    'has an option that disappeared (27)': { sportestType: 'FAN', fanModalityAnswerId: 2e9 },
    'is of a kind there is no more (26)': { sportestType: 'COACH', fanModalityAnswerId: 1 },
  }
  for (const [what, kept] of Object.entries(outdated)) {
    test(`is dropped with a note when it ${what}`, async ({ page, people, signIn }) => {
      const fan = await people.createMember('FAN')
      await signIn(fan)
      const stored = [{ ...kept, fanInterest: 'A', key: crypto.randomUUID() }]
      await page.evaluate(
        (text) => localStorage.setItem('podium.sportests', text),
        JSON.stringify(stored),
      )
      await page.goto('/')
      await expect(page.getByText(t.kept.dropped)).toBeVisible()
      expect(await page.evaluate(() => localStorage.getItem('podium.sportests'))).toBeNull()
      expect(await storedScores(page, fan)).toEqual([])
    })
  }
})

test('an athlete’s sport is filled in, says why, and stays', async ({ page, people, signIn }) => {
  const athlete = await people.createPublicMember('ATHLETE')
  await signIn(athlete)
  await page.goto('/sportest')
  await expect(page.getByText(t.sport.locked)).toBeVisible()
  const sport = page.getByLabel(t.questions.athleteModalityAnswerId.ask)
  await expect(sport).toHaveAttribute('readonly', '')
  const names = chosenSports.map((code) => sportPhrases.en[code])
  expect(names).toContain(await sport.inputValue())
  for (const at of [0, 1, 2]) {
    await page.getByRole('radiogroup').nth(at).getByRole('radio').first().check()
  }
  await submit(page)
  await expect(page.getByText(t.result.saved)).toBeVisible()
  await expect(page.getByRole('heading', { name: t.history.title })).toBeVisible()
  await page.getByRole('link', { name: t.result.myPage }).click()
  await expect(
    page.getByRole('button', { name: t.badge.label(called.tests.ATHLETE, '0') }),
  ).toBeVisible()
})

test('a fan starts with their own test, and a page without one shows a question mark', async ({
  page,
  people,
  signIn,
  visitor,
}) => {
  const fan = await people.createPublicMember('FAN')
  await visitor.goto(`/fan/${fan.id}`)
  await visitor.getByRole('button', { name: t.badge.missing(called.tests.FAN) }).click()
  await expect(visitor.getByText(t.badge.none('Rita Valadares', called.within.FAN))).toBeVisible()
  await signIn(fan)
  await page.goto('/sportest')
  await expect(page.getByText(t.questions.fanInterest.ask)).toBeVisible()
})
