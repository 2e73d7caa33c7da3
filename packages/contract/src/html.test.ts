import assert from 'node:assert/strict'
import { test } from 'node:test'
import { escapeHtml } from './html.ts'

test('escaping leaves no sign that means something in HTML', () => {
  assert.equal(escapeHtml(`<a href="x">'&'</a>`), `&lt;a href=&quot;x&quot;&gt;'&amp;'&lt;/a&gt;`)
})
