import type { Profile } from '@podium/contract/profiles'
import type { Db } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { refuse } from '../../platform/http/refuse.ts'
import { mayRead } from './policy.ts'
import { findProfile, type ProfileRole } from './records.ts'
import { viewProfile } from './views.ts'

/** The page of somebody in a role. Hidden, closed or of another role: not there (P21). */
export async function readProfile(
  db: Db,
  viewer: Viewer | null,
  wanted: { id: number; role: ProfileRole },
): Promise<Profile> {
  const profile = (await findProfile(db, wanted.id)) ?? refuse('userNotFound')
  if (profile.role !== wanted.role || !mayRead(viewer, profile)) refuse('userNotFound')
  return viewProfile(db, profile, viewer)
}
