import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { pathsFor, patternsOfTable, stops, type Viewer } from './routes.ts'
import { test, type World } from './world.ts'

// What is not there answers 404, a token that is none 400.
test.use({ expectedStatuses: [400, 404] })

/** The sum of shifts nobody feels; browsers call a page good up to ten times as much. */
const most = 0.01

const sizes = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } }

/** What looks otherwise to who is signed in: the bar everywhere, and what one can do. */
const everybodys = ({ athlete, sponsor }: World) => [
  '/',
  '/rede-podium',
  '/market',
  '/market/products',
  '/market/credits',
  '/sportest',
  '/no/such/page',
  `/athlete/${athlete.id}`,
  `/sponsor/${sponsor.id}`,
]

const plans = '/market/credits?tab=plans'
const own = ['/settings', '/wallet', '/payments', '/orders', '/notifications', '/messages']

/** By whom, beside what the table of stops says. */
const alsoSeen: Record<Viewer, (world: World) => string[]> = {
  visitor: ({ fan, manager }) => [`/fan/${fan.id}`, `/manager/${manager.id}`],
  fan: (world) => everybodys(world),
  athlete: (world) => [...everybodys(world), ...own, plans],
  manager: ({ athlete, fan }) => [plans, '/orders', `/athlete/${athlete.id}`, `/fan/${fan.id}`],
  sponsor: ({ athlete }) => ['/', plans, '/messages', `/athlete/${athlete.id}`],
  admin: (world) => [...everybodys(world), '/settings', '/notifications'],
}

test('every page of the table is looked at', () => {
  const missing = patternsOfTable().filter((pattern) => !Object.hasOwn(stops, pattern))
  expect(missing, 'pages that e2e/routes.ts does not visit').toEqual([])
})

for (const [size, viewport] of Object.entries(sizes)) {
  for (const viewer of Object.keys(alsoSeen) as Viewer[]) {
    test(`nothing moves under the eyes of: ${viewer} (${size})`, async ({
      page,
      world,
      signIn,
    }) => {
      await page.setViewportSize(viewport)
      if (viewer !== 'visitor') await signIn(world[viewer])
      const paths = [...pathsFor(viewer, world), ...alsoSeen[viewer](world)]
      await expectSteady(page, [...new Set(paths)])
    })
  }
}

/** Opens every address afresh and adds up what moved by itself, until nothing is loaded any more. */
async function expectSteady(page: Page, paths: string[]): Promise<void> {
  await page.addInitScript(watchShifts)
  const moved: string[] = []
  for (const path of paths) {
    await page.goto(path)
    await quiet(page)
    const { sum, parts } = await page.evaluate(() => (globalThis as unknown as Watched).shifts)
    if (sum >= most) moved.push(`${path}: ${sum.toFixed(3)} ${parts.join(', ')}`)
  }
  expect(moved).toEqual([])
}

/** Waits until the page has asked nothing for a while, and has drawn what was answered. */
async function quiet(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const now = performance.now()
    const watch = globalThis as unknown as { asked?: number; since?: number }
    const asked = performance.getEntriesByType('resource').length
    if (asked !== watch.asked) Object.assign(watch, { asked, since: now })
    return document.querySelector('main [aria-busy="true"]') === null && now - watch.since! > 350
  })
}

interface Watched {
  shifts: { sum: number; parts: string[] }
}

/** Runs in the page, before anything of it. */
function watchShifts(): void {
  interface Shift extends PerformanceEntry {
    value: number
    hadRecentInput: boolean
    sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
  }
  const shifts = { sum: 0, parts: [] as string[] }
  Object.assign(globalThis, { shifts })
  const nameOf = (node: Node | null) =>
    node instanceof Element ? `${node.tagName} ${node.getAttribute('class') ?? ''}` : 'text'
  const rectOf = ({ x, y, width, height }: DOMRect) =>
    [x, y, width, height].map(Math.round).join(' ')
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Shift[]) {
      if (entry.hadRecentInput) continue
      shifts.sum += entry.value
      for (const { node, previousRect, currentRect } of entry.sources) {
        shifts.parts.push(`${nameOf(node)} [${rectOf(previousRect)}] to [${rectOf(currentRect)}]`)
      }
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
