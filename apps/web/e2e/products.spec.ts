import type { Page } from '@playwright/test'
import { identityPhrases } from '@podium/phrases/identity'
import { messagesPhrases } from '@podium/phrases/messages'
import { ordersPhrases } from '@podium/phrases/orders'
import { productsPhrases } from '@podium/phrases/products'
import { roleErrorPhrases } from '@podium/phrases/refusals'
import { sharePhrases } from '@podium/phrases/share'
import { shellPhrases } from '@podium/phrases/shell'
import { shortfallPhrases } from '@podium/phrases/shortfall'
import { violationPhrases } from '@podium/phrases/violations'
import { walletPhrases } from '@podium/phrases/wallet'
import { confirmOrder, fillInvoice, giveCredits, payInSandbox, proceed } from './buying.ts'
import { expect, test } from './fixtures.ts'
import { choose, photo } from './pictures.ts'
import {
  availableCredits,
  openBuyDialog,
  updateProduct,
  fillDelivery,
  createProduct,
  placeOrder,
  plainPng,
} from './selling.ts'

const t = productsPhrases.en
const orders = ordersPhrases.en
const wallet = walletPhrases.en
const wrong = violationPhrases.en

// What is not there, or not for whoever asks, answers 404.
test.use({ expectedStatuses: [404] })

// Most of these walk through several pages in two browsers.

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
const shop = (page: Page) => page.getByRole('region', { name: t.title, exact: true })

async function openForm(page: Page, sponsorId: number): Promise<void> {
  await page.goto(`/sponsor/${sponsorId}`, { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: t.addFirst }).click()
  await expect(dialog(page, t.form.addTitle)).toBeVisible()
}

async function fillForm(page: Page, texts: Record<string, string>): Promise<void> {
  const form = dialog(page, t.form.addTitle)
  for (const [name, text] of Object.entries(texts)) {
    await form.locator(`[name="${name}"]`).fill(text)
  }
}

test('a sponsor publishes, a fan buys, the sponsor ships, the fan confirms, the credits arrive', async ({
  page,
  visitor,
  people,
  signIn,
  request,
  expectAccessible,
}) => {
  const sponsor = await people.createPublicMember('SPONSOR', { name: 'Volta Foods' })
  const fan = await people.createMember('FAN', { name: 'Marta', lastName: 'Reis' })
  await giveCredits(request, fan.id, 300)
  await signIn(sponsor, visitor)
  await signIn(fan)

  await test.step('the sponsor publishes', async () => {
    await openForm(visitor, sponsor.id)
    await fillForm(visitor, { title: 'Race cap', description: 'Light.', credits: '80', stock: '3' })
    await choose(visitor, t.form.choose, [await photo(visitor, 'cap.jpg', 'orange')])
    await expect(visitor.getByRole('img', { name: t.form.preview })).toBeVisible()
    await visitor.getByRole('button', { name: t.form.save }).click()
    await expect(visitor.getByText(t.form.added)).toBeVisible()
    await expect(shop(visitor).getByRole('link', { name: 'Race cap' })).toBeVisible()
  })

  await test.step('the fan finds and buys it', async () => {
    await page.goto(`/sponsor/${sponsor.id}`, { waitUntil: 'networkidle' })
    await shop(page).getByRole('link', { name: 'Race cap' }).click()
    await expect(page).toHaveURL(/\/sponsor\/product\/\d+$/)
    await expect(dialog(page, 'Race cap')).toContainText(t.left(3))
    await page.getByRole('button', { name: t.product.buy('80') }).click()
    await fillDelivery(page)
    await expect(dialog(page, orders.buying.title)).toContainText(orders.price('220'))
    await placeOrder(page, 80)
    await expect(page.getByText(orders.buying.done)).toBeVisible()
    await expect(page.getByRole('button', { name: wallet.open('220') })).toBeAttached()
    await expectAccessible()
  })

  await visitor.goto('/orders', { waitUntil: 'networkidle' })
  await expect(visitor.getByRole('row').nth(1)).toContainText('Marta Reis')

  await test.step('the sponsor ships, and the fan sees it at once', async () => {
    await visitor.getByRole('link', { name: /^Race cap, order/ }).click()
    await expect(visitor.getByText('Rua Larga 1, 2.º')).toBeVisible()
    await visitor.getByRole('button', { name: orders.order.acts.ship, exact: true }).click()
    await visitor.getByLabel(orders.ship.note).fill('CTT RL123456789PT')
    await expectAccessible(visitor)
    await visitor.getByRole('button', { name: orders.ship.act }).click()
    await expect(visitor.getByText(orders.ship.done)).toBeVisible()
    await expect(page.getByRole('dialog')).toContainText('CTT RL123456789PT')
    await expect(page.getByRole('dialog')).toContainText(orders.statuses.SHIPPED)
  })

  await test.step('the fan confirms, and the sponsor is credited', async () => {
    await page.getByRole('button', { name: orders.order.acts.confirm, exact: true }).click()
    await expect(dialog(page, orders.confirm.title)).toContainText(
      orders.confirm.text('80', 'Volta Foods'),
    )
    await page.getByRole('button', { name: orders.confirm.act }).click()
    await expect(page.getByText(orders.confirm.done('Volta Foods'))).toBeVisible()
    await expect(visitor.getByRole('dialog')).toContainText(orders.order.ended.confirm)
    await expect(visitor.getByRole('button', { name: wallet.open('80') })).toBeAttached()
  })

  expect(await availableCredits(request, fan)).toBe(220)
  expect(await availableCredits(request, sponsor)).toBe(80)
})

test('a declined order gives the credits back, with the reason', async ({
  page,
  visitor,
  people,
  signIn,
  request,
}) => {
  const sponsor = await people.createPublicMember('SPONSOR')
  const fan = await people.createMember('FAN')
  await giveCredits(request, fan.id, 100)
  const product = await createProduct(request, sponsor)
  await signIn(fan)
  await openBuyDialog(page, product, 80)
  await fillDelivery(page)
  const order = await placeOrder(page, 80)
  expect(await availableCredits(request, fan)).toBe(20)

  await signIn(sponsor, visitor)
  await visitor.goto(`/orders/${order}`, { waitUntil: 'networkidle' })
  await visitor.getByRole('button', { name: orders.order.acts.decline, exact: true }).click()
  await visitor.getByRole('dialog').last().locator('[name="reason"]').fill('The wrong colour')
  await visitor.getByRole('button', { name: orders.decline.act }).click()
  await expect(visitor.getByText(orders.decline.done)).toBeVisible()

  await expect(page.getByRole('dialog')).toContainText('The wrong colour')
  await expect(page.getByRole('dialog')).toContainText(orders.order.ended.decline)
  await expect(page.getByRole('button', { name: wallet.open('100') })).toBeAttached()

  await test.step('closing leads to the list, where the status filters', async () => {
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(/\/orders$/)
    await expect(page.getByRole('row')).toHaveCount(2)
    await page.getByLabel(orders.filter).selectOption('SHIPPED')
    await expect(page.getByText(orders.empty.filtered.title)).toBeVisible()
    await expect(page).toHaveURL(/status=SHIPPED/)
    await page.getByRole('button', { name: orders.empty.filtered.action }).click()
    await expect(page.getByRole('row')).toHaveCount(2)
  })
})

test('a disputed order waits for an admin, who refunds it', async ({
  page,
  visitor,
  people,
  signIn,
  request,
}) => {
  const sponsor = await people.createPublicMember('SPONSOR')
  const fan = await people.createMember('FAN')
  await giveCredits(request, fan.id, 80)
  const product = await createProduct(request, sponsor)
  await signIn(fan)
  await openBuyDialog(page, product, 80)
  await fillDelivery(page)
  const order = await placeOrder(page, 80)
  await signIn(sponsor, visitor)
  await visitor.goto(`/orders/${order}`, { waitUntil: 'networkidle' })
  await visitor.getByRole('button', { name: orders.order.acts.ship, exact: true }).click()
  await visitor.getByRole('button', { name: orders.ship.act }).click()

  await page.getByRole('button', { name: orders.order.acts.dispute, exact: true }).click()
  await page.getByRole('button', { name: orders.dispute.act }).click()
  await expect(page.getByText(wrong.NotBlank())).toBeVisible()
  await page.getByRole('dialog').last().locator('[name="reason"]').fill('The box was empty')
  await page.getByRole('button', { name: orders.dispute.act }).click()
  await expect(visitor.getByRole('dialog')).toContainText('The box was empty')

  const { email, password } = people.admin
  await visitor.context().clearCookies()
  await signIn({ id: 0, role: 'FAN', name: '', lastName: '', email, password }, visitor)
  await visitor.goto(`/orders/${order}`, { waitUntil: 'networkidle' })
  await visitor.getByRole('button', { name: orders.order.acts.refund, exact: true }).click()
  await visitor.getByRole('dialog').last().locator('[name="reason"]').fill('No parcel number')
  await visitor.getByRole('dialog').last().getByRole('button', { name: orders.refund.act }).click()
  await expect(visitor.getByText(orders.refund.done)).toBeVisible()
  await expect(page.getByRole('dialog')).toContainText(orders.order.ended.refund)
  expect(await availableCredits(request, fan)).toBe(80)
})

test('the form says what is wrong before a byte is sent', async ({ page, people, signIn }) => {
  const sponsor = await people.createPublicMember('SPONSOR')
  await signIn(sponsor)
  await openForm(page, sponsor.id)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/sponsor/product') && request.method() === 'POST') {
      sent.push(request.url())
    }
  })
  const save = page.getByRole('button', { name: t.form.save })
  const form = dialog(page, t.form.addTitle)

  await test.step('nothing at all', async () => {
    await save.click()
    await expect(form.getByText(wrong.NotBlank())).toHaveCount(4)
    await expect(form.locator('[name="title"]')).toBeFocused()
  })
  await test.step('seven digits', async () => {
    await fillForm(page, { title: 'Cap', description: 'A cap.', credits: '1000000' })
    await save.click()
    await expect(form.getByText(wrong.MaxDigits({ kind: 'MaxDigits', max: 6 }))).toBeVisible()
    await fillForm(page, { credits: '80' })
  })
  await test.step('2001 characters are cut at 2000, and the rest is counted down', async () => {
    await fillForm(page, { description: 'x'.repeat(1999) })
    await expect(form.getByText(t.form.left('1'), { exact: true })).toBeVisible()
    await form.locator('[name="description"]').press('End')
    await form.locator('[name="description"]').pressSequentially('yz')
    await expect(form.locator('[name="description"]')).toHaveValue(`${'x'.repeat(1999)}y`)
    await expect(form.getByText(t.form.limitReached)).toBeAttached()
  })
  await test.step('a GIF, and a byte too many', async () => {
    const buffer = Buffer.from('GIF89a')
    await choose(page, t.form.choose, [{ name: 'cap.gif', mimeType: 'image/gif', buffer }])
    await expect(form.getByText(t.form.wrongType)).toBeVisible()
    const large = { ...plainPng(), buffer: Buffer.alloc(2_000_001) }
    await choose(page, t.form.choose, [large])
    await expect(form.getByText(t.form.tooLarge)).toBeVisible()
    await save.click()
    await expect(form.getByText(t.form.tooLarge)).toBeVisible()
  })
  expect(sent).toEqual([])
})

test('a product is changed, hidden and deleted by its sponsor', async ({
  page,
  visitor,
  people,
  signIn,
  request,
}) => {
  const sponsor = await people.createPublicMember('SPONSOR')
  const product = await createProduct(request, sponsor)
  await signIn(sponsor)
  await page.goto(`/sponsor/${sponsor.id}`, { waitUntil: 'networkidle' })

  await test.step('no way to buy from oneself', async () => {
    await shop(page).getByRole('link', { name: 'Race cap' }).click()
    await expect(dialog(page, 'Race cap')).toBeVisible()
    await expect(page.getByRole('button', { name: t.product.buy('80') })).toHaveCount(0)
    await page.goto(`/sponsor/product/${product}?buy=yes`, { waitUntil: 'networkidle' })
    await expect(page.getByRole('dialog')).toHaveCount(1)
  })
  await test.step('hidden: found by the sponsor alone', async () => {
    await dialog(page, 'Race cap').getByRole('button', { name: t.edit, exact: true }).click()
    const form = dialog(page, t.form.editTitle)
    await form.locator('[name="title"]').fill('Summer cap')
    await form.getByLabel(t.form.active).uncheck()
    await form.getByRole('button', { name: t.form.save }).click()
    await expect(page.getByText(t.form.changed)).toBeVisible()
    await expect(dialog(page, 'Summer cap')).toContainText(t.product.hidden)
    const answer = await visitor.goto(`/sponsor/product/${product}`)
    expect(answer?.status()).toBe(404)
    const gone = shellPhrases.en.pageNotFound.product
    await expect(visitor.getByText(gone.title)).toBeVisible()
    const way = visitor.getByRole('link', { name: gone.seller(sponsor.name) })
    await expect(way).toHaveAttribute('href', `/sponsor/${sponsor.id}`)
    await page.reload({ waitUntil: 'networkidle' })
    await expect(dialog(page, 'Summer cap')).toBeVisible()
  })
  await test.step('deleted', async () => {
    await dialog(page, 'Summer cap').getByRole('button', { name: t.delete, exact: true }).click()
    await page.getByRole('button', { name: t.confirmDelete.confirm }).click()
    await expect(page.getByText(t.confirmDelete.done)).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`/sponsor/${sponsor.id}$`))
    await expect(page.getByText(t.emptyTitle)).toBeVisible()
  })
})

test.describe('when the role does not allow it', () => {
  test.use({ expectedStatuses: [403, 404] })

  test('saving and deleting say so, and keep what was typed', async ({
    page,
    people,
    signIn,
    request,
  }) => {
    const sponsor = await people.createPublicMember('SPONSOR')
    const product = await createProduct(request, sponsor)
    await signIn(sponsor)
    await page.goto(`/sponsor/product/${product}`, { waitUntil: 'networkidle' })
    await page.route(`**/api/sponsor/product/${product}`, (route) =>
      route.request().method() === 'GET'
        ? route.continue()
        : route.fulfill({ status: 403, json: { errors: [{ errorCode: 2 }], fields: {} } }),
    )
    const shown = dialog(page, 'Race cap')
    await shown.getByRole('button', { name: t.edit, exact: true }).click()
    const form = dialog(page, t.form.editTitle)
    await form.locator('[name="title"]').fill('Summer cap')
    await form.getByRole('button', { name: t.form.save }).click()
    await expect(page.getByText(roleErrorPhrases.en.roleError).last()).toBeVisible()
    await expect(form.locator('[name="title"]')).toHaveValue('Summer cap')
    await page.keyboard.press('Escape')
    await shown.getByRole('button', { name: t.delete, exact: true }).click()
    await page.getByRole('button', { name: t.confirmDelete.confirm }).click()
    await expect(page.getByText(roleErrorPhrases.en.roleError).last()).toBeVisible()
    await expect(shown).toBeVisible()
  })
})

test.describe('when the price has changed meanwhile', () => {
  test.use({ expectedStatuses: [404, 409] })

  test('the buyer is asked again, and nothing is bought before', async ({
    page,
    people,
    signIn,
    request,
  }) => {
    const sponsor = await people.createPublicMember('SPONSOR')
    const fan = await people.createMember('FAN')
    await giveCredits(request, fan.id, 200)
    const product = await createProduct(request, sponsor)
    await signIn(fan)
    await openBuyDialog(page, product, 80)
    await fillDelivery(page)
    await updateProduct(request, sponsor, product, { credits: 95 })
    await page.getByRole('button', { name: orders.buying.confirm('80') }).click()
    await expect(page.getByText(orders.buying.priceChanged('80', '95'))).toBeVisible()
    expect(await availableCredits(request, fan)).toBe(200)
    await placeOrder(page, 95)
    expect(await availableCredits(request, fan)).toBe(105)
  })

  test('somebody faster took the last one', async ({ page, people, signIn, request }) => {
    const sponsor = await people.createPublicMember('SPONSOR')
    const fan = await people.createMember('FAN')
    await giveCredits(request, fan.id, 200)
    const product = await createProduct(request, sponsor, { stock: 1 })
    await signIn(fan)
    await openBuyDialog(page, product, 80)
    await fillDelivery(page)
    await updateProduct(request, sponsor, product, { stock: 0 })
    await page.getByRole('button', { name: orders.buying.confirm('80') }).click()
    await expect(page.getByText(orders.buying.soldOut)).toBeVisible()
    await expect(page.getByRole('button', { name: orders.buying.confirm('80') })).toBeDisabled()
    expect(await availableCredits(request, fan)).toBe(200)
  })
})

test('who is short of credits buys them and comes back to the same product', async ({
  page,
  people,
  signIn,
  request,
}) => {
  const sponsor = await people.createPublicMember('SPONSOR')
  const fan = await people.createMember('FAN')
  await giveCredits(request, fan.id, 40)
  const product = await createProduct(request, sponsor, { credits: 130 })
  await signIn(fan)
  await openBuyDialog(page, product, 130)
  await expect(page.getByText(shortfallPhrases.en.missing('90'))).toBeVisible()
  await expect(page.getByRole('button', { name: orders.buying.confirm('130') })).toBeDisabled()
  await page.getByRole('link', { name: shortfallPhrases.en.buy }).click()
  await expect(page).toHaveURL(/pack=120/)
  await page.getByRole('button', { name: 'Buy 120 credits' }).click()
  await fillInvoice(page)
  await proceed(page)
  await confirmOrder(page, 20_000)
  await payInSandbox(page, 'CARD', 'approve')
  await page.getByRole('link', { name: shortfallPhrases.en.product.back('Race cap') }).click()
  await expect(dialog(page, orders.buying.title)).toBeVisible()
  await fillDelivery(page)
  await placeOrder(page, 130)
  expect(await availableCredits(request, fan)).toBe(30)
})

test('a visitor signs in over the product and goes on', async ({ page, people, request }) => {
  const sponsor = await people.createPublicMember('SPONSOR')
  const fan = await people.createMember('FAN')
  await giveCredits(request, fan.id, 100)
  const product = await createProduct(request, sponsor)
  await page.goto(`/sponsor/product/${product}`, { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: t.product.buy('80') }).click()
  const asking = page.getByRole('dialog').last()
  await asking.locator('[name="email"]').fill(fan.email)
  await asking.locator('[name="password"]').fill(fan.password)
  await asking.getByRole('button', { name: identityPhrases.en.signIn.submit }).click()
  await fillDelivery(page)
  await placeOrder(page, 80)
})

test('another country than Portugal and Spain is for the seller to agree to', async ({
  page,
  people,
  signIn,
  request,
  mailbox,
}) => {
  const sponsor = await people.createPublicMember('SPONSOR')
  const fan = await people.createMember('FAN')
  await giveCredits(request, fan.id, 100)
  const product = await createProduct(request, sponsor)
  await signIn(fan)
  await openBuyDialog(page, product, 80)
  await fillDelivery(page)
  const country = page.getByRole('dialog').last().getByRole('combobox')
  await country.fill('France')
  await page.getByRole('option', { name: 'France', exact: true }).click()
  await expect(page.getByText(orders.buying.elsewhere('France'))).toBeVisible()
  await expect(page.getByRole('button', { name: orders.buying.confirm('80') })).toBeDisabled()

  await test.step('the seller is asked by a message', async () => {
    await page.getByRole('dialog').last().getByRole('button', { name: orders.buying.ask }).click()
    const writing = dialog(page, messagesPhrases.en.write.title(sponsor.name))
    await writing.getByLabel(messagesPhrases.en.write.label).fill('Do you send to Lyon?')
    await writing.getByRole('button', { name: messagesPhrases.en.write.send }).click()
    await expect(page.getByText(messagesPhrases.en.write.sent)).toBeVisible()
    expect((await mailbox.mailTo(sponsor.email, 'Lyon')).text).not.toContain(fan.email)
  })
  await country.fill('Portugal')
  await page.getByRole('option', { name: 'Portugal', exact: true }).click()
  await expect(page.locator('[name="delivery.name"]')).toHaveValue('Marta Reis')
})

test('the lane moves by 200 pixels; the page of all has an order and pages', async ({
  page,
  people,
  signIn,
  request,
}) => {
  const sponsor = await people.createPublicMember('SPONSOR')
  for (let number = 1; number <= 21; number++) {
    await createProduct(request, sponsor, { title: `Cap ${number}`, credits: 10 + number })
  }
  await page.goto(`/sponsor/${sponsor.id}`, { waitUntil: 'networkidle' })
  const lane = page.getByRole('region', { name: t.lane })
  const left = () => lane.evaluate((element) => Math.round(element.scrollLeft))
  await lane.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(left).toBe(200)
  await page.getByRole('button', { name: t.next }).click()
  await expect.poll(left).toBe(400)
  await page.waitForTimeout(1500)
  expect(await left()).toBe(400)

  const cards = page.getByRole('main').getByRole('heading', { level: 2 })
  await page.getByRole('link', { name: t.all.see(21) }).click()
  await expect(cards).toHaveCount(20)
  await expect(page.getByRole('button', { name: t.add })).toHaveCount(0)
  await page.getByLabel(t.sort.label).selectOption('cheapest')
  await expect(page).toHaveURL(/sort=cheapest$/)
  await expect(cards.first()).toHaveText('Cap 1')
  await page.getByRole('link', { name: t.pages.older }).click()
  await expect(cards).toHaveText(['Cap 21'])
  await page.getByRole('link', { name: 'Cap 21' }).click()
  await expect(dialog(page, 'Cap 21')).toBeVisible()

  await test.step('closing a product leaves its sponsor’s page', async () => {
    await dialog(page, 'Cap 21').getByRole('button', { name: shellPhrases.en.close }).click()
    await expect(page).toHaveURL(new RegExp(`/sponsor/${sponsor.id}$`))
  })
  await test.step('opened there, closing it returns the focus to its card', async () => {
    const card = shop(page).getByRole('link', { name: 'Cap 21' })
    await card.click()
    await expect(dialog(page, 'Cap 21')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(card).toBeFocused()
  })

  await signIn(sponsor)
  await page.goto(`/sponsor/${sponsor.id}/products`)
  await page.getByRole('button', { name: t.add }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a product comes as HTML with its card, and is shared by its own link', async ({
  page,
  people,
  request,
  baseURL,
}) => {
  const sponsor = await people.createPublicMember('SPONSOR', { name: 'Volta Foods' })
  const product = await createProduct(request, sponsor, { title: 'Race "cap" & co' })
  const answer = await request.get(`/sponsor/product/${product}`)
  const html = await answer.text()
  expect(answer.status()).toBe(200)
  expect(html).toContain('property="og:type" content="product"')
  expect(html).toContain(`property="og:url" content="${baseURL}/sponsor/product/${product}"`)
  expect(html).toContain('"@type":"Product"')
  expect(html).toContain('and it stays on in the wind')
  expect(html).toContain('Race &quot;cap&quot; &amp; co')
  expect((await request.get('/sponsor/product/999999')).status()).toBe(404)
  expect((await request.get('/sponsor/product/cap')).status()).toBe(404)

  await page.goto(`/sponsor/product/${product}`, { waitUntil: 'networkidle' })
  await page.getByRole('dialog').getByRole('button', { name: sharePhrases.en.action }).click()
  const sharing = dialog(page, t.product.share)
  await expect(sharing.getByLabel(sharePhrases.en.address)).toHaveValue(
    `${baseURL}/sponsor/product/${product}`,
  )
})

test('an order of others, and none at all, is not found', async ({ page, people, signIn }) => {
  await signIn(await people.createMember('FAN'))
  for (const address of ['/orders/999999', '/orders/cap']) {
    await page.goto(address, { waitUntil: 'networkidle' })
    await expect(page.getByRole('dialog')).toContainText(orders.order.notFound.title)
  }
})

test('in Portuguese, on a phone', async ({ prefer, page, people, signIn, request }) => {
  const pt = { ...ordersPhrases.pt, shop: productsPhrases.pt }
  const sponsor = await people.createPublicMember('SPONSOR', { name: 'Volta Foods' })
  const fan = await people.createMember('FAN')
  await giveCredits(request, fan.id, 100)
  const product = await createProduct(request, sponsor)
  await page.setViewportSize({ width: 390, height: 844 })
  await prefer({ language: 'pt', theme: 'DARK' })
  await signIn(fan)
  await prefer({ language: 'pt', theme: 'DARK' })
  await page.goto(`/sponsor/${sponsor.id}`, { waitUntil: 'networkidle' })
  await page.getByRole('link', { name: 'Race cap' }).click()
  await page.getByRole('button', { name: pt.shop.product.buy('80') }).click()
  await fillDelivery(page)
  await page.getByRole('button', { name: pt.buying.confirm('80') }).click()
  await page.waitForURL(/\/orders\/\d+/)
  // The dialogs one comes from are still there while one page fades into the next.
  await expect(page.getByRole('dialog').filter({ hasText: pt.statuses.PLACED })).toBeVisible()
  expect(product).toBeGreaterThan(0)
  const isWider = await page.evaluate(() => document.body.scrollWidth > window.innerWidth)
  expect(isWider, 'scrolls sideways').toBe(false)
})
