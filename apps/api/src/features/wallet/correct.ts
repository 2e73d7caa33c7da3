import type { Tx } from '../../platform/database/index.ts'
import { findTransferWithSides } from './records.ts'
import { type CompletedTransfer, transfer } from './transfer.ts'

/**
 * Undoes a transfer by the opposite one; nothing is ever changed or deleted. A transfer is corrected
 * once. Refuses with `insufficientCredits` where the credits are no longer there.
 */
export async function correct(
  tx: Tx,
  transferId: number,
  by: { actor: number; description: string },
): Promise<CompletedTransfer> {
  const wrong = await findTransferWithSides(tx, transferId)
  if (!wrong) throw new Error(`there is no transfer ${transferId}`)
  // What is owed is also noted on the available account, which a plain opposite would not touch.
  if (wrong.from_kind === 'debt' || wrong.to_kind === 'debt') {
    throw new Error('a debt is corrected by a payment or its refund')
  }
  return transfer(tx, {
    from: { holder: wrong.to_holder, kind: wrong.to_kind },
    to: { holder: wrong.from_holder, kind: wrong.from_kind },
    credits: wrong.credits,
    reason: 'CORRECTION',
    cause: { kind: 'transfer', id: transferId },
    ...by,
  })
}
