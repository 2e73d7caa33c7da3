import type { AdminClub, listAdminClubs } from '@podium/contract/clubs'
import type { Page } from '@podium/contract/list'
import type { Input } from '@podium/contract/route'
import { type Db, isDuplicate, lock, type Tx } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { refuse } from '../../platform/refuse.ts'
import { recordAct } from '../audit/index.ts'
import { changeClubOf, countAthletesOf } from '../profiles/index.ts'
import { countAchievementsOf, moveAchievements } from './achievement-records.ts'
import { foldClub } from './name-club.ts'
import { type ClubRecord, deleteClub, findClub, findClubs, updateClubName } from './records.ts'

/** Clubs with what hangs on them, for admins. */
export async function listClubsInFull(
  db: Db,
  query: Input<typeof listAdminClubs>['query'],
): Promise<Page<AdminClub>> {
  const wanted = { sport: query.sport, q: foldClub(query.q) }
  const { list, total } = await findClubs(db, wanted, query)
  return { list: await viewInFull(db, list), total }
}

/** Gives a club another name, wherever it is told. One that differs in accents alone is the same club. */
export async function renameClub(
  tx: Tx,
  admin: Viewer,
  wanted: { id: number; name: string },
): Promise<AdminClub> {
  await lock(tx, 'clubs')
  const { id, name } = wanted
  const club = (await findClub(tx, id)) ?? refuse('entityDoesNotExist')
  await unlessTaken(() => updateClubName(tx, { id, name, folded: foldClub(name) }))
  await changeClubOf(tx, { sport: club.sport, from: club.name, to: name })
  await recordAct(tx, admin, {
    act: 'CLUB_RENAMED',
    on: { kind: 'club', id },
    before: { name: club.name },
    after: { name },
  })
  return inFull(tx, { ...club, name })
}

/** Lets a club become part of another of its sport: athletes and achievements go over. */
export async function mergeClubs(
  tx: Tx,
  admin: Viewer,
  wanted: { id: number; into: number },
): Promise<AdminClub> {
  await lock(tx, 'clubs')
  const club = (await findClub(tx, wanted.id)) ?? refuse('entityDoesNotExist')
  const into = (await findClub(tx, wanted.into)) ?? refuse('entityDoesNotExist')
  if (club.id === into.id || club.sport !== into.sport) refuse('stateChanged')
  await moveAchievements(tx, { from: club.id, to: into.id })
  await changeClubOf(tx, { sport: club.sport, from: club.name, to: into.name })
  await deleteClub(tx, club.id)
  await recordAct(tx, admin, {
    act: 'CLUBS_MERGED',
    on: { kind: 'club', id: club.id },
    before: { name: club.name },
    after: { name: into.name, id: into.id },
  })
  return inFull(tx, into)
}

async function inFull(db: Db, club: ClubRecord): Promise<AdminClub> {
  const [view] = await viewInFull(db, [club])
  return view ?? refuse('entityDoesNotExist')
}

async function viewInFull(db: Db, clubs: ClubRecord[]): Promise<AdminClub[]> {
  const [athletes, achievements] = await Promise.all([
    countAthletesOf(db, clubs),
    countAchievementsOf(
      db,
      clubs.map(({ id }) => id),
    ),
  ])
  return clubs.map(({ id, name, sport }) => ({
    id,
    name,
    sport,
    athletes: athletes.get(`${sport}:${name}`) ?? 0,
    achievements: achievements.get(id) ?? 0,
  }))
}

async function unlessTaken(write: () => Promise<void>): Promise<void> {
  try {
    await write()
  } catch (error) {
    if (isDuplicate(error)) refuse('optionNameExists')
    throw error
  }
}
