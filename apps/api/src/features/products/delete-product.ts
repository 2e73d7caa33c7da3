import { now } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { refuse } from '../../platform/refuse.ts'
import { recordRestriction, type Why, withheldUntil } from '../decisions/index.ts'
import { setKept, withhold } from '../files/index.ts'
import { mayEdit, mayRemove } from './policy.ts'
import {
  deleteProductRow,
  findOffer,
  lockProduct,
  type ProductRecord,
  updateProduct,
} from './records.ts'

/** What is taken away, and why; a sponsor says nothing of their own. */
interface Asked extends Why {
  id: number
}

/**
 * Takes a product away for good; one that was ordered is archived, for its orders' sake
 * (`orders.course`).
 */
export async function deleteProduct(tx: Tx, viewer: Viewer, { id, ...why }: Asked): Promise<void> {
  const product = (await lockProduct(tx, id)) ?? refuse('entityDoesNotExist')
  if (!mayRemove(viewer, product)) refuse('forbidden')
  const byAdmin = !mayEdit(viewer, product)
  // Of a sponsor who has left it is nobody's to see, whatever an admin still has open.
  if (byAdmin && !(await findOffer(tx, id))) refuse('entityDoesNotExist')
  // What an admin takes away can come back by an appeal.
  if (product.ordered || byAdmin) {
    const gone = { archived_at: now(), active: false, withheld: byAdmin }
    await updateProduct(tx, id, gone)
  } else await deleteProductRow(tx, id)
  if (product.image_id && !product.image_ordered) {
    if (byAdmin) await withhold(tx, product.image_id, withheldUntil())
    else await setKept(tx, product.image_id, false)
  }
  if (byAdmin) await recordDeletion(tx, viewer, product, why)
}

/** An admin takes a product away; one that is gone already stays gone. */
export async function removeProduct(tx: Tx, admin: Viewer, asked: Asked): Promise<boolean> {
  const isThere = (await findOffer(tx, asked.id)) !== undefined
  if (isThere) await deleteProduct(tx, admin, asked)
  return isThere
}

function recordDeletion(tx: Tx, admin: Viewer, product: ProductRecord, why: Why): Promise<void> {
  const { id, sponsor_id: userId, title, credits, active } = product
  const before = { title, credits }
  return recordRestriction(tx, admin, {
    act: 'PRODUCT_DELETED',
    on: { kind: 'product', id },
    userId,
    before,
    ...why,
    restricts: userId,
    quoted: title,
    undo: { active },
  })
}
