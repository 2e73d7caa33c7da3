import type { Locator, Page } from '@playwright/test'
import { landingPhrases } from '@podium/phrases/landing'
import { ownBarPhrases } from '@podium/phrases/own-bar'
import { shellPhrases } from '@podium/phrases/shell'
import { openAccountMenu } from './accountMenu.ts'
import { expect } from './fixtures.ts'
import { test } from './world.ts'

// Where the parts of the frame stand; what they say and do is looked at in `apps/web/test/frame.test.ts`.

/** What a thumb needs, in pixels. */
const target = 44

const ways = (page: Page) =>
  page.getByRole('banner').getByRole('navigation', { name: shellPhrases.en.bar.label })

async function boxOf(part: Locator) {
  const box = await part.boundingBox()
  if (!box) throw new Error('it is not on the screen')
  return { ...box, bottom: box.y + box.height, right: box.x + box.width }
}

/** Controls of the bar and of the tabs that are smaller than a thumb, by their names. */
function tooSmall(page: Page): Promise<string[]> {
  return page.getByRole('banner').evaluate(
    (bar, least) =>
      [...bar.querySelectorAll<HTMLElement>('a, button, input, label')]
        .filter((control) => control.checkVisibility() && !control.matches('.visually-hidden'))
        .filter((control) => {
          const { width, height } = control.getBoundingClientRect()
          // The radio button lies under the whole of its segment.
          return !control.matches('[type=radio]') && Math.min(width, height) < least
        })
        .map((control) => control.getAttribute('aria-label') ?? control.textContent),
    target,
  )
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the ways are tabs within reach of the thumb, and nothing lies under them', async ({
    page,
    world,
    signIn,
  }) => {
    await signIn(world.fan)
    await page.goto('/settings', { waitUntil: 'networkidle' })
    const tabs = await boxOf(ways(page))
    expect(tabs.bottom).toBe(844)
    expect(tabs.width).toBe(390)
    await expect(ways(page).getByRole('link')).toHaveCount(5)
    expect(await tooSmall(page)).toEqual([])
    await test.step('the end of the page is above them', async () => {
      await page.evaluate(() =>
        window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
      )
      const footer = await boxOf(page.getByRole('contentinfo'))
      expect(footer.bottom).toBeLessThanOrEqual(tabs.y + 1)
    })
    await test.step('what the keyboard reaches is above them', async () => {
      const last = page.getByRole('contentinfo').getByRole('link').last()
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
      await last.focus()
      await expect.poll(async () => (await boxOf(last)).bottom).toBeLessThanOrEqual(tabs.y)
    })
    await test.step('the account menu is under the sign on top, and fits', async () => {
      const bar = await openAccountMenu(page)
      const signOut = bar.getByRole('button', { name: shellPhrases.en.bar.signOut })
      await expect.poll(async () => (await boxOf(signOut)).bottom).toBeLessThan(844)
      // While it slides open, what is as high as it has to be is measured a hair lower.
      await expect.poll(() => tooSmall(page)).toEqual([])
      await page.keyboard.press('Escape')
    })
    await test.step('they lead where they say, and say where one is', async () => {
      await ways(page).getByRole('link', { name: ownBarPhrases.en.home }).click()
      await expect(page).toHaveURL('/home')
      await expect(ways(page).locator('[aria-current]')).toHaveAccessibleName(ownBarPhrases.en.home)
    })
  })

  test('tabs and buttons leave the keyboard its room, and the bar that saves takes their place', async ({
    page,
    world,
    signIn,
  }) => {
    await signIn(world.manager)
    await page.goto('/profile/manager')
    await expect(ways(page)).toBeVisible()
    await page.locator('main [name="name"]').focus()
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await expect(ways(page)).toBeVisible()
    await test.step('a browser that makes the window lower for its keyboard', async () => {
      await page.setViewportSize({ width: 390, height: 480 })
      await expect(ways(page)).toBeHidden()
      await page.setViewportSize({ width: 390, height: 844 })
      await expect(ways(page)).toBeVisible()
    })
    await test.step('the bar that saves', async () => {
      await page.mouse.wheel(0, 600)
      await expect(ways(page)).toBeHidden()
      const save = page.getByRole('button', { name: shellPhrases.en.save }).first()
      await expect.poll(async () => (await boxOf(save)).bottom).toBeLessThanOrEqual(844)
    })
    await test.step('a sheet keeps its buttons in sight', async () => {
      await page.goto(`/athlete/${world.athlete.id}?support=100`)
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('textbox').first().focus()
      await page.setViewportSize({ width: 390, height: 480 })
      const ask = dialog.getByRole('button').last()
      await expect.poll(async () => (await boxOf(ask)).bottom).toBeLessThanOrEqual(480)
    })
  })

  test('a toast stands above the tabs and above what a page has at its bottom', async ({
    page,
    world,
    signIn,
  }) => {
    await signIn(world.fan)
    await page.goto('/')
    const { solutions } = landingPhrases.en
    await page
      .getByRole('button', { name: `${solutions.sport.name}: ${solutions.sport.action}` })
      .click()
    const toast = page.getByRole('status').filter({ hasText: solutions.unavailable })
    const shown = await boxOf(toast)
    expect(shown.bottom).toBeLessThan((await boxOf(ways(page))).y)
    expect(shown.y).toBeGreaterThan(600)
  })

  test('320 pixels have room for every tab, in Portuguese', async ({
    page,
    world,
    signIn,
    prefer,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await signIn(world.athlete)
    await prefer({ language: 'pt', theme: 'LIGHT' })
    await page.goto('/wallet')
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll('header nav a > :last-child')]
        .filter((label) => label.scrollWidth > label.clientWidth + 1 && label.clientWidth > 0)
        .map((label) => label.textContent),
    )
    expect(cut).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })

  test('a visitor signs in without opening a menu', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto('/')
    const signIn = page.getByRole('banner').getByRole('link', { name: shellPhrases.en.bar.signIn })
    expect((await boxOf(signIn)).right).toBeLessThanOrEqual(320)
    expect(await tooSmall(page)).toEqual([])
  })
})

test('the search of a desk keeps its width beside all the ways, in Portuguese', async ({
  page,
  world,
  signIn,
  prefer,
}) => {
  await signIn(world.athlete)
  await prefer({ language: 'pt', theme: 'LIGHT' })
  await page.goto('/market')
  for (const width of [768, 1023, 1024, 1151, 1152, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const search = await boxOf(page.getByRole('banner').getByRole('searchbox'))
    expect.soft(search.width, `search, ${width} wide`).toBeGreaterThanOrEqual(280)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect.soft(wide, `page, ${width} wide`).toBe(width)
  }
})

test('all a visitor can go to stands in one line of a desk', async ({ page }) => {
  await page.goto('/market')
  for (const width of [1088, 1152, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const bar = await boxOf(page.getByRole('banner'))
    expect.soft(bar.height, `bar, ${width} wide`).toBeLessThanOrEqual(66)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect.soft(wide, `page, ${width} wide`).toBe(width)
    const labels = ways(page).getByRole('link')
    const heights = await labels.evaluateAll((all) => all.map((one) => one.clientHeight))
    expect.soft(Math.max(...heights), `labels, ${width} wide`).toBeLessThanOrEqual(target)
  }
})
