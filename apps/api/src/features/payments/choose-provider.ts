import type { Config } from '../../config.ts'
import type { Db, InTransaction } from '../../platform/database/index.ts'
import type { PaymentProvider } from './provider.ts'
import { createSandbox } from './sandbox.ts'
import { createSibs } from './sibs.ts'

/** The provider that the configuration names. */
export function chooseProvider(
  { payments, sibs }: Config,
  deps: { db: Db; inTransaction: InTransaction; secret: string },
): PaymentProvider {
  return payments === 'sibs' ? createSibs(sibs) : createSandbox(deps)
}
