import type { SupportStatus } from '@podium/contract/support-rules'
import { lock, lockAllShared, type Tx } from '../../platform/database/index.ts'
import { findSides, type SupportRecord } from './records.ts'

const personLock = 'supports-of'
const open: SupportStatus[] = ['PENDING', 'ACTIVE']

/**
 * Lets neither of two people be hidden or leave before this transaction is over (`lockPerson`): who
 * comes second sees what the first one did. The lower id first, as everywhere.
 */
export async function keepInPlace(tx: Tx, one: number, other: number): Promise<void> {
  const inOrder = [one, other].sort((a, b) => a - b)
  await lockAllShared(
    tx,
    inOrder.map((userId) => [personLock, userId]),
  )
}

/** Waits for everything under way about a person's supports, and holds up what comes. */
export function lockPerson(tx: Tx, userId: number): Promise<void> {
  return lock(tx, personLock, userId)
}

/** A support and, with it, what the same two have open; locked until the transaction ends. */
export interface Locked {
  support: SupportRecord
  /** The request that waits, if any. */
  pending: SupportRecord | undefined
  /** The support that runs, if any. */
  active: SupportRecord | undefined
}

/** Locks a support together with what else its two people have open, always in the same order. */
export async function lockSupport(tx: Tx, id: number): Promise<Locked | undefined> {
  const sides = await findSides(tx, id)
  return sides && lockBetween(tx, id, sides)
}

/** The two sides of a support, and what waits for it, which never change. */
export type Sides = Pick<SupportRecord, 'supporter_id' | 'athlete_id' | 'hold_id'>

/** The same where its sides are known. */
export async function lockBetween(tx: Tx, id: number, sides: Sides): Promise<Locked | undefined> {
  const rows = await tx
    .selectFrom('supports')
    .selectAll()
    .where((where) =>
      where.or([
        where('id', '=', id),
        where.and([
          where('supporter_id', '=', sides.supporter_id),
          where('athlete_id', '=', sides.athlete_id),
          where('status', 'in', open),
        ]),
      ]),
    )
    .orderBy('id')
    .forUpdate()
    .execute()
  const support = rows.find((row) => row.id === id)
  return support && { support, ...openAmong(rows) }
}

/** Locks what two people have open with each other. */
export async function lockOpen(
  tx: Tx,
  { supporterId, athleteId }: { supporterId: number; athleteId: number },
): Promise<Omit<Locked, 'support'>> {
  const rows = await tx
    .selectFrom('supports')
    .selectAll()
    .where((is) => is.and({ supporter_id: supporterId, athlete_id: athleteId }))
    .where('status', 'in', open)
    .orderBy('id')
    .forUpdate()
    .execute()
  return openAmong(rows)
}

function openAmong(rows: SupportRecord[]): Omit<Locked, 'support'> {
  const withStatus = (status: SupportStatus) => rows.find((row) => row.status === status)
  return { pending: withStatus('PENDING'), active: withStatus('ACTIVE') }
}

/** Locks everything a person has open, on either side. */
export function lockOpenOf(tx: Tx, userId: number): Promise<SupportRecord[]> {
  return tx
    .selectFrom('supports')
    .selectAll()
    .where((is) => is.or({ supporter_id: userId, athlete_id: userId }))
    .where('status', 'in', open)
    .orderBy('id')
    .forUpdate()
    .execute()
}
