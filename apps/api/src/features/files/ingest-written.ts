import { stat } from 'node:fs/promises'
import type { FileDeps } from './deps.ts'
import { ingestIntoGallery, ingestPicture, receivedIn } from './ingest.ts'

/** Writes a PNG at the path that it is given. */
type Write = (path: string) => Promise<void>

type Ingest = (deps: FileDeps, ownerId: number, write: Write) => Promise<number>

/** Ingests the picture of a product that was made here; it is loose. */
export const ingestProductPicture: Ingest = (deps, ownerId, write) =>
  deps.spool.within(async (folder) => {
    const received = await writtenIn(folder, write)
    return ingestPicture(deps, { received, ownerId, purpose: 'PRODUCT', folder })
  })

/** Ingests a picture that was made here into its owner's gallery. */
export const ingestGalleryPicture: Ingest = (deps, ownerId, write) =>
  deps.spool.within(async (folder) => {
    const received = await writtenIn(folder, write)
    return (await ingestIntoGallery(deps, { received, ownerId, folder })).id
  })

async function writtenIn(folder: string, write: Write) {
  const path = receivedIn(folder)
  await write(path)
  const { size: bytes } = await stat(path)
  return { kind: 'IMAGE', format: 'png', path, bytes } as const
}
