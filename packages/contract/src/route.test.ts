import assert from 'node:assert/strict'
import { test } from 'node:test'
import { route } from './route.ts'

const shape = { method: 'GET', path: '/laps', summary: 'Laps.', access: 'user' } as const

test('nobody makes a call for somebody else unless its route says so', () => {
  assert.equal(route(shape).scope, 'never')
  assert.equal(route({ ...shape, scope: 'open' }).scope, 'open')
})
