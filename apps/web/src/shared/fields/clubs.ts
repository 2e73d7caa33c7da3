import type { Sport } from '@podium/contract/sports'
import { read } from '../../client/index.ts'

/** How many clubs are offered at once (`lists.paging`). */
const mostClubs = 5

/** Clubs of a sport whose names contain what was typed. */
export function clubsNamed(q: string, sport: Sport) {
  return read({
    key: ['clubs', sport, q],
    route: () => import('@podium/contract/clubs').then((contract) => contract.getClubPage),
    input: { query: { q, sport, pageIndex: 0, pageSize: mostClubs } },
    sameForEveryone: true,
  })
}
