import assert from 'node:assert/strict'
import { glob, readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { comeBack, daysAhead, goAhead } from './clock.ts'

const server = new URL('../', import.meta.url)

test('no feature takes a day or a year out of a moment by another calendar', async () => {
  const found: string[] = []
  for await (const file of glob('features/**/*.ts', { cwd: server.pathname })) {
    if (file.endsWith('.test.ts')) continue
    const text = await readFile(new URL(file, server), 'utf8')
    const others = text.match(/\.get(?:FullYear|Month|Date|Day)\(|toISOString\(\)\.slice\(0, 10\)/g)
    found.push(...(others ?? []).map((words) => `${file}: ${words}`))
  }
  assert.deepEqual(found, [])
})

test('an answer that comes late does not take the clock back', () => {
  goAhead(5)
  goAhead(4)
  assert.equal(daysAhead(), 5)
  comeBack()
  assert.equal(daysAhead(), 0)
})
