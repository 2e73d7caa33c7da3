import { join } from 'node:path'
import { createPool } from '../../apps/api/src/platform/database/index.ts'
import { startEmbeddedDatabase } from '@podium/embedded-postgres'

/** A database server that all test files share; each file makes a database of its own on it. */
export interface DatabaseServer {
  env: Record<string, string | undefined>
  stop(): Promise<void>
}

/** The embedded PostgreSQL, without the syncing to disk that only real data needs. */
export async function startSharedServer(folder: string): Promise<DatabaseServer> {
  const dataFolder = join(folder, 'database')
  const embedded = await startEmbeddedDatabase({ name: 'podium', dataFolder, fsync: false })
  return { env: { PODIUM_TEST_SERVER: embedded.url, DATABASE_URL: undefined }, stop: embedded.stop }
}

/** A PostgreSQL server of the developer's own, on which databases may be made and dropped. */
export async function useServer(url: string): Promise<DatabaseServer> {
  await dropOldTemplate(url)
  return { env: { PODIUM_TEST_SERVER: url, DATABASE_URL: undefined }, stop: async () => {} }
}

/** The template an earlier run left may lack the newest migrations. */
async function dropOldTemplate(url: string): Promise<void> {
  const pool = createPool({ url, most: 1, onError: () => {} })
  try {
    await pool.query('drop database if exists podium_template')
  } finally {
    await pool.end()
  }
}
