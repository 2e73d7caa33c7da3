import { uploadLimits } from '@podium/contract/limits'
import type { Picture } from '@podium/contract/pictures'
import type { UploadedMedia } from '@podium/contract/files'
import type { Caller, Viewer } from '../../platform/http/index.ts'
import type { FileKeys } from './addresses.ts'
import { type Allowance, receiveFile } from './receive-file.ts'
import type { FileDeps } from './deps.ts'
import { receivedIn, ingestPicture, ingestIntoGallery } from './ingest.ts'

const pictureOnly: Allowance = { IMAGE: uploadLimits.image }

/** What a product shows (`uploads.rules`). */
export const productAllowance: Allowance = {
  IMAGE: uploadLimits.productImage,
  formats: ['jpeg', 'png'],
}

const allowanceFor = {
  AVATAR: pictureOnly,
  COVER: pictureOnly,
  PRODUCT: productAllowance,
  PROOF: pictureOnly,
}

/** What a gallery takes. */
export const galleryAllowance: Allowance = {
  IMAGE: uploadLimits.image,
  VIDEO: uploadLimits.galleryVideo,
}

const mainSize = {
  AVATAR: 'avatar-512',
  COVER: 'cover-1600',
  PRODUCT: 'page',
  PROOF: 'page',
} as const

/** Takes a picture; it is loose until a profile, product or agreement keeps it. */
export async function uploadPicture(
  deps: FileDeps & { keys: FileKeys },
  { viewer, request }: Caller<Viewer>,
  purpose: keyof typeof mainSize,
): Promise<Picture> {
  const id = await deps.spool.within(async (folder) => {
    const received = await receiveFile(request, receivedIn(folder), allowanceFor[purpose])
    return ingestPicture(deps, { received, ownerId: viewer.id, purpose, folder })
  })
  return deps.keys.picture(id, mainSize[purpose])
}

/** Takes a photo or video into the caller's gallery. */
export function uploadGalleryMedia(
  deps: FileDeps,
  { viewer, request }: Caller<Viewer>,
): Promise<UploadedMedia> {
  return deps.spool.within(async (folder) => {
    const received = await receiveFile(request, receivedIn(folder), galleryAllowance)
    return ingestIntoGallery(deps, { received, ownerId: viewer.id, folder })
  })
}
