import { sql } from 'kysely'
import { hour, secondsFromNow } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/index.ts'
import { countedList, type WaitingList } from '../../platform/waiting.ts'

/** Which payments their provider does not know, or has not given a part back of for an hour. */
export const hangs = () => sql<boolean>`(
  (payments.status = 'UNKNOWN' and payments.transaction_id is not null)
  or payments.id in (select payment_id from refunds
                     where state = 'ASKED' and asked_at < ${secondsFromNow(-hour)}))`

/** The payments that hang, the oldest first: nobody but an admin can ask. */
export async function waitingPayments(db: Db, most: number): Promise<WaitingList> {
  const { rows } = await sql<{ total: number; id: number; user_id: number; created_at: Date }>`
    select count(*) over () as total, id, user_id, created_at
    from payments where ${hangs()}
    order by id limit ${most}`.execute(db)
  return countedList(rows, ({ id, user_id, created_at }) => ({
    id,
    since: created_at,
    deadline: null,
    personId: user_id,
    facts: {},
  }))
}
