import { stat } from 'node:fs/promises'
import type { FileDeps } from './deps.ts'
import { receivedIn, ingestPicture } from './ingest.ts'

/** Ingests the picture of a product that `write` puts at the path it is given; it is loose. */
export function ingestProductPicture(
  deps: FileDeps,
  ownerId: number,
  write: (path: string) => Promise<void>,
): Promise<number> {
  return deps.spool.within(async (folder) => {
    const path = receivedIn(folder)
    await write(path)
    const { size: bytes } = await stat(path)
    const received = { kind: 'IMAGE', format: 'png', path, bytes } as const
    return ingestPicture(deps, { received, ownerId, purpose: 'PRODUCT', folder })
  })
}
