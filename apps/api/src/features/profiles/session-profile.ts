import type { SessionUser } from '@podium/contract/identity'
import type { Db } from '../../platform/database/index.ts'
import { findForSession } from './records.ts'

/** What a session tells of its profile; an empty club name means independent (`profile.fields`). */
export async function sessionProfile(
  db: Db,
  userId: number,
): Promise<Pick<SessionUser, 'club' | 'suspended'>> {
  const { sport, club_name, suspended_at } = (await findForSession(db, userId)) ?? {}
  return {
    club: sport ? { clubCompositeKey: { clubName: club_name ?? '', sport } } : null,
    suspended: Boolean(suspended_at),
  }
}
