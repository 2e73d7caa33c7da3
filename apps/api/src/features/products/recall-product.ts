import { now } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { refuse } from '../../platform/refuse.ts'
import { recordRestriction, type Why } from '../decisions/index.ts'
import { productRecalled } from './events.ts'
import { lockAnyProduct, updateProduct } from './records.ts'

/**
 * An admin recalls a product (`products.recall`), also one that its sponsor took away: it is off for
 * good. One that is recalled already stays as it is.
 */
export async function recallProduct(
  tx: Tx,
  admin: Viewer,
  { id, reason, basis }: Why & { id: number },
): Promise<void> {
  const product = (await lockAnyProduct(tx, id)) ?? refuse('entityDoesNotExist')
  if (product.recalled_at) return
  await updateProduct(tx, id, { active: false, recalled_at: now(), recall_reason: reason })
  const { sponsor_id: sponsorId, title, active } = product
  await tx.emit(productRecalled, { productId: id, sponsorId, title, reason })
  await recordRestriction(tx, admin, {
    act: 'PRODUCT_RECALLED',
    on: { kind: 'product', id },
    userId: sponsorId,
    restricts: sponsorId,
    quoted: title,
    undo: { active },
    before: { title, active },
    after: { title, active: false },
    ...{ reason, basis },
  })
}
