import { type Db, fetchAlone, fetchRows } from '../../../platform/database/index.ts'

/** Greater than every character, so that a word and this end the words that begin so. */
export const last = '\u{10FFFF}'

/** The words of the directory that begin with what was typed. */
export interface Beginning {
  /** How many entries they have together; somebody with two of them counts twice. */
  held: number
  /** Null where there are too many to go through one by one. */
  words: string[] | null
}

/** Words that a list is merged from at most. */
const mostWords = 60

const beginningsText = `
  select coalesce(sum(held), 0)::integer as held,
    case when count(*) <= ${mostWords} then coalesce(array_agg(word), '{}') end as words
  from unnest($1::text[]) with ordinality asked(token, place)
  left join lateral (
    select word, sum(held) as held from directory_vocabulary
    where word >= token and word < token || '${last}' and held > 0
    group by word
  ) known on true
  group by place order by place`

/** What begins with each of some words, in their order. */
export async function findBeginnings(db: Db, tokens: readonly string[]): Promise<Beginning[]> {
  const rows = await fetchRows<{ held: number; words: (string | null)[] | null }>(
    db,
    beginningsText,
    [tokens],
  )
  return rows.map(({ held, words }) => ({
    held,
    words: words?.filter((word) => word !== null) ?? null,
  }))
}

export interface Word {
  word: string
  held: number
}

const alikeText = `
  select word, sum(held)::integer as held from directory_vocabulary
  where (word like $1 or word % $2) and held > 0
  group by word order by sum(held) desc, word limit 100`

/** Words that contain what was typed or look like it, frequent ones first. */
export function findAlike(db: Db, token: string): Promise<Word[]> {
  return fetchAlone(db, alikeText, [`%${token}%`, token])
}
