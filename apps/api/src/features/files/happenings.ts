import { happening } from '../../platform/events.ts'

/** A photo or video came into somebody's gallery; a video may still be in the making. */
export const mediaUploaded = happening<{
  fileId: number
  ownerId: number
  mediaType: 'IMAGE' | 'VIDEO'
}>('mediaUploaded')

/** A video is ready to be seen, or failed to become so. */
export const mediaReady = happening<{ fileId: number; ownerId: number }>('mediaReady')
