/** The orders people can choose, as the list takes them. */
export const sorts = {
  newest: { _sort: 'createdAt', _order: 'DESC' },
  cheapest: { _sort: 'credits', _order: 'ASC' },
  dearest: { _sort: 'credits', _order: 'DESC' },
  title: { _sort: 'title', _order: 'ASC' },
} as const

export type ProductSort = keyof typeof sorts

export const productSorts = Object.keys(sorts) as ProductSort[]

/** The order an address asks for: the newest first where it asks for none we know. */
export function sortIn(query: URLSearchParams): ProductSort {
  return productSorts.find((sort) => sort === query.get('sort')) ?? 'newest'
}
