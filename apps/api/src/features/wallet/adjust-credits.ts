import type { postWalletTransaction } from '@podium/contract/wallet'
import type { Input, Reply } from '@podium/contract/route'
import type { Db, InTransaction, Tx } from '../../platform/database/index.ts'
import { type NamedAct, once, type Viewer } from '../../platform/http/index.ts'
import { refuse } from '../../platform/refuse.ts'
import type { LivePublisher } from '../../platform/live/index.ts'
import { available, granted } from './accounts.ts'
import { findPerson } from './records.ts'
import {
  type TransferResult,
  resultOf,
  type Transfer,
  transfer,
  transferAlone,
} from './transfer.ts'

type Adjustment = Input<typeof postWalletTransaction>['body']

export interface WalletParts {
  db: Db
  inTransaction: InTransaction
  live: LivePublisher
}

/**
 * Gives credits to a member or takes them, with a reason; never below zero, never for admins
 * (`wallet.transfer`). Usually one statement; only what needs more runs in a transaction.
 */
export async function adjustCredits(
  parts: WalletParts,
  admin: Viewer,
  adjustment: Adjustment,
  named: NamedAct | null,
): Promise<Reply<typeof postWalletTransaction>> {
  const wanted = transferFor(adjustment, admin)
  const result =
    (await transferAlone(parts, wanted, named)) ??
    (await once(parts, named, (tx) => adjustInTransaction(tx, wanted, adjustment.userId)))
  return viewAdjustment(adjustment, result)
}

/** The same as part of something larger. */
export function adjustCreditsWithin(
  tx: Tx,
  admin: Viewer,
  adjustment: Adjustment,
): Promise<TransferResult> {
  return adjustInTransaction(tx, transferFor(adjustment, admin), adjustment.userId)
}

async function adjustInTransaction(
  tx: Tx,
  wanted: Transfer,
  userId: number,
): Promise<TransferResult> {
  return resultOf(await transfer(tx, { ...wanted, mayOpen: () => requireMember(tx, userId) }))
}

function transferFor({ userId, creditsNumber, description }: Adjustment, admin: Viewer): Transfer {
  const gives = creditsNumber > 0
  const [own, platform] = [available(userId), granted(userId)]
  return {
    from: gives ? platform : own,
    to: gives ? own : platform,
    credits: Math.abs(creditsNumber),
    reason: gives ? 'GIVEN' : 'TAKEN',
    actor: admin.id,
    description,
    needsOpen: true,
    recorded: {
      act: gives ? 'CREDITS_GIVEN' : 'CREDITS_TAKEN',
      actorId: admin.id,
      userId,
      reason: description,
      requestId: admin.requestId,
    },
  }
}

function viewAdjustment(
  { creditsNumber, description }: Adjustment,
  { id, at, fromBalance, toBalance }: TransferResult,
): Reply<typeof postWalletTransaction> {
  const gives = creditsNumber > 0
  return {
    id,
    createdDate: new Date(at).toISOString(),
    description,
    creditsNumber,
    reason: gives ? 'GIVEN' : 'TAKEN',
    withdrawn: false,
    kind: 'transfer',
    state: null,
    cause: null,
    transactionId: null,
    about: null,
    goal: null,
    available: gives ? toBalance : fromBalance,
  }
}

/** Only members hold credits. Asked once: a holder of an account is one for good. */
async function requireMember(tx: Tx, userId: number): Promise<void> {
  const person = (await findPerson(tx, userId)) ?? refuse('userNotFound')
  if (person.role === 'ADMIN') refuse('forbidden')
}
