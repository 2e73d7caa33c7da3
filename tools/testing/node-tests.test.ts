import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { text } from 'node:stream/consumers'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { root, run } from '../run.ts'
import { findNodeTests, flags, onceCounted, suitesOf } from './node-tests.ts'

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

/** What node says of some files that share a process, and how it exits. */
async function runTogether(files: string[]): Promise<{ said: string; code: number | null }> {
  const folder = await mkdtemp(join(tmpdir(), 'podium-together-'))
  try {
    const path = join(folder, 'together.mjs')
    await writeFile(path, suitesOf(files))
    const given = [...flags.filter((flag) => !flag.startsWith('--test')), '--test-reporter=tap']
    const env = { ...process.env, NODE_TEST_CONTEXT: undefined }
    const child = spawn(process.execPath, [...given, path], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const [said, told, [code]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'exit') as Promise<[number | null]>,
    ])
    return { said: said + told, code }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

test('two files that wait for what both import keep their own tests', async () => {
  const { said, code } = await runTogether(['tools/licences/notices.test.ts', 'tools/sbom.test.ts'])
  assert.equal(code, 0, said)
  assert.match(said, /# pass 4/)
})

test('an error that no test awaited fails the process, and its file is named', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'podium-alone-'))
  try {
    const file = relative(root, join(folder, 'alone.test.ts'))
    const body = "import { test } from 'node:test'\ntest('goes on', () => { "
    await writeFile(join(root, file), `${body}void Promise.reject(new Error('alone')) })\n`)
    const { said, code } = await runTogether([file])
    assert.equal(code, 1, said)
    assert.ok(said.includes(`${file}: nobody awaited an error Error: alone`), said)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
