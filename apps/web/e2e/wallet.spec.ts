import type { WebSocketRoute } from '@playwright/test'
import { personName } from '@podium/contract/person-name'
import { walletPhrases } from '@podium/phrases/wallet'
import { walletPhrases as history } from '@podium/phrases/wallet-history'
import { giveCredits } from './buying.ts'
import { expect, test } from './fixtures.ts'
import { createProduct } from './selling.ts'
import { acceptSupport, requestSupport, callAs } from './supporting.ts'

const t = walletPhrases.en

test('credits that come in show at once, in the bar and in the history', async ({
  page,
  people,
  signIn,
  request,
}) => {
  const fan = await people.createMember('FAN')
  await signIn(fan)
  await page.goto('/wallet', { waitUntil: 'networkidle' })
  await expect(page.getByText(t.empty.title)).toBeVisible()
  await giveCredits(request, fan.id, 75, 'Won the club race')
  await expect(page.getByRole('button', { name: t.open('75') })).toBeVisible()
  await expect(page.getByRole('row')).toContainText(['Credits', 'Won the club race'])
  await giveCredits(request, fan.id, -25, 'Counted twice')
  await expect(page.getByRole('button', { name: t.open('50') })).toBeVisible()
  await expect(page.getByRole('row').nth(1)).toContainText('−25')
})

test('what was given is told while one looks, and every credit stands in one balance', async ({
  page,
  people,
  signIn,
  request,
}) => {
  const fan = await people.createMember('FAN')
  const athlete = await people.createPublicMember('ATHLETE')
  const sponsor = await people.createPublicMember('SPONSOR')
  await giveCredits(request, fan.id, 300)
  const product = await createProduct(request, sponsor)
  const delivery = {
    ...{ name: 'Marta Reis', address: 'Rua Larga 1', postalCode: '3000-456', city: 'Coimbra' },
    ...{ countryCode: 'PT', phone: '912345678', note: '' },
  }
  const purchase = { delivery, expectedCredits: 80 }
  await callAs(request, fan, ['POST', `/sponsor/product/${product}/purchase`, purchase])
  const id = await requestSupport(request, fan, { athlete, credits: 50 })
  await signIn(fan)
  await page.goto('/wallet', { waitUntil: 'networkidle' })
  const balances = page.getByRole('main').locator('dd')
  await expect(balances).toContainText(['170', '50', '80'])
  const { outcomes } = history.en
  const lines = page.getByRole('table', { name: t.history })
  await expect(lines).toContainText(outcomes.SUPPORT_REQUESTED?.WAITING?.() ?? '-')
  await expect(lines).toContainText(outcomes.ORDER_PLACED?.WAITING?.() ?? '-')
  await acceptSupport(request, athlete, id)
  const given = outcomes.SUPPORT_REQUESTED?.GIVEN?.(personName(athlete)) ?? '-'
  await expect(lines).toContainText(given)
  await expect(balances).toContainText(['170', '0', '80'])
})

test('the wallet opens under its figure, and leads on', async ({
  page,
  people,
  signIn,
  request,
}) => {
  const athlete = await people.createMember('ATHLETE')
  await giveCredits(request, athlete.id, 1200)
  await signIn(athlete)
  await page.goto('/market')
  await page.getByRole('button', { name: t.open('1,200') }).click()
  const glance = page.getByRole('region', { name: t.title })
  await expect(glance).toContainText('+1,200')
  await page.keyboard.press('Escape')
  await expect(glance).toBeHidden()
  await page.getByRole('button', { name: t.open('1,200') }).click()
  await glance.getByRole('link', { name: t.seeAll }).click()
  await expect(page).toHaveURL(/\/wallet$/)
  await expect(glance).toBeHidden()
})

test('the history has pages with addresses, and comes as a file', async ({
  page,
  people,
  signIn,
  request,
}) => {
  const fan = await people.createMember('FAN')
  for (let line = 1; line <= 12; line++) await giveCredits(request, fan.id, line, `Line ${line}`)
  await signIn(fan)
  await page.goto('/wallet', { waitUntil: 'networkidle' })
  await expect(page.getByText('Line 12', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: t.pages.older }).click()
  await expect(page).toHaveURL(/page=2$/)
  await expect(page.getByText('Line 1', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByText('Line 2', { exact: true })).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: t.csv }).click()
  expect((await download).suggestedFilename()).toMatch(/\.csv$/)
})

test('what happened while the line was down is there once it is back', async ({
  page,
  people,
  signIn,
  request,
}) => {
  const fan = await people.createMember('FAN')
  const lines: WebSocketRoute[] = []
  await page.routeWebSocket(/\/websocket\/user\//, (line) => {
    line.connectToServer()
    lines.push(line)
  })
  await signIn(fan)
  await page.goto('/wallet', { waitUntil: 'networkidle' })
  await expect.poll(() => lines.length).toBe(1)
  await lines[0]?.close({ code: 1001, reason: 'restart' })
  await giveCredits(request, fan.id, 40)
  await expect(page.getByRole('button', { name: t.open('40') })).toBeVisible()
  expect(lines.length).toBe(2)
})

test('administrators have no wallet, and its page is not for them', async ({ page, signIn }) => {
  const { email, password } = JSON.parse(process.env.PODIUM_E2E_ADMIN ?? '{}') as {
    email: string
    password: string
  }
  await signIn({ id: 0, role: 'FAN', name: '', lastName: '', email, password })
  await page.goto('/wallet')
  await expect(page).toHaveURL(/localhost:\d+\/$/)
  await expect(page.getByRole('button', { name: /^Wallet/ })).toHaveCount(0)
})

test('the wallet has no barrier, on a phone too', async ({
  page,
  people,
  signIn,
  request,
  expectAccessible,
}) => {
  const fan = await people.createMember('FAN')
  await giveCredits(request, fan.id, 999_999_999)
  await signIn(fan)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/wallet', { waitUntil: 'networkidle' })
  await expectAccessible()
  await page.getByRole('button', { name: /^Wallet/ }).click()
  await expect(page.getByRole('region', { name: t.title })).toBeVisible()
  await expectAccessible()
  const isWider = await page.evaluate(() => document.body.scrollWidth > window.innerWidth)
  expect(isWider, 'scrolls sideways').toBe(false)
})
