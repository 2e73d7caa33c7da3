export { createKitRenderer } from './print/index.ts'
export { mediaKitRoutes } from './routes.ts'
