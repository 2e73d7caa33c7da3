export { yearCardRoutes } from './cards.ts'
export { takeToTell } from './records.ts'
export { lastYear } from './which-year.ts'
export { yearsRoutes } from './routes.ts'
