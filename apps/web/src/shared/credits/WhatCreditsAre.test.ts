import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'

const source = join(import.meta.dirname, '../..')

/** Where credits are bought, offered for support, set aside to double it, accepted, asked for a product, and kept. */
const screens = [
  'store/PackCards.tsx',
  'support/requesting/RequestFields.tsx',
  'support/deciding/RequestDialog.tsx',
  'products/ProductDialog.tsx',
  'season/MatchDialog.tsx',
  'products/ProductForm.tsx',
  'wallet/WalletScreen.tsx',
]

test('every screen where credits change hands says what they are, in the same words', () => {
  const saying = readdirSync(join(source, 'features'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .filter((file) =>
      readFileSync(join(source, 'features', file), 'utf8').includes('<WhatCreditsAre'),
    )
  assert.deepEqual(saying.sort(), screens.toSorted())
})
