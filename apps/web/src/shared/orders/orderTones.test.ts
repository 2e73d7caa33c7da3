import assert from 'node:assert/strict'
import { test } from 'node:test'
import { orderStatuses } from '@podium/contract/order-rules'
import { orderTone } from './orderTones.ts'

const sides = ['buyer', 'seller', 'admin'] as const
const turnsOf = (side: (typeof sides)[number]) =>
  orderStatuses.filter((status) => orderTone(status, side) === 'turn')

test('a colour stands out for whose turn it is, and for nobody else', () => {
  assert.deepEqual(turnsOf('buyer'), ['SHIPPED'])
  assert.deepEqual(turnsOf('seller').toSorted(), ['PLACED', 'RETURNING'])
  assert.deepEqual(turnsOf('admin').toSorted(), ['CLAIMED', 'DISPUTED'])
  for (const status of orderStatuses) {
    assert.ok(sides.filter((side) => orderTone(status, side) === 'turn').length <= 1, status)
  }
})

test('what a buyer has to send back stands out', () => {
  assert.equal(orderTone('WITHDRAWN', 'buyer', { return: true }), 'turn')
  assert.equal(orderTone('WITHDRAWN', 'buyer', { return: false }), 'neutral')
})
