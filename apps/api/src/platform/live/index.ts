export { createHub, type Hub } from './hub.ts'
export { listenForEvents } from './listen.ts'
export { createPublisher, type LivePublisher, type Publisher } from './publish.ts'
export { liveRoutes } from './routes.ts'
