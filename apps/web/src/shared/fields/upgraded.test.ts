import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'

test('what stands for a part until its file has come is nothing a person could be typing in', () => {
  const source = join(import.meta.dirname, '../..')
  const waiting = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('lazyWithPreload.tsx'))
    .flatMap((file) => {
      const text = readFileSync(join(source, file), 'utf8')
      if (!/\blazyWithPreload\(/.test(text)) return []
      return Array.from(text.matchAll(/\bwaiting(?:: | = )(.+)/g), ([, what]) => `${file}: ${what}`)
    })
  assert.notEqual(waiting.length, 0)
  // A field that has a simple form first goes through `upgraded`, which keeps it while it is in use.
  assert.deepEqual(
    waiting.filter((one) => !one.includes('<Skeleton ')),
    [],
  )
})
