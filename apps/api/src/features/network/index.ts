export { networkRoutes } from './routes.ts'
export {
  type DirectoryEntry,
  findByPlace,
  findByScore,
  findListed,
  syncDirectoryEntry,
  tidyingHandler,
} from './directory/index.ts'
export { viewCard } from './view-card.ts'
