import type { SupportStatus } from '@podium/contract/support-rules'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/index.ts'
import { statusNow } from './lifecycle.ts'
import type { SupportRecord } from './records.ts'

interface Pair {
  athleteId: number
  supporterId: number
}

/** The support of two people that other things of theirs name. */
export interface SupportBetween extends Pair {
  id: number
  credits: number
  status: SupportStatus
  endsAt: Date | null
}

/** Whether the athlete ever accepted a support of the supporter, however it ended and whatever the supporter asked since. */
export async function hasSupported(db: Db, { athleteId, supporterId }: Pair): Promise<boolean> {
  const accepted = await db
    .selectFrom('supports')
    .select('id')
    .where((is) => is.and({ athlete_id: athleteId, supporter_id: supporterId }))
    .where('accepted_at', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return accepted !== undefined
}

/** Of each pair the support that is open, otherwise the last that was accepted. */
export async function findSupportsBetween(db: Db, pairs: Pair[]): Promise<SupportBetween[]> {
  const athletes = pairs.map(({ athleteId }) => athleteId)
  const supporters = pairs.map(({ supporterId }) => supporterId)
  const { rows } = await sql<SupportRecord>`
    select distinct on (s.athlete_id, s.supporter_id) s.*
    from unnest(${athletes}::integer[], ${supporters}::integer[]) as p (athlete_id, supporter_id)
    join supports s using (athlete_id, supporter_id)
    where s.status in ('PENDING', 'ACTIVE') or s.accepted_at is not null
    order by s.athlete_id, s.supporter_id, (s.status = 'ACTIVE') desc, s.status = 'PENDING' desc,
      s.id desc`.execute(db)
  return rows.map((row) => ({
    athleteId: row.athlete_id,
    supporterId: row.supporter_id,
    id: row.id,
    credits: row.credits,
    status: statusNow(row),
    endsAt: row.ends_at,
  }))
}
