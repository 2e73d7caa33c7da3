import { type Db, fetchAlone, fetchRows } from '../../../platform/database/index.ts'
import { distanceForgiven, slipPatterns } from './fuzzy-match.ts'

/** Greater than every character: a word and this bound the words that begin with it. */
export const highestCharacter = '\u{10FFFF}'

/** The words of the directory that begin with a token. */
export interface PrefixMatches {
  /** How many entries have each of them, added up: an entry with two counts twice. */
  postings: number
  /** Null where there are too many to scan one by one. */
  words: string[] | null
}

/** Words whose postings are merged at most. */
const mostWords = 60

const prefixMatchesText = `
  select coalesce(sum(held), 0)::integer as held,
    case when count(*) <= ${mostWords} then coalesce(array_agg(word), '{}') end as words
  from unnest($1::text[]) with ordinality asked(token, place)
  left join lateral (
    select word, sum(held) as held from directory_vocabulary
    where word >= token and word < token || '${highestCharacter}' and held > 0
    group by word
  ) known on true
  group by place order by place`

/** What begins with each of some tokens, in their order. */
export async function findPrefixMatches(
  db: Db,
  tokens: readonly string[],
): Promise<PrefixMatches[]> {
  const rows = await fetchRows<{ held: number; words: (string | null)[] | null }>(
    db,
    prefixMatchesText,
    [tokens],
  )
  return rows.map(({ held, words }) => ({
    postings: held,
    words: words?.filter((word) => word !== null) ?? null,
  }))
}

interface VocabularyWord {
  word: string
  postings: number
}

// Each pattern is looked up by itself: a row is then compared with the one that led to it, not with all. Most
// words that contain three letters are no use to anybody, and do not come.
const fuzzyCandidatesText = `
  select word, sum(held)::integer as held from (
    select found.* from unnest($1::text[]) pattern
    cross join lateral (
      select word, part, held from directory_vocabulary
      where word like pattern and (char_length(word) between $2 and $3 or word like $4)
      offset 0
    ) found
    union select word, part, held from directory_vocabulary where word % $5
  ) candidates
  where held > 0
  group by word order by sum(held) desc, word limit 2000`

/** Every word that may be a fuzzy match of a token, and some that are none; frequent ones first. */
export async function findFuzzyCandidates(db: Db, token: string): Promise<VocabularyWord[]> {
  const { length } = [...token]
  const forgiven = distanceForgiven(length)
  const containing = `%${token}%`
  const rows = await fetchAlone<{ word: string; held: number }>(db, fuzzyCandidatesText, [
    [containing, ...slipPatterns(token)],
    length - forgiven,
    length + forgiven,
    containing,
    token,
  ])
  return rows.map(({ word, held }) => ({ word, postings: held }))
}
