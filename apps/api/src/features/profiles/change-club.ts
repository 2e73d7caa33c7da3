import type { Sport } from '@podium/contract/sports'
import type { Db, Tx } from '../../platform/database/index.ts'
import { profileChanged } from './events.ts'
import { countByClub, updateClubName } from './records.ts'

/** A club goes by another name: so it does on the pages and cards of its athletes. */
export async function changeClubOf(
  tx: Tx,
  club: { sport: Sport; from: string; to: string },
): Promise<void> {
  if (club.from === club.to) return
  // One by one, because each card is made anew; admins tidy clubs a few times a month.
  for (const userId of await updateClubName(tx, club)) await tx.emit(profileChanged, { userId })
}

/** How many athletes are with each of some clubs, by `SPORT:name`. */
export async function countAthletesOf(
  db: Db,
  clubs: { sport: Sport; name: string }[],
): Promise<Map<string, number>> {
  if (clubs.length === 0) return new Map()
  const rows = await countByClub(
    db,
    clubs.map(({ name }) => name),
  )
  return new Map(rows.map(({ sport, club_name, count }) => [`${sport}:${club_name}`, count]))
}
