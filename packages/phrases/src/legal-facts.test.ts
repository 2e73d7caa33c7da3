import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fillLegalText } from './legal-facts.ts'

const facts = {
  company: { name: 'Podium, Lda.', address: '', taxNumber: '', email: '', phone: '' },
  productName: 'Podium',
  publicUrl: 'https://podium.example',
}

test('what is known stands in the text, and what is not is asked for in its language', () => {
  const text = '{{productName}} is run by {{companyName}}, {{companyAddress}}: {{publicUrl}}'
  assert.equal(
    fillLegalText(text, facts, 'en'),
    'Podium is run by Podium, Lda., [company address]: https://podium.example',
  )
  assert.match(fillLegalText(text, facts, 'pt'), /\[morada da empresa\]/)
})

test('what means nothing stays as it was written', () => {
  assert.equal(fillLegalText('{{nobody}} {{}}', facts, 'en'), '{{nobody}} {{}}')
  assert.equal(fillLegalText('{{constructor}}', facts, 'en'), '{{constructor}}')
})
