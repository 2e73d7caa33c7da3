import type { postWalletTransaction } from '@podium/contract/wallet'
import type { Input, Reply } from '@podium/contract/route'
import type { Tx } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { refuse } from '../../platform/http/refuse.ts'
import { available, granted } from './accounts.ts'
import { findPerson } from './records.ts'
import { transfer } from './transfer.ts'

type Adjustment = Input<typeof postWalletTransaction>['body']

/** Gives credits to somebody or takes them, with a reason; never below zero, never for admins (P36). */
export async function adjustCredits(
  tx: Tx,
  admin: Viewer,
  { userId, creditsNumber, description }: Adjustment,
): Promise<Reply<typeof postWalletTransaction>> {
  const gives = creditsNumber > 0
  const own = available(userId)
  const platform = granted(userId)
  const made = await transfer(tx, {
    from: gives ? platform : own,
    to: gives ? own : platform,
    credits: Math.abs(creditsNumber),
    reason: gives ? 'GIVEN' : 'TAKEN',
    actor: admin.id,
    description,
    needsOpen: true,
    mayOpen: () => requireMember(tx, userId),
  })
  return {
    id: made.id,
    createdDate: made.at.toISOString(),
    description,
    creditsNumber,
    reason: gives ? 'GIVEN' : 'TAKEN',
    cause: null,
    available: (gives ? made.to : made.from).balance,
  }
}

/** Only members hold credits. Asked once: whoever has an account is one for good. */
async function requireMember(tx: Tx, userId: number): Promise<void> {
  const person = (await findPerson(tx, userId)) ?? refuse('userNotFound')
  if (person.role === 'ADMIN') refuse('forbidden')
}
