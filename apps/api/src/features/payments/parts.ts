import type { Company } from '@podium/contract/company'
import type { Db, InTransaction } from '../../platform/database/index.ts'
import type { Log } from '../../platform/log.ts'
import type { PaymentProvider } from './provider.ts'

/** What payments work with. */
export interface PaymentParts {
  db: Db
  inTransaction: InTransaction
  log: Log
  provider: PaymentProvider
  productName: string
  company: Company
  /** The status page, in full, where the provider sends the buyer back to. */
  redirectUrl: string
}
