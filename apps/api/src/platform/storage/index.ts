import type { Readable } from 'node:stream'

/** What is stored under a key: its size in bytes. */
export interface Stored {
  bytes: number
}

/**
 * Where files live, behind a few small functions, so that a disk and an object store are the same to
 * everybody else. Keys are ours (`exports/12-….zip`), never a name a user chose.
 */
export interface Storage {
  /** Stores a stream; what is not written to its end is not there at all. */
  put(key: string, content: Readable): Promise<Stored>
  /** Reads a file, or the bytes from `start` to `end` inclusive; null when there is none. */
  get(key: string, range?: { start: number; end: number }): Promise<Readable | null>
  head(key: string): Promise<Stored | null>
  delete(key: string): Promise<void>
  /** Deletes everything whose key begins with `folder/`, and what broken writes left in there. */
  deleteFolder(folder: string): Promise<void>
}

/** The form of a key: our own words, numbers and slashes; never a way out of the folder. */
export function requireKey(key: string): string {
  if (!/^[a-z0-9][a-z0-9/._-]*$/.test(key) || key.includes('..')) {
    throw new Error(`not a storage key: ${key}`)
  }
  return key
}
