import { type Db, lock, type Tx } from '../../platform/database/index.ts'
import { refuse } from '../../platform/refuse.ts'
import { mailPasswordSet } from '../identity/index.ts'
import type { ExportPart } from '../settings/index.ts'
import { endDelegations, endDelegationsOf } from './agree.ts'
import {
  findDelegates,
  findEvery,
  findEveryAct,
  findGiven,
  findMailedOffers,
  findOpenOf,
  findUnfit,
} from './records.ts'

/** Ends all delegations of an account that is closed, on either side. */
export function leaveDelegations(tx: Tx, { userId }: { userId: number }): Promise<void> {
  return endDelegationsOf(tx, userId, { hasLeft: true })
}

/** A member who turns out to be under age keeps their guardians alone, and acts for nobody. */
export async function leaveToGuardians(tx: Tx, { userId }: { userId: number }): Promise<void> {
  await endDelegations(tx, await findUnfit(tx, userId), null)
}

/**
 * Ends the offers by mail of a member who set another password, since whoever had the old one could have
 * made them. Delegations that run go on, since both sides agreed; the notice says where to end them.
 */
export async function followPassword(tx: Tx, { userId }: { userId: number }): Promise<void> {
  await endDelegations(tx, await findMailedOffers(tx, userId), userId)
  const delegates = await findDelegates(tx, userId)
  await mailPasswordSet(tx, userId, {
    isActedFor: delegates.some(({ kind }) => kind !== 'GUARDIAN'),
  })
}

/** Whoever had somebody's account meanwhile may have agreed that others act for it; guardians stay. */
export async function endGiven(tx: Tx, { userId }: { userId: number }): Promise<void> {
  await endDelegations(tx, await findGiven(tx, userId), userId)
}

/**
 * Who is blocked acts for the other no more, either way; what one of them accepts this moment is waited
 * for, and ended too.
 */
export async function partDelegations(
  tx: Tx,
  { blockerId, blockedId, isOwn }: { blockerId: number; blockedId: number; isOwn: boolean },
): Promise<void> {
  const [one, other] = [blockerId, blockedId].toSorted((a, b) => a - b)
  await lock(tx, 'delegation', one ?? 0, other ?? 0)
  await lock(tx, 'delegation', other ?? 0, one ?? 0)
  // Who acts for whom is a member's own (`delegation.scopes`), also by this way.
  if (!isOwn && (await findOpenOf(tx, blockerId, blockedId)).length > 0) refuse('scopeMissing')
  return endDelegationsOf(tx, blockerId, { otherId: blockedId })
}

export const delegationsExport: ExportPart = {
  name: 'delegations',
  collect: async (db: Db, userId: number) => ({
    delegations: await findEvery(db, userId),
    acts: await findEveryAct(db, userId),
  }),
}
