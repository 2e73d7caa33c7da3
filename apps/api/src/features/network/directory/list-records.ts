import type { Sport } from '@podium/contract/sports'
import {
  type Db,
  fetchAlone,
  fetchRows,
  opaqueParameter,
} from '../../../platform/database/index.ts'
import type { DirectoryTable } from './directory-records.ts'
import { byName, type Direction, directionOf } from './order.ts'

/** What narrows a list; an empty filter lists all but fans. */
export interface Filter {
  role?: Exclude<DirectoryTable['role'], 'FAN'> | undefined
  sport?: Sport | undefined
  country?: string | undefined
  region?: string | undefined
}

export interface Slice {
  offset: number
  limit: number
  descending: boolean
}

export type Entry = Omit<DirectoryTable, 'folded_search'>

/** A page of a list, and how many it has in all; without a filter `blanks` counts the hidden. */
export interface Listed {
  entries: Entry[]
  total: number
  blanks: number
}

/** What a card shows, and the key it is sorted by. */
export const entryColumns = `user_id, role, name, last_name, sport, club_name, avatar_id, country_code,
  region, phrase, sportest_score, folded_name, protected`

/** Offset from which adding up buckets is cheaper than skipping entries. */
const deepOffset = 200

const columnOf = {
  role: 'role',
  sport: 'sport',
  country: 'country_code',
  region: 'region',
} as const satisfies Record<keyof Filter, keyof DirectoryTable>
const dimensions = ['role', 'sport', 'country', 'region'] as const
type Dimensions = readonly (keyof Filter)[]

/** A page of the directory in the order of names, with its total, in one statement. */
export async function listEntries(db: Db, filter: Filter, slice: Slice): Promise<Listed> {
  const filtered = dimensionsOf(filter)
  const statement = statementFor(slice, filtered)
  const fetch = statement === scanDeep ? fetchAlone : fetchRows
  const text = textOf(statement, filtered, directionOf(slice))
  const values = [listKey(filter), slice.offset, slice.limit, ...filtered.map((one) => filter[one])]
  const rows = await fetch<Row>(db, text, values)
  const [first] = rows
  if (!first) return { entries: [], ...(await countList(db, filter)) }
  return { entries: rows, total: first.total, blanks: first.blanks }
}

/** Lists by several dimensions have neither an index of their own nor buckets. */
function statementFor(slice: Slice, filtered: Dimensions): Statement {
  if (filtered.length > 1) return slice.offset < deepOffset ? scanToLast : scanDeep
  return slice.offset < deepOffset ? scanFromStart : seekBucket
}

interface Row extends Entry {
  total: number
  blanks: number
}

/** How many a list has; without a filter `blanks` counts the hidden. */
export async function countList(db: Db, filter: Filter): Promise<Omit<Listed, 'entries'>> {
  const text = textOf(countsOnly, dimensionsOf(filter), 'asc')
  const [counted] = await fetchRows<Omit<Listed, 'entries'>>(db, text, [listKey(filter)])
  return counted ?? { total: 0, blanks: 0 }
}

/** How many live where, by the key of their list: of every role and sport. */
export async function countPlaces(db: Db): Promise<{ list: string; people: number }[]> {
  const text = `
    select list, sum(held)::integer as people from directory_counts
    where list >= $1 and list < $2 and part < 0
    group by list having sum(held) > 0 order by list`
  return fetchRows(db, text, ['*/*/', '*/*0'])
}

const versionText = `
  select coalesce(sum(held) filter (where list = 'changes'), 0) || '/' ||
    coalesce(sum(held) filter (where list = 'blank'), 0) as version
  from directory_counts where list = any((select $1::text[])::text[]) and part < 0`

/** A version that differs after every change of what the network shows. */
export async function findVersion(db: Db): Promise<string> {
  const [found] = await fetchRows<{ version: string }>(db, versionText, [['changes', 'blank']])
  return found?.version ?? ''
}

function dimensionsOf(filter: Filter): Dimensions {
  return dimensions.filter((dimension) => filter[dimension] !== undefined)
}

/** The key under which triggers count a list (migration 24). */
function listKey(filter: Filter): string {
  return dimensions.map((dimension) => filter[dimension] ?? '*').join('/')
}

/** Conditions on `directory`, their parameters numbered from 1. */
export function filterConditions(filter: Filter): { text: string; values: unknown[] } {
  const filtered = dimensionsOf(filter)
  return { text: conditions(filtered, 1), values: filtered.map((dimension) => filter[dimension]) }
}

function conditions(filtered: Dimensions, from: number): string {
  const equal = filtered.map(
    (dimension, index) => `and ${columnOf[dimension]} = ${opaqueParameter(from + index, 'text')}`,
  )
  return ["role <> 'FAN'", ...equal].join(' ')
}

type Statement = (filtered: Dimensions, direction: Direction) => string

const texts = new Map<string, string>()

/** Texts are made once: there are some seventy. */
function textOf(statement: Statement, filtered: Dimensions, direction: Direction): string {
  const key = `${statement.name} ${filtered.join(' ')} ${direction}`
  const known = texts.get(key)
  if (known !== undefined) return known
  const text = statement(filtered, direction)
  texts.set(key, text)
  return text
}

const list = opaqueParameter(1, 'text')
const offset = opaqueParameter(2, 'integer')
const limit = opaqueParameter(3, 'integer')

function totalOf(name: string): string {
  return `(select coalesce(sum(held), 0)::integer from directory_counts where list = ${name} and part < 0)`
}

function counts(filtered: Dimensions): string {
  const blanks = filtered.length === 0 ? totalOf("'blank'") : '0'
  return `${totalOf(list)} as total, ${blanks} as blanks`
}

function countsOnly(filtered: Dimensions): string {
  return `select ${counts(filtered)}`
}

/** The first pages of a list that has an index of its own. */
function scanFromStart(filtered: Dimensions, direction: Direction): string {
  return scan(filtered, direction, limit)
}

/** Without an index of its own, a list is scanned no further than to its last entry. */
function scanToLast(filtered: Dimensions, direction: Direction): string {
  return scan(filtered, direction, limitWithin)
}

/** Without buckets, an index is scanned as far as the page, and rows are read for the page alone. */
function scanDeep(filtered: Dimensions, direction: Direction): string {
  return `
    select ${counts(filtered)}, ${entryColumns} from (
      select * from (
        select user_id as id from directory where ${conditions(filtered, 4)}
        ${byName(direction)}
        offset ${offset} limit ${limitWithin}
      ) walked limit 100
    ) place join directory on user_id = id
    ${byName(direction)}`
}

const limitWithin = `(select greatest(least(${limit}, ${totalOf(list)} - ${offset}), 0))`

/**
 * Scans a list from its start. The inner limit is only for the planner, which does not see the outer
 * one and would otherwise sort the whole list.
 */
function scan(filtered: Dimensions, direction: Direction, most: string): string {
  return `
    select ${counts(filtered)}, walked.* from (
      select ${entryColumns} from directory where ${conditions(filtered, 4)}
      ${byName(direction)} limit ${deepOffset + 100}
    ) walked
    offset ${offset} limit ${most}`
}

/**
 * Seeks the bucket the page begins in by adding up what the buckets before it hold, and scans from
 * there. Buckets are the database's shelves (`directory_shelves`): the names cut into ranges of about
 * a thousand people. Descending, the page is counted from the end: its last entry comes first.
 */
function seekBucket(filtered: Dimensions, direction: Direction): string {
  const begins = direction === 'asc' ? offset : `total - ${offset} - ${limit}`
  const ends = direction === 'asc' ? `${offset} + ${limit}` : `total - ${offset}`
  return `
    with counted as materialized (select ${counts(filtered)}), span as materialized (
      select greatest(${begins}, 0) as first, least(${ends}, total) as beyond from counted
    ), shelf as materialized (
      select part, (select first from span) - before as into_it
      from (
        select part, held, sum(held) over (order by part) - held as before
        from directory_counts where list = ${list} and part >= 0
      ) shelves
      where before + held > (select first from span)
      order by part limit 1
    )
    select (select total from counted) as total, (select blanks from counted) as blanks, page.* from (
      select ${entryColumns} from (
        select * from (
          select user_id as id from directory
          where ${conditions(filtered, 4)} and folded_name >= (
            select from_name from directory_shelves where shelf = (select part from shelf))
          ${byName('asc')}
          offset (select into_it from shelf)
          limit (select greatest(beyond - first, 0) from span)
        ) walked limit 100
      ) place join directory on user_id = id
    ) page
    ${byName(direction, '', 'page.')}`
}
