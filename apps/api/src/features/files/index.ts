export { createFileKeys, type FileKeys, type Keys, openAddress, openPicture } from './addresses.ts'
export { cleanFiles, cleaningHandler } from './clean-files.ts'
export { mediaReady, mediaUploaded, uploadBegun } from './events.ts'
export { keepProof, type Replacement, replacePicture } from './keep-picture.ts'
export { filesExport } from './leave.ts'
export { videoHandler } from './process-video.ts'
export { receiveForm } from './receive-form.ts'
export { ingestGalleryPicture, ingestProductPicture } from './ingest-written.ts'
export {
  type FileRecord,
  findFiles,
  forgetFiles,
  updateKept as setKept,
  withhold,
} from './records.ts'
export { filesRoutes } from './routes.ts'
export { serveFiles } from './serve-file.ts'
export type { FileDeps } from './deps.ts'
export { avatarKey, videoName, pictureKey } from './variants.ts'
