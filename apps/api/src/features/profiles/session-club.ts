import type { SessionUser } from '@podium/contract/identity'
import type { Db } from '../../platform/database/index.ts'
import { findSportAndClub } from './records.ts'

/** The club a session tells about; an empty club name means independent (`profile.fields`). */
export async function sessionClub(db: Db, userId: number): Promise<SessionUser['club']> {
  const { sport = null, club_name = null } = (await findSportAndClub(db, userId)) ?? {}
  return sport ? { clubCompositeKey: { clubName: club_name ?? '', sport } } : null
}
