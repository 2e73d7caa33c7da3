import type { ListedCard } from '@podium/contract/network'
import type { Db } from '../../platform/database/index.ts'
import { findProfiles } from '../profiles/index.ts'
import { entryOf, findBlanks } from './directory/index.ts'
import { blankCard, viewCard } from './view-card.ts'

/** The cards of hidden profiles: filled for admins, blank for all other viewers (`profile.hidden`). */
export async function listBlanks(
  db: Db,
  { seesAll }: { seesAll: boolean },
  page: { offset: number; limit: number },
): Promise<ListedCard[]> {
  if (page.limit <= 0) return []
  if (!seesAll) return Array.from({ length: page.limit }, () => blankCard)
  const ids = await findBlanks(db, page)
  const profiles = await findProfiles(db, ids)
  return profiles.map((profile) => ({ ...viewCard(entryOf(profile)), hiddenProfile: true }))
}
