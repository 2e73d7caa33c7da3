import type { Db, Tx } from '../../platform/database/index.ts'
import type { ExportPart } from '../settings/index.ts'
import { findProductsOf, forgetProductsOf } from './records.ts'

/**
 * A year after a sponsor closed their account nothing is left of what was never ordered
 * (`account.closing`).
 */
export function forgetProducts(tx: Tx, { userId }: { userId: number }): Promise<void> {
  return forgetProductsOf(tx, userId)
}

export const productsExport: ExportPart = {
  name: 'products',
  collect: (db: Db, userId: number) => findProductsOf(db, userId),
}
