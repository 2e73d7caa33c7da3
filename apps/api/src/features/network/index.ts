export { keepDirectoryEntry } from './keep-directory.ts'
export { networkRoutes } from './routes.ts'
