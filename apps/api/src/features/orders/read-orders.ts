import type { Page } from '@podium/contract/list'
import type { Order } from '@podium/contract/orders'
import type { Db } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { refuse } from '../../platform/refuse.ts'
import type { FileKeys } from '../files/index.ts'
import { findEntries, findEntry, type Whose } from './list-records.ts'
import { viewOrder } from './views.ts'

/** An order, for its two sides and admins; for others it is not there (`entityDoesNotExist`). */
export async function readOrder(
  db: Db,
  keys: FileKeys,
  viewer: Viewer,
  id: number,
): Promise<Order> {
  const entry = (await findEntry(db, id)) ?? refuse('entityDoesNotExist')
  return viewOrder(entry, viewer, keys)
}

type OrderPage = Parameters<typeof findEntries>[2]

/** A page of orders that the viewer is a side of, or of any for admins. */
export async function listOrders(
  db: Db,
  keys: FileKeys,
  viewer: Viewer,
  { whose, ...page }: OrderPage & { whose: Whose },
): Promise<Page<Order>> {
  const { list, total } = await findEntries(db, whose, page)
  return { list: list.map((entry) => viewOrder(entry, viewer, keys)), total }
}
