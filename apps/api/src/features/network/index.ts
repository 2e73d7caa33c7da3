export { networkRoutes } from './routes.ts'
export {
  type AskedNew,
  countNew,
  type DirectoryEntry,
  findByPlace,
  findByScore,
  findListed,
  findNew,
  syncDirectoryEntry,
  tidyingHandler,
  wordsOf,
} from './directory/index.ts'
export { viewCard, withoutProtected } from './view-card.ts'
