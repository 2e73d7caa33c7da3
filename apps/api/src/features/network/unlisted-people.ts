import { isListed, type ListedCard } from '@podium/contract/network'
import type { Page } from '@podium/contract/list'
import type { Role } from '@podium/contract/roles'
import type { Db } from '../../platform/database/index.ts'
import { findProfiles } from '../profiles/index.ts'
import { entryOf, type Slice } from './directory/index.ts'
import { findUnlisted, type Unlisted, type UnlistedFilter } from './unlisted-records.ts'
import { blankCard, viewCard } from './view-card.ts'

export type UnlistedRole = 'FAN' | 'ADMIN'

/** Whether a role is in no list of the network but an admin's (`network.search`). */
export function isUnlisted(role: Role | undefined): role is UnlistedRole {
  return role !== undefined && !isListed(role)
}

/** Fans or admins, by name: for admins alone, who filter by them. */
export async function listUnlisted(
  db: Db,
  filter: UnlistedFilter,
  slice: Slice,
): Promise<Page<ListedCard>> {
  const { rows, total } = await findUnlisted(db, filter, slice)
  const ids = rows.map(({ id }) => id)
  const profiles = new Map((await findProfiles(db, ids)).map((profile) => [profile.id, profile]))
  const list = rows.map((row) => {
    const profile = profiles.get(row.id)
    return { ...(profile ? viewCard(entryOf(profile)) : bareCard(row)), hiddenProfile: row.hidden }
  })
  return { list, total }
}

/** The card of an account without a page: what there is to say of an admin. */
function bareCard({ id, role, name, last_name, country_code, region }: Unlisted): ListedCard {
  return { ...blankCard, id, role, name, lastName: last_name, countryCode: country_code, region }
}
