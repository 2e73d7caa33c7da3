import type { Language } from '@podium/contract/locale'
import { barriersOf } from './barriers.ts'
import { expect, leave } from './fixtures.ts'
import { pagesOfTable, pathsFor, stops, type Viewer } from './routes.ts'
import { closeEarsOf, shiftsOf, watchShiftsOf } from './shifts.ts'
import { test } from './world.ts'

// What is not there answers 404, a token that is none 400.
test.use({ expectedStatuses: [400, 404], viewport: { width: 1440, height: 900 } })

test('every page of the table is looked at', () => {
  // Nothing is to be at `notFound`.
  const visited = Object.keys(stops).filter((name) => name !== 'notFound')
  expect(pagesOfTable().toSorted(), 'pages and the stops of e2e/routes.ts').toEqual(
    visited.toSorted(),
  )
})

const rounds: { who: Viewer[]; language: Language }[] = [
  { who: ['visitor'], language: 'pt' },
  { who: ['fan', 'athlete'], language: 'en' },
  { who: ['manager', 'sponsor'], language: 'pt' },
  { who: ['admin'], language: 'en' },
]

/** Addresses of what opens over a page; its code comes after the page. */
const opensOver = /[?&]legal=|\/gallery\//

for (const { who, language } of rounds) {
  test(`no page has a barrier or moves for ${who.join(' and ')}, in ${language}`, async ({
    prefer,
    page,
    world,
    signIn,
  }) => {
    test.setTimeout(600_000)
    await watchShiftsOf(page)
    for (const viewer of who) {
      await leave(page)
      if (viewer !== 'visitor') await signIn(world[viewer])
      if (viewer === 'admin') await closeEarsOf(page)
      await prefer({ language, theme: 'LIGHT' })
      for (const path of pathsFor(viewer, world)) await lookAt(path)
    }

    async function lookAt(path: string): Promise<void> {
      await test.step(path, async () => {
        await page.emulateMedia({ reducedMotion: 'no-preference' })
        await page.goto(path)
        await expect(page.locator('main h1').first()).toBeAttached()
        expect.soft(await shiftsOf(page), path).toEqual([])
        await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
        await page.emulateMedia({ reducedMotion: 'reduce' })
        if (opensOver.test(path)) await expect(page.locator('dialog[open]')).toBeVisible()
        expect.soft(await barriersOf(page), path).toEqual([])
      })
    }
  })
}
