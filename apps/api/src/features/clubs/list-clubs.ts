import type { ClubKey, getClubPage } from '@podium/contract/clubs'
import type { Page } from '@podium/contract/list'
import type { Input } from '@podium/contract/route'
import type { Sport } from '@podium/contract/sports'
import type { Db } from '../../platform/database/index.ts'
import { foldClub, viewClub } from './name-club.ts'
import { findClubs } from './records.ts'

const mostAtOnce = 1000

/** Clubs by name, of one sport or of all, at most a thousand, and how many there are. */
export async function listClubs(db: Db, sport?: Sport): Promise<Page<ClubKey>> {
  const { list, total } = await findClubs(db, { sport }, { _limit: mostAtOnce, _page: 0 })
  return { list: list.map(viewClub), total }
}

/** A page of clubs whose names have a part. */
export async function pageClubs(
  db: Db,
  query: Input<typeof getClubPage>['query'],
): Promise<Page<ClubKey>> {
  const wanted = { sport: query.sport, q: foldClub(query.q) }
  const page = { _limit: query.pageSize, _page: query.pageIndex }
  const { list, total } = await findClubs(db, wanted, page)
  return { list: list.map(viewClub), total }
}
