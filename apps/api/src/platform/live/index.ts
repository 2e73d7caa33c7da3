export { createPublisher, type LivePublisher } from './publish.ts'
export { liveRoutes } from './routes.ts'
