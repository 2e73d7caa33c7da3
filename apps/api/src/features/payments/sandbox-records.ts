import type { PaymentMethod } from '@podium/contract/payments'
import type { Db, Tx } from '../../platform/database/index.ts'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    sandbox_payments: SandboxPaymentsTable
  }
}

export type SandboxState = 'OPEN' | 'APPROVED' | 'REFUSED' | 'EXPIRED' | 'REFUNDED' | 'FAULTY'

export interface SandboxPaymentsTable {
  transaction_id: string
  state: SandboxState
  method: PaymentMethod | null
  deadline: Date
  approved_from: Date | null
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
