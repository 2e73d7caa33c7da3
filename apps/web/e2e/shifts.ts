import type { Page } from '@playwright/test'

/** The sum of shifts that people do not feel; browsers call a page good up to ten times as much. */
const most = 0.01

/** Lets the pages opened from now on tell what moves under the eyes. */
export async function watchShiftsOf(page: Page): Promise<void> {
  await page.addInitScript(watchShifts)
}

/**
 * From now on the pages do not hear what happens elsewhere: a line that comes for what others do in their
 * journeys moves what is below it.
 */
export async function closeEarsOf(page: Page): Promise<void> {
  await page.routeWebSocket('**/websocket/**', () => undefined)
}

/** What moved by itself on the page as it was opened, until nothing is loaded any more. */
export async function shiftsOf(page: Page): Promise<string[]> {
  await waitUntilIdle(page)
  const { sum, parts } = await page.evaluate(() => (globalThis as unknown as Watched).shifts)
  return sum < most ? [] : [`moves by ${sum.toFixed(3)}: ${parts.join(', ')}`]
}

/**
 * Waits until the page has asked nothing for a while, and has drawn what was answered. It looks now and
 * then: looking at each frame would make the browser draw frames in which nothing has changed.
 */
async function waitUntilIdle(page: Page): Promise<void> {
  const isIdle = () => {
    const now = performance.now()
    const watch = globalThis as unknown as { asked?: number; since?: number }
    const asked = performance.getEntriesByType('resource').length
    if (asked !== watch.asked) Object.assign(watch, { asked, since: now })
    return document.querySelector('main [aria-busy="true"]') === null && now - watch.since! > 350
  }
  await page.waitForFunction(isIdle, undefined, { polling: 50 })
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
