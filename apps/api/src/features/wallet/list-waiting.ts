import { sql } from 'kysely'
import type { Db } from '../../platform/database/index.ts'
import { countedList, type WaitingList } from '../../platform/waiting.ts'

/** Who owes credits, the greatest debt first; since when the last of it is owed. */
export async function waitingDebts(db: Db, most: number): Promise<WaitingList> {
  const { rows } = await sql<{ total: number; user_id: number; debt: number; since: Date }>`
    select count(*) over () as total, user_id, -balance as debt,
      (select created_at from transfers where from_account = accounts.id order by id desc limit 1)
        as since
    from accounts where kind = 'debt' and balance < 0
    order by balance, user_id limit ${most}`.execute(db)
  return countedList(rows, ({ user_id, debt, since }) => ({
    id: user_id,
    since,
    deadline: null,
    personId: user_id,
    facts: { credits: debt },
  }))
}
