import { join } from 'node:path'
import type { Config } from '../../config.ts'
import { createDiskStorage } from './disk.ts'
import type { Storage } from './index.ts'
import type { Spool } from './spool.ts'

/** The data folder, or the object store where one is configured; its client is loaded only then. */
export async function chooseStorage(config: Config, spool: Spool): Promise<Storage> {
  if (!config.objectStore) return createDiskStorage(join(config.dataFolder, 'files'))
  const { createObjectStorage } = await import('./s3.ts')
  return createObjectStorage(config.objectStore, spool)
}
