import type { NetworkCard } from '@podium/contract/network'
import { openPicture } from '../files/index.ts'
import type { DirectoryTable } from './records.ts'

/** Somebody as the network's cards show them. */
export function viewCard(entry: DirectoryTable): NetworkCard {
  return {
    id: entry.user_id,
    role: entry.role,
    name: entry.name,
    lastName: entry.last_name,
    sport: entry.sport,
    clubName: entry.club_name,
    region: entry.region,
    countryCode: entry.country_code,
    phrase: entry.phrase,
    sportestScore: entry.sportest_score,
    avatar: openPicture(entry.avatar_id, 'avatar-256'),
  }
}
