import type { Page, PageQuery } from '@podium/contract/list'
import { type SelectQueryBuilder, sql } from 'kysely'

/** How many rows a query finds. */
export async function countRows<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
): Promise<number> {
  const counted = query
    .clearSelect()
    .clearOrderBy()
    .select(sql<number>`count(*)`.as('total'))
  const { total } = await counted.$castTo<{ total: number }>().executeTakeFirstOrThrow()
  return total
}

/** A page of the rows that a query finds, and how many it finds in all; both are asked for at once. */
export async function findPage<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  { _page, _limit }: PageQuery,
): Promise<Page<Row>> {
  const page = query.limit(_limit).offset(_page * _limit)
  const [list, total] = await Promise.all([page.$castTo<Row>().execute(), countRows(query)])
  return { list: list as Row[], total }
}
