export { cardPortrait, cardSize } from './card-shapes.ts'
export { type CardRenderer, createCardRenderer, type CardSource } from './card-renderer.ts'
export { type Card, type MediaFacts, type Flaw, Flawed, type Shape } from './media-jobs.ts'
export { type ImageFormat, sniff, type Sniffed, sniffedBytes } from './sniff.ts'
export {
  createMediaWorker,
  createUploadWorker,
  type MediaWorker,
  type UploadWorker,
} from './media-worker.ts'
