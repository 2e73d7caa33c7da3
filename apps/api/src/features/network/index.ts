export { networkRoutes } from './routes.ts'
export {
  type DirectoryEntry,
  findByPlace,
  findByScore,
  findListed,
  findNew,
  syncDirectoryEntry,
  tidyingHandler,
  wordsOf,
} from './directory/index.ts'
export { viewCard } from './view-card.ts'
export { withoutProtected } from './without-protected.ts'
