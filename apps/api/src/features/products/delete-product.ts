import { now } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { refuse } from '../../platform/refuse.ts'
import { recordAct } from '../audit/index.ts'
import { setKept } from '../files/index.ts'
import { mayEdit, mayRemove } from './policy.ts'
import {
  deleteProductRow,
  findOffer,
  lockProduct,
  type ProductRecord,
  updateProduct,
} from './records.ts'

/**
 * Takes a product away for good; one that was ordered is archived, for its orders' sake
 * (`orders.course`).
 */
export async function deleteProduct(tx: Tx, viewer: Viewer, id: number): Promise<void> {
  const product = (await lockProduct(tx, id)) ?? refuse('entityDoesNotExist')
  if (!mayRemove(viewer, product)) refuse('forbidden')
  if (product.ordered) await updateProduct(tx, id, { archived_at: now(), active: false })
  else await deleteProductRow(tx, id)
  if (product.image_id && !product.image_ordered) await setKept(tx, product.image_id, false)
  if (!mayEdit(viewer, product)) await recordDeletion(tx, viewer, product)
}

/** An admin takes a product away; one that is gone already stays gone. */
export async function removeProduct(tx: Tx, admin: Viewer, id: number): Promise<void> {
  if (await findOffer(tx, id)) await deleteProduct(tx, admin, id)
}

function recordDeletion(tx: Tx, admin: Viewer, product: ProductRecord): Promise<void> {
  const { id, sponsor_id: userId, title, credits } = product
  const before = { title, credits }
  return recordAct(tx, admin, {
    act: 'PRODUCT_DELETED',
    on: { kind: 'product', id },
    userId,
    before,
  })
}
