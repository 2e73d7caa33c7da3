import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { sports } from '@podium/contract/sports'

const sheet = readFileSync(new URL('./sports.svg', import.meta.url), 'utf8')
const drawn = new Map(
  [...sheet.matchAll(/<symbol id="(\w+)"[^>]*>(.*)<\/symbol>/g)].map(([, id, body]) => [id, body]),
)

test('every sport has an icon, and the sheet no other', () => {
  assert.deepEqual([...drawn.keys()].sort(), [...sports].sort())
})

test('no two sports share an icon', () => {
  assert.equal(new Set(drawn.values()).size, sports.length)
})
