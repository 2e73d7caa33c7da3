import type { Db } from '../../../platform/database/index.ts'
import { isNear } from './fuzzy-match.ts'
import type { Term } from './search-conditions.ts'
import { type Beginning, findAlike, findBeginnings } from './vocabulary-records.ts'

/** Where fewer than a page begin with what was typed, it is also read as something near. */
export const enough = 20

/** A word of a search, with how much there is to go through for it. */
export interface Weighed extends Term {
  /** Entries with one of its words; somebody with two of them counts twice. */
  held: number
  /** Every word it may stand for; null where they are too many to go through one by one. */
  words: readonly string[] | null
}

/** What each word of a search may stand for, and how frequent that is. */
export async function weigh(db: Db, tokens: readonly string[]): Promise<Weighed[]> {
  const beginnings = await findBeginnings(db, tokens)
  return Promise.all(
    beginnings.map((beginning, place) => widen(db, tokens[place] ?? '', beginning)),
  )
}

async function widen(db: Db, token: string, { held, words }: Beginning): Promise<Weighed> {
  if (held >= enough || token.length < 3) return { token, near: [], held, words }
  const alike = await findAlike(db, token)
  const near = alike.filter(({ word }) => !word.startsWith(token) && isNear(token, word))
  const nearWords = near.map(({ word }) => word)
  return {
    token,
    near: nearWords,
    held: near.reduce((sum, each) => sum + each.held, held),
    words: words && [...words, ...nearWords],
  }
}

/** The word with the least to go through. */
export function rarestOf(weighed: readonly Weighed[]): Weighed {
  return weighed.reduce((one, other) => (other.held < one.held ? other : one))
}
