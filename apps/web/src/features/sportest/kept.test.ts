import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { z } from 'zod'

const stored = new Map<string, string>()
const localStorage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
}
const { forgetSportest, keepSportest, keptSportests, newSportestKey } = await import('./kept.ts')

// Files share a process, and another may have put a storage of its own there since.
beforeEach(() => {
  stored.clear()
  Object.assign(globalThis, { localStorage })
})

test('a later test of a kind takes the place of the earlier, and is the last to be sent', () => {
  keepSportest({ sportestType: 'ATHLETE', key: 'a1' })
  keepSportest({ sportestType: 'FAN', key: 'f1' })
  keepSportest({ sportestType: 'ATHLETE', key: 'a2' })
  assert.deepEqual(
    keptSportests().map(({ key }) => key),
    ['f1', 'a2'],
  )
})

test('forgetting a sent test leaves one that was taken meanwhile', () => {
  const first = { sportestType: 'FAN', key: 'f1' }
  keepSportest(first)
  keepSportest({ sportestType: 'FAN', key: 'f2' })
  forgetSportest(first)
  assert.deepEqual(
    keptSportests().map(({ key }) => key),
    ['f2'],
  )
})

test('nothing stays in storage when the last one is forgotten', () => {
  const only = { sportestType: 'FAN', key: 'f1' }
  keepSportest(only)
  forgetSportest(only)
  assert.equal(stored.size, 0)
})

test('whatever else stands in storage is not taken for a test', () => {
  for (const text of ['not json', '{}', '[null, 3, {"key": 5}]']) {
    stored.set('podium.sportests', text)
    assert.deepEqual(keptSportests(), [])
  }
})

test('keys are UUIDs, each its own', () => {
  const keys = Array.from({ length: 50 }, newSportestKey)
  assert.ok(keys.every((key) => z.uuid().safeParse(key).success))
  assert.equal(new Set(keys).size, 50)
})
