import type { Place } from '@podium/contract/places'
import type { Db } from '../../platform/database/index.ts'
import { fold } from './fold.ts'
import { findGazetteerPlaces } from './records.ts'

const mostPlaces = 10

/** What the index knows: names in other scripts, some twelve of the world, are not found. */
const latin = /[0-9a-z]/

/**
 * At most ten places whose name contains the words, whatever their case and accents. A name that is
 * exactly the words comes first, then names in which they begin a word, then the rest; in each of
 * these Portugal and Spain before other countries, then places with their region's name, then short
 * names.
 */
export async function searchPlaces(db: Db, given: string, country?: string): Promise<Place[]> {
  const words = fold(given)
  if (!latin.test(words)) return []
  const wanted = { words, country, most: mostPlaces }
  const found = await findGazetteerPlaces(db, { ...wanted, at: 'beginning' })
  // A single letter is looked for at the beginning of words alone.
  if (found.length === mostPlaces || words.length === 1) return found
  return findGazetteerPlaces(db, { ...wanted, at: 'anywhere' })
}
