import type { ClubKey } from '@podium/contract/clubs'
import type { Sport } from '@podium/contract/sports'
import { lockShared, type Tx } from '../../platform/database/index.ts'
import { fold } from '../places/index.ts'
import { type ClubRecord, findOrInsertClub } from './records.ts'

/** A club's name as it is compared; one of signs alone, of which folding leaves nothing, as it is. */
export function foldClub(name: string): string {
  return fold(name) || name.toLowerCase()
}

/**
 * A club by what somebody calls it: a name that differs in case or accents only is a known one
 * (`clubs.matching`). An admin who renames or merges it waits until what names it is written.
 */
export async function enterClub(
  tx: Tx,
  { name, sport }: { name: string; sport: Sport },
): Promise<ClubRecord> {
  await lockShared(tx, 'clubs')
  return findOrInsertClub(tx, { sport, name, folded: foldClub(name) })
}

/** The name a club goes by. */
export async function nameClub(tx: Tx, club: { name: string; sport: Sport }): Promise<string> {
  return (await enterClub(tx, club)).name
}

/** A club as the contract tells it. */
export function viewClub({ name, sport }: { name: string; sport: Sport }): ClubKey {
  return { clubCompositeKey: { clubName: name, sport } }
}
