import type { Media } from '@podium/contract/galleries'
import { refusals } from '@podium/contract/refusals'
import { type FileRecord, videoName, openAddress } from '../files/index.ts'
import type { GalleryItem } from './records.ts'

/** How the viewer reaches an address, and what they may do. */
export interface Looking {
  /** Also what is not ready for others yet. */
  readsAll: boolean
  mayEdit: boolean
  /** Makes an address of a hidden profile open for who may see it; otherwise leaves it as it is. */
  unlock: (address: string) => string
}

/** An item of a gallery; its addresses are there once it is ready. */
export function viewMedia(item: GalleryItem, file: FileRecord, looking: Looking): Media {
  const isReady = file.state === 'READY'
  const at = (name: string) => (isReady ? looking.unlock(openAddress(file.id, name)) : null)
  const isVideo = item.media_type === 'VIDEO'
  return {
    id: file.id,
    mediaType: item.media_type,
    state: file.state === 'READY' || file.state === 'FAILED' ? file.state : 'PROCESSING',
    errorCode: file.failure ? refusals[file.failure].code : null,
    main: at(isVideo ? videoName(file) : 'page.webp'),
    thumbnail: at('card.webp'),
    poster: isVideo ? at('page.webp') : null,
    width: file.width,
    height: file.height,
    durationMs: file.duration_ms,
    caption: item.caption,
    altText: item.alt_text,
    createdAt: item.created_at.toISOString(),
    abilities: { edit: looking.mayEdit },
  }
}
