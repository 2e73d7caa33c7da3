import assert from 'node:assert/strict'
import { test } from 'node:test'
import { composeHtml, composeText } from './compose.ts'

const frame = { language: 'pt', productName: 'Podium', home: 'https://podium.example' } as const
const content = {
  subject: 'Olá',
  title: 'Olá, <Zé> & "Ção"',
  paragraphs: ['Um', 'Dois <script>alert(1)</script>'],
  action: { label: 'Ir', url: 'https://podium.example/x?a=1&b="2"' },
  note: 'Nota',
}

test('the text is complete by itself: title, paragraphs, link, note, who sent it', () => {
  const text = composeText(content, frame)
  for (const part of [
    content.title,
    ...content.paragraphs,
    content.action.url,
    'Nota',
    frame.home,
  ]) {
    assert.ok(text.includes(part), part)
  }
})

test('in the HTML everything that was written is text', () => {
  const html = composeHtml(content, frame)
  assert.doesNotMatch(html, /<script|<Zé>/)
  assert.ok(html.includes('Olá, &lt;Zé&gt; &amp; &quot;Ção&quot;'))
  assert.ok(html.includes('href="https://podium.example/x?a=1&amp;b=&quot;2&quot;"'))
  assert.ok(html.includes('<html lang="pt-PT">'))
})

test('a mail without action and note has no empty places for them', () => {
  const { action: _action, note: _note, ...plain } = content
  assert.doesNotMatch(composeHtml(plain, frame), /href="(?!https:\/\/podium\.example")/)
  assert.doesNotMatch(composeText(plain, frame), /undefined|Nota/)
})
