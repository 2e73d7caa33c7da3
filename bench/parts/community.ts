import pg from 'pg'
import { type Community, fillCommunity } from '../community/fill.ts'
import type { Pace } from './contest.ts'
import { type BenchDatabase, openBenchDatabase } from './database.ts'

/** The options of every bench that needs people. */
export const communityOptions = {
  people: { type: 'string', default: '100000' },
  seconds: { type: 'string', default: '4' },
  rounds: { type: 'string', default: '5' },
  keep: { type: 'string' },
} as const

/** How long a server is loaded, and how often, as these options say. */
export function paceOf({ seconds, rounds }: { seconds: string; rounds: string }): Pace {
  return { seconds: Number(seconds), rounds: Number(rounds) }
}

/** A database with people in it, and a line to it. */
export interface OpenCommunity {
  /** What a server needs to run on it, beside all that this process has. */
  environment: NodeJS.ProcessEnv & BenchDatabase['environment']
  client: pg.Client
  stop(): Promise<void>
}

/** Opens the database that DATABASE_URL or `keep` names, or a new one, and fills it when it is empty. */
export async function openCommunity(
  keep: string | undefined,
  community: Community,
): Promise<OpenCommunity> {
  const database = await openBenchDatabase({ given: process.env.DATABASE_URL, keep })
  const client = new pg.Client({ connectionString: database.environment.DATABASE_URL })
  client.on('error', () => {})
  await client.connect()
  const { rows } = await client.query('select count(*)::integer as listed from directory')
  if (rows[0].listed > 0)
    console.log(`There are ${rows[0].listed} people in the directory already.`)
  else await fillCommunity(client, community)
  const stop = async () => {
    await client.end()
    await database.stop()
  }
  return { environment: { ...process.env, ...database.environment }, client, stop }
}

/** Athletes of the directory in an order of chance that is the same in every run. */
export async function athletesOf(client: pg.Client, most = 20_000): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(
    `select user_id as id from directory where role = 'ATHLETE' order by md5(user_id::text) limit $1`,
    [most],
  )
  return rows.map(({ id }) => id)
}
