import { type Db, fetchAlone, fetchRows } from '../../../platform/database/index.ts'
import { type Entry, entryColumns, type Listed, type Slice } from './list-records.ts'
import { orderOf, SearchConditions, type Sought, type Term } from './search-conditions.ts'

/** Above so many entries to go through, lists are walked in the order of names instead. */
export const mostGathered = 1000

/**
 * Everybody who is found by the words of one term, put in order here: names that begin so first, then
 * words that begin so, then what may have been meant (`network.search`). Null where that term finds
 * more than can be gathered.
 */
export async function gather(
  db: Db,
  sought: Sought,
  driver: Term,
  slice: Slice,
): Promise<Omit<Listed, 'blanks'> | null> {
  const on = new SearchConditions(sought)
  const text = `
    with held as materialized (
      select user_id from directory_words where ${on.wordsOf(driver)} limit ${mostGathered + 1}
    ), found as materialized (
      select ${entryColumns},
        case when ${on.begins} then 0 when ${on.wordsBegin} then 1 else 2 end as tier
      from (select distinct user_id as id from held) each join directory on user_id = id
      where ${on.within} and ${on.anyReading()} and (select count(*) from held) <= ${mostGathered}
    )
    select counted.*, page.* from (
      select (select count(*) from held)::integer as held,
        (select count(*) from found)::integer as total
    ) counted
    left join (
      select * from found ${orderOf(slice, 'tier, ')}
      offset ${on.add(slice.offset)} limit ${on.add(slice.limit)}
    ) page on true
    ${orderOf(slice, 'tier, ')}`
  const rows = await fetchAlone<Partial<Entry> & { held: number; total: number }>(
    db,
    text,
    on.values,
  )
  const [first] = rows
  if (!first || first.held > mostGathered) return null
  return { entries: rows.filter(isEntry), total: first.total }
}

function isEntry<R extends Partial<Entry>>(row: R): row is R & Entry {
  return typeof row.user_id === 'number'
}

/** How a long list is gone through: the lists of some words, or the list of the filter. */
export type Way = { words: readonly string[] } | 'names'

/** A page of a search that finds many: walked in order, and no further than the page needs. */
export async function walk(db: Db, sought: Sought, way: Way, slice: Slice): Promise<Entry[]> {
  const on = new SearchConditions(sought)
  const inOrder = inOrderOf(slice, on.add(slice.offset + slice.limit))
  const stages = [
    inOrder(`select folded_name, user_id from directory where ${on.within} and ${on.begins}`),
    stage(on, way, inOrder, { match: () => on.wordsBegin, isSure: true }),
  ]
  if (sought.terms.some(({ near }) => near.length > 0)) {
    const match = () => `${on.anyReading()} and not ${on.wordsBegin}`
    stages.push(stage(on, way, inOrder, { match, isSure: false }))
  }
  const tiers = stages.map((query, tier) => {
    const isWanted = `(select most from wanted) > (${countsOf(tier)})`
    const gated = tier === 0 ? query : `select * from (${query}) further where ${isWanted}`
    return `tier${tier} as materialized (${gated})`
  })
  const text = `
    with wanted as materialized (select ${on.add(slice.offset + slice.limit)} as most),
    ${tiers.join(', ')}, page as (
      select * from (
        ${stages.map((_, tier) => `select ${tier} as tier, * from tier${tier}`).join(' union all ')}
      ) tiers
      ${orderOf(slice, 'tier, ')} offset ${on.add(slice.offset)} limit ${on.add(slice.limit)}
    )
    select tier, ${entryColumns} from (select * from page limit 100) shown
    join directory using (user_id, folded_name)
    ${orderOf(slice, 'tier, ')}`
  // Whole words of a first page are at hand; whatever is filtered may be far to walk.
  const isNear = on.isPlain && slice.offset + slice.limit <= 300
  return (isNear ? fetchRows<Entry> : fetchAlone<Entry>)(db, text, on.values)
}

function countsOf(tier: number): string {
  const counts = Array.from({ length: tier }, (_, before) => `(select count(*) from tier${before})`)
  return counts.join(' + ')
}

type InOrder = (query: string) => string

/**
 * The first of a query in the order of names. The inner limit is only for the planner, which cannot
 * see the outer one and would otherwise sort everybody.
 */
function inOrderOf(slice: Slice, most: string): InOrder {
  const planned = slice.offset + slice.limit <= 300 ? 300 : 1_000_000
  return (query) =>
    `select * from (${query} ${orderOf(slice)} limit ${planned}) ordered limit ${most}`
}

interface Stage {
  match: () => string
  /** Whoever has one of the words matches, whatever else stands there. */
  isSure: boolean
}

/** Those whose words match but whose name does not begin so. */
function stage(on: SearchConditions, way: Way, inOrder: InOrder, { match, isSure }: Stage): string {
  if (way === 'names') {
    return inOrder(`select folded_name, user_id from directory
      where ${on.within} and ${match()} and not ${on.begins}`)
  }
  const isChecked = !(on.isPlain && isSure)
  const ofWord = inOrder(`select folded_name, user_id from directory_words
    ${isChecked ? 'join directory using (user_id, folded_name)' : ''}
    where word = each and not ${on.begins} ${isChecked ? `and ${on.within} and ${match()}` : ''}`)
  return inOrder(`select distinct folded_name, user_id
    from unnest(${on.add(way.words)}) sought(each) cross join lateral (${ofWord}) found`)
}

/** How many a search finds, by going through all of them. */
export async function countFound(db: Db, sought: Sought, way: Term | 'names'): Promise<number> {
  const on = new SearchConditions(sought)
  const [row] = await fetchAlone<{ total: number }>(db, countText(on, way), on.values)
  return row?.total ?? 0
}

function countText(on: SearchConditions, way: Term | 'names'): string {
  const count = 'select count(*)::integer as total from'
  if (way === 'names') return `${count} directory where ${on.within} and ${on.anyReading()}`
  const found = `(select distinct user_id from directory_words where ${on.wordsOf(way)}) found`
  if (on.isPlain) return `${count} ${found}`
  return `${count} ${found} join directory using (user_id)
    where ${on.within} and ${on.anyReading()}`
}
