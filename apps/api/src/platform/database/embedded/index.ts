export { startEmbeddedDatabase } from './start.ts'
export type { EmbeddedDatabase, EmbeddedDatabaseOptions } from './start.ts'
export type { Exit } from './postgres.ts'
export {
  DataFolderInUse,
  DataFolderNotWritable,
  DatabaseDidNotStart,
  NotOurDatabase,
  UnreachableDataFolder,
  UnsupportedPlatform,
  WrongDatabaseVersion,
} from './errors.ts'
