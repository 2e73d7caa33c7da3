import type { APIRequestContext } from '@playwright/test'
import { refusals } from '@podium/contract/refusals'
import { orderActsPhrases } from '@podium/phrases/order-acts'
import { ordersPhrases } from '@podium/phrases/orders'
import { refusalPhrases } from '@podium/phrases/refusals'
import { adminOf } from './administering.ts'
import { expect } from './fixtures.ts'
import { withOwnPodium } from './own-podium.ts'
import type { People, Person } from './people.ts'
import {
  actOnOrder,
  createProduct,
  fillDelivery,
  openBuyDialog,
  orderAs,
  placeOrder,
} from './selling.ts'
import { callAs, expectWallet } from './supporting.ts'

// A clock that goes ahead takes everybody along: these journeys have a Podium of their own.
const test = withOwnPodium()
test.use({ expectedStatuses: [refusals.stateChanged.status] })

const t = ordersPhrases.en
const acts = orderActsPhrases.en
const credits = 80

/** Goes so many days ahead, and does what falls due on them. */
async function live(people: People, days: number): Promise<void> {
  await people.asAdmin('POST', '/api/test-clock', { days })
}

/** An order that was shipped and has arrived. */
async function receive(
  api: APIRequestContext,
  { fan, seller, product }: { fan: Person; seller: Person; product: number },
): Promise<number> {
  const id = await orderAs(api, fan, { product, credits })
  await callAs(api, seller, ['PATCH', `/orders/${id}/ship`, { trackingNote: '' }])
  await callAs(api, fan, ['PATCH', `/orders/${id}/confirm`])
  return id
}

/** A fan with 300 credits, and a seller with something to sell. */
async function openSale(people: People, api: APIRequestContext) {
  const seller = await people.createSeller({ name: 'Volta Foods' })
  const fan = await people.createMember('FAN', { name: 'Marta', lastName: 'Reis' })
  await people.asAdmin('POST', '/api/wallet/transaction', {
    ...{ userId: fan.id, creditsNumber: 300, description: 'To buy caps' },
  })
  const product = await createProduct(api, seller)
  return { fan, seller, product }
}

test('what arrived goes back on day 13 and not on day 15', async ({
  page,
  visitor,
  people,
  signIn,
  request,
  expectAccessible,
}) => {
  const sale = await openSale(people, request)
  const { fan, seller, product } = sale
  const [kept, unanswered] = [await receive(request, sale), await receive(request, sale)]
  await signIn(fan)
  await signIn(seller, visitor)
  const shown = page.getByRole('dialog').first()

  const returned = await test.step('the fan buys, the seller ships, the fan has it', async () => {
    await openBuyDialog(page, product, credits)
    await fillDelivery(page)
    const id = await placeOrder(page, credits)
    await visitor.goto(`/orders/${id}`)
    await actOnOrder(visitor, 'ship')
    await expect(shown).toContainText(t.statuses.SHIPPED)
    await actOnOrder(page, 'confirm')
    await expect(visitor.getByRole('dialog').first()).toContainText(t.order.ended.confirm)
    await expectWallet(page, '60')
    return id
  })

  await test.step('on day 13 it goes back, and the credits come back once the seller has it', async () => {
    await live(people, 13)
    await page.goto(`/orders/${returned}`)
    await actOnOrder(page, 'withdraw')
    await actOnOrder(page, 'return', 'CTT RR456')
    await expect(shown).toContainText(t.statuses.RETURNING)
    await expectAccessible()
    await expectWallet(page, '60')
    await visitor.goto(`/orders/${returned}`)
    await expect(visitor.getByRole('dialog').first()).toContainText('CTT RR456')
    await actOnOrder(visitor, 'receiveBack')
    await expect(shown).toContainText(t.order.ended.receiveBack)
    await expectWallet(page, '140')
  })

  await test.step('on day 15 it is refused, and offered no more', async () => {
    const back = ['withdraw', 'return'] as const
    for (const act of back)
      await callAs(request, fan, ['POST', `/orders/${unanswered}/${act}`, { note: 'CTT RR457' }])
    await page.goto(`/orders/${kept}`)
    const withdraw = shown.getByRole('button', { name: t.order.acts.withdraw, exact: true })
    // Asked before the days go by: an order that is read again offers it no more.
    await withdraw.click()
    const asking = page.getByRole('dialog', { name: acts.withdraw.title, exact: true })
    await expect(asking).toBeVisible()
    await live(people, 2)
    await asking.getByRole('button', { name: acts.withdraw.act }).click()
    await expect(page.getByText(refusalPhrases.en.stateChanged)).toBeVisible()
    await expect(withdraw).toHaveCount(0)
    await expect(shown).toContainText(t.statuses.CONFIRMED)
    await expectWallet(page, '140')
  })

  await test.step('what the seller says nothing of for 14 days counts as received', async () => {
    await live(people, 14)
    await page.goto(`/orders/${unanswered}`)
    await expect(shown).toContainText(t.order.ended.settleReturn)
    await expectWallet(page, '220')
  })
})

test('a fault is claimed after a year, and an admin gives the credits back', async ({
  page,
  visitor,
  people,
  signIn,
  request,
}) => {
  const sale = await openSale(people, request)
  const kept = await receive(request, sale)
  for (let quarter = 0; quarter < 4; quarter++) await live(people, 90)
  await signIn(sale.fan)
  await page.goto(`/orders/${kept}`)
  await actOnOrder(page, 'claim', 'The seam came apart')
  const shown = page.getByRole('dialog').first()
  await expect(shown).toContainText(t.statuses.CLAIMED)
  await signIn(adminOf(people), visitor)
  await visitor.goto(`/orders/${kept}`)
  await expect(visitor.getByRole('dialog').first()).toContainText('The seam came apart')
  await actOnOrder(visitor, 'grant', 'It was sewn badly')
  await expect(shown).toContainText(t.order.ended.grant)
  await expect(shown).toContainText('It was sewn badly')
  await expectWallet(page, '300')
})
