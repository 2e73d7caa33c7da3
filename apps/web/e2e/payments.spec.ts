import { paymentsPhrases } from '@podium/phrases/payments'
import { shellPhrases } from '@podium/phrases/shell'
import { formatPhrases, violationPhrases } from '@podium/phrases/violations'
import { walletPhrases } from '@podium/phrases/wallet'
import {
  openPackPurchase,
  confirmOrder,
  fillInvoice,
  giveCredits,
  invoiceField,
  type InvoiceTexts,
  orderPack,
  payInSandbox,
  simulateOutcome,
  proceed,
} from './buying.ts'
import { expect, test } from './fixtures.ts'

const t = paymentsPhrases.en
const wallet = walletPhrases.en
const wrong = violationPhrases.en

test('a pack paid by card is in the wallet, with its receipt', async ({ page, people, signIn }) => {
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
})

test('MB WAY counts down, and the page tells by itself that it is paid', async ({
  page,
  people,
  signIn,
}) => {
  await signIn(await people.createMember('SPONSOR'))
  await orderPack(page, 50, 10_000)
  const id = await payInSandbox(page, 'MBWAY', 'wait')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(t.status.credits.PENDING)
  await expect(dialog.getByRole('timer')).toHaveText(/^[34]:\d\d$/)
  await expect(page.getByRole('button', { name: wallet.open('0') })).toBeAttached()
  await simulateOutcome(page.request, id, 'approve')
  await expect(dialog).toContainText(t.status.titles.PAID)
  await dialog.getByRole('button', { name: t.status.close }).click()
  await expect(page.getByRole('button', { name: wallet.open('50') })).toBeVisible()
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

const results = [
  { outcome: 'refuse', status: 'REJECTED', credits: '0' },
  { outcome: 'expire', status: 'EXPIRED', credits: '0' },
  { outcome: 'unknown', status: 'UNKNOWN', credits: '0' },
  { outcome: 'refund', status: 'REFUNDED', credits: '0' },
  { outcome: 'duplicate', status: 'PAID', credits: '50' },
] as const

for (const { outcome, status, credits } of results) {
  test(`${outcome}: the page says ${status}, and the wallet has ${credits}`, async ({
    page,
    people,
    signIn,
  }) => {
    await signIn(await people.createMember('FAN'))
    await orderPack(page, 50, 10_000)
    await payInSandbox(page, 'CARD', outcome)
    await expect(page.getByRole('dialog')).toContainText(t.status.titles[status])
    await expect(page.getByRole('dialog')).toContainText(t.status.credits[status])
    await page.goto('/wallet')
    await expect(page.getByRole('button', { name: wallet.open(credits) })).toBeVisible()
  })
}

test('an open payment is shown again rather than made twice', async ({ page, people, signIn }) => {
  await signIn(await people.createMember('FAN'))
  await orderPack(page, 120, 20_000)
  const id = await payInSandbox(page, 'REFERENCE', 'wait')
  await openPackPurchase(page, 120)
  await expect(page.getByText(t.dialog.open)).toBeVisible()
  // What was typed the last time is there again.
  await expect(invoiceField(page, 'city')).toHaveValue('Coimbra')
  await proceed(page)
  await confirmOrder(page, 20_000)
  expect(await payInSandbox(page, 'CARD', 'approve')).toBe(id)
  await page.goto('/payments')
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
  await expect(page.getByRole('main').getByRole('listitem')).toContainText(t.status.names.PAID)
})

test('a waiting payment is found in the list, and a test payment is played to its end there', async ({
  page,
  people,
  signIn,
}) => {
  await signIn(await people.createMember('FAN'))
  await orderPack(page, 120, 20_000)
  await payInSandbox(page, 'REFERENCE', 'wait')
  await page.goto('/payments')
  await page.getByRole('link', { name: t.list.look }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(t.waiting.multibanco)
  await dialog.getByRole('button', { name: t.sandbox.outcomes.approve }).click()
  await expect(dialog).toContainText(t.status.titles.PAID)
  await expect(dialog.getByText(t.sandbox.controls)).toHaveCount(0)
})

test('what went back after it was spent is owed, and what is bought next settles it', async ({
  page,
  people,
  signIn,
  request,
}) => {
  const fan = await people.createMember('FAN')
  await signIn(fan)
  await orderPack(page, 50, 10_000)
  const id = await payInSandbox(page, 'CARD', 'approve')
  await expect(page.getByRole('dialog')).toContainText(t.status.titles.PAID)
  await giveCredits(request, fan.id, -30, 'Spent')
  await simulateOutcome(request, id, 'refund')
  await page.goto('/wallet')
  const main = page.getByRole('main')
  await expect(main.getByText(wallet.debtHint)).toBeVisible()
  await expect(main.getByText(wallet.debt, { exact: true })).toBeVisible()
  // Buying settles it first: 50 come in, 30 of them pay what is owed.
  await orderPack(page, 50, 10_000)
  await payInSandbox(page, 'CARD', 'approve')
  await expect(page.getByRole('dialog')).toContainText(t.status.titles.PAID)
  await page.goto('/wallet')
  await expect(page.getByRole('button', { name: wallet.open('20') })).toBeVisible()
  await expect(main.getByText(wallet.debtHint)).toHaveCount(0)
})

test.describe('a receipt that cannot be fetched', () => {
  test.use({ expectedStatuses: [503] })

  test('is said, and can be tried again', async ({ page, people, signIn }) => {
    await signIn(await people.createMember('FAN'))
    await orderPack(page, 50, 10_000)
    await payInSandbox(page, 'CARD', 'approve')
    await expect(page.getByRole('dialog')).toContainText(t.status.titles.PAID)
    let isDown = true
    await page.route('**/receipt.pdf', (route) =>
      isDown ? route.fulfill({ status: 503, json: {} }) : route.continue(),
    )
    const receipt = page.getByRole('dialog').getByRole('button', { name: t.status.receipt })
    await receipt.click()
    await expect(page.getByText(t.list.receiptFailed)).toBeVisible()
    isDown = false
    const download = page.waitForEvent('download')
    await receipt.click()
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
  })
})

test.describe('an address that is not one’s own payment', () => {
  test.use({ expectedStatuses: [400, 404] })

  test('says that there is none, and opens no result', async ({ page, people, signIn }) => {
    await signIn(await people.createMember('FAN'))
    await orderPack(page, 50, 10_000)
    const id = await payInSandbox(page, 'CARD', 'approve')
    await signIn(await people.createMember('ATHLETE'))
    for (const query of ['', '?id=no-such-payment', `?id=${id}`, '?id=../../wallet']) {
      await page.goto(`/payment/status${query}`)
      await expect(page.getByText(t.status.notFound.title)).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
  })
})

test.describe('when we cannot ask', () => {
  test.use({ expectedStatuses: [503] })

  test('a line offers to try again, and nothing opens', async ({ page, people, signIn }) => {
    await signIn(await people.createMember('FAN'))
    await orderPack(page, 50, 10_000)
    let isDown = true
    await page.route('**/api/payments/*/status', (route) =>
      isDown ? route.fulfill({ status: 503, json: {} }) : route.continue(),
    )
    await payInSandbox(page, 'CARD', 'approve')
    await expect(page.getByText(t.status.couldNotCheck)).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    isDown = false
    await page.getByRole('button', { name: shellPhrases.en.retry }).click()
    await expect(page.getByRole('dialog')).toContainText(t.status.titles.PAID)
  })
})

const badFields: { field: keyof InvoiceTexts; text: string; says: string }[] = [
  { field: 'name', text: ' ', says: wrong.NotBlank() },
  { field: 'email', text: 'marta@', says: formatPhrases.en.email },
  { field: 'tin', text: '123456788', says: wrong.InvalidNif() },
  { field: 'city', text: '', says: wrong.NotBlank() },
  { field: 'address', text: '', says: wrong.NotBlank() },
  { field: 'postalCode', text: '3000-45', says: formatPhrases.en.postalCode },
]

test('what is wrong in an invoice is said at its field, and nothing is sent', async ({
  page,
  people,
  signIn,
}) => {
  await signIn(await people.createMember('FAN'))
  let sent = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/payments')) sent += 1
  })
  await openPackPurchase(page, 50)
  for (const { field, text, says } of badFields) {
    await test.step(field, async () => {
      await fillInvoice(page, { [field]: text })
      await proceed(page)
      await expect(invoiceField(page, field)).toBeFocused()
      await expect(invoiceField(page, field)).toHaveAccessibleDescription(new RegExp(escaped(says)))
      await expect(page.getByText(t.dialog.step(1, 3))).toBeVisible()
    })
  }
  await fillInvoice(page)
  await proceed(page)
  await expect(page.getByText(t.dialog.step(2, 3))).toBeVisible()
  expect(sent).toBe(0)
})

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

test('pressing the last button twice makes one payment', async ({ page, people, signIn }) => {
  await signIn(await people.createMember('FAN'))
  await openPackPurchase(page, 50)
  await fillInvoice(page)
  await proceed(page)
  await page.getByRole('button', { name: t.dialog.confirm('€100.00') }).dblclick()
  await expect(page.getByText(t.dialog.step(3, 3))).toBeVisible()
  await page.goto('/payments')
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
})

test('paying has no barrier at any step, on a phone too', async ({
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
  await proceed(page)
  await expectAccessible()
  await confirmOrder(page, 10_000)
  await expectAccessible()
  await payInSandbox(page, 'REFERENCE', 'wait')
  await expect(page.getByRole('dialog')).toContainText(t.waiting.multibanco)
  await expectAccessible()
  await page.goto('/payments', { waitUntil: 'networkidle' })
  await expectAccessible()
})
