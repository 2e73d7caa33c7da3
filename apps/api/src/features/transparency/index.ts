export { transparencyRoutes } from './routes.ts'
