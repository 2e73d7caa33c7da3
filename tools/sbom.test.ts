import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shipped } from './licences/shipped.ts'
import { makeBill } from './sbom.ts'

test('the bill names every package that is shipped, with its hash, and what lies inside; and is the same twice', async () => {
  const [bill, again] = [await makeBill(), await makeBill()]
  assert.deepEqual(bill, again)
  const components = bill.components as { purl?: string; name: string; hashes?: object[] }[]
  const known = new Map(components.map((one) => [decodeURIComponent(one.purl ?? one.name), one]))
  // What is for other machines is not named: npm leaves it out of the bill.
  const everywhere = shipped.filter(({ name }) => ['fastify', 'react', 'pg', 'zod'].includes(name))
  assert.ok(everywhere.length >= 4)
  for (const { name, version } of everywhere) {
    const one = known.get(`pkg:npm/${name}@${version}`)
    assert.ok(one?.hashes?.length, `${name}@${version}`)
  }
  assert.ok(known.has('FFmpeg') && known.has('PostgreSQL'))
  assert.ok(!components.some(({ name }) => name === 'vite' || name === 'playwright-core'))
})
