import { sql } from 'kysely'
import { isShown } from '../features/profiles/index.ts'
import type { Db } from '../platform/database/index.ts'

/**
 * Whether one person may know of another: the other's page is shown, or the two wrote to each other,
 * supported, sold or acted for one another. Of anybody else a number tells nothing (`profile.hidden`).
 */
export async function mayKnow(db: Db, one: number, other: number): Promise<boolean> {
  if (await isShown(db, other)) return true
  const pairs = sql`((${one}::integer, ${other}::integer), (${other}::integer, ${one}::integer))`
  const { rows } = await sql<{ dealt: boolean }>`
    select exists (select from conversation_sides where (user_id, other_id) in ${pairs})
      or exists (select from supports where (supporter_id, athlete_id) in ${pairs})
      or exists (select from orders where (buyer_id, seller_id) in ${pairs})
      or exists (
        select from delegations
        where accepted_at is not null and (principal_id, delegate_id) in ${pairs}
      ) as dealt`.execute(db)
  return rows[0]?.dealt ?? false
}
