import { appPhrases } from '@podium/phrases/app'
import type { Page } from '@playwright/test'
import { footerPhrases } from '@podium/phrases/footer'
import { landingPhrases } from '@podium/phrases/landing'
import { shellPhrases } from '@podium/phrases/shell'
import { scriptOf, scriptSaying } from './built.ts'
import { everyRule, violationsOf } from './axe.ts'
import { expect, test } from './fixtures.ts'

const t = landingPhrases.en
const chat = 'https://chat.example/'

/** The landing page of a Podium whose teasers lead to a community chat. */
async function openWithChat(page: Page): Promise<void> {
  await page.route('**/', async (route) => {
    const answer = await route.fetch()
    const drawn = await answer.text()
    const body = drawn.replace('"communityChatUrl":null', `"communityChatUrl":"${chat}"`)
    await route.fulfill({ response: answer, body })
  })
  await page.route(chat, (route) => route.fulfill({ contentType: 'text/html', body: 'The chat' }))
  await page.goto('/')
}

const tease = (page: Page) =>
  page
    .getByRole('button', { name: `${t.solutions.sport.name}: ${t.solutions.sport.action}` })
    .click()

test('a teaser leads to the chat whoever waits for it, and nobody who does something else', async ({
  page,
}) => {
  await page.clock.install()
  await openWithChat(page)
  const toast = page.getByText(t.solutions.chatSoon)
  await tease(page)
  await expect(toast).toBeVisible()
  await page.getByLabel(t.institutional.message).pressSequentially('An idea')
  await expect(toast).toHaveCount(0)
  await page.clock.runFor(10_000)
  await expect(page.getByLabel(t.institutional.message)).toHaveValue('An idea')

  await tease(page)
  await expect(toast).toBeVisible()
  await page.goBack()
  await page.clock.runFor(10_000)
  await expect(page).not.toHaveURL(chat)

  await page.goto('/')
  await tease(page)
  await expect(toast).toBeVisible()
  await page.mouse.move(640, 10)
  await page.clock.runFor(10_000)
  await expect(page).toHaveURL(chat)
})

test.describe('a file that does not come', () => {
  test.use({ breaksConnections: true, expectedStatuses: [404] })

  // No answer at all, as where there is no connection.
  const missing = (page: Page) => page.getByText(shellPhrases.en.unreachable)
  const retry = (page: Page) => page.getByRole('button', { name: shellPhrases.en.retry })

  test('a part says that it did not come, tries again, and what is typed beside it stays', async ({
    page,
  }) => {
    await page.route(scriptOf('features/landing/ContactFields.tsx'), (route) => route.abort())
    await page.goto('/')
    await page.locator('input[name=q]').fill('Inês')
    await page.locator('#institutional').scrollIntoViewIfNeeded()
    await missing(page).scrollIntoViewIfNeeded()
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    await page.unrouteAll()
    await retry(page).click()
    await expect(page.getByLabel(t.institutional.message)).toBeVisible()
    await expect(page.locator('input[name=q]')).toHaveValue('Inês')
  })

  test('a dialog says so in a dialog of its own, and comes with its style sheets', async ({
    page,
  }) => {
    await page.goto('/')
    await page.locator('footer').scrollIntoViewIfNeeded()
    await expect(page.getByLabel(t.institutional.message)).toBeVisible()
    await page.route(/\/assets\/.*\.(?:js|css)$/, (route) => route.abort())
    const link = page.getByRole('link', { name: footerPhrases.en.legal.privacy }).first()
    const dialog = page.getByRole('dialog')
    await link.click()
    await expect(missing(page)).toBeVisible()
    await dialog.getByRole('button', { name: shellPhrases.en.close }).click()
    await expect(dialog).toHaveCount(0)
    await link.click()
    await expect(missing(page)).toBeVisible()
    await page.unrouteAll()
    await retry(page).click()
    await expect(
      dialog.getByRole('heading', { name: footerPhrases.en.legal.privacy }),
    ).toBeVisible()
    await expect(dialog).toHaveCSS('display', 'flex')
  })

  for (const part of ['entry-client.tsx', 'pages/LandingPage.tsx']) {
    test(`a page begins anew where ${part} does not come, and says so where it does not come again`, async ({
      context,
      baseURL,
    }) => {
      // Opening a page of the fixture waits until it answers to keys, which this one does not at first.
      const page = await context.newPage()
      const { text, act } = appPhrases.en.unstarted
      const drawn = page.locator('#root header').first()
      // While the page is loaded anew there is nobody to ask.
      const isAlive = () =>
        drawn.evaluate((part) => Object.keys(part).length > 0).catch(() => undefined)
      await page.route(scriptOf(part), (route) => route.abort(), { times: 1 })
      await page.goto(baseURL!)
      await expect.poll(isAlive).toBe(true)
      await expect(page.getByText(text)).toBeHidden()

      // Where the page loads it twice; what asks whether there is a connection is no further time.
      let loads = 0
      await page.route(scriptOf(part), (route) => {
        if (route.request().method() === 'GET') loads += 1
        return loads > 2 ? route.continue() : route.abort()
      })
      await page.goto(`${baseURL}/?`)
      await expect(page.getByText(text)).toBeVisible()
      expect(await isAlive()).toBe(false)
      expect(await violationsOf(page, everyRule)).toEqual([])
      await page.getByRole('link', { name: act }).click()
      await expect.poll(isAlive).toBe(true)
    })
  }

  test('what is read comes with a press once the script that knows its call can come, without loading the page anew', async ({
    page,
  }) => {
    await page.goto('/')
    const script = `${scriptSaying('/legal/{kind}')}*`
    await page.route(script, (route) => route.abort())
    await page.locator('input[name=q]').fill('Inês')
    await page.getByRole('link', { name: footerPhrases.en.legal.privacy }).first().click()
    await expect(retry(page)).toBeVisible()
    await retry(page).click()
    await expect(retry(page)).toBeEnabled()
    await page.unrouteAll()
    await retry(page).click()
    const dialog = page.getByRole('dialog')
    await expect(
      dialog.getByRole('heading', { name: footerPhrases.en.legal.privacy }),
    ).toBeVisible()
    await dialog.getByRole('button', { name: shellPhrases.en.close }).click()
    await expect(page.locator('input[name=q]')).toHaveValue('Inês')
  })

  test('a file that another release has replaced comes with the page anew', async ({ page }) => {
    await page.route(scriptOf('features/legal/LegalDialog.tsx'), (route) =>
      route.fulfill({ status: 404 }),
    )
    await page.goto('/?legal=privacy')
    const reload = page.getByRole('button', { name: shellPhrases.en.reload })
    await expect(reload).toBeVisible()
    await page.unrouteAll()
    await reload.click()
    await expect(missing(page)).toHaveCount(0)
    await expect(page.getByRole('dialog')).toBeVisible()
  })
})

for (const width of [390, 1280]) {
  test(`a toast lies on no control of the bar, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/')
    await tease(page)
    const toast = page.getByRole('status').filter({ hasText: t.solutions.unavailable })
    await expect(toast).toBeVisible()
    const isOver = await toast.evaluate((shown) => {
      const over = shown.getBoundingClientRect()
      return [...document.querySelectorAll('header :is(a, button, input)')].some((control) => {
        const { top, bottom, left, right } = control.getBoundingClientRect()
        return top < over.bottom && bottom > over.top && left < over.right && right > over.left
      })
    })
    expect(isOver).toBe(false)
  })
}
