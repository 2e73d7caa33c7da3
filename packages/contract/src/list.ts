import { z } from 'zod'

/** Most entries a list hands out at once (`api.md`). */
export const mostPerPage = 100

/** The list parameters of every list: page from 0, limit 1 to 100, order, and a closed set to sort by. */
export function listQuery<const S extends readonly [string, ...string[]]>(options: {
  sort: S
  limit?: number
}) {
  return {
    _page: z.coerce.number().pipe(z.int().min(0).max(1_000_000)).default(0),
    _limit: z.coerce
      .number()
      .pipe(z.int().min(1).max(mostPerPage))
      .default(options.limit ?? 10),
    _order: z.enum(['ASC', 'DESC']).default('ASC'),
    _sort: z.enum(options.sort).default(options.sort[0]),
  }
}

/** A page of a list and how many entries there are in all. */
export interface Page<T> {
  list: T[]
  total: number
}
