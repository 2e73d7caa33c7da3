export { createKitRenderer } from './print/kit-renderer.ts'
export { mediaKitRoutes } from './routes.ts'
