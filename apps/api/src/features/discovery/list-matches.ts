import { mostMatches } from '@podium/contract/discovery'
import type { NetworkCard } from '@podium/contract/network'
import type { SportestType } from '@podium/contract/sportest'
import type { Sport } from '@podium/contract/sports'
import type { Db } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import {
  type DirectoryEntry,
  findByPlace,
  findByScore,
  viewCard,
  withoutProtected,
} from '../network/index.ts'
import { findProfile } from '../profiles/index.ts'
import { byLikeness } from './likeness.ts'
import { withTraits } from './list-similar.ts'

interface Sportest {
  sportestType: SportestType
  sport?: Sport | undefined
  score: number
}

interface Place {
  region: string | null
  country: string | null
}

/**
 * Whom a sportest leads to: an athlete to sponsors near them, a fan or a sponsor to athletes of the
 * sport near the score. A visitor is nowhere in particular.
 */
export async function listSportestMatches(
  db: Db,
  viewer: Viewer | null,
  sportest: Sportest,
): Promise<NetworkCard[]> {
  const own = viewer && (await findProfile(db, viewer.id))
  const place = { region: own?.region ?? null, country: own?.country_code ?? null }
  const near = await candidates(db, sportest, place)
  // What visitors read search engines keep.
  const found = viewer ? near : withoutProtected(near)
  const to = {
    region: place.region,
    countryCode: place.country,
    score: sportest.score,
    level: 0,
  }
  const others = found
    .filter((entry) => entry.user_id !== viewer?.id)
    .map((entry) => withTraits(entry, 0))
  return byLikeness(to, others)
    .slice(0, mostMatches)
    .map(({ entry }) => viewCard(entry))
}

function candidates(db: Db, sportest: Sportest, place: Place): Promise<DirectoryEntry[]> {
  const { sportestType, sport, score } = sportest
  if (sportestType === 'ATHLETE') return findByPlace(db, { role: 'SPONSOR', ...place })
  if (!sport || sport === 'NA') return findByPlace(db, { role: 'ATHLETE', ...place })
  return findByScore(db, { role: 'ATHLETE', sport, region: place.region, score })
}
