import { setTimeout as pause } from 'node:timers/promises'
import { environmentFor, startServer } from '../../faults/parts/server.ts'
import type { OpenCommunity } from '../parts/community.ts'
import { signIn } from '../parts/signed-in.ts'

/** A whole server that tells many followers of updates, one after the other, beside its other work. */
export interface Telling {
  address: string
  /** Ends it; answers how many people were told within the seconds that it lasted. */
  end(): Promise<{ told: number; seconds: number }>
}

/** Gives the first athlete so many followers, and publishes for them again as soon as all were told. */
export async function startTelling(
  { client, environment }: OpenCommunity,
  followers: number,
): Promise<Telling> {
  const { rows } = await client.query(
    `select user_id as id, role from directory where role = 'ATHLETE' order by user_id limit 1`,
  )
  const [athlete] = await signIn(client, environment, rows)
  if (!athlete) throw new Error('There is no athlete.')
  await client.query(
    `insert into follows (follower_id, followed_id, since)
     select id, $1, now() from users where id <> $1 and role <> 'ADMIN' order by id limit $2
     on conflict do nothing`,
    [athlete.id, followers],
  )
  const { PODIUM_DATA: folder, DATABASE_URL } = environment
  const server = await startServer(environmentFor(folder, { DATABASE_URL }))
  const call = async (path: string, init: RequestInit = {}) => {
    const headers = { authorization: athlete.authorization, 'content-type': 'application/json' }
    const answer = await fetch(`${server.address}/api${path}`, { ...init, headers })
    if (!answer.ok) throw new Error(await answer.text())
    return answer.json()
  }
  const countUntold = async () => {
    const { rows: counted } = await client.query('select count(*)::integer from untold_readers')
    return counted[0].count as number
  }
  const startedAt = Date.now()
  let [goesOn, published] = [true, 0]
  const tell = async () => {
    while (goesOn) {
      const { count } = (await call('/athletes/updates/audience?audience=FOLLOWERS')) as {
        count: number
      }
      const body = { text: `Update ${published}`, audience: 'FOLLOWERS', counted: count }
      await call('/athletes/updates', { method: 'POST', body: JSON.stringify(body) })
      published += count
      while (goesOn && (await countUntold()) > 0) await pause(500)
    }
  }
  const telling = tell()
  const end = async () => {
    goesOn = false
    await telling
    const seconds = (Date.now() - startedAt) / 1000
    const told = published - (await countUntold())
    await server.end('SIGTERM')
    return { told, seconds }
  }
  return { address: server.address, end }
}
