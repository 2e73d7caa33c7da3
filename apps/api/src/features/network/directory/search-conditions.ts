import { opaqueParameter } from '../../../platform/database/index.ts'
import { type Filter, filterConditions } from './list-records.ts'
import { highestCharacter } from './vocabulary-records.ts'

/** One token of a search with the words it may stand for besides those that begin with it. */
export interface Term {
  token: string
  /** Whole words; empty where enough words begin with the token. */
  fuzzyWords: readonly string[]
}

/** Every term must match. */
export interface SearchQuery {
  terms: readonly Term[]
  filter: Filter
}

/** A search as conditions of a statement; only what is used becomes a parameter. */
export class SearchConditions {
  readonly values: unknown[] = []
  readonly #terms: readonly Term[]
  /** The filter, on `directory`. */
  readonly filter: string
  /** One term without a filter: its postings alone tell which entries match. */
  readonly isPostingsOnly: boolean
  #namePrefix: string | undefined
  #wordPrefixes: string | undefined

  constructor({ terms, filter }: SearchQuery) {
    const { text, values } = filterConditions(filter)
    this.#terms = terms
    this.filter = text
    this.values.push(...values)
    this.isPostingsOnly = terms.length === 1 && values.length === 0
  }

  add(value: string | number | readonly string[]): string {
    this.values.push(value)
    const type =
      typeof value === 'string' ? 'text' : typeof value === 'number' ? 'integer' : 'text[]'
    return opaqueParameter(this.values.length, type)
  }

  /** The name begins with everything that was typed. */
  get namePrefix(): string {
    return (this.#namePrefix ??= hasPrefix(
      'folded_name',
      this.add(this.#terms.map(({ token }) => token).join(' ')),
    ))
  }

  /** Every term begins a word. */
  get wordPrefixes(): string {
    return (this.#wordPrefixes ??= this.#likeAll(this.#terms))
  }

  /** Every term begins a word or is a fuzzy match of one. */
  allTerms(): string {
    const exact = this.#terms.filter(({ fuzzyWords }) => fuzzyWords.length === 0)
    const fuzzy = this.#terms.filter(({ fuzzyWords }) => fuzzyWords.length > 0)
    const anyWord = fuzzy.map(({ token, fuzzyWords }) => {
      const patterns = [prefixPattern(token), ...fuzzyWords.map((word) => `% ${word} %`)]
      return `folded_search like any(${this.add(patterns)})`
    })
    return [...(exact.length > 0 ? [this.#likeAll(exact)] : []), ...anyWord].join(' and ')
  }

  /** The postings of a term, on `directory_words`. */
  postingsOf({ token, fuzzyWords }: Term): string {
    const prefix = hasPrefix('word', this.add(token))
    return fuzzyWords.length > 0 ? `(${prefix} or word = any(${this.add(fuzzyWords)}))` : prefix
  }

  #likeAll(terms: readonly Term[]): string {
    return `folded_search like all(${this.add(terms.map(({ token }) => prefixPattern(token)))})`
  }
}

function hasPrefix(column: string, prefix: string): string {
  return `(${column} >= ${prefix} and ${column} < ${prefix} || '${highestCharacter}')`
}

// Words hold letters, figures and pictures only: none of them means anything to LIKE.
function prefixPattern(token: string): string {
  return `% ${token}%`
}
