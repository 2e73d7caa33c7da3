import type { Locator, Page } from '@playwright/test'
import { followsPhrases } from '@podium/phrases/follows'
import { messagesPhrases } from '@podium/phrases/messages'
import { notificationPhrases } from '@podium/phrases/notifications'
import { profilesPhrases } from '@podium/phrases/profiles'
import { reportsPhrases } from '@podium/phrases/reports'
import { writePhrases } from '@podium/phrases/write'
import { expect, test } from './fixtures.ts'
import { callAs } from './supporting.ts'

const t = messagesPhrases.en
const follows = followsPhrases.en
const bell = notificationPhrases.en.bell
const report = reportsPhrases.en

/** The only dialog of the page. */
const dialogOf = (page: Page): Locator => page.getByRole('dialog')

/** What was said, in the conversation that is open. */
const saidOn = (page: Page): Locator => page.getByRole('log')

async function write(on: Page | Locator, text: string): Promise<void> {
  await on.getByLabel(t.write.label).fill(text)
  await on.getByRole('button', { name: t.write.send }).click()
}

test('two people talk live, until one reports and blocks the other', async ({
  page,
  visitor,
  people,
  signIn,
}) => {
  const athlete = await people.createPublicMember('ATHLETE', { name: 'Leonor' })
  const fan = await people.createPublicMember('FAN', { name: 'Duarte' })
  await signIn(fan)
  await signIn(athlete, visitor)
  await visitor.goto('/market', { waitUntil: 'networkidle' })
  await page.goto(`/athlete/${athlete.id}`, { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: follows.follow, exact: true }).click()
  const following = page.getByRole('button', { name: follows.following, exact: true })
  await expect(following).toHaveAttribute('aria-pressed', 'true')
  await page
    .getByRole('main')
    .getByRole('button', { name: writePhrases.en.action, exact: true })
    .click()
  const dialog = dialogOf(page)
  await expect(dialog).toContainText(t.write.lead)
  await expect(dialog.getByLabel(t.write.label)).toBeFocused()
  await write(dialog, 'Good luck on Sunday!')
  await expect(page.getByText(t.write.sent)).toBeVisible()
  await expect(dialog).toHaveCount(0)

  // Nobody reloads: the badge, the inbox and the conversation follow by themselves.
  const inbox = visitor.getByRole('banner').getByRole('link', { name: bell.messages(1) })
  await inbox.click()
  // On a desk the newest conversation is open from the start.
  await expect(visitor).toHaveURL(new RegExp(`/messages/${fan.id}$`))
  await expect(saidOn(visitor)).toContainText('Good luck on Sunday!')
  await expect(
    visitor.getByRole('banner').getByRole('link', { name: bell.messages(0) }),
  ).toBeVisible()
  await expect(visitor.getByRole('img', { name: t.unread(1) })).toHaveCount(0)

  await page.goto(`/messages/${athlete.id}`)
  await expect(saidOn(page).getByText(t.thread.read, { exact: true })).toBeVisible()
  await write(visitor, 'Thank you, Duarte')
  await expect(visitor.getByLabel(t.write.label)).toHaveValue('')
  await expect(saidOn(page)).toContainText('Thank you, Duarte')
  await write(page, 'See you there')
  await expect(saidOn(visitor)).toContainText('See you there')

  const asked = dialogOf(visitor)
  await saidOn(visitor).getByRole('button', { name: report.title.message }).first().click()
  await asked.getByLabel(report.reason).selectOption('SPAM')
  await asked.getByRole('button', { name: report.send }).click()
  await expect(visitor.getByText(report.sent)).toBeVisible()
  const open = (await people.asAdmin('GET', '/api/admin/reports?_limit=100')) as Reported[]
  const about = open.filter(({ reported }) => reported.id === fan.id)
  expect(about.map(({ kind, reason }) => `${kind} ${reason}`)).toEqual(['message SPAM'])

  await visitor
    .getByRole('main')
    .getByRole('button', { name: profilesPhrases.en.more, exact: true })
    .click()
  await visitor.getByRole('button', { name: t.block.block, exact: true }).click()
  await asked.getByRole('button', { name: t.block.confirm }).click()
  await expect(visitor.getByRole('main')).toContainText(t.thread.blocked('Duarte Valadares'))
  await page.reload()
  await expect(page.getByText(t.thread.unavailable('Leonor Valadares'))).toBeVisible()
  await expect(page.getByLabel(t.write.label)).toHaveCount(0)
  await visitor
    .getByRole('main')
    .getByRole('button', { name: profilesPhrases.en.more, exact: true })
    .click()
  await visitor.getByRole('button', { name: t.block.unblock }).click()
  await expect(visitor.getByLabel(t.write.label)).toBeVisible()
  await page.reload()
  await write(page, 'Hello again')
  await expect(saidOn(visitor)).toContainText('Hello again')

  await page.goto(`/athlete/${athlete.id}`)
  await expect(following).toHaveAttribute('aria-pressed', 'true')
})

interface Reported {
  kind: string
  reason: string
  reported: { id: number }
}

test('on a phone in Portuguese: the list, one conversation, and back', async ({
  prefer,
  page,
  request,
  people,
  signIn,
}) => {
  const pt = messagesPhrases.pt
  const athlete = await people.createPublicMember('ATHLETE', { name: 'Leonor' })
  const fan = await people.createPublicMember('FAN', { name: 'Duarte' })
  const message = { userId: athlete.id, message: 'Boa sorte' }
  await callAs(request, fan, ['POST', '/direct-message', message])
  await signIn(athlete)
  await page.setViewportSize({ width: 360, height: 740 })
  await prefer({ language: 'pt', theme: 'DARK' })
  await page.goto('/messages', { waitUntil: 'networkidle' })
  await page.getByRole('link', { name: /Duarte/ }).click()
  await expect(saidOn(page)).toContainText('Boa sorte')
  const name = page.getByRole('heading', { name: 'Duarte Valadares' })
  const isWhole = await name.evaluate((heading) => heading.scrollWidth <= heading.clientWidth)
  expect(isWhole, 'the name is whole beside the buttons').toBe(true)
  await page
    .getByRole('main')
    .getByRole('button', { name: profilesPhrases.pt.more, exact: true })
    .click()
  await page.getByRole('button', { name: pt.block.block }).click()
  await page.goBack()
  await expect(dialogOf(page)).toHaveCount(0)
  await expect(page.getByRole('img', { name: pt.unread(1) })).toHaveCount(0)
  await page.getByLabel(pt.write.label).fill('Obrigada!')
  await page.getByRole('button', { name: pt.write.send }).click()
  await expect(saidOn(page)).toContainText('Obrigada!')
  await page.getByRole('link', { name: pt.thread.back }).click()
  await expect(page).toHaveURL(/\/messages$/)
  await expect(page.getByText(pt.you('Obrigada!'), { exact: true })).toBeVisible()
  const isWider = await page.evaluate(() => document.body.scrollWidth > window.innerWidth)
  expect(isWider, 'scrolls sideways').toBe(false)
})
