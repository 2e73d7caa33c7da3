export { EmbeddedDatabaseError } from './errors.ts'
export { findFreePort } from './free-port.ts'
export { startEmbeddedDatabase } from './start.ts'
export type { EmbeddedDatabase, EmbeddedDatabaseOptions } from './start.ts'
