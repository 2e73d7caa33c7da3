export { reportDecided } from './happenings.ts'
export { forgetReports, reportsExport } from './leave.ts'
export { countOpenReports } from './records.ts'
export { reportsRoutes } from './routes.ts'
