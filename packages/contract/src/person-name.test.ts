import assert from 'node:assert/strict'
import { test } from 'node:test'
import { personName } from './person-name.ts'

test('without a last name the name stands alone, and a closed account has none', () => {
  assert.equal(personName({ name: 'Inês', lastName: 'Carvalho' }), 'Inês Carvalho')
  assert.equal(personName({ name: 'Volta Foods', lastName: '' }), 'Volta Foods')
  assert.equal(personName({}), '')
})
