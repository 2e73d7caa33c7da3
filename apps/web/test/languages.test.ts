import assert from 'node:assert/strict'
import { glob, readFile } from 'node:fs/promises'
import { test } from 'node:test'

const sources = new URL('../src/', import.meta.url)

test('nothing in the browser reads a language by its name of a dictionary that may lack it', async () => {
  const named: string[] = []
  for await (const path of glob('**/*.{ts,tsx}', { cwd: sources })) {
    if (path.endsWith('.test.ts')) continue
    const code = await readFile(new URL(path, sources), 'utf8')
    for (const [found, before, dictionary] of code.matchAll(
      /(typeof )?\b(\w+Phrases)\.(?:en|pt)\b/g,
    )) {
      if (!before && dictionary !== 'sportPhrases') named.push(`${path}: ${found}`)
    }
  }
  assert.deepEqual(named, [])
})
