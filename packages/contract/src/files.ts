import { z } from 'zod'
import { id } from './ids.ts'
import { picture } from './pictures.ts'
import { memberRoles } from './roles.ts'
import { route } from './route.ts'
import { uploadSizes } from './upload-sizes.ts'

/**
 * Uploads (`uploads.rules`). Each takes one file as multipart/form-data in the field `file`; its type
 * is decided by its content, never by its name. What is uploaded and not used within a day is deleted
 * again.
 */

/** How far a file is: a video is looked at after its upload, a picture during it. */
export const mediaStates = ['PROCESSING', 'READY', 'FAILED'] as const

const uploading = { method: 'POST', status: 201, limit: 'upload', upload: 'file' } as const

const pictureRefusals = [
  'couldNotSaveFile',
  'invalidFile',
  'couldNotCreateAvatar',
  'invalidImageSize',
  'uploadsUsedUp',
  'storageFull',
] as const

export const uploadAvatar = route({
  ...uploading,
  path: '/files/avatar',
  summary: `Upload a picture of oneself: JPEG, PNG, WebP or GIF up to ${uploadSizes.image} and 50 megapixels.`,
  access: 'user',
  scope: 'PAGE',
  reply: picture,
  refusals: pictureRefusals,
})

export const uploadCover = route({
  ...uploading,
  path: '/files/cover',
  summary: `Upload a cover: JPEG, PNG, WebP or GIF up to ${uploadSizes.image} and 50 megapixels.`,
  access: 'user',
  scope: 'PAGE',
  reply: picture,
  refusals: pictureRefusals,
})

export const uploadProductImage = route({
  ...uploading,
  path: '/files/product-image',
  summary: `Upload the picture of a product: JPEG or PNG up to ${uploadSizes.productImage} and 50 megapixels.`,
  access: ['SPONSOR'],
  scope: 'PAGE',
  reply: picture,
  refusals: pictureRefusals,
})

export const uploadProof = route({
  ...uploading,
  path: '/files/proof',
  summary: `Upload a picture that shows what was done for an agreement: JPEG, PNG, WebP or GIF up to ${uploadSizes.image} and 50 megapixels. The two sides of the agreement alone see it.`,
  access: ['ATHLETE'],
  scope: 'SUPPORT',
  reply: picture,
  refusals: pictureRefusals,
})

export const uploadedMedia = z.object({ id, state: z.enum(mediaStates) })
export type UploadedMedia = z.output<typeof uploadedMedia>

const mediaRefusals = [
  'uploadsUsedUp',
  'storageFull',
  'galleryFull',
  'couldNotSaveFile',
  'invalidFile',
  'couldNotCreateAvatar',
  'cannotParseThumbnail',
  'cannotLocateThumbnail',
  'invalidImageSize',
] as const

export const uploadGalleryMedia = route({
  ...uploading,
  path: '/files/gallery-media',
  summary: `Upload a photo (up to ${uploadSizes.image}) or a video (MP4, MOV, WebM up to ${uploadSizes.galleryVideo}) into one’s gallery. A video answers PROCESSING and becomes READY or FAILED later.`,
  access: memberRoles,
  scope: 'PAGE',
  reply: uploadedMedia,
  refusals: mediaRefusals,
})

// --- an upload that survives a broken connection ---------------------------------------------------

const uploadKey = z.object({ key: z.string().regex(/^[\w-]{20,60}$/, 'Pattern') })

/** How much of an upload has arrived; `media` is there once all of it has. */
const uploadProgress = z.object({
  key: z.string(),
  offset: z.int(),
  bytes: z.int(),
  media: uploadedMedia.nullable(),
})
export type UploadProgress = z.output<typeof uploadProgress>

export const beginUpload = route({
  method: 'POST',
  path: '/files/uploads',
  summary:
    'Begin an upload into one’s gallery that can go on after a broken connection; tell its size in bytes.',
  access: memberRoles,
  scope: 'PAGE',
  limit: 'upload',
  body: z.object({ bytes: z.int().min(1).max(2_147_483_647) }),
  reply: uploadProgress,
  status: 201,
  refusals: [
    'couldNotSaveFile',
    'invalidImageSize',
    'tooManyUploads',
    'uploadsUsedUp',
    'storageFull',
    'galleryFull',
  ],
})

export const getUpload = route({
  method: 'GET',
  path: '/files/uploads/{key}',
  summary: 'How much of an upload has arrived: where to go on.',
  access: memberRoles,
  scope: 'PAGE',
  params: uploadKey,
  reply: uploadProgress,
  refusals: ['entityDoesNotExist'],
})

export const continueUpload = route({
  method: 'PATCH',
  path: '/files/uploads/{key}',
  summary:
    'Send the next bytes, as application/octet-stream, beginning at `offset`. What arrives is kept even when the connection breaks; with the last byte the file is looked at.',
  access: memberRoles,
  scope: 'PAGE',
  params: uploadKey,
  query: z.object({ offset: z.coerce.number().pipe(z.int().min(0)) }),
  reply: uploadProgress,
  upload: 'bytes',
  refusals: [...mediaRefusals, 'entityDoesNotExist', 'stateChanged'],
})

export const cancelUpload = route({
  method: 'DELETE',
  path: '/files/uploads/{key}',
  summary: 'Give an upload up; what arrived of it is deleted.',
  access: memberRoles,
  scope: 'PAGE',
  params: uploadKey,
  status: 204,
  refusals: ['entityDoesNotExist'],
})
