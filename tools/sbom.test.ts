import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inside, shipped } from './licences/shipped.ts'
import { makeBill } from './sbom.ts'

const bill = await makeBill()
const refs = new Set(bill.components.map((one) => one['bom-ref']))

test('the bill names every package that is shipped with its hash, what lies inside, and nothing for tests', () => {
  for (const { name, version } of shipped) {
    assert.ok(refs.has(`pkg:npm/${name.replace('@', '%40')}@${version}`), `${name}@${version}`)
  }
  for (const { name } of inside) assert.ok(refs.has(`inside:${name}`), name)
  assert.equal(refs.size, bill.components.length)
  const names = bill.components.map(({ name }) => name)
  for (const name of ['fastify', 'pg', 'zod', 'sharp', 'react'])
    assert.ok(names.includes(name), name)
  for (const name of ['vite', 'playwright-core', 'lighthouse'])
    assert.ok(!names.includes(name), name)
  for (const one of bill.components) {
    if ('hashes' in one) assert.match(one.hashes[0]?.content ?? '', /^[0-9a-f]{128}$/, one.name)
  }
})

test('of one lock there is one bill, and what depends on what is in it', async () => {
  assert.deepEqual(await makeBill(), bill)
  assert.match(
    bill.serialNumber,
    /^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/,
  )
  const needed = new Set(bill.dependencies.flatMap(({ dependsOn }) => dependsOn))
  for (const ref of needed) assert.ok(refs.has(ref), ref)
  // Everything is there because something needs it.
  const idle = [...refs].filter((ref) => !needed.has(ref) && !ref.startsWith('inside:'))
  assert.deepEqual(idle, [])
})
