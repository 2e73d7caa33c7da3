import type { NetworkSort } from '@podium/contract/network'
import type { SavedFilters } from '@podium/contract/saved-searches'
import { isLongEnough, searchLength } from '@podium/contract/search-words'
import { sports, type Sport } from '@podium/contract/sports'

/** Kinds of people the network lists, in the order of their tabs. */
export const listedTypes = ['ATHLETE', 'MANAGER', 'SPONSOR'] as const

/** All kinds, as administrators filter by them; no other role finds fans or administrators. */
export const allTypes = [...listedTypes, 'FAN', 'ADMIN'] as const
export type PersonType = (typeof allTypes)[number]

/** Whether people hide, as an address says it. */
export const hiddenProfiles = ['true', 'false'] as const
type HiddenProfile = (typeof hiddenProfiles)[number]

/** The least class of an athlete, as an address says it; 0 for all of them, the highest first. */
export const leastClasses = ['0', '10', '9', '8', '7', '6', '5', '4', '3', '2', '1'] as const
export type LeastClass = (typeof leastClasses)[number]

/** An order beside that of names, which an address need not say; who looks by class chooses the class. */
type Sort = Exclude<NetworkSort, 'name' | 'class'>
const chosen: Record<Sort, true> = { new: true }
export const sorts = Object.keys(chosen) as Sort[]

/** What is looked for; all of it stands in the address. */
export interface Search {
  q: string
  type: PersonType | undefined
  sport: Sport | undefined
  /** A country's code, and a region by its name. */
  country: string | undefined
  region: string | undefined
  /** An administrator's: only those who hide, or only those who do not. */
  hiddenProfile: HiddenProfile | undefined
  /** Athletes from this class on, the highest first; for who has a plan that finds them so. */
  class: LeastClass | undefined
  /** Only athletes who take requests of support now. */
  accepts: 'true' | undefined
  /** Undefined for the order of names; what is searched for has an order of its own. */
  sort: Sort | undefined
  /** How many pages are shown, from 1. */
  pages: number
}

/** People on a page, and pages that come by themselves while one scrolls (`network.search`). */
export const pageSize = 20
export const pagesByThemselves = 3
const longestRegion = 100
/** An address can ask for no more than this at once. */
export const mostPages = 50

export interface Reader {
  /** An administrator, whose filters reach all roles. */
  seesAll: boolean
  /** A sponsor whose plan finds athletes by class. */
  byClass: boolean
}

/**
 * The search an address stands for; what its reader cannot ask for, or what makes no sense, it leaves
 * out.
 */
export function searchIn(
  q: string | undefined,
  query: URLSearchParams,
  { seesAll, byClass }: Reader = { seesAll: false, byClass: false },
): Search {
  const type = query.get('type')
  const sport = query.get('sport')
  const hidden = query.get('hiddenProfile')
  const least = byClass && type === 'ATHLETE' ? query.get('class') : undefined
  const pages = Math.trunc(Number(query.get('pages')))
  return {
    q: (q ?? '').trim().slice(0, searchLength.max),
    type: (seesAll ? allTypes : listedTypes).find((one) => one === type),
    sport: sports.find((one) => one === sport && one !== 'NA'),
    country: /^[A-Z]{2}$/.exec(query.get('country') ?? '')?.[0],
    region: (query.get('region') ?? '').trim().slice(0, longestRegion) || undefined,
    hiddenProfile: seesAll ? hiddenProfiles.find((one) => one === hidden) : undefined,
    class: leastClasses.find((one) => one === least),
    accepts: query.get('accepts') === 'true' ? 'true' : undefined,
    sort: sorts.find((one) => one === query.get('sort')),
    pages: Math.min(Math.max(pages || 1, 1), mostPages),
  }
}

/** What narrows a search, by the names that stand in its address. */
const narrowing = [
  'type',
  'sport',
  'country',
  'region',
  'hiddenProfile',
  'class',
  'accepts',
] as const
type Narrowing = Partial<Pick<Search, (typeof narrowing)[number]>>

/** The filters of a search that are set. */
export function filtersOf(search: Search): Narrowing {
  const set = narrowing.filter((name) => search[name] !== undefined)
  return Object.fromEntries(set.map((name) => [name, search[name]]))
}

/** The same search without its filters. */
export function withoutFilters({ q, sort }: Search): Search {
  const none = { type: undefined, sport: undefined, country: undefined, region: undefined }
  const further = { hiddenProfile: undefined, class: undefined, accepts: undefined }
  return { q, sort, ...none, ...further, pages: 1 }
}

/** What of a search is saved: its words and filters; an admin's own are nobody's to save. */
export function savedOf(search: Search): SavedFilters {
  const { type, sport, country, region, accepts } = search
  const role = listedTypes.find((listed) => listed === type)
  return {
    q: wordsOf(search),
    ...(role && { type: role }),
    ...(sport && { sport }),
    ...(country && { country }),
    ...(region && { region }),
    ...(search.class && { class: Number(search.class) }),
    ...(accepts && { accepts }),
  }
}

/** The query part of a search's address; its words are part of the path. */
export function queryOf(search: Search): string {
  const query = new URLSearchParams(Object.entries(filtersOf(search)))
  if (search.sort) query.set('sort', search.sort)
  if (search.pages > 1) query.set('pages', String(search.pages))
  return query.size ? `?${query}` : ''
}

/** Words are looked for from three letters on; fewer browse (`network.search`). */
export function wordsOf({ q }: Pick<Search, 'q'>): string {
  return isLongEnough(q) ? q : ''
}

/** One or two letters: neither a search nor none. */
export function isTooShort(text: string): boolean {
  return text.trim() !== '' && !isLongEnough(text)
}

export function isFiltered(search: Search): boolean {
  return Object.keys(filtersOf(search)).length > 0
}

/** All people, as the network opens: nothing is searched for yet. */
export function isBrowsed(search: Search): boolean {
  return !wordsOf(search) && !isFiltered(search)
}
