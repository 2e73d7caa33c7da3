import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { run } from '../run.ts'
import { findNodeTests, onceCounted } from './node-tests.ts'

test('several words choose the tests of each, and none chooses all', async () => {
  const parts = ['tools/citations', 'tools/words']
  const chosen = ['tools/citations.test.ts', 'tools/words.test.ts']
  assert.deepEqual(await findNodeTests({ parts }), chosen)
  assert.deepEqual(await findNodeTests({ folder: 'tools', parts }), chosen)
  assert.deepEqual(await findNodeTests({ folder: 'apps', parts }), [])
  assert.ok((await findNodeTests({})).length > 300)
})

test('a process that has counted and does not come to its end is ended, and no other', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'podium-counted-'))
  const notes = join(folder, 'notes.json')
  try {
    await writeFile(notes, '{"file":"a.test.ts"}\n')
    const { signal, stop } = onceCounted(notes, 200)
    await wait(600)
    assert.equal(signal.aborted, false)
    const standing = run('node', ['-e', 'setInterval(() => {}, 1000)'], {}, { signal })
    await writeFile(notes, '{"file":"a.test.ts"}\n{"passed":1,"failed":0,"skipped":0}\n')
    assert.equal(await standing, 1)
    assert.equal(signal.aborted, true)
    stop()
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
