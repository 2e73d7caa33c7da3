import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { languages } from '@podium/contract/locale'

const root = new URL('../../', import.meta.url)

/**
 * Where something is kept in a browser (`privacy.first-party`): as a cookie, by pages, by the service
 * worker.
 */
const keepers = ['api/src', 'web/src', 'web/public', '../packages/contract/src']

const keeps =
  /localStorage|sessionStorage|keptInTab|indexedDB|caches\b|setCookie|preferencesCookie =/i
const names = /['"`](podium[._-][a-z-]+)['"`]/g

/** A lock that tabs wait for each other by: nothing is kept under it. */
const keptNowhere = ['podium.renewal']

async function namesKept(): Promise<Set<string>> {
  const found = new Set<string>()
  for (const folder of keepers) {
    const base = new URL(`${folder}/`, root)
    for (const file of await readdir(base, { recursive: true })) {
      if (!/\.(tsx?|js)$/.test(file) || /\.test\./.test(file)) continue
      const text = await readFile(new URL(file, base), 'utf8')
      if (keeps.test(text)) for (const [, name = ''] of text.matchAll(names)) found.add(name)
    }
  }
  return found
}

test('the cookie texts name every cookie, storage key and cache, and nothing besides', async () => {
  const kept = [...(await namesKept())].filter((name) => !keptNowhere.includes(name)).toSorted()
  assert.ok(kept.length >= 14, kept.join())
  for (const language of languages) {
    const file = new URL(`api/src/features/legal/documents/cookies.${language}.md`, root)
    const text = await readFile(file, 'utf8')
    const named = new Set(Array.from(text.matchAll(/podium[._-][a-z-]+/g), ([name]) => name))
    assert.deepEqual([...named].toSorted(), kept, language)
  }
})

test('privacy and cookie texts say how many cookies there are', async () => {
  const count = [...(await namesKept())].filter((name) => name.startsWith('podium_')).length
  const words = { en: ['four', 'five', 'six'], pt: ['quatro', 'cinco', 'seis'] }
  for (const language of languages) {
    for (const kind of ['privacy', 'cookies']) {
      const file = new URL(`api/src/features/legal/documents/${kind}.${language}.md`, root)
      const said = /\b(?:use|Usamos) \**(\p{L}+) cookies/u.exec(await readFile(file, 'utf8'))?.[1]
      assert.equal(said, words[language][count - 4], `${kind}.${language}`)
    }
  }
})
