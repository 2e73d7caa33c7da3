import type { Sport } from '@podium/contract/sports'
import { type Db, fetchAlone, fetchRows, opaqueParameter } from '../../../platform/database/index.ts'
import type { DirectoryTable } from './directory-records.ts'

/** What narrows a list; nothing for everybody but fans. */
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

/** A part of a list, and how many it holds in all; `blanks` counts who hides, in the list of everybody. */
export interface Listed {
  entries: Entry[]
  total: number
  blanks: number
}

/** What a card shows, and what it is put in order by. */
export const entryColumns = `user_id, role, name, last_name, sport, club_name, avatar_id, country_code,
  region, phrase, sportest_score, folded_name`

/** From here on counting shelves is cheaper than counting people. */
const deep = 200

const columnOf = {
  role: 'role',
  sport: 'sport',
  country: 'country_code',
  region: 'region',
} as const satisfies Record<keyof Filter, keyof DirectoryTable>
const dimensions = ['role', 'sport', 'country', 'region'] as const
type Given = readonly (keyof Filter)[]

/** A page of the directory in the order of names, with its total, in one statement. */
export async function listEntries(db: Db, filter: Filter, slice: Slice): Promise<Listed> {
  const given = givenIn(filter)
  const way = wayTo(slice, given)
  const fetch = way === fromStartDeep ? fetchAlone : fetchRows
  const text = textOf(way, given, slice.descending)
  const values = [nameOfList(filter), slice.offset, slice.limit, ...given.map((one) => filter[one])]
  const rows = await fetch<Row>(db, text, values)
  const [first] = rows
  if (!first) return { entries: [], ...(await countList(db, filter)) }
  return { entries: rows, total: first.total, blanks: first.blanks }
}

function wayTo(slice: Slice, given: Given): Write {
  if (given.length > 1) return slice.offset < deep ? fromStartFiltered : fromStartDeep
  return slice.offset < deep ? fromStart : fromShelf
}

interface Row extends Entry {
  total: number
  blanks: number
}

/** How many a list holds; `blanks` counts who hides, in the list of everybody. */
export async function countList(db: Db, filter: Filter): Promise<Omit<Listed, 'entries'>> {
  const text = textOf(countsOnly, givenIn(filter), false)
  const [counted] = await fetchRows<Omit<Listed, 'entries'>>(db, text, [nameOfList(filter)])
  return counted ?? { total: 0, blanks: 0 }
}

/** How many live where, by the name of their list: of every role and sport. */
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

/** Another text after every change of what the network shows. */
export async function findVersion(db: Db): Promise<string> {
  const [found] = await fetchRows<{ version: string }>(db, versionText, [['changes', 'blank']])
  return found?.version ?? ''
}

function givenIn(filter: Filter): Given {
  return dimensions.filter((dimension) => filter[dimension] !== undefined)
}

/** The name under which writers count a list (migration 24). */
function nameOfList(filter: Filter): string {
  return dimensions.map((dimension) => filter[dimension] ?? '*').join('/')
}

/** Conditions on `directory`, their parameters numbered from 1. */
export function narrowing(filter: Filter): { text: string; values: unknown[] } {
  const given = givenIn(filter)
  return { text: conditions(given, 1), values: given.map((dimension) => filter[dimension]) }
}

function conditions(given: Given, from: number): string {
  const equal = given.map(
    (dimension, index) => `and ${columnOf[dimension]} = ${opaqueParameter(from + index, 'text')}`,
  )
  return ["role <> 'FAN'", ...equal].join(' ')
}

type Write = (given: Given, direction: string) => string

const texts = new Map<string, string>()

/** Texts are made once: there are some seventy. */
function textOf(write: Write, given: Given, descending: boolean): string {
  const key = `${write.name} ${given.join(' ')} ${descending}`
  const known = texts.get(key)
  if (known !== undefined) return known
  const text = write(given, descending ? 'desc' : 'asc')
  texts.set(key, text)
  return text
}

const list = opaqueParameter(1, 'text')
const offset = opaqueParameter(2, 'integer')
const limit = opaqueParameter(3, 'integer')

function held(name: string): string {
  return `(select coalesce(sum(held), 0)::integer from directory_counts where list = ${name} and part < 0)`
}

function counts(given: Given): string {
  const blanks = given.length === 0 ? held("'blank'") : '0'
  return `${held(list)} as total, ${blanks} as blanks`
}

function countsOnly(given: Given): string {
  return `select ${counts(given)}`
}

/** The beginning of a list that has an index of its own. */
function fromStart(given: Given, direction: string): string {
  return walking(given, direction, limit)
}

/** A list with several filters is walked no further than to its last entry. */
function fromStartFiltered(given: Given, direction: string): string {
  return walking(given, direction, limitWithin)
}

/** Lists with several filters have no shelves: their index is walked, and only the page is read. */
function fromStartDeep(given: Given, direction: string): string {
  return `
    select ${counts(given)}, ${entryColumns} from (
      select * from (
        select user_id as id from directory where ${conditions(given, 4)}
        order by folded_name ${direction}, user_id ${direction}
        offset ${offset} limit ${limitWithin}
      ) walked limit 100
    ) place join directory on user_id = id
    order by folded_name ${direction}, user_id ${direction}`
}

const limitWithin = `(select greatest(least(${limit}, ${held(list)} - ${offset}), 0))`

/**
 * Walks a list from its beginning. The inner limit is only for the planner, which does not see the
 * outer one and would otherwise put everybody in order.
 */
function walking(given: Given, direction: string, most: string): string {
  return `
    select ${counts(given)}, walked.* from (
      select ${entryColumns} from directory where ${conditions(given, 4)}
      order by folded_name ${direction}, user_id ${direction} limit ${deep + 100}
    ) walked
    offset ${offset} limit ${most}`
}

/**
 * Finds the shelf the page begins on by adding up what the shelves before it hold, and walks from
 * there. Counted from the end, the page is turned round: the last of it is its first.
 */
function fromShelf(given: Given, direction: string): string {
  const begins = direction === 'asc' ? offset : `total - ${offset} - ${limit}`
  const ends = direction === 'asc' ? `${offset} + ${limit}` : `total - ${offset}`
  return `
    with counted as materialized (select ${counts(given)}), span as materialized (
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
          where ${conditions(given, 4)} and folded_name >= (
            select from_name from directory_shelves where shelf = (select part from shelf))
          order by folded_name, user_id
          offset (select into_it from shelf)
          limit (select greatest(beyond - first, 0) from span)
        ) walked limit 100
      ) place join directory on user_id = id
    ) page
    order by page.folded_name ${direction}, page.user_id ${direction}`
}
