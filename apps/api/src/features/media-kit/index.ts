export { mediaKitRoutes } from './routes.ts'
