import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import type { Person } from './people.ts'

test.use({ expectedStatuses: [400, 404] })

/** The sum of shifts nobody feels; browsers call a page good up to ten times as much. */
const most = 0.01

const sizes = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } }

const visitorsRoutes = [
  '/',
  '/login',
  '/sign-up',
  '/recover-password',
  '/rede-podium',
  '/rede-podium/zzzzzz',
  '/market',
  '/market/products',
  '/market/credits',
  '/market/credits?tab=plans',
  '/sportest',
  '/no/such/page',
]
// Without the settings, whose lead takes two lines on a phone where the address is long, and without
// people's pages, whose actions the server shows as a visitor has them.
const ownRoutes = [
  '/',
  '/rede-podium',
  '/market/credits',
  '/wallet',
  '/payments',
  '/orders',
  '/notifications',
  '/messages',
  '/sportest',
]

const adminsRoutes = [
  '/admin',
  '/admin/users',
  '/admin/users/add',
  '/admin/content',
  '/admin/legal',
]

for (const [size, viewport] of Object.entries(sizes)) {
  test(`nothing moves under the eyes of a visitor (${size})`, async ({ page, people }) => {
    test.setTimeout(150_000)
    const [athlete, sponsor] = [await people.publish('ATHLETE'), await people.publish('SPONSOR')]
    await page.setViewportSize(viewport)
    await expectSteady(page, [...visitorsRoutes, pageOf(athlete), pageOf(sponsor)])
  })

  test(`nothing moves under the eyes of who is signed in (${size})`, async ({
    page,
    people,
    signIn,
  }) => {
    test.setTimeout(150_000)
    const fan = await people.join('FAN')
    const athlete = await people.publish('ATHLETE')
    await page.setViewportSize(viewport)
    await signIn(athlete)
    const own = ['/profile/athlete', `/messages/${fan.id}`]
    await expectSteady(page, [...ownRoutes, ...own], { withoutBar: true })
  })

  test(`nothing moves under the eyes of an admin (${size})`, async ({ page, people, signIn }) => {
    test.setTimeout(90_000)
    await page.setViewportSize(viewport)
    await signIn({ ...people.admin, id: 0, role: 'FAN', name: 'Ana', lastName: '' })
    await expectSteady(page, adminsRoutes, { withoutBar: true })
  })
}

function pageOf({ role, id }: Person): string {
  return `/${role.toLowerCase()}/${id}`
}

/** Opens every route afresh and adds up what moved by itself, until nothing is loaded any more. */
async function expectSteady(
  page: Page,
  routes: string[],
  options = { withoutBar: false },
): Promise<void> {
  await page.addInitScript(watchShifts, options)
  const moved: string[] = []
  for (const route of routes) {
    await page.goto(route, { waitUntil: 'networkidle' })
    await page.waitForTimeout(300)
    const { sum, parts } = await page.evaluate(() => (globalThis as unknown as Watched).shifts)
    if (sum >= most) moved.push(`${route}: ${sum.toFixed(3)} ${parts.join(', ')}`)
  }
  expect(moved).toEqual([])
}

interface Watched {
  shifts: { sum: number; parts: string[] }
}

/** Runs in the page, before anything of it. */
function watchShifts(options: { withoutBar: boolean }): void {
  interface Shift extends PerformanceEntry {
    value: number
    hadRecentInput: boolean
    sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
  }
  const shifts = { sum: 0, parts: [] as string[] }
  Object.assign(globalThis, { shifts })
  // The server does not know who is here: the bar takes its final shape when the browser does.
  const isInBar = (node: Node | null) =>
    (node instanceof Element ? node : node?.parentElement)?.closest('#root header') !== null
  const nameOf = (node: Node | null) =>
    node instanceof Element ? `${node.tagName} ${node.getAttribute('class') ?? ''}` : 'text'
  const rectOf = ({ x, y, width, height }: DOMRect) =>
    [x, y, width, height].map(Math.round).join(' ')
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Shift[]) {
      const isOfBar = options.withoutBar && entry.sources.every(({ node }) => isInBar(node))
      if (entry.hadRecentInput || isOfBar) continue
      shifts.sum += entry.value
      for (const { node, previousRect, currentRect } of entry.sources) {
        shifts.parts.push(`${nameOf(node)} [${rectOf(previousRect)}] to [${rectOf(currentRect)}]`)
      }
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
