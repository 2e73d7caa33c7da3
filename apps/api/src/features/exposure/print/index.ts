export type { Report } from './report.ts'
export { createReportRenderer, type DrawReport } from './report-renderer.ts'
