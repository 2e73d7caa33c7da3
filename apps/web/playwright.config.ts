import chromium from '@sparticuz/chromium'
import { defineConfig } from '@playwright/test'

/** Flags for a Chromium that may run as root, and makes no requests of its own. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Three browsers share two cores: helpers of the script's engine take from the others what they save
  // their own page, and a page that lives for seconds need not keep its first objects in little room.
  '--js-flags=--single-threaded,--min-semi-space-size=32,--max-semi-space-size=32',
]

/** Journeys that start a Podium of their own, and wait for it: the others fill that time. */
const own = [
  '**/admin-content.spec.ts',
  '**/client.spec.ts',
  '**/outside-check.spec.ts',
  '**/returns.spec.ts',
  '**/terms.spec.ts',
  '**/test-clock.spec.ts',
]

/** The journeys in a real browser, against a Podium of their own (`e2e/start-podium.ts`). */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/start-podium.ts',
  outputDir: '../../test-results',
  fullyParallel: true,
  // A journey waits for a third of its time: of three at once two are at work too seldom to fill two cores.
  workers: 3,
  forbidOnly: true,
  // Where so much is broken the rest says nothing new, and each would wait for its time to run out.
  maxFailures: 30,
  // Three times what all of it takes on two cores: what hangs is told, and not waited for.
  globalTimeout: 40 * 60_000,
  // Only what never comes ends here: how fast the machine is decides nothing.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  projects: [
    { name: 'own', testMatch: own },
    { name: 'shared', testIgnore: own },
  ],
  use: {
    // What cannot be pressed is told sooner than by the end of the test.
    actionTimeout: 60_000,
    locale: 'en-GB',
    timezoneId: 'Europe/Lisbon',
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure',
    // A worker between page and server would hide what journeys hold back; its own journey allows it.
    serviceWorkers: 'block',
    launchOptions: { executablePath: await chromium.executablePath(), args: flags },
  },
})
