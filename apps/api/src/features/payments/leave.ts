import type { Db } from '../../platform/database/index.ts'
import type { ExportPart } from '../settings/index.ts'
import { findEveryPayment } from './list-records.ts'

export const paymentsExport: ExportPart = {
  name: 'payments',
  collect: async (db: Db, userId: number) => {
    const payments = await findEveryPayment(db, userId)
    // The form of a payment is the provider's and tells nothing about its owner.
    return payments.map((payment) => ({ ...payment, form: undefined }))
  },
}
