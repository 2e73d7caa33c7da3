import { type Db, fetchAlone, fetchRows } from '../../../platform/database/index.ts'
import { type Entry, entryColumns, type Listed, type Slice } from './list-records.ts'
import { byName, directionOf } from './order.ts'
import { SearchConditions, type SearchQuery, type Term } from './search-conditions.ts'

/** Above so many postings, lists are scanned in the order of names instead. */
export const mostCollected = 1000

/**
 * All matches among the postings of one term, ranked here: names that begin so first, then words that
 * begin so, then fuzzy matches (`network.search`). Null where that term has too many postings.
 */
export async function collectMatches(
  db: Db,
  query: SearchQuery,
  driving: Term,
  slice: Slice,
): Promise<Omit<Listed, 'blanks'> | null> {
  const on = new SearchConditions(query)
  const text = `
    with held as materialized (
      select user_id from directory_words where ${on.postingsOf(driving)} limit ${mostCollected + 1}
    ), found as materialized (
      select ${entryColumns},
        case when ${on.namePrefix} then 0 when ${on.wordPrefixes} then 1 else 2 end as tier
      from (select distinct user_id as id from held) each join directory on user_id = id
      where ${on.filter} and ${on.allTerms()} and (select count(*) from held) <= ${mostCollected}
    )
    select counted.*, page.* from (
      select (select count(*) from held)::integer as held,
        (select count(*) from found)::integer as total
    ) counted
    left join (
      select * from found ${byName(directionOf(slice), 'tier, ')}
      offset ${on.add(slice.offset)} limit ${on.add(slice.limit)}
    ) page on true
    ${byName(directionOf(slice), 'tier, ')}`
  const rows = await fetchAlone<Partial<Entry> & { held: number; total: number }>(
    db,
    text,
    on.values,
  )
  const [first] = rows
  if (!first || first.held > mostCollected) return null
  return { entries: rows.filter(isEntry), total: first.total }
}

function isEntry<R extends Partial<Entry>>(row: R): row is R & Entry {
  return typeof row.user_id === 'number'
}

/** What a long list is scanned by: the postings of some words, or the names within the filter. */
export type AccessPath = { words: readonly string[] } | 'names'

/** A page of a search with many matches: scanned in order, and no further than the page needs. */
export async function scanMatches(
  db: Db,
  query: SearchQuery,
  path: AccessPath,
  slice: Slice,
): Promise<Entry[]> {
  const on = new SearchConditions(query)
  const inOrder = inOrderOf(slice, on.add(slice.offset + slice.limit))
  const scans = [
    inOrder(`select folded_name, user_id from directory where ${on.filter} and ${on.namePrefix}`),
    tierScan(on, path, inOrder, { match: () => on.wordPrefixes, isExact: true }),
  ]
  if (query.terms.some(({ fuzzyWords }) => fuzzyWords.length > 0)) {
    const match = () => `${on.allTerms()} and not ${on.wordPrefixes}`
    scans.push(tierScan(on, path, inOrder, { match, isExact: false }))
  }
  const tiers = scans.map((scan, tier) => {
    const isWanted = `(select most from wanted) > (${countsOf(tier)})`
    const gated = tier === 0 ? scan : `select * from (${scan}) further where ${isWanted}`
    return `tier${tier} as materialized (${gated})`
  })
  const text = `
    with wanted as materialized (select ${on.add(slice.offset + slice.limit)} as most),
    ${tiers.join(', ')}, page as (
      select * from (
        ${scans.map((_, tier) => `select ${tier} as tier, * from tier${tier}`).join(' union all ')}
      ) tiers
      ${byName(directionOf(slice), 'tier, ')} offset ${on.add(slice.offset)} limit ${on.add(slice.limit)}
    )
    select tier, ${entryColumns} from (select * from page limit 100) shown
    join directory using (user_id, folded_name)
    ${byName(directionOf(slice), 'tier, ')}`
  // The first postings of whole words are at hand; a filter may have to scan far for a page.
  const isShort = on.isPostingsOnly && slice.offset + slice.limit <= 300
  return (isShort ? fetchRows<Entry> : fetchAlone<Entry>)(db, text, on.values)
}

function countsOf(tier: number): string {
  const counts = Array.from({ length: tier }, (_, before) => `(select count(*) from tier${before})`)
  return counts.join(' + ')
}

type InOrder = (scan: string) => string

/**
 * The first of a scan in the order of names. The inner limit is only for the planner, which cannot
 * see the outer one and would otherwise sort the whole list.
 */
function inOrderOf(slice: Slice, most: string): InOrder {
  const planned = slice.offset + slice.limit <= 300 ? 300 : 1_000_000
  return (scan) =>
    `select * from (${scan} ${byName(directionOf(slice))} limit ${planned}) ordered limit ${most}`
}

interface Tier {
  match: () => string
  /** A posting of one of the words is a match already where nothing else is asked for. */
  isExact: boolean
}

/** The matches of a tier whose name does not begin with what was typed. */
function tierScan(
  on: SearchConditions,
  path: AccessPath,
  inOrder: InOrder,
  { match, isExact }: Tier,
): string {
  if (path === 'names') {
    return inOrder(`select folded_name, user_id from directory
      where ${on.filter} and ${match()} and not ${on.namePrefix}`)
  }
  const isChecked = !(on.isPostingsOnly && isExact)
  const ofWord = inOrder(`select folded_name, user_id from directory_words
    ${isChecked ? 'join directory using (user_id, folded_name)' : ''}
    where word = each and not ${on.namePrefix} ${isChecked ? `and ${on.filter} and ${match()}` : ''}`)
  return inOrder(`select distinct folded_name, user_id
    from unnest(${on.add(path.words)}) sought(each) cross join lateral (${ofWord}) found`)
}

/** How many matches a search has, by scanning all of them. */
export async function countMatches(
  db: Db,
  query: SearchQuery,
  path: Term | 'names',
): Promise<number> {
  const on = new SearchConditions(query)
  const [row] = await fetchAlone<{ total: number }>(db, countText(on, path), on.values)
  return row?.total ?? 0
}

function countText(on: SearchConditions, path: Term | 'names'): string {
  const count = 'select count(*)::integer as total from'
  if (path === 'names') return `${count} directory where ${on.filter} and ${on.allTerms()}`
  const postings = `(select distinct user_id from directory_words where ${on.postingsOf(path)}) found`
  if (on.isPostingsOnly) return `${count} ${postings}`
  return `${count} ${postings} join directory using (user_id)
    where ${on.filter} and ${on.allTerms()}`
}
