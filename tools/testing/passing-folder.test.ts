import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { makePassingFolder, mark, removeLeftOvers } from './passing-folder.ts'

test('what a killed run left is removed, and nothing that is of a living one or of others', async () => {
  const place = await mkdtemp(join(tmpdir(), 'podium-passing-'))
  const ended = spawnSync(process.execPath, ['--version']).pid
  const names = {
    left: `${mark}${ended}-server-x`,
    ours: `${mark}${process.pid}-server-x`,
    elsewhere: `podium-test-elsewhere-${ended}-server-x`,
  }
  try {
    for (const name of Object.values(names))
      await mkdir(join(place, name, 'base'), { recursive: true })
    await removeLeftOvers(place)
    assert.deepEqual((await readdir(place)).sort(), [names.ours, names.elsewhere].sort())
  } finally {
    await rm(place, { recursive: true })
  }
})

test('each folder is a new one, and empty', async () => {
  const folders = await Promise.all([makePassingFolder('a'), makePassingFolder('a')])
  try {
    assert.equal(new Set(folders).size, 2)
    for (const folder of folders) assert.deepEqual(await readdir(folder), [])
  } finally {
    for (const folder of folders) await rm(folder, { recursive: true })
  }
})
