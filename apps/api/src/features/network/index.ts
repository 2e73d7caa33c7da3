export { type DirectoryEntry, findAlike, findByPlace } from './alike-records.ts'
export { keepDirectoryEntry } from './keep-directory.ts'
export { networkRoutes } from './routes.ts'
export { viewCard } from './view-card.ts'
