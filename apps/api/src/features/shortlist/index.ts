export { putOnShortlist } from './keep-shortlist.ts'
export { clearShortlist, shortlistExport } from './leave.ts'
export { shortlistRoutes } from './routes.ts'
