import { totalmem } from 'node:os'

/** Longest path of a Unix socket's folder that every platform takes (macOS: 103 with the name). */
const LONGEST_SOCKET_FOLDER = 80

/** How the server of a cluster listens, and whether it writes through to the disk. */
export interface ServerOptions {
  cluster: string
  port: number
  fsync: boolean
}

/**
 * The command line of postgres. Settings are given here and not in `postgresql.conf`, so that a
 * newer release brings newer settings to an old folder.
 */
export function postgresArguments({ cluster, port, fsync }: ServerOptions): string[] {
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    // Its own folder is closed to everyone else, which makes it a private place for the socket.
    unix_socket_directories: cluster.length > LONGEST_SOCKET_FOLDER ? '' : cluster,
    max_connections: 100,
    shared_buffers: '256MB',
    work_mem: '16MB',
    maintenance_work_mem: '128MB',
    effective_cache_size: `${Math.max(512, Math.round(totalmem() / 2 ** 21))}MB`,
    // Starts, stops and crashes; not each refused statement, whose values are people's data.
    log_min_messages: 'log',
    log_checkpoints: 'off',
    log_timezone: 'UTC',
    log_line_prefix: '%m [%p] ',
    timezone: 'UTC',
    jit: 'off', // compiling costs more than short queries take
    random_page_cost: 1.1,
    ...(fsync ? {} : forTests),
  }
  const given = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  return ['-D', cluster, ...given]
}

/** Fast, and lost with the machine: for data that nobody wants back. */
const forTests = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  shared_buffers: '64MB',
}
