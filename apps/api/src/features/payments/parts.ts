import type { Company } from '@podium/contract/company'
import type { Db, InTransaction } from '../../platform/database/index.ts'
import type { Log } from '../../platform/log.ts'
import type { Taxes } from '../taxes/index.ts'
import type { InvoicingProvider } from './invoicing/index.ts'
import type { PaymentProvider } from './provider.ts'

/** What payments ask of features on their right; the app gives it. */
export interface PaymentPorts {
  /**
   * The whole days of the time that a payment paid of a plan, and how many of them have not begun; null
   * where it was taken back already.
   */
  planDays: (db: Db, paymentId: number) => Promise<{ all: number; left: number } | null>
  /** The plan that the buyer has once that is taken back, and until when; null where none is left. */
  planAfter: (
    db: Db,
    payment: { id: number; user_id: number },
  ) => Promise<{ planId: string; endsAt: Date } | null>
}

/** What payments work with. */
export interface PaymentParts {
  ports: PaymentPorts
  db: Db
  inTransaction: InTransaction
  log: Log
  provider: PaymentProvider
  /** Null where invoices are issued elsewhere. */
  invoicing: InvoicingProvider | null
  taxes: Taxes
  productName: string
  company: Company
  /** The status page, in full, where the provider sends the buyer back to. */
  redirectUrl: string
}
