import type { Db } from '../../../platform/database/index.ts'
import { isFuzzyMatch } from './fuzzy-match.ts'
import type { Term } from './search-conditions.ts'
import { findFuzzyCandidates, findPrefixMatches, type PrefixMatches } from './vocabulary-records.ts'

/** Fewer matches than a page holds: fuzzy ones are looked for as well. */
export const fuzzyBelow = 20

/** Words a token is taken for at most, the frequent ones. */
const mostFuzzyWords = 100

/** A term of a search with its cost: how much there is to scan for it. */
export interface EstimatedTerm extends Term {
  /** An entry with two of the term's words has two postings. */
  postings: number
  /** Every word the term matches; null where they are too many to scan one by one. */
  words: readonly string[] | null
}

/** What each token of a search may match, and how many postings that is. */
export async function estimateTerms(db: Db, tokens: readonly string[]): Promise<EstimatedTerm[]> {
  const prefixMatches = await findPrefixMatches(db, tokens)
  return Promise.all(
    prefixMatches.map((matches, place) => addFuzzyMatches(db, tokens[place] ?? '', matches)),
  )
}

async function addFuzzyMatches(
  db: Db,
  token: string,
  { postings, words }: PrefixMatches,
): Promise<EstimatedTerm> {
  if (postings >= fuzzyBelow || token.length < 3) return { token, fuzzyWords: [], postings, words }
  const candidates = await findFuzzyCandidates(db, token)
  const fuzzy = candidates
    .filter(({ word }) => !word.startsWith(token) && isFuzzyMatch(token, word))
    .slice(0, mostFuzzyWords)
  const fuzzyWords = fuzzy.map(({ word }) => word)
  return {
    token,
    fuzzyWords,
    postings: fuzzy.reduce((sum, each) => sum + each.postings, postings),
    words: words && [...words, ...fuzzyWords],
  }
}

/** The term with the fewest postings. */
export function mostSelective(terms: readonly EstimatedTerm[]): EstimatedTerm {
  return terms.reduce((one, other) => (other.postings < one.postings ? other : one))
}
