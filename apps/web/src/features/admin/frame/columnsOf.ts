import type { AdminColumn } from './AdminTable.tsx'
import type { useColumnSort } from './useColumnSort.ts'

type Cell<Row> = AdminColumn<Row>['cell']

/** A cell alone, or with what else is to be said of its column; `sort` is what the list sorts by. */
type Draft<Row> = Cell<Row> | (Omit<AdminColumn<Row>, 'name' | 'head' | 'sort'> & { sort?: string })

/**
 * The columns of a list in their order, each by its name and under the heading of that name. Where some
 * are sorted by, `sortBy` says how the list is sorted now.
 */
export function columnsOf<Row, Name extends string>(
  heads: Readonly<Record<Name, string>>,
  drafts: { [N in NoInfer<Name>]?: Draft<Row> },
  sortBy?: ReturnType<typeof useColumnSort>,
): AdminColumn<Row>[] {
  return Object.entries<Draft<Row>>(drafts as Record<Name, Draft<Row>>).map(([name, draft]) => {
    const head = heads[name as Name]
    const { sort, ...column } = typeof draft === 'function' ? { cell: draft } : draft
    return { ...column, name, head, ...(sort && sortBy && { sort: sortBy(sort, head) }) }
  })
}
