import { opaqueParameter } from '../../../platform/database/index.ts'
import { type Filter, narrowing, type Slice } from './list-records.ts'
import { last } from './vocabulary-records.ts'

/** One word of a search with what else it may stand for. */
export interface Term {
  token: string
  /** Whole words it was perhaps meant to be; empty when enough begins with it. */
  near: readonly string[]
}

/** What is looked for: every term must be found, in one of its readings. */
export interface Sought {
  terms: readonly Term[]
  filter: Filter
}

/** A search as conditions of a statement; only what is used becomes a parameter. */
export class SearchConditions {
  readonly values: unknown[] = []
  readonly #terms: readonly Term[]
  /** The filter, on `directory`. */
  readonly within: string
  /** One word without a filter: the words alone tell who is found. */
  readonly isPlain: boolean
  #begins: string | undefined
  #wordsBegin: string | undefined

  constructor({ terms, filter }: Sought) {
    const { text, values } = narrowing(filter)
    this.#terms = terms
    this.within = text
    this.values.push(...values)
    this.isPlain = terms.length === 1 && values.length === 0
  }

  add(value: string | number | readonly string[]): string {
    this.values.push(value)
    const type =
      typeof value === 'string' ? 'text' : typeof value === 'number' ? 'integer' : 'text[]'
    return opaqueParameter(this.values.length, type)
  }

  /** The name begins with everything that was typed. */
  get begins(): string {
    return (this.#begins ??= within(
      'folded_name',
      this.add(this.#terms.map(({ token }) => token).join(' ')),
    ))
  }

  /** Every term begins a word. */
  get wordsBegin(): string {
    return (this.#wordsBegin ??= this.#likeAll(this.#terms))
  }

  /** Every term begins a word or is near one. */
  anyReading(): string {
    const sure = this.#terms.filter(({ near }) => near.length === 0)
    const unsure = this.#terms.filter(({ near }) => near.length > 0)
    const readings = unsure.map(({ token, near }) => {
      const patterns = [beginning(token), ...near.map((word) => `% ${word} %`)]
      return `folded_search like any(${this.add(patterns)})`
    })
    return [...(sure.length > 0 ? [this.#likeAll(sure)] : []), ...readings].join(' and ')
  }

  /** The words of a term, on `directory_words`. */
  wordsOf({ token, near }: Term): string {
    const begin = within('word', this.add(token))
    return near.length > 0 ? `(${begin} or word = any(${this.add(near)}))` : begin
  }

  #likeAll(terms: readonly Term[]): string {
    return `folded_search like all(${this.add(terms.map(({ token }) => beginning(token)))})`
  }
}

function within(column: string, from: string): string {
  return `(${column} >= ${from} and ${column} < ${from} || '${last}')`
}

// Words hold letters, figures and pictures only: none of them means anything to LIKE.
function beginning(token: string): string {
  return `% ${token}%`
}

/** The order of every list, best matches first where a search has them in `tier`. */
export function orderOf({ descending }: Slice, first = ''): string {
  const direction = descending ? 'desc' : 'asc'
  return `order by ${first}folded_name ${direction}, user_id ${direction}`
}
