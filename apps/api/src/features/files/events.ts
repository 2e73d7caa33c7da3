import { domainEvent } from '../../platform/domain-event.ts'

/** An upload into its owner's gallery is about to begin; who has no room for it refuses. */
export const uploadBegun = domainEvent<{ ownerId: number }>()

/** A photo or video came into its owner's gallery; a video may still be being processed. */
export const mediaUploaded = domainEvent<{
  fileId: number
  ownerId: number
  mediaType: 'IMAGE' | 'VIDEO'
}>()

/** A video is ready to be seen, or failed to become so. */
export const mediaReady = domainEvent<{ fileId: number; ownerId: number }>()
