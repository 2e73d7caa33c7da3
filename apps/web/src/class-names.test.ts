import assert from 'node:assert/strict'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { test } from 'node:test'

const src = import.meta.dirname
const imported = /import (\w+) from '([^']+\.module\.css)'/g

/** The classes that a style sheet has. */
function classesOf(sheet: string): Set<string> {
  const text = readFileSync(sheet, 'utf8').replaceAll(/\/\*.*?\*\//gs, '')
  return new Set([...text.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name))
}

test('every class that a component names stands in its style sheet', () => {
  const missing: string[] = []
  for (const file of globSync('**/*.{ts,tsx}', { cwd: src })) {
    const text = readFileSync(join(src, file), 'utf8')
    for (const [, name = '', path = ''] of text.matchAll(imported)) {
      const sheet = join(src, dirname(file), path)
      assert.ok(existsSync(sheet), `${file} imports ${path}`)
      const has = classesOf(sheet)
      for (const [, one = ''] of text.matchAll(new RegExp(`\\b${name}\\.(?!module)(\\w+)`, 'g'))) {
        if (!has.has(one)) missing.push(`${file}: ${name}.${one} of ${relative(src, sheet)}`)
      }
    }
  }
  assert.deepEqual(missing, [])
})
