import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findNodeTests } from './node-tests.ts'

test('several words choose the tests of each, and none chooses all', async () => {
  const parts = ['tools/citations', 'tools/words']
  const chosen = ['tools/citations.test.ts', 'tools/words.test.ts']
  assert.deepEqual(await findNodeTests({ parts }), chosen)
  assert.deepEqual(await findNodeTests({ folder: 'tools', parts }), chosen)
  assert.deepEqual(await findNodeTests({ folder: 'apps', parts }), [])
  assert.ok((await findNodeTests({})).length > 300)
})
