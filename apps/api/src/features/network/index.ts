export { networkRoutes } from './routes.ts'
export {
  type DirectoryEntry,
  findAlike,
  findByPlace,
  findListed,
  keepDirectoryEntry,
  tidyingHandler,
} from './search/index.ts'
export { viewCard } from './view-card.ts'
