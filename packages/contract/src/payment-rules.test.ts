import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findProviderAct, type PaymentStatus, paymentStatuses } from './payment-rules.ts'

/** Where the provider's word leads from each status; all else it says changes nothing. */
const leadsTo: Record<PaymentStatus, PaymentStatus[]> = {
  PENDING: ['PAID', 'REFUNDED', 'EXPIRED', 'UNKNOWN', 'REJECTED'],
  UNKNOWN: ['PENDING', 'PAID', 'REFUNDED', 'EXPIRED', 'REJECTED'],
  EXPIRED: ['PAID', 'REFUNDED'],
  REJECTED: ['PAID', 'REFUNDED'],
  PAID: ['REFUNDED'],
  REFUNDED: [],
}

for (const from of paymentStatuses) {
  test(`what a provider says moves a payment that is ${from} to ${leadsTo[from].join(', ') || 'nothing'}`, () => {
    const moved = paymentStatuses.filter((to) => findProviderAct(from, to))
    assert.deepEqual(
      moved,
      paymentStatuses.filter((to) => leadsTo[from].includes(to)),
    )
  })
}

test('credits are given when the money comes, and taken back only where it had come', () => {
  assert.equal(findProviderAct('EXPIRED', 'PAID'), 'pay')
  assert.equal(findProviderAct('PAID', 'REFUNDED'), 'refund')
  assert.equal(findProviderAct('PENDING', 'REFUNDED'), 'void')
})
