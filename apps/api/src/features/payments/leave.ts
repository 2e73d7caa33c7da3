import type { Db } from '../../platform/database/index.ts'
import type { ExportPart } from '../settings/index.ts'
import { findEveryDocument } from './invoicing/index.ts'
import { findEveryPayment } from './list-records.ts'
import { findEveryRefund } from './refund-records.ts'

export const paymentsExport: ExportPart = {
  name: 'payments',
  collect: async (db: Db, userId: number) => {
    const [payments, refunds, documents] = await Promise.all([
      findEveryPayment(db, userId),
      findEveryRefund(db, userId),
      findEveryDocument(db, userId),
    ])
    return payments.map((payment) => ({
      ...payment,
      // The form of a payment is the provider's and tells nothing about its owner.
      form: undefined,
      document: undefined,
      documents: documents.filter(({ payment_id }) => payment_id === payment.id),
      refunds: refunds.filter(({ payment_id }) => payment_id === payment.id),
    }))
  },
}
