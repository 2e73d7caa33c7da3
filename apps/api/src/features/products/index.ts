export { bringProductBack, takeRecallBack } from './bring-back.ts'
export { productOffered, productRecalled } from './events.ts'
export { productsExport } from './leave.ts'
export { productPages } from './pages.ts'
export { readProduct, requireOffer } from './read-products.ts'
export { removeProduct } from './delete-product.ts'
export {
  findOffer,
  forgetProducts,
  isOffered,
  isRecalled,
  type OfferRecord,
  type ProductRecord,
  returnPiece,
  takePiece,
} from './records.ts'
export { productsRoutes } from './routes.ts'
export { offer } from './save-product.ts'
export { imagePathOf } from './views.ts'
