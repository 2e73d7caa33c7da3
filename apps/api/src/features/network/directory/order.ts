import type { Slice } from './list-records.ts'

export type Direction = 'asc' | 'desc'

/** What comes before names, with its comma: the tier of a match, a class. */
type Before = '' | `${string}, `

/**
 * The order of every list of the network and of every search (`network.search`): by folded name, and
 * by id among namesakes, so that pages neither repeat nor leave out anybody. `table` tells whose
 * columns where there are several.
 */
export function byName(direction: Direction, before: Before = '', table = ''): string {
  return `order by ${before}${table}folded_name ${direction}, ${table}user_id ${direction}`
}

export function directionOf({ descending }: Pick<Slice, 'descending'>): Direction {
  return descending ? 'desc' : 'asc'
}
