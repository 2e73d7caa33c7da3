import type { Locator, Page } from '@playwright/test'
import { messagesPhrases } from '@podium/phrases/messages'
import { notificationPhrases } from '@podium/phrases/notifications'
import { expect, test } from './fixtures.ts'
import { callAs } from './supporting.ts'

/** The bell in the bar, saying how much is new. */
const bellOn = (page: Page, name: string): Locator =>
  page.getByRole('banner').getByRole('button', { name, exact: true })

test('the bell rings by itself, shows what happened without a barrier, and leads there', async ({
  prefer,
  page,
  request,
  people,
  signIn,
  expectAccessible,
}) => {
  const { bell, list, texts } = notificationPhrases.pt
  const athlete = await people.createPublicMember('ATHLETE', { name: 'Leonor' })
  const fan = await people.createPublicMember('FAN', { name: 'Duarte' })
  await signIn(athlete)
  // Signing in on a new device does notify.
  await callAs(request, athlete, ['PUT', '/notifications/read', {}])
  await prefer({ language: 'pt', theme: 'DARK' })
  await page.goto('/market', { waitUntil: 'networkidle' })
  await expect(bellOn(page, bell.open(0))).toBeVisible()
  const message = { userId: athlete.id, message: 'Hello' }
  await callAs(request, fan, ['POST', '/direct-message', message])
  await bellOn(page, bell.open(1)).click()
  const glance = page.getByRole('region', { name: list.title })
  const told = glance.getByRole('link').filter({ hasText: texts.message('Duarte Valadares', {}) })
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(told).toBeVisible()
    await expectAccessible()
    const isWider = await page.evaluate(() => document.body.scrollWidth > window.innerWidth)
    expect(isWider, `scrolls sideways at ${width}`).toBe(false)
  }
  await told.click()
  await expect(page).toHaveURL(new RegExp(`/messages/${fan.id}$`))
  await expect(glance).toHaveCount(0)
  // On a phone the bar comes back where the conversation is left.
  await expect(bellOn(page, bell.open(0))).toHaveCount(0)
  await page.getByRole('link', { name: messagesPhrases.pt.thread.back }).click()
  await expect(bellOn(page, bell.open(0))).toBeVisible()
})
