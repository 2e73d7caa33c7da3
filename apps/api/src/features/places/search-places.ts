import type { place } from '@podium/contract/places'
import type { z } from 'zod'
import { fold } from './fold.ts'
import { degreeParts, type Gazetteer, gazetteer } from './gazetteer.ts'
import { indexAt, lineAt, startOf } from './lines.ts'

type Place = z.output<typeof place>

const mostPlaces = 10

// A rank and a place's index are packed into one number: sorting numbers is quick.
const indexRoom = 2 ** 20

/**
 * At most ten places whose name contains the words, whatever their case and accents. A name that is
 * exactly the words comes first, then names in which they begin a word, then the rest; in each of
 * these Portugal and Spain before other countries, then places with their region's name, then short
 * names. (The source tells no population.)
 */
export async function searchPlaces(words: string, country?: string): Promise<Place[]> {
  const folded = fold(words)
  if (folded === '') return []
  const world = await gazetteer()
  const everywhere = { from: 0, to: world.lat.length }
  const span = country ? world.countries.get(country) : everywhere
  return span ? firstDistinct(world, findMatches(world, folded, span)) : []
}

/** The matching places of a span, best first; one that matches twice is there twice. */
function findMatches(
  world: Gazetteer,
  words: string,
  span: { from: number; to: number },
): number[] {
  const { folded } = world
  const ranked: number[] = []
  const end = startOf(folded, span.to)
  let index = span.from
  let at = folded.text.indexOf(words, startOf(folded, span.from))
  while (at !== -1 && at < end) {
    index = indexAt(folded, at, index, span.to)
    ranked.push(rankOf(world, index, at, words.length) * indexRoom + index)
    at = folded.text.indexOf(words, at + 1)
  }
  return Array.from(Float64Array.from(ranked).toSorted(), (packed) => packed % indexRoom)
}

/** Smaller is better: how the words stand in the name, then seats, then short names. */
function rankOf(world: Gazetteer, index: number, at: number, length: number): number {
  const { folded, seats, countries } = world
  const atHome = index < (countries.get('ES')?.to ?? 0)
  const before = folded.text[at - 1] ?? '\n'
  const after = folded.text[at + length] ?? '\n'
  const tier = tierOf(before, after, atHome)
  const letters = Math.min(startOf(folded, index + 1) - startOf(folded, index), 255)
  return (tier * 2 + (seats[index] === 1 ? 0 : 1)) * 256 + letters
}

function tierOf(before: string, after: string, atHome: boolean): number {
  const begins = before === '\n' || before === '|'
  if (begins && (after === '\n' || after === '|')) return atHome ? 0 : 1
  if (begins) return atHome ? 2 : 4
  if (before === ' ') return atHome ? 3 : 5
  return atHome ? 6 : 7
}

/** The first ten; the source has some places twice, a few hundred metres apart. */
function firstDistinct(world: Gazetteer, indexes: number[]): Place[] {
  const places = new Map<string, Place>()
  for (const index of indexes) {
    if (places.size === mostPlaces) break
    const found = placeOf(world, index)
    const key = [found.name, found.countryCode, found.region].join('|')
    if (!places.has(key)) places.set(key, found)
  }
  return [...places.values()]
}

function placeOf(world: Gazetteer, index: number): Place {
  return {
    name: lineAt(world.names, index),
    countryCode: countryOf(world, index),
    region: world.regionNames[world.regions[index] ?? 0] || null,
    lat: (world.lat[index] ?? 0) / degreeParts,
    lng: (world.lng[index] ?? 0) / degreeParts,
  }
}

function countryOf(world: Gazetteer, index: number): string {
  for (const [code, { to }] of world.countries) if (index < to) return code
  return ''
}
