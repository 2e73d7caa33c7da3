import assert from 'node:assert/strict'
import { test } from 'node:test'
import { printable } from './printable.ts'

test('Portuguese, and the euro, stay as they are', () => {
  const text = 'São João da Madeira, nº 5 – “Ílhavo” 1600,00 €'
  assert.equal(printable(text), text)
})

test('letters that the fonts lack become the nearest ones, and others a question mark', () => {
  assert.equal(printable('Łukasz Żółć Đặng Şahin 李'), 'Lukasz Zólc Dang Sahin ?')
})
