import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'

const source = join(import.meta.dirname, '../..')

/** Where credits are bought, accepted, spent on a product, and kept, without a field for how many. */
const without = [
  'store/PackCards.tsx',
  'support/deciding/RequestDialog.tsx',
  'products/ProductDialog.tsx',
  'wallet/WalletScreen.tsx',
]

/** The field is part of a form that says it. */
const inForm: Record<string, string> = {
  'support/requesting/CreditsField.tsx': 'support/requesting/RequestFields.tsx',
}

/** Takes money back: who decides there runs Podium. */
const ofAdmins = 'admin/money/Refund.tsx'

const files = readdirSync(join(source, 'features'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => ({ file, code: readFileSync(join(source, 'features', file), 'utf8') }))

test('every screen where credits change hands says what they are, in the same words', () => {
  const asking = files
    .filter(({ code }) => /name="credits"|<CreditsTextField/.test(code))
    .map(({ file }) => inForm[file] ?? file)
    .filter((file) => file !== ofAdmins)
  const saying = files.filter(({ code }) => code.includes('<WhatCreditsAre'))
  assert.deepEqual(saying.map(({ file }) => file).sort(), [...without, ...asking].sort())
})
