import { rm } from 'node:fs/promises'
import { createPool } from '../../apps/api/src/platform/database/index.ts'
import { startEmbeddedDatabase } from '@podium/embedded-postgres'
import { makePassingFolder } from './passing-folder.ts'

/** A database server that all test files share; each file makes a database of its own on it. */
export interface DatabaseServer {
  env: Record<string, string | undefined>
  stop(): Promise<void>
}

/**
 * The embedded PostgreSQL, without the syncing to disk that only real data needs. It lies in no
 * folder of ours: from a closed one, root's database would move out and stay behind.
 */
export async function startSharedServer(): Promise<DatabaseServer> {
  const dataFolder = await makePassingFolder('server')
  const embedded = await startEmbeddedDatabase({ name: 'podium', dataFolder, fsync: false })
  const stop = async () => {
    await embedded.stop()
    await rm(dataFolder, { recursive: true, force: true })
  }
  return { env: { PODIUM_TEST_SERVER: embedded.url, DATABASE_URL: undefined }, stop }
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
