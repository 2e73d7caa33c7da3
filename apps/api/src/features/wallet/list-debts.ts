import type { PageQuery } from '@podium/contract/list'
import type { listDebts as listDebtsRoute } from '@podium/contract/wallet'
import type { Reply } from '@podium/contract/route'
import { sql } from 'kysely'
import { type Db, findPage } from '../../platform/database/index.ts'

/** Who owes credits; the list is as short as the refunds that came too late. */
export function listDebts(
  db: Db,
  page: PageQuery & { _order: 'ASC' | 'DESC' },
): Promise<Reply<typeof listDebtsRoute>> {
  const owing = db
    .selectFrom('accounts')
    .where('accounts.kind', '=', 'debt')
    .where('accounts.balance', '<', 0)
    .innerJoin('people', 'people.id', 'accounts.holder')
    .select([
      'people.id as userId',
      'people.name',
      'people.last_name as lastName',
      sql<number>`-accounts.balance`.as('debt'),
    ])
    .orderBy('accounts.balance', page._order === 'DESC' ? 'asc' : 'desc')
    .orderBy('people.id')
  return findPage(owing, page)
}
