import type { Role } from '@podium/contract/roles'
import type pg from 'pg'
import { readConfig, secretOf } from '../../apps/api/src/config.ts'
import { createAccessTokens } from '../../apps/api/src/features/identity/index.ts'

/** Somebody with a session, and the header that proves it for ten minutes. */
export interface SignedIn {
  id: number
  authorization: string
}

/** Signs people in without their passwords, which nobody of a bench has: that would take minutes. */
export async function signIn(
  client: pg.Client,
  environment: Record<string, string | undefined>,
  people: { id: number; role: Role }[],
): Promise<SignedIn[]> {
  const tokens = createAccessTokens(secretOf(readConfig(environment)))
  const { rows } = await client.query<{ id: number; user_id: number }>(
    `insert into sessions (user_id, token_hash, renewed_at, proven_at, remember, user_agent, ip,
       created_at, expires_at)
     select id, sha256((gen_random_uuid() || 'bench')::bytea), now(), now(), false, '', '', now(),
       now() + interval '1 day'
     from unnest($1::integer[]) id returning id, user_id`,
    [people.map(({ id }) => id)],
  )
  const roleOf = new Map(people.map(({ id, role }) => [id, role]))
  return Promise.all(
    rows.map(async ({ id: sessionId, user_id: id }) => {
      const token = await tokens.sign({ id, role: roleOf.get(id) ?? 'FAN', sessionId })
      return { id, authorization: `Bearer ${token}` }
    }),
  )
}
