export { followAthlete } from './follow-athlete.ts'
export { endFollows, followsExport } from './leave.ts'
export { findFollowers } from './records.ts'
export { followsRoutes } from './routes.ts'
