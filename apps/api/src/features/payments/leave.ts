import type { Db, Tx } from '../../platform/database/index.ts'
import type { ExportPart } from '../identity/index.ts'
import { findEveryPayment } from './list-records.ts'
import { forgetInvoices } from './records.ts'

/** A year after an account was closed nobody is named on its payments any more (P17). */
export function forgetPayer(tx: Tx, { userId }: { userId: number }): Promise<void> {
  return forgetInvoices(tx, userId)
}

export const paymentsExport: ExportPart = {
  name: 'payments',
  collect: async (db: Db, userId: number) => {
    const payments = await findEveryPayment(db, userId)
    // The form of a payment is the provider's and tells nothing about its owner.
    return payments.map((payment) => ({ ...payment, form: undefined }))
  },
}
