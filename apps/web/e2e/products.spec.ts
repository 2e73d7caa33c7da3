import type { Page } from '@playwright/test'
import { identityPhrases } from '@podium/phrases/identity'
import { orderActsPhrases } from '@podium/phrases/order-acts'
import { ordersPhrases } from '@podium/phrases/orders'
import { productsPhrases } from '@podium/phrases/products'
import { shortfallPhrases } from '@podium/phrases/shortfall'
import { storePhrases } from '@podium/phrases/store'
import { violationPhrases } from '@podium/phrases/violations'
import { walletPhrases } from '@podium/phrases/wallet'
import { confirmOrder, fillInvoice, giveCredits, payInSandbox } from './buying.ts'
import { expect, leave, test } from './fixtures.ts'
import { choose, photo } from './pictures.ts'
import {
  actOnOrder,
  availableCredits,
  openBuyDialog,
  updateProduct,
  fillDelivery,
  createProduct,
  placeOrder,
} from './selling.ts'

const t = productsPhrases.en
const orders = ordersPhrases.en
const acts = orderActsPhrases.en
const wallet = walletPhrases.en
const wrong = violationPhrases.en

// What is not there, or not for whoever asks, answers 404; what has changed meanwhile, 409.
test.use({ expectedStatuses: [404, 409] })

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
const shop = (page: Page) => page.getByRole('region', { name: t.title, exact: true })

test('a sponsor publishes, a visitor signs in and buys with new credits, the sponsor ships, the fan confirms, the credits arrive, and go back with what is returned', async ({
  page,
  visitor,
  people,
  signIn,
  request,
  expectAccessible,
}) => {
  test.slow()
  const sponsor = await people.createSeller({ name: 'Volta Foods' })
  const fan = await people.createMember('FAN', { name: 'Marta', lastName: 'Reis' })
  await giveCredits(request, fan.id, 40)
  for (let number = 1; number <= 7; number++) {
    await createProduct(request, sponsor, { title: `Sock ${number}` })
  }
  await signIn(sponsor, visitor)

  await test.step('the sponsor publishes', async () => {
    await visitor.goto(`/sponsor/${sponsor.id}?tab=manage`, { waitUntil: 'networkidle' })
    await visitor.getByRole('button', { name: t.add }).click()
    const form = dialog(visitor, t.form.addTitle)
    const texts = { title: 'Race cap', description: 'Light.', credits: '80', stock: '3' }
    for (const [name, text] of Object.entries(texts)) {
      await form.locator(`[name="${name}"]`).fill(text)
    }
    await choose(visitor, t.form.choose, [await photo(visitor, 'cap.jpg', 'orange')])
    await expect(visitor.getByRole('img', { name: t.form.preview })).toBeVisible()
    await visitor.getByRole('button', { name: t.form.save }).click()
    await expect(visitor.getByText(t.form.added)).toBeVisible()
    await expect(shop(visitor).getByRole('link', { name: 'Race cap' })).toBeVisible()
  })

  await test.step('the lane of products moves by 200 pixels', async () => {
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
  })

  const card = shop(page).getByRole('link', { name: 'Race cap' })
  await test.step('a product opens over its sponsor’s page, and closing it returns the focus', async () => {
    await card.click()
    await expect(page).toHaveURL(/\/sponsor\/product\/\d+$/)
    await expect(dialog(page, 'Race cap')).toContainText(t.left(3))
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(card).toBeFocused()
  })

  await test.step('the visitor signs in over the product', async () => {
    await card.click()
    await page.getByRole('button', { name: t.product.buy('80') }).click()
    const asking = page.getByRole('dialog').last()
    await asking.locator('[name="email"]').fill(fan.email)
    await asking.locator('[name="password"]').fill(fan.password)
    await asking.getByRole('button', { name: identityPhrases.en.signIn.submit }).click()
  })

  await test.step('the missing credits are bought, and the same product is there again', async () => {
    await expect(page.getByText(shortfallPhrases.en.missing('40'))).toBeVisible()
    await expect(page.getByRole('button', { name: orders.buying.confirm('80') })).toBeDisabled()
    await page.getByRole('link', { name: shortfallPhrases.en.buy }).click()
    await expect(page).toHaveURL(/pack=50/)
    await page.getByRole('button', { name: storePhrases.en.buy('50'), exact: true }).click()
    await fillInvoice(page)
    await confirmOrder(page, 10_000)
    await payInSandbox(page, 'CARD', 'approve')
    await page.getByRole('link', { name: shortfallPhrases.en.product.back('Race cap') }).click()
    await expect(dialog(page, orders.buying.title)).toBeVisible()
  })

  await test.step('the fan buys it', async () => {
    await fillDelivery(page)
    await expect(dialog(page, orders.buying.title)).toContainText(orders.price('10'))
    await placeOrder(page, 80)
    await expect(page.getByText(orders.buying.done)).toBeVisible()
    await expect(page.getByRole('button', { name: wallet.open('10') })).toBeAttached()
    await expectAccessible()
  })

  await visitor.goto('/orders', { waitUntil: 'networkidle' })
  await expect(visitor.getByRole('row').nth(1)).toContainText('Marta Reis')

  await test.step('the sponsor ships, and the fan sees it at once', async () => {
    await visitor.getByRole('link', { name: /^Race cap, order/ }).click()
    await expect(visitor.getByText('Rua Larga 1, 2.º')).toBeVisible()
    await visitor.getByRole('button', { name: orders.order.acts.ship, exact: true }).click()
    await visitor.getByLabel(acts.ship.note).fill('CTT RL123456789PT')
    await expectAccessible(visitor)
    await visitor.getByRole('button', { name: acts.ship.act }).click()
    await expect(visitor.getByText(acts.ship.done)).toBeVisible()
    await expect(page.getByRole('dialog')).toContainText('CTT RL123456789PT')
    await expect(page.getByRole('dialog')).toContainText(orders.statuses.SHIPPED)
  })

  await test.step('the fan confirms, and the sponsor is credited', async () => {
    await page.getByRole('button', { name: orders.order.acts.confirm, exact: true }).click()
    await expect(dialog(page, acts.confirm.title)).toContainText(
      acts.confirm.text('80', 'Volta Foods'),
    )
    await page.getByRole('button', { name: acts.confirm.act }).click()
    await expect(page.getByText(acts.confirm.done('Volta Foods'))).toBeVisible()
    await expect(visitor.getByRole('dialog')).toContainText(orders.order.ended.confirm)
    await expect(visitor.getByRole('button', { name: wallet.open('80') })).toBeAttached()
  })

  await test.step('the fan withdraws and sends it back, and the sponsor sees that at once', async () => {
    await actOnOrder(page, 'withdraw')
    await expect(page.getByText(acts.withdraw.done)).toBeVisible()
    await actOnOrder(page, 'return')
    await expect(visitor.getByRole('dialog')).toContainText(orders.statuses.RETURNING)
  })

  await test.step('the sponsor has it back, and the fan the credits', async () => {
    await actOnOrder(visitor, 'receiveBack')
    await expect(visitor.getByText(acts.receiveBack.done('Marta Reis'))).toBeVisible()
    await expect(page.getByRole('dialog')).toContainText(orders.order.ended.receiveBack)
    await expect(page.getByRole('button', { name: wallet.open('90') })).toBeAttached()
  })

  expect(await availableCredits(request, fan)).toBe(90)
  expect(await availableCredits(request, sponsor)).toBe(0)
})

test('what is dearer meanwhile is asked about; a disputed order waits for an admin, who refunds it', async ({
  page,
  visitor,
  people,
  signIn,
  request,
}) => {
  const sponsor = await people.createSeller()
  const fan = await people.createMember('FAN')
  await giveCredits(request, fan.id, 95)
  const product = await createProduct(request, sponsor)
  await signIn(fan)
  await openBuyDialog(page, product, 80)
  await fillDelivery(page)
  await updateProduct(request, sponsor, product, { credits: 95 })
  await page.getByRole('button', { name: orders.buying.confirm('80') }).click()
  await expect(page.getByText(orders.buying.priceChanged('80', '95'))).toBeVisible()
  expect(await availableCredits(request, fan)).toBe(95)
  const order = await placeOrder(page, 95)
  expect(await availableCredits(request, fan)).toBe(0)
  await signIn(sponsor, visitor)
  await visitor.goto(`/orders/${order}`, { waitUntil: 'networkidle' })
  await visitor.getByRole('button', { name: orders.order.acts.ship, exact: true }).click()
  await visitor.getByRole('button', { name: acts.ship.act }).click()

  await page.getByRole('button', { name: orders.order.acts.dispute, exact: true }).click()
  await page.getByRole('button', { name: acts.dispute.act }).click()
  await expect(page.getByText(wrong.NotBlank())).toBeVisible()
  await page.getByRole('dialog').last().locator('[name="reason"]').fill('The box was empty')
  await page.getByRole('button', { name: acts.dispute.act }).click()
  await expect(visitor.getByRole('dialog')).toContainText('The box was empty')

  const { email, password } = people.admin
  await leave(visitor)
  await signIn({ id: 0, role: 'FAN', name: '', lastName: '', email, password }, visitor)
  await visitor.goto(`/orders/${order}`, { waitUntil: 'networkidle' })
  await visitor.getByRole('button', { name: orders.order.acts.refund, exact: true }).click()
  await visitor.getByRole('dialog').last().locator('[name="reason"]').fill('No parcel number')
  await visitor.getByRole('dialog').last().getByRole('button', { name: acts.refund.act }).click()
  await expect(visitor.getByText(acts.refund.done)).toBeVisible()
  await expect(page.getByRole('dialog')).toContainText(orders.order.ended.refund)
  expect(await availableCredits(request, fan)).toBe(95)
})

const losing = test.extend({ breaksConnections: true })

losing(
  'a product whose answer was lost is offered once by trying again',
  async ({ page, people, signIn }) => {
    const sponsor = await people.createSeller({ name: 'Volta Foods' })
    await signIn(sponsor)
    await page.goto(`/sponsor/${sponsor.id}?tab=manage`, { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: t.addFirst }).click()
    const form = dialog(page, t.form.addTitle)
    const texts = { title: 'Race cap', description: 'Light.', credits: '80' }
    for (const [name, text] of Object.entries(texts)) {
      await form.locator(`[name="${name}"]`).fill(text)
    }
    await choose(page, t.form.choose, [await photo(page, 'cap.jpg', 'orange')])
    await page.route(
      '**/api/sponsor/product',
      async (route) => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
    const save = form.getByRole('button', { name: t.form.save })
    await save.click()
    await expect(form.locator('[data-form-problems]')).toBeVisible()
    await save.click()
    await expect(page.getByText(t.form.added)).toBeVisible()
    await expect(shop(page).getByRole('link', { name: 'Race cap' })).toHaveCount(1)
  },
)

test('a product comes as HTML with its card; a hidden one, and none, are not found', async ({
  people,
  request,
  baseURL,
}) => {
  const sponsor = await people.createSeller({ name: 'Volta Foods' })
  const product = await createProduct(request, sponsor, { title: 'Race "cap" & co' })
  const answer = await request.get(`/sponsor/product/${product}`)
  const html = await answer.text()
  expect(answer.status()).toBe(200)
  expect(html).toContain('property="og:type" content="product"')
  expect(html).toContain(`property="og:url" content="${baseURL}/sponsor/product/${product}"`)
  expect(html).toContain('"@type":"Product"')
  expect(html).toContain('and it stays on in the wind')
  expect(html).toContain('Race &quot;cap&quot; &amp; co')
  const hidden = await createProduct(request, sponsor, { active: false })
  // The calls above left the sponsor signed in, who sees it.
  expect((await request.get(`/sponsor/product/${hidden}`)).status()).toBe(200)
  expect((await fetch(`${baseURL}/sponsor/product/${hidden}`)).status).toBe(404)
  expect((await request.get('/sponsor/product/999999')).status()).toBe(404)
  expect((await request.get('/sponsor/product/cap')).status()).toBe(404)
})
