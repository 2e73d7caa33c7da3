import { expect, type Page, test as base } from '@playwright/test'
import { type Language, preferencesCookie, type Theme } from '@podium/contract/locale'
import { contrast, everyRule, violationsOf } from './axe.ts'
import { settle } from './barriers.ts'
import { Mailbox } from './mailbox.ts'
import { People, type Person } from './people.ts'

type Credentials = Pick<Person, 'email' | 'password'> & Partial<Person>

interface Fixtures {
  /** HTTP statuses the journey is about: the browser writes each of them to the console. */
  expectedStatuses: number[]
  /** Whether the journey breaks connections itself: the browser writes each of them to the console. */
  breaksConnections: boolean
  /** Whether one page fades into the next, as it does for people who do not mind motion. */
  fades: boolean
  /** Another browser, of a visitor. */
  visitor: Page
  mailbox: Mailbox
  people: People
  /** Signs a person in, without the form. */
  signIn: (person: Credentials, on?: Page) => Promise<void>
  /** Chooses language and theme, for the account signed in on the page or for the visitor. */
  prefer: (wanted: { language: Language; theme: Theme }, on?: Page) => Promise<void>
  /** No violation of WCAG 2.2 AA on the page as it is, in both themes. */
  expectAccessible: (on?: Page) => Promise<void>
}

/** A test in a browser; whatever the page writes to the console as an error fails it. */
export const test = base.extend<Fixtures>({
  expectedStatuses: [[], { option: true }],
  breaksConnections: [false, { option: true }],
  fades: [false, { option: true }],
  baseURL: async ({}, use) => use(process.env.PODIUM_E2E_ADDRESS),
  page: async ({ page, expectedStatuses, breaksConnections, fades }, use) => {
    const faults = faultsOf(page, expectedStatuses, breaksConnections)
    waitsForScripts(page)
    if (!fades) await changesAtOnce(page)
    await use(page)
    expect(faults, 'errors in the console').toEqual([])
  },
  visitor: async ({ browser, baseURL, locale, expectedStatuses }, use) => {
    const page = await browser.newPage({ baseURL: baseURL ?? '', locale: locale ?? 'en-GB' })
    const faults = faultsOf(page, expectedStatuses)
    waitsForScripts(page)
    await changesAtOnce(page)
    await use(page)
    expect(faults, "errors in the visitor's console").toEqual([])
    await page.context().close()
  },
  mailbox: async ({ request }, use) => use(new Mailbox(request)),
  people: async ({ request }, use) => use(new People(request)),
  signIn: async ({ page }, use) => use((person, on = page) => signInOn(on, person)),
  prefer: async ({ page }, use) => use((wanted, on = page) => preferOn(on, wanted)),
  expectAccessible: async ({ page }, use) => use((on = page) => checkAccess(on)),
})

export { expect }

/** Collects what goes wrong on a page, as it happens. */
function faultsOf(page: Page, expectedStatuses: number[], breaks = false): string[] {
  const faults: string[] = []
  const isExpected = (text: string) =>
    expectedStatuses.some((status) => text.includes(`responded with a status of ${status}`)) ||
    (breaks && /net::ERR_(FAILED|INTERNET_DISCONNECTED)\b/.test(text))
  page.on('pageerror', (error) => faults.push(error.stack ?? error.message))
  page.on('console', (message) => {
    const text = message.text()
    if (message.type() === 'error' && !isExpected(text)) {
      faults.push(`${text} (${message.location().url})`)
    }
  })
  return faults
}

/**
 * Makes opening and reloading wait until the page answers to keys and clicks: a journey is faster than
 * any person. React takes over the bar first and the page when its code is there. Pages without our
 * script are ready at once.
 */
function waitsForScripts(page: Page): void {
  const { goto, reload } = page
  const ready = () =>
    page.waitForFunction(() => {
      const drawn = [...document.querySelectorAll('#root header, #root main h1')]
      return drawn.every((part) => Object.keys(part).some((key) => key.startsWith('__reactProps')))
    })
  page.goto = async (...parameters) => {
    const answer = await goto.apply(page, parameters)
    await ready()
    return answer
  }
  page.reload = async (...parameters) => {
    const answer = await reload.apply(page, parameters)
    await ready()
    return answer
  }
}

/**
 * Lets pages change without fading: for the frames in which the browser takes its pictures of both, a
 * press reaches neither, and a journey presses faster than anybody sees.
 */
async function changesAtOnce(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(document, { startViewTransition: undefined })
  })
}

/** What calls are made with for who is signed in on a page. */
const headersOf = new WeakMap<Page, { authorization: string }>()

async function signInOn(page: Page, { email, password }: Credentials): Promise<void> {
  const cookies = await page.context().cookies()
  const hasChosen = cookies.some(
    ({ name, value }) => name === preferencesCookie && !value.endsWith('.account'),
  )
  const login = await page.request.post('/api/authentication/login', { data: { email, password } })
  expect(login.status()).toBe(200)
  const user = (await login.json()) as { language: string }
  headersOf.set(page, { authorization: login.headers().authorization ?? '' })
  // A page of ours without the application: only what it would find in storage is put there.
  await page.goto('/favicon.svg')
  await page.evaluate((kept) => localStorage.setItem('podium.session', kept), JSON.stringify(user))
  // Whoever was opened without a browser speaks the language of the one they now sit at.
  const language = (await page.evaluate(() => navigator.language)).slice(0, 2) as Language
  if (!hasChosen && language !== user.language) await preferOn(page, { language })
}

/**
 * Makes a page forget who is signed in, without the server hearing of it. The browser leaves the page first:
 * while it is open it may ask something with the session that is gone, and be refused.
 */
export async function leave(page: Page): Promise<void> {
  await page.goto('/favicon.svg')
  await page.evaluate(() => localStorage.clear())
  await page.context().clearCookies()
}

async function preferOn(
  page: Page,
  data: { language: Language; theme?: Theme | undefined },
): Promise<void> {
  const headers = headersOf.get(page)
  const answer = await page.request.put('/api/preferences', { data, ...(headers && { headers }) })
  expect(answer.status()).toBe(200)
}

async function checkAccess(page: Page): Promise<void> {
  // Colours that are still fading have no contrast yet; a toast may go at any moment.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await settle(page)
  const violations = await violationsOf(page, everyRule)
  violations.push(...(await inOtherTheme(page, () => violationsOf(page, contrast))))
  const described = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
  }))
  expect(described).toEqual([])
}

/** What differs between the themes is colour alone. */
async function inOtherTheme<T>(page: Page, look: () => Promise<T>): Promise<T> {
  const given = await page.evaluate(() => {
    const { dataset } = document.documentElement
    const theme = dataset.theme
    const isDark = getComputedStyle(document.body).colorScheme === 'dark'
    dataset.theme = isDark ? 'LIGHT' : 'DARK'
    return theme ?? null
  })
  await settle(page)
  const seen = await look()
  await page.evaluate((theme) => {
    if (theme === null) delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = theme
  }, given)
  return seen
}
