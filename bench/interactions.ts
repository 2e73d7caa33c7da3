import type { Browser, Locator, Page } from 'playwright-core'
import { openBrowser, signIn } from '../tools/demo-browser.ts'
import { median } from './parts/contest.ts'
import { withDemo } from './parts/demo.ts'
import { type Figure, keepResults } from './parts/results.ts'
import { printTable } from './parts/table.ts'

/**
 * How long a press waits until what it asked for is drawn, on a processor slowed four times, in
 * milliseconds: the middle of several presses, each on a page loaded anew. The server's share is
 * counted, but the network costs nothing here.
 */
const bar = 100
const rounds = 5
const slowdown = 4
/** A hand needs longer than this between reaching a link and pressing it. */
const restMs = 150

interface Interaction {
  name: string
  /** Whose: an address of the demo's cast, signed in. */
  as: string
  path: (address: string) => Promise<string> | string
  press: (page: Page) => Locator
  /** What is on the screen once the press is answered, as a CSS selector. */
  answer: string
  /** Pressed by a finger on a phone; else by a pointer at a desk, which rests there first. */
  phone?: boolean
}

const interactions: Interaction[] = [
  {
    name: 'open the support dialog',
    as: 'marta@podium.example',
    path: athlete('Yara'),
    phone: true,
    press: (page) => page.getByRole('button', { name: /^(Support|Apoiar)$/ }).first(),
    answer: 'dialog[open] form',
  },
  {
    name: 'narrow the network to athletes',
    as: 'marta@podium.example',
    path: () => '/rede-podium',
    press: (page) => page.locator('main a[href*="type=ATHLETE"]').first(),
    answer: 'main:has(a[aria-current][href*="type=ATHLETE"]) section[aria-busy="false"]',
  },
  {
    name: "manage one's own page",
    as: 'ines@podium.example',
    path: athlete('Inês Carvalho'),
    press: (page) => page.locator('main nav a[href$="?tab=manage"]'),
    answer: '[aria-labelledby="table-supporters"] tbody tr',
  },
  {
    name: 'open the panel of a row',
    as: 'ana@podium.example',
    path: () => '/admin/users',
    press: (page) => page.locator('[data-row] a').first(),
    answer: '[data-side-panel] dl',
  },
]

await withDemo(async (address) => {
  const browser = await openBrowser()
  try {
    const results: Figure[] = []
    for (const interaction of interactions) {
      const value = await measure(browser, address, interaction)
      results.push({ name: `interaction: ${interaction.name}`, value, unit: 'ms', bar })
    }
    printTable(results)
    await keepResults(results)
  } finally {
    await browser.close()
  }
})

async function measure(
  browser: Browser,
  address: string,
  { as, path, press, answer, phone = false }: Interaction,
): Promise<number> {
  const context = await browser.newContext({
    baseURL: address,
    viewport: phone ? { width: 390, height: 844 } : { width: 1440, height: 900 },
    hasTouch: phone,
    locale: 'en-GB',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await signIn(page, as)
  const tools = await context.newCDPSession(page)
  await tools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const times: number[] = []
  const place = await path(address)
  for (let round = 0; round < rounds; round++) {
    await page.goto(place, { waitUntil: 'networkidle' })
    times.push(await timeOf(page, press(page), { answer, phone }))
  }
  await context.close()
  return median(times)
}

/** From the press until the frame is drawn in which the answer is there, in milliseconds. */
async function timeOf(
  page: Page,
  target: Locator,
  { answer, phone }: { answer: string; phone: boolean },
): Promise<number> {
  await page.evaluate(watch(answer))
  if (!phone) {
    await target.hover()
    await page.waitForTimeout(restMs)
  }
  await (phone ? target.tap() : target.click())
  return page.evaluate<number>('drawn')
}

/** Runs in the page: `drawn` is how long the next press takes. */
function watch(selector: string): string {
  return `drawn = new Promise((resolve) => {
    const look = (pressedAt) => {
      const isThere = document.querySelector(${JSON.stringify(selector)})?.checkVisibility()
      requestAnimationFrame(() => isThere ? resolve(performance.now() - pressedAt) : look(pressedAt))
    }
    addEventListener('click', (event) => look(event.timeStamp), { capture: true, once: true })
  }), undefined`
}

function athlete(name: string) {
  return async (address: string): Promise<string> => {
    const query = new URLSearchParams({ type: 'ATHLETE', q: name }).toString()
    const answer = await fetch(`${address}/api/users?${query}`)
    const [found] = (await answer.json()) as { id: number }[]
    if (!found) throw new Error(`The demo has no ${name}.`)
    return `/athlete/${found.id}`
  }
}
