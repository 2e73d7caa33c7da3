import { paymentsPhrases } from '@podium/phrases/payments'
import { storePhrases } from '@podium/phrases/store'
import { walletPhrases } from '@podium/phrases/wallet'
import {
  openPackPurchase,
  confirmOrder,
  fillInvoice,
  orderPack,
  payInSandbox,
  simulateOutcome,
} from './buying.ts'
import { expect, test } from './fixtures.ts'

const t = paymentsPhrases.en
const wallet = walletPhrases.en

test('a pack paid by card is in the wallet, with its receipt and its invoice', async ({
  page,
  people,
  signIn,
}) => {
  const fan = await people.createMember('FAN')
  await signIn(fan)
  await orderPack(page, 120, 20_000)
  await payInSandbox(page, 'CARD', 'approve')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(t.status.titles.PAID)
  await expect(dialog).toContainText(t.status.credits.PAID)
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: t.status.receipt }).click()
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
  await dialog.getByRole('button', { name: t.status.close }).click()
  await expect(page).toHaveURL(new RegExp(`/fan/${fan.id}$`))
  await expect(page.getByRole('button', { name: wallet.open('120') })).toBeVisible()
  await page.goto('/payments')
  // It is issued meanwhile, and the list says so by itself.
  await page.getByRole('button', { name: new RegExp(`^${t.list.documents}: `) }).click()
  const issued = page.getByRole('button', { name: /^Invoice TEST\/\d+/ })
  const invoice = page.waitForEvent('download')
  await issued.click()
  expect((await invoice).suggestedFilename()).toMatch(/^invoice-TEST-\d+\.pdf$/)
})

test('Multibanco tells what to type, and is paid late', async ({
  page,
  people,
  signIn,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn(await people.createMember('FAN'))
  await orderPack(page, 250, 40_000)
  const id = await payInSandbox(page, 'REFERENCE', 'wait')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(t.waiting.multibanco)
  await expect(dialog).toContainText('€400.00')
  await dialog.getByRole('button', { name: t.waiting.copy(t.waiting.reference) }).click()
  await expect(page.getByText(t.waiting.copied(t.waiting.reference))).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^\d{9}$/)
  await simulateOutcome(page.request, id, 'expire')
  await expect(dialog).toContainText(t.status.credits.EXPIRED)
  await simulateOutcome(page.request, id, 'approve')
  await expect(dialog).toContainText(t.status.titles.PAID)
})

test('paying has no barrier at any step, on a phone too, and an open payment is shown again rather than made twice', async ({
  page,
  people,
  signIn,
  expectAccessible,
}) => {
  await signIn(await people.createMember('FAN'))
  await page.setViewportSize({ width: 360, height: 740 })
  await openPackPurchase(page, 50)
  await expectAccessible()
  await fillInvoice(page)
  await expectAccessible()
  await confirmOrder(page, 10_000)
  await expectAccessible()
  const id = await payInSandbox(page, 'REFERENCE', 'wait')
  await expect(page.getByRole('dialog')).toContainText(t.waiting.multibanco)
  await expectAccessible()
  await page.goto('/payments', { waitUntil: 'networkidle' })
  await expectAccessible()
  await page.goto('/market/credits?pack=50', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: storePhrases.en.buy('50'), exact: true }).click()
  await expect(page.getByText(t.dialog.open)).toBeVisible()
  // What was typed the last time is there again, in one line.
  await expect(page.getByText(t.dialog.step(1, 2))).toBeVisible()
  await expect(page.getByRole('dialog')).toContainText('3000-456 Coimbra')
  await expectAccessible()
  await confirmOrder(page, 10_000)
  expect(await payInSandbox(page, 'CARD', 'approve')).toBe(id)
  await page.goto('/payments')
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
  await expect(page.getByRole('main').getByRole('listitem')).toContainText(t.status.names.PAID)
})
