import { sql } from 'kysely'
import { hour, secondsFromNow } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/index.ts'
import { type WaitingList, waitingList } from '../../platform/waiting.ts'

/** Which payments their provider does not know, or has not given a part back of for an hour. */
export const hangs = () => sql<boolean>`(
  (payments.status = 'UNKNOWN' and payments.transaction_id is not null)
  or payments.id in (select payment_id from refunds
                     where state = 'ASKED' and asked_at < ${secondsFromNow(-hour)}))`

/** The payments that hang, the oldest first: nobody but an admin can ask. */
export function waitingPayments(db: Db, most: number): Promise<WaitingList> {
  const statement = sql`
    select count(*) over () as total, transaction_id as id, user_id as "personId",
      created_at as since
    from payments where ${hangs()}
    order by payments.id limit ${most}`
  return waitingList(db, statement)
}
