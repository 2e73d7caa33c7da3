import { type Db, fetchAlone, fetchRows } from '../../../platform/database/index.ts'

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

const fuzzyCandidatesText = `
  select word, sum(held)::integer as held from directory_vocabulary
  where (word like $1 or word % $2) and held > 0
  group by word order by sum(held) desc, word limit 100`

/** Words that contain a token or share trigrams with it, frequent ones first. */
export async function findFuzzyCandidates(db: Db, token: string): Promise<VocabularyWord[]> {
  const rows = await fetchAlone<{ word: string; held: number }>(db, fuzzyCandidatesText, [
    `%${token}%`,
    token,
  ])
  return rows.map(({ word, held }) => ({ word, postings: held }))
}
