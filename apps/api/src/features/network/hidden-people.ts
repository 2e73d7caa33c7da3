import type { ListedCard } from '@podium/contract/network'
import type { Page } from '@podium/contract/list'
import type { Db } from '../../platform/database/index.ts'
import { findProfiles } from '../profiles/index.ts'
import { findHidden, type HiddenFilter } from './hidden-records.ts'
import { entryOf, type Slice } from './directory/index.ts'
import { viewCard } from './view-card.ts'

/** Hidden profiles by name: for admins, whose filters reach them too (`network.search`). */
export async function listHidden(
  db: Db,
  filter: HiddenFilter,
  slice: Slice,
): Promise<Page<ListedCard>> {
  const { ids, total } = await findHidden(db, filter, slice)
  const profiles = new Map((await findProfiles(db, ids)).map((profile) => [profile.id, profile]))
  const found = ids.flatMap((id) => profiles.get(id) ?? [])
  const list = found.map((profile) => ({ ...viewCard(entryOf(profile)), hiddenProfile: true }))
  return { list, total }
}
