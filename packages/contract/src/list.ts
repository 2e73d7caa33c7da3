import { z } from 'zod'
import { isDay } from './fields.ts'

/** Most entries a list hands out at once (`docs/api.md`). */
export const mostPerPage = 100

/** The number of a page, from 0. */
export const pageNumber = z.coerce.number().pipe(z.int().min(0).max(1_000_000)).default(0)

/** How many entries a page has. */
export const perPage = z.coerce.number().pipe(z.int().min(1).max(mostPerPage))

/** The list parameters of every list: page from 0, limit 1 to 100, order, and a closed set to sort by. */
export function listQuery<const S extends readonly [string, ...string[]]>(options: {
  sort: S
  limit?: number
  order?: 'ASC' | 'DESC'
}) {
  return {
    _page: pageNumber,
    _limit: perPage.default(options.limit ?? 10),
    _order: z.enum(['ASC', 'DESC']).default(options.order ?? 'ASC'),
    _sort: z.enum(options.sort).default(options.sort[0]),
  }
}

/** A page of a list and how many entries there are in all. */
export interface Page<T> {
  list: T[]
  total: number
}

/** Which page of a list is asked for. */
export interface PageQuery {
  _page: number
  _limit: number
}

/** Of a list of members: only these, by their ids with commas between. */
export const someIds = z
  .string()
  .regex(/^\d{1,9}(?:,\d{1,9}){0,99}$/, 'Pattern')
  .optional()

const day = z.iso.date('Pattern').refine(isDay, 'Pattern').optional()

/** Narrows a list to what happened from a day on, and up to a day, ISO, in Europe/Lisbon. */
export const daysQuery = { from: day, to: day }
