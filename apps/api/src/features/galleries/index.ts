export {
  bringItemBack,
  describeMedia,
  purgingHandler,
  putTextsBack,
  removeItem,
} from './edit-gallery.ts'
export { galleryExport } from './leave.ts'
export { addToGallery, listGallery } from './list-gallery.ts'
export { findItem } from './records.ts'
export { galleriesRoutes } from './routes.ts'
