import assert from 'node:assert/strict'
import { test } from 'node:test'
import { postalAddress } from '@podium/contract/postal-address'
import { withDash } from './usePostalPlace.ts'

const nowhere = { municipality: null, locality: null, lat: null, lng: null }

test('a place known only by its region fills in the region', () => {
  assert.equal(postalAddress({ ...nowhere, region: 'Coimbra' }), 'Coimbra')
})

test('a town that gives its municipality and district their name is written once', () => {
  const coimbra = { ...nowhere, locality: 'Coimbra', municipality: 'Coimbra', region: 'Coimbra' }
  assert.equal(postalAddress(coimbra), 'Coimbra')
  assert.equal(postalAddress({ ...coimbra, locality: 'Ceira' }), 'Ceira, Coimbra')
})

test('a Portuguese code typed without its dash gets one, a Spanish one does not', () => {
  assert.equal(withDash('PT', '3000456'), '3000-456')
  assert.equal(withDash('PT', '3000-45'), '3000-45')
  assert.equal(withDash('ES', '28013'), '28013')
})
