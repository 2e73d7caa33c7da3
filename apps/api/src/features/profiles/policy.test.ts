import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isVisible, lacksSport, mayPublish, mayRead, mayReadAll } from './policy.ts'

const visible = { id: 7, active: true, published: true, hidden_by_admin: false }
const session = { sessionId: 1, requestId: '', lacksSecondFactor: false } as const
const admin = { id: 1, role: 'ADMIN', ...session } as const
const owner = { id: 7, role: 'ATHLETE', ...session } as const
const other = { id: 8, role: 'ATHLETE', ...session } as const

test('only who is active, published and not hidden by an admin is visible', () => {
  for (const active of [true, false]) {
    for (const published of [true, false]) {
      for (const hidden_by_admin of [true, false]) {
        const expected = active && published && !hidden_by_admin
        assert.equal(isVisible({ active, published, hidden_by_admin }), expected)
      }
    }
  }
})

test('everybody reads the visible; the hidden only its owner and admins', () => {
  const hidden = { ...visible, published: false }
  for (const viewer of [null, other, owner, admin]) assert.equal(mayRead(viewer, visible), true)
  assert.deepEqual(
    [null, other, owner, admin].map((viewer) => mayRead(viewer, hidden)),
    [false, false, true, true],
  )
})

test('only the owner and admins read everything, and only the owner publishes', () => {
  assert.deepEqual(
    [null, other, owner, admin].map((viewer) => mayReadAll(viewer, visible)),
    [false, false, true, true],
  )
  assert.deepEqual(
    [null, other, owner].map((viewer) => mayPublish(viewer, visible)),
    [false, false, true],
  )
})

test('athletes and managers need a sport, sponsors and fans do not', () => {
  for (const role of ['ATHLETE', 'MANAGER'] as const) {
    assert.equal(lacksSport({ role, sport: null }), true)
    assert.equal(lacksSport({ role, sport: 'GOLF' }), false)
  }
  for (const role of ['FAN', 'SPONSOR'] as const)
    assert.equal(lacksSport({ role, sport: null }), false)
})
