import type { Tx } from '../../platform/database/index.ts'
import { setKept } from '../files/index.ts'
import { lockAnyProduct, updateProduct } from './records.ts'

/** What an admin's act changed, beside what it did. */
type Undo = Record<string, unknown> | null

const wasActive = (undo: Undo) => undo?.active === true

/** Brings a product back that an admin took away, on sale if it was. */
export async function bringProductBack(tx: Tx, id: number, undo: Undo): Promise<void> {
  const product = await lockAnyProduct(tx, id)
  // Without its picture, once that is deleted, it cannot be offered.
  if (!product?.withheld || product.recalled_at || !product.image_id) return
  await updateProduct(tx, id, { archived_at: null, withheld: false, active: wasActive(undo) })
  await setKept(tx, product.image_id, true)
}

/** Takes a recall back: the product is on sale if it was; what was declined or sent back stays so. */
export async function takeRecallBack(tx: Tx, id: number, undo: Undo): Promise<void> {
  const product = await lockAnyProduct(tx, id)
  if (!product?.recalled_at) return
  const active = wasActive(undo) && !product.archived_at
  await updateProduct(tx, id, { recalled_at: null, recall_reason: '', active })
}
