import type { Locator, Page } from '@playwright/test'
import { textLimits } from '@podium/contract/limits'
import { identityPhrases } from '@podium/phrases/identity'
import { messagesPhrases } from '@podium/phrases/messages'
import { notificationPhrases } from '@podium/phrases/notifications'
import { reportsPhrases } from '@podium/phrases/reports'
import { expect, test } from './fixtures.ts'
import type { Person } from './people.ts'

const t = messagesPhrases.en
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

async function contact(page: Page, { role, id }: Person): Promise<Locator> {
  await page.goto(`/${role.toLowerCase()}/${id}`, { waitUntil: 'networkidle' })
  await page.getByRole('main').getByRole('button', { name: t.write.action, exact: true }).click()
  return dialogOf(page)
}

test('two people talk: unread in the bar, live in the conversation, and read', async ({
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
  const dialog = await contact(page, athlete)
  await expect(dialog).toContainText(t.write.lead)
  await expect(dialog.getByLabel(t.write.label)).toBeFocused()
  await write(dialog, 'Good luck on Sunday!')
  await expect(page.getByText(t.write.sent)).toBeVisible()
  await expect(dialog).toHaveCount(0)

  // Nobody reloads: the badge, the inbox and the conversation follow by themselves.
  const inbox = visitor.getByRole('banner').getByRole('link', { name: bell.messages(1) })
  await inbox.click()
  await expect(visitor.getByRole('img', { name: t.unread(1) })).toBeVisible()
  await visitor.getByRole('link', { name: /Duarte/ }).click()
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
})

test('whoever is blocked cannot write until it is taken back, and nothing tells them', async ({
  page,
  visitor,
  people,
  signIn,
}) => {
  const athlete = await people.createPublicMember('ATHLETE', { name: 'Leonor' })
  const fan = await people.createPublicMember('FAN', { name: 'Duarte' })
  await signIn(fan)
  await write(await contact(page, athlete), 'Hello')
  await expect(page.getByText(t.write.sent)).toBeVisible()

  await signIn(athlete, visitor)
  await visitor.goto(`/messages/${fan.id}`)
  await visitor.getByRole('button', { name: t.block.block, exact: true }).click()
  await dialogOf(visitor).getByRole('button', { name: t.block.confirm }).click()
  await expect(visitor.getByRole('main')).toContainText(t.thread.blocked('Duarte Valadares'))

  await page.goto(`/messages/${athlete.id}`)
  await expect(page.getByText(t.thread.unavailable('Leonor Valadares'))).toBeVisible()
  await expect(page.getByLabel(t.write.label)).toHaveCount(0)

  // Also where no conversation leads to it, the settings take it back.
  await visitor.goto('/settings')
  await visitor.getByRole('button', { name: t.block.unblockLabel('Duarte Valadares') }).click()
  await expect(visitor.getByText(t.block.undone('Duarte Valadares'))).toBeVisible()
  await expect(visitor.getByRole('heading', { name: t.block.list })).toHaveCount(0)
  await visitor.goto(`/messages/${fan.id}`)
  await visitor.getByRole('button', { name: t.block.block, exact: true }).click()
  await dialogOf(visitor).getByRole('button', { name: t.block.confirm }).click()
  await visitor.getByRole('button', { name: t.block.unblock }).click()
  await expect(visitor.getByLabel(t.write.label)).toBeVisible()
  await page.reload()
  await write(page, 'Hello again')
  await expect(saidOn(visitor)).toContainText('Hello again')
})

test('a message counts its characters, takes no more than 1000 and says so', async ({
  page,
  people,
  signIn,
}) => {
  const athlete = await people.createPublicMember('ATHLETE')
  await signIn(await people.createMember('FAN'))
  const dialog = await contact(page, athlete)
  const field = dialog.getByLabel(t.write.label)
  await expect(dialog).toContainText(t.write.counter(0, textLimits.message))
  await dialog.getByRole('button', { name: t.write.send }).click()
  await expect(field).toBeFocused()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await field.fill('x'.repeat(textLimits.message - 1))
  await field.press('End')
  await field.pressSequentially('abc')
  await expect(field).toHaveValue(`${'x'.repeat(textLimits.message - 1)}a`)
  await expect(dialog).toContainText(t.write.counter(textLimits.message, textLimits.message))
  await expect(dialog.getByText(t.write.limitReached)).toBeAttached()
})

test('a visitor signs in over the page and writes right after', async ({ page, people }) => {
  const athlete = await people.createPublicMember('ATHLETE', { name: 'Leonor' })
  const fan = await people.createMember('FAN')
  const dialog = await contact(page, athlete)
  await expect(dialog).toContainText(t.signInFirst.text('Leonor Valadares'))
  await dialog.locator('[name="email"]').fill(fan.email)
  await dialog.locator('[name="password"]').fill(fan.password)
  await dialog.getByRole('button', { name: identityPhrases.en.signIn.submit }).click()
  await expect(dialog).toContainText(t.write.title('Leonor Valadares'))
  await write(dialog, 'I have an account now')
  await expect(page.getByText(t.write.sent)).toBeVisible()
})

test('nobody writes first to whoever lets nobody write, and the choice stays', async ({
  page,
  visitor,
  people,
  signIn,
}) => {
  const athlete = await people.createPublicMember('ATHLETE', { name: 'Leonor' })
  await signIn(athlete)
  await page.goto('/settings#messages', { waitUntil: 'networkidle' })
  await page.getByLabel(t.settings.choices.NOBODY).check()
  await expect(page.getByText(t.settings.saved)).toBeVisible()
  await page.reload()
  await expect(page.getByLabel(t.settings.choices.NOBODY)).toBeChecked()
  await signIn(await people.createMember('FAN'), visitor)
  const dialog = await contact(visitor, athlete)
  await expect(dialog).toContainText(t.thread.unavailable('Leonor Valadares'))
})

test('what is left of a plan is told before anything is typed', async ({
  page,
  people,
  signIn,
}) => {
  const athlete = await people.createPublicMember('ATHLETE')
  await signIn(await people.createMember('SPONSOR', { name: 'Lousã Têxteis' }))
  // Using a month's contacts up takes many people: the server's answer is told as it would be.
  let contactsLeft = 1
  await page.route(`**/api/conversations/${athlete.id}*`, async (route) => {
    const answer = await route.fetch()
    const thread = (await answer.json()) as { abilities: object }
    const abilities = { ...thread.abilities, write: contactsLeft > 0 }
    await route.fulfill({ json: { ...thread, contactsLeft, abilities } })
  })
  await expect(await contact(page, athlete)).toContainText(t.write.left(1))
  contactsLeft = 0
  // A reload keeps the dialog open.
  await page.reload()
  const dialog = dialogOf(page)
  await expect(dialog).toContainText(t.thread.quotaUsed)
  await dialog.getByRole('link', { name: t.thread.plans }).click()
  await expect(page).toHaveURL(/tab=plans/)
})

test('a message and a profile are reported, and the admins find it', async ({
  page,
  visitor,
  people,
  signIn,
}) => {
  const athlete = await people.createPublicMember('ATHLETE', { name: 'Leonor' })
  const fan = await people.createPublicMember('FAN', { name: 'Duarte' })
  await signIn(fan, visitor)
  await write(await contact(visitor, athlete), 'Buy my cheap shoes')
  await expect(visitor.getByText(t.write.sent)).toBeVisible()
  await signIn(athlete)
  await page.goto(`/messages/${fan.id}`)
  await saidOn(page).getByRole('button', { name: report.title.message }).click()
  const dialog = dialogOf(page)
  await expect(dialog).toContainText(report.title.message)
  await dialog.getByRole('button', { name: report.send }).click()
  await expect(dialog.getByLabel(report.reason)).toBeFocused()
  await expect(dialog.getByLabel(report.reason)).toHaveAccessibleDescription(report.choose)
  await dialog.getByLabel(report.reason).selectOption('SPAM')
  await dialog.getByLabel(report.details).fill('Shoes, again')
  await dialog.getByRole('button', { name: report.send }).click()
  await expect(page.getByText(report.sent)).toBeVisible()

  await page.goto(`/fan/${fan.id}`, { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: report.title.profile }).click()
  await dialog.getByLabel(report.reason).selectOption('OTHER')
  await dialog.getByRole('button', { name: report.send }).click()
  await expect(page.getByText(report.sent)).toBeVisible()

  const open = (await people.asAdmin('GET', '/api/admin/reports?_limit=100')) as Reported[]
  const about = open.filter(({ reported }) => reported.id === fan.id)
  expect(about.map(({ kind, reason }) => `${kind} ${reason}`).toSorted()).toEqual([
    'message SPAM',
    'profile OTHER',
  ])
})

interface Reported {
  kind: string
  reason: string
  reported: { id: number }
}

test('on a phone in Portuguese: the list, one conversation, and back', async ({
  prefer,
  page,
  visitor,
  people,
  signIn,
}) => {
  const pt = messagesPhrases.pt
  const athlete = await people.createPublicMember('ATHLETE', { name: 'Leonor' })
  const fan = await people.createPublicMember('FAN', { name: 'Duarte' })
  await signIn(fan, visitor)
  await write(await contact(visitor, athlete), 'Boa sorte')
  await expect(visitor.getByText(t.write.sent)).toBeVisible()
  await signIn(athlete)
  await page.setViewportSize({ width: 360, height: 740 })
  await prefer({ language: 'pt', theme: 'DARK' })
  await page.goto('/messages', { waitUntil: 'networkidle' })
  await page.getByRole('link', { name: /Duarte/ }).click()
  await expect(saidOn(page)).toContainText('Boa sorte')
  const name = page.getByRole('heading', { name: 'Duarte Valadares' })
  const isWhole = await name.evaluate((heading) => heading.scrollWidth <= heading.clientWidth)
  expect(isWhole, 'the name is whole beside the buttons').toBe(true)
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
