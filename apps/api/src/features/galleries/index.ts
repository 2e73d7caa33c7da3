export {
  bringItemBack,
  describeMedia,
  purgingHandler,
  putTextsBack,
  removeItem,
} from './edit-gallery.ts'
export { galleryExport } from './leave.ts'
export { addToGallery, listGallery, requireRoom } from './list-gallery.ts'
export { findItem } from './records.ts'
export { galleriesRoutes } from './routes.ts'
