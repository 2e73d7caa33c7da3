import { readFile } from 'node:fs/promises'
import type { APIRequestContext } from '@playwright/test'
import { adminMoneyPhrases } from '@podium/phrases/admin-money'
import { ordersPhrases } from '@podium/phrases/orders'
import { violationPhrases } from '@podium/phrases/violations'
import { adminOf, choose, expectPanelStays, expectRowStays, rowOf } from './administering.ts'
import { giveCredits, simulateOutcome } from './buying.ts'
import { disputeOrder } from './disputing.ts'
import { expect, test } from './fixtures.ts'
import type { Person } from './people.ts'
import { availableCredits } from './selling.ts'
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

test('a payment is found, its receipt read, and its money given back with a reason; what was spent of it is a debt', async ({
  page,
  people,
  signIn,
  request,
  expectAccessible,
}) => {
  const fan = await people.createMember('FAN', { name: 'Marta', lastName: 'Devedora' })
  const id = await pay(request, fan)
  await giveCredits(request, fan.id, -30, 'Taken back')
  await signIn(adminOf(people))
  await page.goto('/admin/payments')
  await page.getByRole('searchbox', { name: t.payments.search }).fill(id)
  const row = rowOf(page, 'Marta Devedora')
  await expect(row).toContainText(t.payments.statuses.PAID)
  await expect(page.getByRole('row')).toHaveCount(2)

  await test.step('the receipt', async () => {
    const download = page.waitForEvent('download')
    await choose(page, row, t.payments.receipt)
    const file = await readFile(await (await download).path())
    expect(file.subarray(0, 5).toString()).toBe('%PDF-')
  })

  await expectRowStays(page, page.getByRole('row').nth(1))
  const panel = await expectPanelStays(page, row)
  await panel.getByRole('button', { name: t.payments.refund, exact: true }).click()
  await expect(panel).toContainText(t.payments.refundText('€40.00', 'Marta Devedora'))
  await panel.locator('[name="credits"]').fill('50')
  const does = panel.getByRole('group', { name: t.payments.consequence })
  await expect(does).toContainText(`${t.payments.back}${t.payments.credits('20')}`)
  await expect(does).toContainText(`${t.payments.becomesDebt}${t.payments.credits('30')}`)
  await expectAccessible()
  const confirm = panel.getByRole('button', { name: t.payments.refundConfirm('€100.00') })
  await confirm.click()
  await expect(panel).toContainText(wrong.NotBlank())
  expect(await availableCredits(request, fan)).toBe(20)
  await panel.locator('[name="reason"]').fill('Bought twice')
  await confirm.click()
  // Beside a panel a row names who paid, not the payment.
  await expect(rowOf(page, 'Marta Devedora')).toContainText(t.payments.statuses.REFUNDED)
  await expect(panel).toContainText('Bought twice')
  await expect(panel).toContainText(`${t.payments.becameDebt}${t.payments.credits('30')}`)
  expect(await availableCredits(request, fan)).toBe(0)
  await page.getByRole('link', { name: t.payments.tabs.debts }).click()
  await expect(rowOf(page, 'Marta Devedora')).toContainText(t.debts.credits('30'))
  await page.goto(`/admin/audit?userId=${fan.id}&act=PAYMENT_REFUNDED`)
  const act = page.getByRole('row').nth(1)
  await expect(act).toContainText('Bought twice')
  await expect(act).toContainText(t.payments.statuses.REFUNDED)
  await expectRowStays(page, act)
})

test('a dispute is decided with a reason, and both sides read it', async ({
  page,
  visitor,
  people,
  signIn,
  request,
}) => {
  const { id, title, fan, sponsor } = await disputeOrder(request, people)
  await signIn(fan, visitor)
  await visitor.goto(`/orders/${id}`, { waitUntil: 'networkidle' })

  await signIn(adminOf(people))
  await page.goto('/admin/orders?status=DISPUTED')
  const row = rowOf(page, title)
  await expectRowStays(page, page.getByRole('row').nth(1))
  const panel = await expectPanelStays(page, row)
  await expect(panel).toContainText('It is too small')
  await expect(panel).toContainText('RL 204')
  await expect(panel).toContainText('Rua Larga 1')
  await expect(panel).toContainText(t.orders.ordered(1))
  await expect(panel).toContainText(t.orders.disputedBefore(1))
  await expect(panel).toContainText(t.orders.payHint('80', 'Serralva'))
  await expect(panel.getByRole('radio', { checked: true })).toHaveCount(0)
  await panel.getByRole('button', { name: t.orders.confirm }).click()
  await expect(panel).toContainText(t.orders.choose)
  await expect(panel).toContainText(wrong.NotBlank())
  await panel.getByRole('radio', { name: t.orders.pay }).check()
  await panel.locator('[name="reason"]').fill('The size was told')
  await panel.getByRole('button', { name: t.orders.confirm }).click()
  await expect(page.getByText(t.orders.decided)).toBeVisible()
  await expect(row).toHaveCount(0)
  await expect(visitor.getByRole('dialog')).toContainText(ordersPhrases.en.order.ended.pay)
  await expect(visitor.getByRole('dialog')).toContainText('The size was told')
  expect(await availableCredits(request, sponsor)).toBe(80)
})
