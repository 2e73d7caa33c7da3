export { reportDecided } from './happenings.ts'
export { forgetReports, reportsExport } from './leave.ts'
export { reportsRoutes } from './routes.ts'
