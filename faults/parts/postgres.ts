import { execFile } from 'node:child_process'
import { chmod, chown, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findFreePort } from '@podium/embedded-postgres'

const execute = promisify(execFile)

/** A PostgreSQL server of the system on loopback. */
export interface PostgresServer {
  url: string
  data: string
  start(): Promise<void>
  /** As when the machine goes: nothing is written down in order. */
  kill(): Promise<void>
}

/** The programs of the system's PostgreSQL, and a folder that they may write to. */
export interface PostgresPrograms {
  folder: string
  run(program: string, given: string[]): Promise<unknown>
  /** A server with its data in a folder of that name, which must hold some before it starts. */
  serverIn(name: string): Promise<PostgresServer>
  /** Makes an empty data folder. */
  initialise(server: PostgresServer): Promise<void>
  remove(): Promise<void>
}

/** Finds the programs of Debian's package postgresql, any version from 15 on. */
export async function findPostgres(): Promise<PostgresPrograms> {
  const programs = await findPrograms()
  const folder = await mkdtemp(join(tmpdir(), 'podium-cluster-'))
  const owner = process.getuid?.() === 0 ? await idsOf('postgres') : undefined
  await chmod(folder, 0o755)
  if (owner) await chown(folder, owner.uid, owner.gid)
  const run = (program: string, given: string[]) =>
    execute(join(programs, program), given, { cwd: '/', ...owner })

  const serverIn = async (name: string): Promise<PostgresServer> => {
    const port = await findFreePort()
    const data = join(folder, name)
    const options = `-c listen_addresses=127.0.0.1 -c port=${port} -c unix_socket_directories=${folder}`
    const start = async () => {
      await run('pg_ctl', ['start', '-D', data, '-w', '-l', `${data}.log`, '-o', options])
    }
    const kill = async () => {
      await run('pg_ctl', ['stop', '-D', data, '-w', '-m', 'immediate'])
    }
    return { url: `postgresql://podium@127.0.0.1:${port}/postgres`, data, start, kill }
  }
  const initialise = async ({ data }: PostgresServer) => {
    const given = ['-D', data, '-U', 'podium', '-E', 'UTF8', '--locale=C.UTF-8', '-A', 'trust']
    await run('initdb', given)
  }
  const remove = () => rm(folder, { recursive: true, force: true, maxRetries: 5 })
  return { folder, run, serverIn, initialise, remove }
}

/** The folder of the programs of Debian's newest PostgreSQL. */
export async function findPrograms(): Promise<string> {
  const versions = await readdir('/usr/lib/postgresql').catch(() => [])
  const newest = versions
    .map(Number)
    .sort((a, b) => a - b)
    .at(-1)
  if (!newest) throw new Error('This test needs Debian’s package postgresql.')
  return `/usr/lib/postgresql/${newest}/bin`
}

/** The numbers of a user of this machine and of their group. */
export async function idsOf(user: string): Promise<{ uid: number; gid: number }> {
  const [uid, gid] = await Promise.all(
    ['-u', '-g'].map(async (which) => Number((await execute('id', [which, user])).stdout)),
  )
  return { uid: uid ?? 0, gid: gid ?? 0 }
}
