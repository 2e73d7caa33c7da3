export { addCompetition, viewCompetition, viewGuarded } from './keep-competitions.ts'
export { addGoal, findOpenGoals, isOpenGoal, noteReached, requireOpenGoal } from './keep-goals.ts'
export { seasonExport } from './leave.ts'
export { competitionAnnounced, goalReached, goalSet, updatePublished } from './events.ts'
export { addUpdate, bringUpdateBack, countAudience, takeUpdateAway } from './publish-update.ts'
export { waitingResults } from './list-waiting.ts'
export { readSeasonForAll } from './read-season.ts'
export { readUpdates, requireUpdate, viewMedium } from './read-updates.ts'
export { matchedFor, receivedBy } from './records.ts'
export { type Near, takeNear } from './take-near.ts'
export { seasonRoutes } from './routes.ts'
export {
  findSeasonReaders,
  findUntold,
  isReadBy,
  mediaOf,
  takeUntold,
  type UpdateMediaRecord,
} from './update-records.ts'
