import type { Profile } from '@podium/contract/profiles'
import type { Db } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { refuse } from '../../platform/http/refuse.ts'
import { mayRead } from './policy.ts'
import type { ProfilePorts } from './ports.ts'
import { findProfile, type ProfileRecord, type ProfileRole } from './records.ts'
import { viewProfile } from './views.ts'

/** The page of somebody in a role. Hidden, closed or of another role: not there (P21). */
export async function readProfile(
  db: Db,
  ports: ProfilePorts,
  viewer: Viewer | null,
  wanted: { id: number; role: ProfileRole },
): Promise<Profile> {
  return viewProfile(db, ports, await requireReadable(db, viewer, wanted), viewer)
}

/** The profile of somebody in a role, as far as a viewer may know of it (code 8). */
export async function requireReadable(
  db: Db,
  viewer: Viewer | null,
  { id, role }: { id: number; role: ProfileRole },
): Promise<ProfileRecord> {
  const profile = (await findProfile(db, id)) ?? refuse('userNotFound')
  return profile.role === role && mayRead(viewer, profile) ? profile : refuse('userNotFound')
}
