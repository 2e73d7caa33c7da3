import type { listDebts as listDebtsRoute } from '@podium/contract/wallet'
import type { Reply } from '@podium/contract/route'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/index.ts'

/** Who owes credits; the list is as short as the refunds that came too late. */
export async function listDebts(
  db: Db,
  { _limit, _page, _order }: { _limit: number; _page: number; _order: 'ASC' | 'DESC' },
): Promise<Reply<typeof listDebtsRoute>> {
  const owing = db
    .selectFrom('accounts')
    .where('accounts.kind', '=', 'debt')
    .where('accounts.balance', '<', 0)
  const [list, { total }] = await Promise.all([
    owing
      .innerJoin('people', 'people.id', 'accounts.holder')
      .select([
        'people.id as userId',
        'people.name',
        'people.last_name as lastName',
        sql<number>`-accounts.balance`.as('debt'),
      ])
      .orderBy('accounts.balance', _order === 'DESC' ? 'asc' : 'desc')
      .orderBy('people.id')
      .limit(_limit)
      .offset(_page * _limit)
      .execute(),
    owing.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { list, total }
}
