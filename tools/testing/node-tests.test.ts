import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { root, run } from '../run.ts'
import { findNodeTests, onceCounted, runNodeTests } from './node-tests.ts'

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

test('a stray error fails its file, whichever of its tests it comes from', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'podium-stray-'))
  const outcomeOf = async (name: string, work: string) => {
    const file = join(folder, `${name}.test.ts`)
    const lines = ["import { test } from 'node:test'", `test('goes well', async () => { ${work} })`]
    await writeFile(file, lines.join('\n'))
    // Or node takes it for a part of this run.
    const env = { NODE_TEST_CONTEXT: undefined }
    return runNodeTests([relative(root, file)], { env, folder })
  }
  const later = '{ await new Promise((resolve) => setTimeout(resolve, 50)) }'
  try {
    assert.equal((await outcomeOf('sound', later)).failed, 0)
    const rejecting = await outcomeOf('rejecting', `void Promise.reject(new Error()); ${later}`)
    assert.ok(rejecting.failed > 0)
    const throwing = await outcomeOf(
      'throwing',
      `setTimeout(() => { throw new Error() }); ${later}`,
    )
    assert.ok(throwing.failed > 0)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
