// How a search is answered, in field terms: README.md beside this file.
import type { Db } from '../../../platform/database/index.ts'
import { createCache } from '../../../platform/cache.ts'
import { type EstimatedTerm, estimateTerms, fuzzyBelow, mostSelective } from './estimate-terms.ts'
import { countList, type Filter, type Listed, type Slice } from './list-records.ts'
import {
  type AccessPath,
  collectMatches,
  countMatches,
  mostCollected,
  scanMatches,
} from './match-records.ts'
import type { SearchQuery } from './search-conditions.ts'

/** More words than any person's name and club have. */
const mostTerms = 8

/** How a search with many matches is scanned, and how many it has. */
interface QueryPlan {
  query: SearchQuery
  path: AccessPath
  total: number
}

export type QueryPlanCache = ReturnType<typeof createQueryPlanCache>

/** Counting a hundred thousand people takes a while, so it is not done again for half a minute. */
export function createQueryPlanCache() {
  return createCache<string, QueryPlan>({ max: 2000, seconds: 30 })
}

type Matches = Omit<Listed, 'blanks'>

/**
 * A page of a search: exact and prefix matches first, then what contains or resembles
 * (`network.search`). Most searches have few matches, which are collected and ranked.
 */
export async function searchPeople(
  db: Db,
  queryPlans: QueryPlanCache,
  { words, filter }: { words: readonly string[]; filter: Filter },
  slice: Slice,
): Promise<Matches> {
  const tokens = [...new Set(words)].slice(0, mostTerms)
  const key = JSON.stringify([tokens, filter])
  const cached = queryPlans.get(key)
  if (cached) return runQueryPlan(db, cached, slice)
  const matches = await collectByLongestToken(db, tokens, filter, slice)
  if (matches && matches.total >= fuzzyBelow) return matches
  const terms = await estimateTerms(db, tokens)
  if (matches && terms.every(({ fuzzyWords }) => fuzzyWords.length === 0)) return matches
  const query = { terms, filter }
  const driving = mostSelective(terms)
  const collected =
    driving.postings <= mostCollected && (await collectMatches(db, query, driving, slice))
  if (collected) return collected
  const queryPlan = await chooseQueryPlan(db, query, driving)
  queryPlans.set(key, queryPlan)
  return runQueryPlan(db, queryPlan, slice)
}

/** The longest token is the most selective as a rule, and then one statement is enough. */
function collectByLongestToken(db: Db, tokens: readonly string[], filter: Filter, slice: Slice) {
  const terms = tokens.map((token) => ({ token, fuzzyWords: [] }))
  const longest = Math.max(...tokens.map(({ length }) => length))
  const driving = terms.find(({ token }) => token.length === longest)
  return collectMatches(db, { terms, filter }, driving ?? { token: '', fuzzyWords: [] }, slice)
}

async function runQueryPlan(
  db: Db,
  { query, path, total }: QueryPlan,
  slice: Slice,
): Promise<Matches> {
  const limit = Math.min(slice.limit, total - slice.offset)
  return {
    entries: limit > 0 ? await scanMatches(db, query, path, { ...slice, limit }) : [],
    total,
  }
}

/** Scans the driving term's postings or the names within the filter, whichever are fewer. */
async function chooseQueryPlan(
  db: Db,
  query: SearchQuery,
  driving: EstimatedTerm,
): Promise<QueryPlan> {
  const { total: names } = await countList(db, query.filter)
  const { words, postings } = driving
  const areNamesFewer = names < postings
  const isOneWord = query.terms.length === 1 && words?.length === 1
  const isFiltered = Object.values(query.filter).some((value) => value !== undefined)
  const total =
    isOneWord && !isFiltered
      ? postings
      : await countMatches(db, query, areNamesFewer ? 'names' : driving)
  return { query, path: areNamesFewer || !words ? 'names' : { words }, total }
}
