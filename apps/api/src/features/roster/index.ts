export { rosterRoutes } from './routes.ts'
