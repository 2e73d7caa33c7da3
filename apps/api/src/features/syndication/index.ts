export { syndicationRoutes } from './routes.ts'
