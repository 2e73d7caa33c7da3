import type { ProviderName } from '@podium/contract/payments'
import type { RefundKind, RefundState } from '@podium/contract/payment-rules'
import { type Generated, type Selectable, sql } from 'kysely'
import { now } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/index.ts'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    refunds: RefundsTable
  }
}

interface RefundsTable {
  id: Generated<number>
  payment_id: number
  user_id: number
  kind: RefundKind
  state: RefundState
  credits: number
  cents: number
  owed_credits: Generated<number>
  actor_id: number | null
  reason: string
  taken_id: number | null
  taken_credits: number
  request_id: string
  asked_at: Date
  tried_at: Date
  tries: number
  done_at: Date | null
}

/** A part of a payment that goes back (`payments.refund`); a credit note belongs to one of these. */
export type RefundRecord = Selectable<RefundsTable>

/** Who asks for what to go back, and what was taken for it at once. */
export type NewRefund = Pick<
  RefundRecord,
  | 'payment_id'
  | 'user_id'
  | 'kind'
  | 'credits'
  | 'cents'
  | 'actor_id'
  | 'reason'
  | 'taken_id'
  | 'taken_credits'
  | 'request_id'
>

/** Notes what goes back, before its provider hears of it. */
export function insertRefund(tx: Tx, refund: NewRefund): Promise<RefundRecord> {
  const at = now()
  return tx
    .insertInto('refunds')
    .values({ ...refund, state: 'ASKED', asked_at: at, tried_at: at, tries: 1, done_at: null })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export function findRefund(db: Db, id: number): Promise<RefundRecord | undefined> {
  return db.selectFrom('refunds').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The part of a payment that is under way; the payment is locked before. */
export function findUnderWay(tx: Tx, paymentId: number): Promise<RefundRecord | undefined> {
  return tx
    .selectFrom('refunds')
    .selectAll()
    .where((is) => is.and({ payment_id: paymentId, state: 'ASKED' }))
    .executeTakeFirst()
}

/** The transfers that took credits back because a buyer withdrew from one of these payments. */
export async function findWithdrawals(db: Db, paymentIds: number[]): Promise<ReadonlySet<number>> {
  const found = await db
    .selectFrom('refunds')
    .select('taken_id')
    .where('kind', '=', 'WITHDRAWAL')
    .where('payment_id', 'in', paymentIds)
    .execute()
  return new Set(found.flatMap(({ taken_id: id }) => id ?? []))
}

/** What went back of a payment, the earliest first. */
export function findDone(db: Db, paymentId: number): Promise<RefundRecord[]> {
  return db
    .selectFrom('refunds')
    .selectAll()
    .where((is) => is.and({ payment_id: paymentId, state: 'DONE' }))
    .orderBy('id')
    .execute()
}

/** Every part of a buyer's payments that went back or was to go, for the export of their data. */
export function findEveryRefund(db: Db, userId: number) {
  return db
    .selectFrom('refunds')
    .select(['payment_id', 'kind', 'state', 'credits', 'cents', 'owed_credits', 'reason'])
    .select(['asked_at', 'done_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()
}

export async function updateRefund(
  tx: Tx,
  id: number,
  change: Partial<Pick<RefundRecord, 'state' | 'owed_credits' | 'done_at'>>,
): Promise<void> {
  await tx.updateTable('refunds').set(change).where('id', '=', id).execute()
}

/**
 * Takes the next part whose provider is due to be asked again, so that no other server asks too: a
 * minute after the first try, then after twice as long each time, up to six hours.
 */
export async function takeDueRefund(
  tx: Tx,
  provider: ProviderName,
  at: Date,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    update refunds set tries = tries + 1, tried_at = ${at}
    where id = (
      select r.id from refunds r
      join payments p on p.id = r.payment_id and p.provider = ${provider}
      where r.state = 'ASKED'
        and r.tried_at <= ${at}::timestamptz
          - least(interval '50 seconds' * power(2, least(r.tries, 12) - 1), interval '6 hours')
      order by r.tried_at, r.id limit 1
      for update of r skip locked)
    returning id`.execute(tx)
  return rows[0]?.id
}
