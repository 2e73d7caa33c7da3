import type { ClubKey, getClubPage } from '@podium/contract/clubs'
import type { Page } from '@podium/contract/list'
import type { Input } from '@podium/contract/route'
import type { Sport } from '@podium/contract/sports'
import type { Db } from '../../platform/database/index.ts'
import { fold } from '../places/index.ts'
import { viewClub } from './name-club.ts'
import { countClubs, findClubs } from './records.ts'

const mostAtOnce = 1000

/** Clubs by name, of one sport or of all, at most a thousand. */
export async function listClubs(db: Db, sport?: Sport): Promise<ClubKey[]> {
  const clubs = await findClubs(db, { sport }, { limit: mostAtOnce, offset: 0 })
  return clubs.map(viewClub)
}

/** A page of clubs whose names have a part. */
export async function pageClubs(
  db: Db,
  query: Input<typeof getClubPage>['query'],
): Promise<Page<ClubKey>> {
  const wanted = { sport: query.sport, q: fold(query.q) }
  const page = { limit: query.pageSize, offset: query.pageIndex * query.pageSize }
  const [clubs, total] = await Promise.all([findClubs(db, wanted, page), countClubs(db, wanted)])
  return { list: clubs.map(viewClub), total }
}
