export { badgeWallRoutes } from './routes.ts'
