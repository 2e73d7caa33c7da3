export { followClock, setClockByDatabase } from './follow-clock.ts'
export { testClockRoutes } from './routes.ts'
