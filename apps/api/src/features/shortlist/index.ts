export { putOnShortlist } from './keep-shortlist.ts'
export { shortlistExport } from './leave.ts'
export { clearShortlist } from './records.ts'
export { shortlistRoutes } from './routes.ts'
