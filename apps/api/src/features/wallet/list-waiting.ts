import { sql } from 'kysely'
import type { Db } from '../../platform/database/index.ts'
import { type WaitingList, waitingList } from '../../platform/waiting.ts'

/** Who owes credits, the greatest debt first; since when the last of it is owed. */
export function waitingDebts(db: Db, most: number): Promise<WaitingList> {
  const statement = sql`
    select count(*) over () as total, user_id as id, user_id as "personId", -balance as credits,
      (select created_at from transfers where from_account = accounts.id order by id desc limit 1)
        as since
    from accounts where kind = 'debt' and balance < 0
    order by balance, user_id limit ${most}`
  return waitingList(db, statement)
}
