import { mostSimilar } from '@podium/contract/discovery'
import type { NetworkCard } from '@podium/contract/network'
import type { Db } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { findLevels } from '../clubs/index.ts'
import { type DirectoryEntry, findByScore, viewCard, withoutProtected } from '../network/index.ts'
import { requireReadable } from '../profiles/index.ts'
import { byLikeness, highest, type Traits } from './likeness.ts'

/**
 * Athletes like one: only visible ones, and in three statements, however many there are; for visitors,
 * whose pages search engines keep, without who is protected.
 */
export async function listSimilarAthletes(
  db: Db,
  viewer: Viewer | null,
  athleteId: number,
): Promise<NetworkCard[]> {
  const athlete = await requireReadable(db, viewer, { id: athleteId, role: 'ATHLETE' })
  const { sport, region, country_code: countryCode } = athlete
  if (!sport) return []
  const score = athlete.sportest_score ?? 0
  const near = await findByScore(db, { role: 'ATHLETE', sport, region, score })
  const found = viewer ? near : withoutProtected(near)
  const levels = await findLevels(db, [athleteId, ...found.map((entry) => entry.user_id)])
  const own = { region, countryCode, score, level: highest(levels.get(athleteId)) }
  const others = found
    .filter((entry) => entry.user_id !== athleteId)
    .map((entry) => withTraits(entry, highest(levels.get(entry.user_id))))
  return byLikeness(own, others)
    .slice(0, mostSimilar)
    .map(({ entry }) => viewCard(entry))
}

/** An entry of the directory with what it is compared by. */
export function withTraits(
  entry: DirectoryEntry,
  level: number,
): Traits & { id: number; entry: DirectoryEntry } {
  const { user_id: id, region, country_code: countryCode, sportest_score: score } = entry
  return { id, entry, region, countryCode, score: score ?? 0, level }
}
