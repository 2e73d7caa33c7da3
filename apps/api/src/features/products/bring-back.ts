import type { Tx } from '../../platform/database/index.ts'
import { addToUndo } from '../decisions/index.ts'
import { setKept } from '../files/index.ts'
import { lockAnyProduct, updateProduct } from './records.ts'

/** What an admin's act changed, beside what it did. */
type Undo = Record<string, unknown> | null

const wasActive = (undo: Undo) => undo?.active === true

/**
 * Brings a product back that an admin took away, on sale if it was. One that is recalled besides is on sale
 * once the recall is taken back too.
 */
export async function bringProductBack(tx: Tx, id: number, undo: Undo): Promise<void> {
  const product = await lockAnyProduct(tx, id)
  // Without its picture, once that is deleted, it cannot be offered.
  if (!product?.withheld || !product.image_id) return
  const active = await onSaleUnless(product.recalled_at !== null, tx, {
    ...{ id, undo, cause: 'PRODUCT_RECALLED' },
  })
  await updateProduct(tx, id, { archived_at: null, withheld: false, active })
  await setKept(tx, product.image_id, true)
}

/**
 * Takes a recall back: the product is on sale if it was; what was declined or sent back stays so. One that an
 * admin took away besides is on sale once it is brought back too.
 */
export async function takeRecallBack(tx: Tx, id: number, undo: Undo): Promise<void> {
  const product = await lockAnyProduct(tx, id)
  if (!product?.recalled_at) return
  const active = await onSaleUnless(product.archived_at !== null, tx, {
    ...{ id, undo, cause: 'PRODUCT_DELETED' },
  })
  await updateProduct(tx, id, { recalled_at: null, recall_reason: '', active })
}

/** Whether it is on sale from now on; where another decision stands, that puts back what this one would. */
async function onSaleUnless(
  isHeld: boolean,
  tx: Tx,
  { id, undo, cause }: { id: number; undo: Undo; cause: 'PRODUCT_DELETED' | 'PRODUCT_RECALLED' },
): Promise<boolean> {
  if (isHeld && wasActive(undo)) await addToUndo(tx, { cause, subjectId: id }, { active: true })
  return !isHeld && wasActive(undo)
}
