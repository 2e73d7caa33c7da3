export { clearShortlist, shortlistExport } from './leave.ts'
export { shortlistRoutes } from './routes.ts'
