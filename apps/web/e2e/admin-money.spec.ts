import { readFile } from 'node:fs/promises'
import type { APIRequestContext } from '@playwright/test'
import { adminMoneyPhrases } from '@podium/phrases/admin-money'
import { ordersPhrases } from '@podium/phrases/orders'
import { violationPhrases } from '@podium/phrases/violations'
import { adminOf, choose, dialogOf, expectBackCloses, rowOf } from './administering.ts'
import { giveCredits, simulateOutcome } from './buying.ts'
import { expect, test } from './fixtures.ts'
import type { Person } from './people.ts'
import { availableCredits, createProduct } from './selling.ts'
import { callAs } from './supporting.ts'

const t = adminMoneyPhrases.en
const wrong = violationPhrases.en

/** Somebody buys 50 credits and pays for them; answers the payment's id. */
async function pay(api: APIRequestContext, person: Person): Promise<string> {
  const invoice = {
    name: 'Marta Reis',
    email: person.email,
    tin: '123456789',
    country: { code: 'PT', name: 'Portugal' },
    city: 'Coimbra',
    address: 'Rua Larga 1',
    postalCode: '3000-456',
  }
  const body = { creditAmount: 50, invoice }
  const paid = await callAs<{ transactionId: string }>(api, person, ['POST', '/payments', body])
  await simulateOutcome(api, paid.transactionId, 'approve')
  return paid.transactionId
}

test('a payment is found, its receipt read, and its money given back with a reason', async ({
  page,
  people,
  signIn,
  request,
  expectAccessible,
}) => {
  const fan = await people.createMember('FAN', { name: 'Marta' })
  const id = await pay(request, fan)
  await signIn(adminOf(people))
  await page.goto('/admin/payments')
  await page.getByRole('searchbox', { name: t.payments.search }).fill(id)
  const row = rowOf(page, id)
  await expect(row).toContainText(t.payments.statuses.PAID)
  await expect(page.getByRole('row')).toHaveCount(2)

  await test.step('the receipt', async () => {
    const download = page.waitForEvent('download')
    await choose(page, row, t.payments.receipt)
    const file = await readFile(await (await download).path())
    expect(file.subarray(0, 5).toString()).toBe('%PDF-')
  })

  const dialog = dialogOf(page)
  await expectBackCloses(page, () => choose(page, row, t.payments.refund))
  await expect(dialog).toContainText(t.payments.refundText('€100.00', 'Marta Valadares'))
  await expectAccessible()
  const confirm = dialog.getByRole('button', { name: t.payments.refundConfirm('€100.00') })
  await confirm.click()
  await expect(dialog).toContainText(wrong.NotBlank())
  expect(await availableCredits(request, fan)).toBe(50)
  await dialog.locator('[name="reason"]').fill('Bought twice')
  await confirm.click()
  await expect(dialog).toHaveCount(0)
  await expect(row).toContainText(t.payments.statuses.REFUNDED)
  await expect(row).toContainText('Bought twice')
  expect(await availableCredits(request, fan)).toBe(0)
  await page.goto(`/admin/audit?userId=${fan.id}&act=PAYMENT_REFUNDED`)
  await expect(page.getByRole('row').nth(1)).toContainText('Bought twice')
  await expect(page.getByRole('row').nth(1)).toContainText(t.payments.statuses.REFUNDED)
})

test('credits that were spent before the refund are listed as a debt', async ({
  page,
  people,
  signIn,
  request,
}) => {
  const fan = await people.createMember('FAN', { name: 'Devedora' })
  const id = await pay(request, fan)
  await giveCredits(request, fan.id, -30, 'Taken back')
  await signIn(adminOf(people))
  await page.goto(`/admin/payments?q=${id}`)
  await choose(page, rowOf(page, id), t.payments.refund)
  await dialogOf(page).locator('[name="reason"]').fill('Bought twice')
  await dialogOf(page).locator('[type="submit"]').click()
  await expect(rowOf(page, id)).toContainText(t.payments.owed('30'))
  await page.getByRole('link', { name: t.payments.tabs.debts }).click()
  await expect(rowOf(page, 'Devedora')).toContainText(t.debts.credits('30'))
})

test('a dispute is decided with a reason, and both sides read it', async ({
  page,
  visitor,
  people,
  signIn,
  request,
}) => {
  const sponsor = await people.createPublicMember('SPONSOR', { name: 'Serralva' })
  const fan = await people.createMember('FAN')
  await giveCredits(request, fan.id, 80)
  const title = `Cap ${sponsor.id}`
  const product = await createProduct(request, sponsor, { title })
  const delivery = {
    name: 'Marta Reis',
    address: 'Rua Larga 1',
    postalCode: '3000-456',
    city: 'Coimbra',
    countryCode: 'PT',
    phone: '912345678',
    note: '',
  }
  const bought = ['POST', `/sponsor/product/${product}/purchase`] as const
  const { id } = await callAs<{ id: number }>(request, fan, [
    ...bought,
    { delivery, expectedCredits: 80 },
  ])
  await callAs(request, sponsor, ['PATCH', `/orders/${id}/ship`, { trackingNote: 'RL 204' }])
  await callAs(request, fan, ['PATCH', `/orders/${id}/dispute`, { reason: 'It is too small' }])
  await signIn(fan, visitor)
  await visitor.goto(`/orders/${id}`, { waitUntil: 'networkidle' })

  await signIn(adminOf(people))
  await page.goto('/admin/orders?status=DISPUTED')
  const row = rowOf(page, title)
  const dialog = dialogOf(page)
  await expectBackCloses(page, () => row.getByRole('button', { name: /^Decide/ }).click())
  await expect(dialog).toContainText('It is too small')
  await expect(dialog).toContainText('RL 204')
  await expect(dialog).toContainText(t.orders.payHint('80', 'Serralva'))
  await dialog.getByRole('radio', { name: t.orders.pay }).check()
  await dialog.getByRole('button', { name: t.orders.confirm }).click()
  await expect(dialog).toContainText(wrong.NotBlank())
  await dialog.locator('[name="reason"]').fill('The size was told')
  await dialog.getByRole('button', { name: t.orders.confirm }).click()
  await expect(page.getByText(t.orders.decided)).toBeVisible()
  await expect(row).toHaveCount(0)
  await expect(visitor.getByRole('dialog')).toContainText(ordersPhrases.en.order.ended.pay)
  await expect(visitor.getByRole('dialog')).toContainText('The size was told')
  expect(await availableCredits(request, sponsor)).toBe(80)
})
