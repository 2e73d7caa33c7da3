import type { Locator, Page } from '@playwright/test'
import { followsPhrases } from '@podium/phrases/follows'
import { notificationPhrases } from '@podium/phrases/notifications'
import { expect, test } from './fixtures.ts'
import type { Person } from './people.ts'

const t = notificationPhrases.en
const follows = followsPhrases.en

/** The bell in the bar, saying how much is new. */
const bellOn = (page: Page, unread: number): Locator =>
  page.getByRole('banner').getByRole('button', { name: t.bell.open(unread), exact: true })

/** Makes a call through the API in a person’s name. */
async function callAs(page: Page, person: Person, method: string, path: string, data: object) {
  const { email, password } = person
  const login = await page.request.post('/api/authentication/login', { data: { email, password } })
  const answer = await page.request.fetch(`/api${path}`, {
    method,
    headers: {
      authorization: login.headers().authorization ?? '',
      'idempotency-key': crypto.randomUUID(),
    },
    data,
  })
  expect(answer.ok(), await answer.text()).toBe(true)
}

/** Sends a message, which rings the bell of its reader. */
const sendMessage = (page: Page, from: Person, to: Person) =>
  callAs(page, from, 'POST', '/direct-message', { userId: to.id, message: 'Hello' })

/** Marks read what has come so far: signing in on a new device does notify. */
const markAllRead = (page: Page, person: Person) =>
  callAs(page, person, 'PUT', '/notifications/read', {})

test('the bell rings by itself, shows what happened and leads there', async ({
  page,
  visitor,
  people,
  signIn,
}) => {
  const athlete = await people.createPublicMember('ATHLETE', { name: 'Leonor' })
  const fan = await people.createPublicMember('FAN', { name: 'Duarte' })
  await signIn(athlete)
  await markAllRead(page, athlete)
  await page.goto('/market', { waitUntil: 'networkidle' })
  await expect(bellOn(page, 0)).toBeVisible()
  await sendMessage(visitor, fan, athlete)
  await bellOn(page, 1).click()
  const glance = page.getByRole('region', { name: t.list.title })
  await glance.getByRole('link', { name: /Duarte Valadares wrote to you/ }).click()
  await expect(page).toHaveURL(new RegExp(`/messages/${fan.id}$`))
  await expect(bellOn(page, 0)).toBeVisible()
  await expect(glance).toHaveCount(0)
})

test('all of it is on a page, unread apart, and read at one press', async ({
  page,
  visitor,
  people,
  signIn,
}) => {
  const athlete = await people.createPublicMember('ATHLETE')
  const fan = await people.createPublicMember('FAN', { name: 'Duarte' })
  await signIn(athlete)
  await markAllRead(page, athlete)
  await sendMessage(visitor, fan, athlete)
  await page.goto('/market', { waitUntil: 'networkidle' })
  await bellOn(page, 1).click()
  await page.getByRole('link', { name: t.bell.all }).click()
  await expect(page).toHaveURL(/\/notifications$/)
  const main = page.getByRole('main')
  await expect(main).toContainText('Duarte Valadares wrote to you.')
  await main.getByRole('link', { name: t.list.onlyUnread }).click()
  await expect(page).toHaveURL(/unread=true$/)
  await expect(main).toContainText('Duarte Valadares wrote to you.')
  await main.getByRole('button', { name: t.list.markAll }).click()
  await expect(main).toContainText(t.list.noneUnread.title)
  await expect(bellOn(page, 0)).toBeVisible()
  await main.getByRole('link', { name: t.list.everything }).click()
  await expect(main).toContainText('Duarte Valadares wrote to you.')
})

test('a choice holds at once and after a reload; money stays mailed', async ({
  page,
  visitor,
  people,
  signIn,
}) => {
  const athlete = await people.createPublicMember('ATHLETE')
  const fan = await people.createPublicMember('FAN', { name: 'Duarte' })
  await signIn(athlete)
  await page.goto('/settings#notifications', { waitUntil: 'networkidle' })
  const box = page.getByLabel(t.choices.bellOf(t.settings.message), { exact: true })
  await expect(box).toBeChecked()
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT')
  await box.click()
  await expect(box).not.toBeChecked()
  expect((await saved).status()).toBe(200)
  await page.reload()
  await expect(box).not.toBeChecked()
  await expect(page.getByLabel(t.choices.mailOf(t.settings.message), { exact: true })).toBeChecked()
  await expect(
    page.getByLabel(t.choices.mailOf(t.settings.paymentPaid), { exact: true }),
  ).toHaveCount(0)
  await sendMessage(visitor, fan, athlete)
  await page.goto('/notifications', { waitUntil: 'networkidle' })
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(t.list.title)
  await expect(main).toContainText(t.texts.newDevice('', {}))
  await expect(main.getByText(t.texts.message('Duarte Valadares', {}))).toHaveCount(0)
})

test('following an athlete is one press, and so is stopping', async ({ page, people, signIn }) => {
  const athlete = await people.createPublicMember('ATHLETE', { name: 'Leonor' })
  await signIn(await people.createMember('FAN'))
  await page.goto(`/athlete/${athlete.id}`, { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: follows.follow, exact: true }).click()
  await expect(page.getByText(follows.followed('Leonor Valadares'))).toBeVisible()
  await page.reload()
  const following = page.getByRole('button', { name: follows.following, exact: true })
  await expect(following).toHaveAttribute('aria-pressed', 'true')
  await following.click()
  await expect(page.getByRole('button', { name: follows.follow, exact: true })).toBeVisible()
})

test('a visitor who wants to follow is asked to sign in', async ({ page, people }) => {
  const athlete = await people.createPublicMember('ATHLETE', { name: 'Leonor' })
  await page.goto(`/athlete/${athlete.id}`, { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: follows.follow, exact: true }).click()
  await expect(page.getByRole('dialog')).toContainText(follows.signInFirst.text('Leonor Valadares'))
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('what the bell opens has no barrier, wide and light, narrow and dark', async ({
  prefer,
  page,
  visitor,
  people,
  signIn,
  expectAccessible,
}) => {
  const athlete = await people.createPublicMember('ATHLETE')
  await signIn(athlete)
  await markAllRead(page, athlete)
  await sendMessage(visitor, await people.createPublicMember('FAN'), athlete)
  const looks = [
    { language: 'en', theme: 'LIGHT', width: 1280 },
    { language: 'pt', theme: 'DARK', width: 360 },
  ] as const
  for (const { language, theme, width } of looks) {
    await test.step(`${language} ${theme} ${width}`, async () => {
      const words = notificationPhrases[language]
      await page.setViewportSize({ width, height: 800 })
      await prefer({ language, theme })
      await page.goto('/notifications', { waitUntil: 'networkidle' })
      await page
        .getByRole('banner')
        .getByRole('button', { name: words.bell.open(1) })
        .click()
      await expect(page.getByRole('region', { name: words.list.title })).toContainText('Rita')
      await expectAccessible()
      const isWider = await page.evaluate(() => document.body.scrollWidth > window.innerWidth)
      expect(isWider, 'scrolls sideways').toBe(false)
    })
  }
})
