import { isListed } from '@podium/contract/network'
import { personName } from '@podium/contract/person-name'
import { sportPhrases } from '@podium/phrases/sports'
import type { Tx } from '../../../platform/database/index.ts'
import {
  findProfile,
  isListed as isListedPage,
  isVisible,
  type ProfileRecord,
} from '../../profiles/index.ts'
import { fold, searchTextOf } from './fold.ts'
import { noteFirst } from './new-records.ts'
import { deleteEntry, type DirectoryTable, upsertEntry, writeBlank } from './directory-records.ts'

/**
 * Brings the directory's entry of a profile up to date: only one that is listed has one, so no search
 * can ever find another (`profile.hidden`, `decisions.effects`).
 */
export async function syncDirectoryEntry(tx: Tx, { userId }: { userId: number }): Promise<void> {
  const profile = await findProfile(tx, userId)
  await writeBlank(tx, userId, profile !== undefined && isHidden(profile))
  if (!profile || !isListedPage(profile)) return deleteEntry(tx, userId)
  await upsertEntry(tx, entryOf(profile))
  await noteFirst(tx, userId)
}

/** Hidden by its owner or an admin; a profile that was never published is not there yet. */
function isHidden(profile: ProfileRecord): boolean {
  const wasDecided = profile.visibility_chosen || profile.hidden_by_admin
  return profile.active && wasDecided && !isVisible(profile) && isListed(profile.role)
}

/**
 * A profile as the directory keeps it. Whose club would tell where to find a child has none here, so that
 * no card shows it and no search finds by it (`minors.protected`).
 */
export function entryOf(profile: ProfileRecord): DirectoryTable {
  const { id, name, last_name, sport, country_code, region, phrase, sportest_score } = profile
  const fullName = personName({ name, lastName: last_name })
  const club_name = profile.protected ? null : profile.club_name
  const searched = [
    fullName,
    club_name ?? '',
    ...(sport ? [sportPhrases.en[sport], sportPhrases.pt[sport]] : []),
  ]
  return {
    user_id: id,
    role: profile.role as DirectoryTable['role'],
    name,
    last_name,
    sport,
    club_name,
    avatar_id: profile.avatar_id,
    country_code,
    region,
    phrase,
    sportest_score,
    folded_name: fold(fullName),
    folded_search: searchTextOf(searched),
    protected: profile.protected,
  }
}
