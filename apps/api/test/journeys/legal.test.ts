import assert from 'node:assert/strict'
import { test } from 'node:test'
import { getLegalText, getTerms, legalKinds } from '@podium/contract/legal'
import { languages } from '@podium/contract/locale'
import { usePodium } from '../harness.ts'

const podium = usePodium({
  productName: 'Arena',
  company: { name: 'Exemplo, Lda.', address: '', taxNumber: '', email: '', phone: '' },
})

for (const kind of legalKinds) {
  for (const language of languages) {
    test(`${kind} is there in ${language}, whole and filled in`, async () => {
      const visitor = podium().visitor()
      const { version, text } = await visitor.call(getLegalText, {
        params: { kind },
        query: { language },
      })
      assert.match(version, /^\d{4}-\d{2}/)
      assert.match(text, /^# /)
      assert.ok(text.length > 1500, `only ${text.length} characters`)
      assert.doesNotMatch(text, /\{\{|undefined|null|TODO/)
      // What everybody sees of somebody is a page, here as on every screen.
      assert.doesNotMatch(text, /\bprofiles?\b|\bperfi(?:l|s)\b/i)
    })
  }

  test(`${kind} says different things in the two languages`, async () => {
    const visitor = podium().visitor()
    const [en, pt] = await Promise.all(
      languages.map((language) =>
        visitor.call(getLegalText, { params: { kind }, query: { language } }),
      ),
    )
    assert.notEqual(en?.text, pt?.text)
    assert.equal(en?.version, pt?.version)
  })
}

test('who runs this Podium is named, and what is not configured shows as a placeholder', async () => {
  const visitor = podium().visitor()
  const read = async (language: 'en' | 'pt') =>
    (await visitor.call(getLegalText, { params: { kind: 'privacy' }, query: { language } })).text
  const [en, pt] = [await read('en'), await read('pt')]
  for (const text of [en, pt]) assert.match(text, /Exemplo, Lda\./)
  assert.match(en, /\[company address\]/)
  assert.match(pt, /\[morada da empresa\]/)
  assert.doesNotMatch(en, /Podium/)
})

test('the terms are the document of that name, in the language of the caller', async () => {
  const visitor = podium().visitor()
  visitor.headers['accept-language'] = 'pt-PT'
  const terms = await visitor.call(getTerms)
  const params = { kind: 'terms' } as const
  assert.deepEqual(terms, await visitor.call(getLegalText, { params, query: { language: 'pt' } }))
})

test('the privacy text leads to the terms and to the cookies', async () => {
  const { text } = await podium()
    .visitor()
    .call(getLegalText, { params: { kind: 'privacy' }, query: { language: 'en' } })
  assert.match(text, /\]\([^)]*terms\)/)
  assert.match(text, /\]\([^)]*cookies\)/)
})

test('other kinds and languages are refused', async () => {
  const visitor = podium().visitor()
  for (const kind of ['imprint', 'TERMS', '__proto__', 'constructor', '..%2f..']) {
    const given = { params: { kind } }
    await visitor.violates(['kind', 'Pattern'], getLegalText, given)
  }
  await visitor.violates(['language', 'Pattern'], getTerms, { query: { language: 'de' } })
})
