import assert from 'node:assert/strict'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { after, before, suite, test } from 'node:test'
import { startObjectStore } from '../../../test/fakes/object-store.ts'
import { createDiskStorage } from './disk.ts'
import type { Storage } from './index.ts'
import { createObjectStorage } from './s3.ts'
import { createSpool } from './spool.ts'

interface Opened {
  storage: Storage
  close: () => Promise<void>
}

async function openDisk(folder: string): Promise<Opened> {
  return { storage: createDiskStorage(join(folder, 'files')), close: async () => {} }
}

async function openBucket(folder: string): Promise<Opened> {
  const { store, stop } = await startObjectStore()
  return { storage: createObjectStorage(store, createSpool(join(folder, 'spool'))), close: stop }
}

/** What everybody relies on, wherever the files are. */
function keepsItsPromises(open: (folder: string) => Promise<Opened>): void {
  let folder = ''
  let opened: Opened
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'podium-storage-'))
    opened = await open(folder)
  })
  after(async () => {
    await opened.close()
    await rm(folder, { recursive: true, force: true })
  })
  const put = (key: string, text: string) => opened.storage.put(key, Readable.from([text]))
  const read = async (key: string, range?: { start: number; end: number }) => {
    const content = await opened.storage.get(key, range)
    return content && (await buffer(content)).toString()
  }

  test('what was put is there, with its size', async () => {
    assert.deepEqual(await put('files/1/page.webp', 'olá'), { bytes: 4 })
    assert.deepEqual(await opened.storage.head('files/1/page.webp'), { bytes: 4 })
    assert.equal(await read('files/1/page.webp'), 'olá')
  })

  test('a range is the bytes from its start to its end, both included', async () => {
    await put('files/2/video.mp4', '0123456789')
    assert.equal(await read('files/2/video.mp4', { start: 2, end: 4 }), '234')
    assert.equal(await read('files/2/video.mp4', { start: 9, end: 9 }), '9')
  })

  test('what is put again takes the place of what was there', async () => {
    await put('files/3/page.webp', 'before')
    await put('files/3/page.webp', 'now')
    assert.equal(await read('files/3/page.webp'), 'now')
  })

  test('what is not there is null, and deleting it is no error', async () => {
    assert.equal(await opened.storage.head('files/4/page.webp'), null)
    assert.equal(await opened.storage.get('files/4/page.webp'), null)
    await opened.storage.delete('files/4/page.webp')
    await opened.storage.deleteFolder('files/4')
  })

  test('a stream that breaks leaves nothing, and what was there before stays', async () => {
    const broken = () =>
      Readable.from(
        (async function* () {
          yield 'half'
          throw new Error('the connection broke')
        })(),
      )
    await assert.rejects(opened.storage.put('files/5/page.webp', broken()), /broke/)
    assert.equal(await opened.storage.head('files/5/page.webp'), null)
    await put('files/5/page.webp', 'whole')
    await assert.rejects(opened.storage.put('files/5/page.webp', broken()), /broke/)
    assert.equal(await read('files/5/page.webp'), 'whole')
    const left = await readdir(folder, { recursive: true })
    assert.deepEqual(
      left.filter((name) => name.endsWith('.part') || name.endsWith('content')),
      [],
    )
  })

  test('a file is deleted by itself, a folder with all that is in it and nothing beside it', async () => {
    for (const name of ['files/6/a', 'files/6/b', 'files/6/c', 'files/66/a']) await put(name, name)
    await opened.storage.delete('files/6/a')
    assert.equal(await read('files/6/a'), null)
    assert.equal(await read('files/6/b'), 'files/6/b')
    await opened.storage.deleteFolder('files/6')
    assert.equal(await read('files/6/b'), null)
    assert.equal(await read('files/66/a'), 'files/66/a')
  })

  test('a key that could leave its place is refused', async () => {
    for (const key of ['../secret', '/etc/passwd', 'files/../../secret', 'Files/1', '', 'a b']) {
      await assert.rejects(async () => opened.storage.delete(key), /not a storage key/)
    }
  })
}

suite('a folder keeps files', () => keepsItsPromises(openDisk))
suite('a bucket keeps files', () => keepsItsPromises(openBucket))
