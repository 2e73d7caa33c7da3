import assert from 'node:assert/strict'
import { test } from 'node:test'
import { submitPayment, type Invoice } from '@podium/contract/payments'
import { subscribe } from '@podium/contract/plans'
import { invoiceIn, purchaseBody, type Purchase } from './purchase.ts'

const invoice: Invoice = {
  name: 'Marta Reis',
  email: 'marta@podium.example',
  tin: '123456789',
  country: { code: 'PT', name: '' },
  city: 'Coimbra',
  address: 'Rua Larga 1',
  postalCode: '3000-456',
}
const price = { grossCents: 20_000, netCents: 16_260, vatCents: 3740, vatPercent: 23 }

test('a form named by the paths of the contract gives the invoice back', () => {
  const typed = {
    'invoice.name': ' Marta Reis ',
    'invoice.email': 'marta@podium.example',
    'invoice.tin': '123456789',
    'invoice.country.code': 'PT',
    'invoice.city': 'Coimbra',
    'invoice.address': 'Rua Larga 1',
    'invoice.postalCode': '3000-456',
  }
  assert.deepEqual(invoiceIn(typed), invoice)
})

test('a pack is bought by its credits, and no price goes along', () => {
  const purchase: Purchase = { kind: 'CREDITS', credits: 120, ...price }
  const body = purchaseBody(purchase, invoice)
  assert.deepEqual(Object.keys(body).sort(), ['creditAmount', 'invoice'])
  assert.ok(submitPayment.body.safeParse(body).success)
})

test('a plan is taken by its id', () => {
  const purchase: Purchase = { kind: 'PLAN', planId: 'STANDARD', period: 'MONTH', ...price }
  const body = purchaseBody(purchase, invoice)
  assert.equal('planId' in body && body.planId, 'STANDARD')
  assert.ok(subscribe.body.safeParse(body).success)
})
