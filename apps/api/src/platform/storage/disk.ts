import { randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { requireKey, type Storage } from './index.ts'

/** Files in a folder. A file is written beside its place and moved there once it is whole. */
export function createDiskStorage(folder: string): Storage {
  const pathOf = (key: string) => join(folder, requireKey(key))
  const head: Storage['head'] = async (key) => {
    const found = await stat(pathOf(key)).catch(() => null)
    return found && { bytes: found.size }
  }
  return {
    head,
    async put(key, content) {
      const path = pathOf(key)
      const draft = `${path}.${randomBytes(6).toString('hex')}.part`
      await mkdir(dirname(path), { recursive: true })
      try {
        await pipeline(content, createWriteStream(draft, { flush: true }))
        await rename(draft, path)
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
      return { bytes: (await stat(path)).size }
    },
    async get(key, range) {
      return (await head(key)) && createReadStream(pathOf(key), range)
    },
    delete: (key) => rm(pathOf(key), { force: true }),
    deleteFolder: (key) => rm(pathOf(key), { force: true, recursive: true }),
  }
}
