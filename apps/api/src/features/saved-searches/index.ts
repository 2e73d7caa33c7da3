export { clearSearches, savedSearchesExport } from './leave.ts'
export { newPeopleMail } from './mails.ts'
export { savedSearchesRoutes } from './routes.ts'
export { savedSearchesHandler } from './tell-new.ts'
