import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { root } from '../run.ts'
import { makeNotices } from './notices.ts'
import { shipped, shippedToBrowsers } from './shipped.ts'

test('the notices name what is shipped now: npm run notices writes them anew', async () => {
  assert.equal(await readFile(join(root, 'NOTICES.md'), 'utf8'), await makeNotices())
})

test('what browsers load is among what is shipped, and what is only for tests is not', () => {
  const names = new Set(shipped.map(({ name }) => name))
  const browsers = shippedToBrowsers().map(({ name }) => name)
  for (const name of ['react', 'react-dom', 'zod', '@tanstack/react-query']) {
    assert.ok(browsers.includes(name), name)
  }
  for (const name of ['fastify', 'node-av', 'pg']) {
    assert.ok(names.has(name) && !browsers.includes(name), name)
  }
  for (const name of ['@sparticuz/chromium', 'playwright-core', 'axe-core', 'vite']) {
    assert.ok(!names.has(name), name)
  }
})
