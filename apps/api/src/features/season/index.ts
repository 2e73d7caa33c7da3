export { addCompetition } from './keep-competitions.ts'
export { addGoal, isOpenGoal, requireOpenGoal } from './keep-goals.ts'
export { seasonExport } from './leave.ts'
export { seasonRoutes } from './routes.ts'
