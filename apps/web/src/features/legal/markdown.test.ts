import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readMarkdown, readSpans } from './markdown.ts'

test('headings, paragraphs, lists and tables become blocks in their order', () => {
  const source = '# Title\n\nOne line\nand more.\n\n- a\n- b\n  continued\n\n1. one\n2. two'
  const kinds = readMarkdown(source).map((block) => block.kind)
  assert.deepEqual(kinds, ['heading', 'paragraph', 'list', 'list'])
  assert.deepEqual(readMarkdown('- a\n- b\n  continued'), [
    { kind: 'list', ordered: false, items: [[{ text: 'a' }], [{ text: 'b continued' }]] },
  ])
})

test('a table keeps head and rows apart', () => {
  assert.deepEqual(readMarkdown('| A | B |\n| --- | --- |\n| 1 | **2** |'), [
    {
      kind: 'table',
      head: [[{ text: 'A' }], [{ text: 'B' }]],
      rows: [[[{ text: '1' }], [{ text: '2', strong: true }]]],
    },
  ])
})

test('a text under its heading without an empty line stays a paragraph of its own', () => {
  const kinds = readMarkdown('## Title\nText').map((block) => block.kind)
  assert.deepEqual(kinds, ['heading', 'paragraph'])
})

test('links keep their address, and one that runs script is only text', () => {
  assert.deepEqual(readSpans('see [terms](?legal=terms).'), [
    { text: 'see ' },
    { text: 'terms', href: '?legal=terms' },
    { text: '.' },
  ])
  for (const href of ['javascript:alert(1)', '//evil.example', 'data:text/html,x']) {
    assert.ok(readSpans(`[here](${href})`).every((span) => !('href' in span)))
  }
})
