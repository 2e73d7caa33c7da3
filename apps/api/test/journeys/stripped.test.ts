import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { promisify } from 'node:util'

const api = join(import.meta.dirname, '../..')
const run = promisify(execFile)
const stripped = ['--import', 'zod/compile', '--import', join(api, 'stripped.js')]
const import_ = (file: string) => `const found = await import(${JSON.stringify(file)});`
/** Whether a process holds what Node takes types out of sources with. */
const holdsStripper = `process.moduleLoadList.some((name) => name.includes('deps/amaro'))`

test('a server that was built reads its sources without what takes the types out of them', async () => {
  await run(process.execPath, [join(api, 'build.ts')])
  for (const file of ['app.ts', 'worker.ts']) {
    // The worker says first that it needs a database; all it imports has been read by then.
    const script = `try { ${import_(join(api, 'src', file))} } catch {}
      console.log(${holdsStripper}, process.moduleLoadList.includes('NativeModule http'))
      process.exit()`
    // Nor is it hidden by what a run before this one compiled.
    const env = { ...process.env, DATABASE_URL: '', NODE_OPTIONS: '', NODE_COMPILE_CACHE: '' }
    const { stdout } = await run(process.execPath, [...stripped, '--eval', script], { env })
    assert.equal(stdout.trim(), 'false true', file)
  }
})

test('a source that was not built, or was changed since, is read as it is', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'podium-stripped-'))
  try {
    const file = join(folder, 'changed.ts')
    await writeFile(file, 'export const changed: string = "as it is"')
    const script = `${import_(file)} console.log(found.changed)`
    const { stdout } = await run(process.execPath, [...stripped, '--eval', script])
    assert.equal(stdout.trim(), 'as it is')
  } finally {
    await rm(folder, { recursive: true })
  }
})
