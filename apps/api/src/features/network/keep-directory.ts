import { sportPhrases } from '@podium/phrases/sports'
import type { Tx } from '../../platform/database/index.ts'
import { findProfile, isVisible, type ProfileRecord } from '../profiles/index.ts'
import { fold } from './fold.ts'
import { deleteEntry, type DirectoryTable, upsertEntry } from './records.ts'

/**
 * Brings somebody's entry in the directory up to date: only who is visible has one, so no search
 * can ever find anybody else (P21).
 */
export async function keepDirectoryEntry(tx: Tx, { userId }: { userId: number }): Promise<void> {
  const profile = await findProfile(tx, userId)
  if (!profile || !isVisible(profile)) return deleteEntry(tx, userId)
  await upsertEntry(tx, entryOf(profile))
}

function entryOf(profile: ProfileRecord): DirectoryTable {
  const { id, name, last_name, sport, country_code, region, phrase, sportest_score } = profile
  const searched = [
    profile.club_name,
    sport && sportPhrases.en[sport],
    sport && sportPhrases.pt[sport],
  ]
  const folded_name = fold(`${name} ${last_name}`)
  return {
    user_id: id,
    role: profile.role as DirectoryTable['role'],
    name,
    last_name,
    sport,
    club_name: profile.club_name,
    avatar_id: profile.avatar_id,
    country_code,
    region,
    phrase,
    sportest_score,
    folded_name,
    folded_search: [folded_name, ...searched.filter((text) => text !== null).map(fold)].join(' | '),
  }
}
