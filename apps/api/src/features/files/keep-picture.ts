import type { Tx } from '../../platform/database/index.ts'
import { refuse } from '../../platform/refuse.ts'
import { keepFor, letGo } from './records.ts'

const refusalOf = {
  AVATAR: 'invalidAvatarId',
  COVER: 'invalidCoverId',
  PRODUCT: 'invalidProductImageId',
} as const

/** A picture that takes the place of another; 0 takes the place of it with nothing. */
export interface Replacement {
  purpose: keyof typeof refusalOf
  /** The one there now. */
  current: number | null
  /** The one wanted, of an upload; 0 for none, undefined to leave it as it is. */
  wanted: number | undefined
  /** Whose page it is on, and who puts it there. */
  userId: number
  givenBy: number
}

/** Keeps a picture that shows what a person did; false where it is none of theirs. */
export function keepProof(
  tx: Tx,
  { id, userId }: { id: number; userId: number },
): Promise<boolean> {
  return keepFor(tx, { id, purpose: 'PROOF', givenBy: userId, userId })
}

/** Keeps an uploaded picture and lets go of the one before; another person's is refused (`invalidAvatarId` and its like). */
export async function replacePicture(tx: Tx, change: Replacement): Promise<number | null> {
  const { current, wanted, purpose, userId, givenBy } = change
  if (wanted === undefined || wanted === current) return current
  if (wanted !== 0) {
    const kept = await keepFor(tx, { id: wanted, purpose, givenBy, userId })
    if (!kept) refuse(refusalOf[purpose])
  }
  if (current) await letGo(tx, current)
  return wanted || null
}
