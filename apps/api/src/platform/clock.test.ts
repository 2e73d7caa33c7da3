import assert from 'node:assert/strict'
import { glob, readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { calendarDay } from './clock.ts'

const server = new URL('../', import.meta.url)

test('a day begins at midnight in Portugal, in summer an hour before it does in UTC', () => {
  assert.equal(calendarDay(new Date('2026-06-30T22:59:59Z')), '2026-06-30')
  assert.equal(calendarDay(new Date('2026-06-30T23:00:00Z')), '2026-07-01')
  assert.equal(calendarDay(new Date('2026-12-31T23:59:59Z')), '2026-12-31')
})

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
