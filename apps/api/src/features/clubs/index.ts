export { achievementsOf, addAchievement } from './keep-achievements.ts'
export { achievementsExport, forgetAchievements } from './leave.ts'
export { nameClub } from './name-club.ts'
export { clubsRoutes } from './routes.ts'
