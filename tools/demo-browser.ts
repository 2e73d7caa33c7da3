import chromium from '@sparticuz/chromium'
import { chromium as playwright, type Page } from 'playwright-core'
import { demoPassword } from './demo/everybody.ts'

/** A Chromium without a window, of the npm registry, for looking at a running Podium. */
export async function openBrowser() {
  return playwright.launch(await launchOptions())
}

/**
 * The same with a profile in `folder`: other programs may use its tabs by the address it writes into the
 * folder's `DevToolsActivePort`.
 */
export async function openSharedBrowser(folder: string) {
  const { args, ...options } = await launchOptions()
  return playwright.launchPersistentContext(folder, {
    ...options,
    args: [...args, '--remote-debugging-port=0'],
  })
}

/** Signs somebody of the demo's cast in, by the form of the Podium at `address` or at the page's own base. */
export async function signIn(page: Page, email: string, address = ''): Promise<void> {
  await page.goto(`${address}/login`, { waitUntil: 'networkidle' })
  await page.fill('input[type=email]', email)
  await page.fill('input[type=password]', demoPassword)
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname !== '/login')
}

async function launchOptions() {
  return {
    executablePath: await chromium.executablePath(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
  }
}
