import { appendFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findPostgres, type PostgresServer } from './postgres.ts'

/** A primary and its streaming replica, both running, in a folder that `remove` takes away. */
export interface Cluster {
  primary: PostgresServer
  replica: PostgresServer
  remove(): Promise<void>
}

export async function startCluster(): Promise<Cluster> {
  const postgres = await findPostgres()
  const primary = await postgres.serverIn('primary')
  await postgres.initialise(primary)
  const settings = join(primary.data, 'postgresql.conf')
  await appendFile(settings, 'wal_level = replica\nmax_wal_senders = 4\n')
  await primary.start()
  const replica = await postgres.serverIn('replica')
  const from = ['-R', '-d', primary.url, '-X', 'stream']
  await postgres.run('pg_basebackup', ['-D', replica.data, ...from])
  await replica.start()
  const remove = async () => {
    await Promise.all([primary.kill(), replica.kill()]).catch(() => undefined)
    await postgres.remove()
  }
  return { primary, replica, remove }
}
