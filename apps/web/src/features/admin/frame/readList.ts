import { keepPreviousData } from '@tanstack/react-query'
import type { RouteShape } from '@podium/contract/route'
import { read } from '../../../client/index.ts'
import { adminKey } from './useAct.ts'
import type { ListAddress } from './useListAddress.ts'

/** A page of an admins' list as the address asks for it; filters that say nothing are left out. */
export function readList<R extends RouteShape & { total: 'header' }>(
  name: string,
  route: () => Promise<R>,
  { address, filter = {} }: { address: ListAddress; filter?: Record<string, string> },
) {
  const { page, size, sort, order } = address
  const said = Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''))
  const query = { ...said, _page: page, _limit: size, _sort: sort, _order: order }
  return {
    ...read<R>({ key: [adminKey, name, query], route, input: { query } as never }),
    placeholderData: keepPreviousData,
  }
}
