import { sql } from 'kysely'
import { hour, secondsFromNow } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/index.ts'
import { type WaitingList, waitingList } from '../../platform/waiting.ts'
import type { PaymentProvider } from './provider.ts'

/** The provider of today. */
export type Asked = Pick<PaymentProvider, 'name'>

/**
 * Payments that their provider does not know, or has not given a part back of for an hour. An unknown payment
 * of a former provider is left out, since the server asks the configured one alone; its refunds stay, since an
 * admin notes them by hand.
 */
export const hangs = ({ name }: Asked) => sql<boolean>`(
  (payments.status = 'UNKNOWN' and payments.transaction_id is not null
    and payments.provider = ${name})
  or payments.id in (select payment_id from refunds
                     where state = 'ASKED' and asked_at < ${secondsFromNow(-hour)}))`

/** The payments that hang, the oldest first: nobody but an admin can ask. */
export function waitingPayments(db: Db, asked: Asked, most: number): Promise<WaitingList> {
  const statement = sql`
    select count(*) over () as total, transaction_id as id, user_id as "personId",
      created_at as since
    from payments where ${hangs(asked)}
    order by payments.id limit ${most}`
  return waitingList(db, statement)
}
