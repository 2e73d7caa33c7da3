export { changeClubOf, countAthletesOf } from './change-club.ts'
export { ageOn } from './age.ts'
export { profileChanged, visibilityDecided } from './events.ts'
export { findPeople, type PersonRecord, viewPerson } from './list-people.ts'
export { isVisible, mayRead, mayReadAll } from './policy.ts'
export { requireReadable } from './read-profile.ts'
export {
  findProfile,
  findProfiles,
  isShown,
  type ProfileRecord,
  type Story,
  updateWelcomed,
} from './records.ts'
export { profilesRoutes } from './routes.ts'
export { shareCardRoutes } from './share-card.ts'
export { type ListedPages, sitemapRoutes } from './sitemap.ts'
export { sessionClub } from './session-club.ts'
export { showSportest } from './show-sportest.ts'
export { writeStory } from './write-story.ts'
export { publishOnActivation, startProfile } from './start-profile.ts'
export { profileExport, removeFromView } from './leave.ts'
