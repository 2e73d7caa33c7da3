export { purgingDuty } from './edit-gallery.ts'
export { forgetGallery, galleryExport } from './leave.ts'
export { addToGallery } from './list-gallery.ts'
export { galleriesRoutes } from './routes.ts'
