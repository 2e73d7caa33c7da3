import { stat } from 'node:fs/promises'
import type { FileWorks } from './surroundings.ts'
import { receivedIn, takeInPicture } from './take-in.ts'

/** Takes in the picture of a product that `write` puts at the path it is given; it is loose. */
export function takeProductPicture(
  works: FileWorks,
  ownerId: number,
  write: (path: string) => Promise<void>,
): Promise<number> {
  return works.spool.within(async (folder) => {
    const path = receivedIn(folder)
    await write(path)
    const { size: bytes } = await stat(path)
    const received = { kind: 'IMAGE', format: 'png', path, bytes } as const
    return takeInPicture(works, { received, ownerId, purpose: 'PRODUCT', folder })
  })
}
