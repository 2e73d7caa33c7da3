import type { PaymentMethod } from '@podium/contract/payments'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/index.ts'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    sandbox_payments: SandboxPaymentsTable
    sandbox_refunds: SandboxRefundsTable
  }
}

export type SandboxState = 'OPEN' | 'APPROVED' | 'REFUSED' | 'EXPIRED' | 'REFUNDED' | 'FAULTY'

export interface SandboxPaymentsTable {
  transaction_id: string
  state: SandboxState
  method: PaymentMethod | null
  deadline: Date
  approved_from: Date | null
  /** What was to be paid. */
  cents: number
}

interface SandboxRefundsTable {
  reference: string
  transaction_id: string
  cents: number
}

export async function insertSandboxPayment(tx: Tx, payment: SandboxPaymentsTable): Promise<void> {
  await tx.insertInto('sandbox_payments').values(payment).execute()
}

export function findSandboxPayment(db: Db, transactionId: string) {
  return db
    .selectFrom('sandbox_payments')
    .selectAll()
    .where('transaction_id', '=', transactionId)
    .executeTakeFirst()
}

export async function updateSandboxPayment(
  tx: Tx,
  transactionId: string,
  change: Partial<SandboxPaymentsTable>,
): Promise<void> {
  await tx
    .updateTable('sandbox_payments')
    .set(change)
    .where('transaction_id', '=', transactionId)
    .execute()
}

/** Notes a part that goes back, once; answers what went back in all. */
export async function addSandboxRefund(tx: Tx, part: SandboxRefundsTable): Promise<number> {
  await tx
    .insertInto('sandbox_refunds')
    .values(part)
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .execute()
  const { back } = await tx
    .selectFrom('sandbox_refunds')
    .select(sql<number>`coalesce(sum(cents), 0)`.as('back'))
    .where('transaction_id', '=', part.transaction_id)
    .executeTakeFirstOrThrow()
  return back
}

/** The payment, locked until the transaction ends. */
export function lockSandboxPayment(tx: Tx, transactionId: string) {
  return tx
    .selectFrom('sandbox_payments')
    .selectAll()
    .where('transaction_id', '=', transactionId)
    .forUpdate()
    .executeTakeFirst()
}
