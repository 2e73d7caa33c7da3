import { savedSearchLimits } from '@podium/contract/limits'
import { paths } from '@podium/contract/paths'
import type { Input } from '@podium/contract/route'
import type {
  SavedFilters,
  SavedSearch,
  saveSearch as saveRoute,
} from '@podium/contract/saved-searches'
import { isLongEnough, searchLength } from '@podium/contract/search-words'
import { type Db, lock, type Tx } from '../../platform/database/index.ts'
import { refuse, refuseField } from '../../platform/refuse.ts'
import { entitlementsOf } from '../plans/index.ts'
import { deleteSearch, findSearches, insertSearch, type SearchRecord } from './records.ts'

/** The searches of a member, each with whether their plan still finds by what it asks (`searches.saved`). */
export async function listSearches(db: Db, ownerId: number, slug: string): Promise<SavedSearch[]> {
  const [searches, byClass] = await Promise.all([
    findSearches(db, ownerId),
    mayByClass(db, ownerId),
  ])
  return searches.map((search) => viewSearch(search, { slug, byClass }))
}

/** Whether the plan of a member finds athletes by class. */
export async function mayByClass(db: Db, userId: number): Promise<boolean> {
  return (await entitlementsOf(db, userId)).athletesByClass
}

/** Whether a search asks for what only a plan gives. */
export function needsPlan({ search }: Pick<SearchRecord, 'search'>): boolean {
  return search.class !== undefined
}

function viewSearch(
  record: SearchRecord,
  { slug, byClass }: { slug: string; byClass: boolean },
): SavedSearch {
  const { id, name, search, created_at } = record
  return {
    ...{ id, name, search: tidy(search) },
    link: linkOf(search, slug),
    planNeeded: needsPlan(record) && !byClass,
    createdAt: created_at.toISOString(),
  }
}

/** Where the network shows what a search finds; with the latest first, where nothing is searched for. */
export function linkOf(search: SavedFilters, slug: string, sort?: 'new'): string {
  const { q, ...filters } = tidy(search)
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(filters)) query.set(name, String(value))
  if (sort && !q && filters.class === undefined) query.set('sort', sort)
  const path = paths.network({ slug, q })
  return query.size > 0 ? `${path}?${query.toString()}` : path
}

/**
 * Saves a search under a name of the member's own (`searches.saved`); the same again is the one there is.
 * Words too few to search by and a filter that the plan does not give are refused as in the network.
 */
export async function saveSearch(
  tx: Tx,
  ownerId: number,
  { name, ...asked }: Input<typeof saveRoute>['body'],
  slug: string,
): Promise<SavedSearch> {
  const search = tidy(asked)
  if (search.q && !isLongEnough(search.q)) refuseField('q', { kind: 'Size', ...searchLength })
  const byClass = await mayByClass(tx, ownerId)
  if (needsPlan({ search }) && !byClass) refuse('planNeeded')
  // Two windows that save at once: one of them must see the other's.
  await lock(tx, 'saved-searches', ownerId)
  const others = await findSearches(tx, ownerId)
  const same = others.find((other) => other.name.toLowerCase() === name.toLowerCase())
  if (same && !isSame(same.search, search)) refuse('optionNameExists')
  if (same) return viewSearch(same, { slug, byClass })
  if (others.length >= savedSearchLimits.searches) refuse('tooManyEvents')
  return viewSearch(await insertSearch(tx, { ownerId, name, search }), { slug, byClass })
}

/** What is asked, in one order and without what is not: athletes alone have a class and are supported. */
function tidy({ q, type, sport, country, region, ...others }: SavedFilters): SavedFilters {
  const ofAthletes = others.class !== undefined || others.accepts !== undefined
  return {
    q,
    ...((ofAthletes || type) && { type: ofAthletes ? 'ATHLETE' : type }),
    ...(sport && { sport }),
    ...(country && { country }),
    ...(region && { region }),
    ...(others.class !== undefined && { class: others.class }),
    ...(others.accepts && { accepts: others.accepts }),
  }
}

function isSame(one: SavedFilters, other: SavedFilters): boolean {
  // The database keeps JSON in an order of its own.
  return JSON.stringify(tidy(one)) === JSON.stringify(other)
}

export async function forgetSearch(tx: Tx, ownerId: number, id: number): Promise<void> {
  if (!(await deleteSearch(tx, ownerId, id))) refuse('entityDoesNotExist')
}
