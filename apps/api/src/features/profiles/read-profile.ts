import type { Profile } from '@podium/contract/profiles'
import type { Db } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { refuse } from '../../platform/refuse.ts'
import { recordReading } from '../audit/index.ts'
import { findInForce } from '../decisions/index.ts'
import { isPassedOn, mayRead } from './policy.ts'
import type { ProfilePorts } from './ports.ts'
import {
  findPage,
  findProfile,
  type PageRecord,
  type ProfileRecord,
  type ProfileRole,
} from './records.ts'
import { hasLeft, viewProfile } from './views.ts'

/** The page of somebody in a role. Hidden, closed or of another role: not there (`profile.hidden`). */
export async function readProfile(
  db: Db,
  ports: ProfilePorts,
  viewer: Viewer | null,
  wanted: { id: number; role: ProfileRole },
): Promise<Profile> {
  const profile = await requirePage(db, ports, viewer, wanted)
  if (viewer?.role === 'ADMIN') await recordRead(db, viewer, profile.id)
  return viewProfile(db, ports, profile, viewer)
}

/**
 * An admin reads the tax number and the address too, which nobody does unrecorded (`profile.views`).
 */
function recordRead(db: Db, admin: Viewer, userId: number): Promise<void> {
  return recordReading(db, admin, { act: 'ACCOUNT_READ', on: { kind: 'user', id: userId } })
}

/** The page of somebody in a role, as far as a viewer may know of it (`userNotFound`). */
async function requirePage(
  db: Db,
  { achievementsColumn }: ProfilePorts,
  viewer: Viewer | null,
  { id, role }: { id: number; role: ProfileRole },
): Promise<PageRecord> {
  return readable(db, viewer, role, await findPage(db, id, achievementsColumn))
}

/** The same without what else is on their page. */
export async function requireReadable(
  db: Db,
  viewer: Viewer | null,
  { id, role }: { id: number; role: ProfileRole },
): Promise<ProfileRecord> {
  return readable(db, viewer, role, await findProfile(db, id))
}

/** The same where others may take the page along, whoever asks. */
export async function requirePassedOn(
  db: Db,
  whose: { id: number; role: ProfileRole },
): Promise<ProfileRecord> {
  const profile = await requireReadable(db, null, whose)
  return isPassedOn(profile) ? profile : refuse('userNotFound')
}

async function readable<R extends ProfileRecord>(
  db: Db,
  viewer: Viewer | null,
  role: ProfileRole,
  found: R | undefined,
): Promise<R> {
  if (found?.role !== role || !mayRead(viewer, found)) refuse('userNotFound')
  return (await isGone(db, found)) ? refuse('userNotFound') : found
}

/**
 * Whether somebody has closed their account, which takes their page from admins too. One that an admin
 * deleted stays to be read by admins, who answer what its owner says against that (`account.closing`).
 */
export async function isGone(
  db: Db,
  profile: Pick<ProfileRecord, 'id' | 'active'>,
): Promise<boolean> {
  if (!(await hasLeft(db, profile))) return false
  const { id } = profile
  const deletion = { subjectType: 'account', subjectId: id, causes: ['ACCOUNT_DELETED'] } as const
  return !(await findInForce(db, deletion))
}
