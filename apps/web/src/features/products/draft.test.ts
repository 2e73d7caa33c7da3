import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createProduct } from '@podium/contract/products'
import { violationsOf } from '@podium/contract/violations'
import { bodyOf } from './draft.ts'
import { sortIn } from './sorts.ts'

const typed = { title: 'Cap', description: 'A cap.', credits: '20', stock: '', active: 'on' }

const wrongIn = (changes: Record<string, string>) => {
  const parsed = createProduct.body.safeParse(bodyOf({ ...typed, ...changes }, undefined))
  return parsed.error ? violationsOf(parsed.error) : {}
}

test('pieces left empty are not counted', () => {
  assert.equal(bodyOf(typed, undefined).stock, null)
  assert.deepEqual(wrongIn({}), {})
})

test('pieces go along on an edit only when they were changed', () => {
  const product = { stock: 4 } as never
  assert.ok(!('stock' in bodyOf({ ...typed, stock: '4' }, product)))
  assert.equal(bodyOf({ ...typed, stock: '5' }, product).stock, 5)
  assert.equal(bodyOf(typed, product).stock, null)
})

test('a switch that is off is not sent by the browser, and means invisible', () => {
  const { active: _, ...off } = typed
  assert.equal(bodyOf(off, undefined).active, false)
})

test('seven digits, words and nothing are no price', () => {
  assert.equal(wrongIn({ credits: '1000000' }).credits?.[0]?.kind, 'MaxDigits')
  assert.equal(wrongIn({ credits: 'ten' }).credits?.[0]?.kind, 'Number')
  assert.equal(wrongIn({ credits: '' }).credits?.[0]?.kind, 'NotBlank')
  assert.ok(wrongIn({ stock: 'a few' }).stock)
})

test('an unknown order is the newest first', () => {
  assert.equal(sortIn(new URLSearchParams('sort=cheapest')), 'cheapest')
  assert.equal(sortIn(new URLSearchParams('sort=drop')), 'newest')
})
