import { followsPhrases } from '@podium/phrases/follows'
import { messagesPhrases } from '@podium/phrases/messages'
import { notificationPhrases } from '@podium/phrases/notifications'
import { ownPagePhrases } from '@podium/phrases/own-page'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { callAs } from './supporting.ts'

// The server says no to each of these acts once.
test.use({ expectedStatuses: [503] })

interface Held {
  /** Lets the act fail now. */
  refuse: () => void
}

/** Holds an act back until it is refused, so that the page shows what it does before it knows. */
async function holdBack(page: Page, path: RegExp): Promise<Held> {
  let refuse = () => {}
  const wait = new Promise<void>((resolve) => (refuse = resolve))
  await page.route(path, async (route) => {
    if (route.request().method() === 'GET') return route.fallback()
    await wait
    await route.fulfill({ status: 503, json: { errors: [{ errorCode: 0 }], fields: {} } })
    await page.unroute(path)
  })
  return { refuse }
}

/** What is shown at once, and gone again with the server's no. */
async function expectRolledBack(held: Held, at: { once: Locator; last: Locator }): Promise<void> {
  await expect(at.once).toBeVisible()
  held.refuse()
  await expect(at.last).toBeVisible()
  await expect(at.once).toBeHidden()
}

test('following shows at once and is taken back', async ({ page, people, signIn }) => {
  const athlete = await people.createPublicMember('ATHLETE')
  await signIn(await people.createMember('FAN'))
  await page.goto(`/athlete/${athlete.id}`)
  const t = followsPhrases.en
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const held = await holdBack(page, /\/follow/)
  await button(t.follow).click()
  await expectRolledBack(held, { once: button(t.following), last: button(t.follow) })
})

test('publishing a page shows at once and is taken back', async ({ page, people, signIn }) => {
  const athlete = await people.createMember('ATHLETE')
  await signIn(athlete)
  await page.goto(`/athlete/${athlete.id}`)
  const t = ownPagePhrases.en
  const heading = (name: string) => page.getByRole('heading', { name, exact: true })
  await expect(heading(t.hiddenTitle)).toBeVisible()
  const held = await holdBack(page, /\/visibility$/)
  await page.getByRole('button', { name: t.publish, exact: true }).first().click()
  await expectRolledBack(held, { once: heading(t.publicTitle), last: heading(t.hiddenTitle) })
})

test('blocking somebody shows at once and is taken back', async ({
  page,
  people,
  signIn,
  request,
}) => {
  const athlete = await people.createPublicMember('ATHLETE', {
    name: 'Duarte',
    lastName: 'Valadares',
  })
  const fan = await people.createMember('FAN')
  await callAs(request, fan, ['POST', '/direct-message', { userId: athlete.id, message: 'Olá!' }])
  await signIn(athlete)
  await page.goto(`/messages/${fan.id}`)
  const t = messagesPhrases.en.block
  const held = await holdBack(page, /\/block/)
  await page.getByRole('button', { name: t.block, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: t.confirm }).click()
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await expectRolledBack(held, { once: button(t.unblock), last: button(t.block) })
})

test('a choice of notifications shows at once and is taken back', async ({
  page,
  people,
  signIn,
}) => {
  await signIn(await people.createMember('FAN'))
  await page.goto('/settings/notifications')
  const { choices } = notificationPhrases.en
  const box = page.getByRole('table', { name: choices.title }).getByRole('checkbox').first()
  await expect(box).toBeChecked()
  const held = await holdBack(page, /\/notifications\/settings|\/notification-settings/)
  await box.click()
  await expect(box).not.toBeChecked()
  held.refuse()
  await expect(page.getByText(choices.notSaved)).toBeVisible()
  await expect(box).toBeChecked()
})
