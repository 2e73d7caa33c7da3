import assert from 'node:assert/strict'
import { test } from 'node:test'
import { movedTo } from './location.ts'

const coimbra = { lat: 40.2056, lng: -8.4195, label: 'Coimbra' }

test('a pin set straight keeps the name of its place', () => {
  assert.equal(movedTo({ lat: 40.21, lng: -8.42 }, coimbra).label, 'Coimbra')
})

test('a pin dragged to another town does not', () => {
  assert.equal(movedTo({ lat: 38.7223341, lng: -9.1393369 }, coimbra).label, '38.72233, -9.13934')
})
