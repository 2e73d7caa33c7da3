import type { Page, WebSocketRoute } from '@playwright/test'
import { walletPhrases } from '@podium/phrases/wallet'
import { giveCredits } from './buying.ts'
import { expect, test } from './fixtures.ts'

const t = walletPhrases.en

test('credits show as they come in, also those that came while the line was down; they come as a file, and stay whole on a phone', async ({
  page,
  people,
  signIn,
  request,
  expectAccessible,
}) => {
  const fan = await people.createMember('FAN')
  const lines = await linesOf(page)
  await signIn(fan)
  await page.goto('/wallet', { waitUntil: 'networkidle' })
  await expect.poll(() => lines.length).toBe(1)

  await test.step('in the bar and in the history', async () => {
    await giveCredits(request, fan.id, 75, 'Won the club race')
    await expect(page.getByRole('button', { name: t.open('75') })).toBeVisible()
    await expect(page.getByRole('row')).toContainText(['Credits', 'Won the club race'])
  })

  await test.step('once the line is back', async () => {
    await lines[0]?.close({ code: 1001, reason: 'restart' })
    await giveCredits(request, fan.id, -35)
    await expect(page.getByRole('button', { name: t.open('40') })).toBeVisible()
    expect(lines.length).toBe(2)
  })

  await test.step('as a file', async () => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: t.csv }).click()
    expect((await download).suggestedFilename()).toMatch(/\.csv$/)
  })

  await giveCredits(request, fan.id, 999_999_959)
  await page.setViewportSize({ width: 360, height: 740 })
  // On a phone the credits are a tab that leads to the wallet itself.
  const tab = page.getByRole('navigation').getByRole('link', { name: /999,999,999/ })
  await expect(tab).toBeVisible()
  await expectAccessible()
  await tab.click()
  await expect(page).toHaveURL(/\/wallet$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible()
  const isWider = await page.evaluate(() => document.body.scrollWidth > window.innerWidth)
  expect(isWider, 'scrolls sideways').toBe(false)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('region', { name: t.title })).toBeHidden()
})

/** The live channel's connections, each once it is there. */
async function linesOf(page: Page): Promise<WebSocketRoute[]> {
  const lines: WebSocketRoute[] = []
  await page.routeWebSocket(/\/websocket\/user\//, (line) => {
    line.connectToServer()
    lines.push(line)
  })
  return lines
}
