export { changeClubOf, countAthletesOf } from './change-club.ts'
export { decideVisibility, liftVeto } from './decide-visibility.ts'
export * from './events.ts'
export { findPeople, type PersonRecord, viewAcquainted, viewPerson } from './list-people.ts'
export {
  asOthersSee,
  isListed,
  isVisible,
  mayRead,
  mayReadAll,
  resultAsOthersSee,
} from './policy.ts'
export type { ProfilePorts } from './ports.ts'
export { readMissing, readOwnState } from './read-completeness.ts'
export { isGone, requirePassedOn, requireReadable } from './read-profile.ts'
export {
  findProfile,
  findProfiles,
  isShown,
  type ProfileRecord,
  type Story,
  updateWelcomed,
} from './records.ts'
export { liftLimit, liftSuspension, restrict, restrictionsHandler } from './restrict.ts'
export { putWordsBack } from './put-words-back.ts'
export { profilesRoutes } from './routes.ts'
export { shareCardRoutes } from './share-card.ts'
export { type ListedPages, sitemapRoutes } from './sitemap.ts'
export { sessionProfile } from './session-profile.ts'
export { protectionHandler } from './settle-protection.ts'
export { showAsGuardiansWish } from './publish-profile.ts'
export { showSportest } from './show-sportest.ts'
export { writeStory } from './write-story.ts'
export { publishOnActivation, startProfile } from './start-profile.ts'
export { profileExport, followAccount } from './leave.ts'
