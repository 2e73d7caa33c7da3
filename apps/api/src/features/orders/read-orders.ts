import type { Page } from '@podium/contract/list'
import type { examineOrder as examineRoute, Order } from '@podium/contract/orders'
import type { Reply } from '@podium/contract/route'
import type { Db } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { refuse } from '../../platform/refuse.ts'
import type { FileKeys } from '../files/index.ts'
import { findEntries, findEntry, findHistories, type Whose } from './list-records.ts'
import { viewOrder } from './views.ts'

/**
 * An order, for its two sides and admins; for others it is not there (`entityDoesNotExist`). Without keys,
 * pictures that are not public have an address that opens nothing.
 */
export async function readOrder(
  db: Db,
  keys: FileKeys | null,
  viewer: Viewer,
  id: number,
): Promise<Order> {
  const entry = (await findEntry(db, id)) ?? refuse('entityDoesNotExist')
  return viewOrder(entry, viewer, keys)
}

/** An order for an admin who decides about it, with how the orders of both sides went. */
export async function examineOrder(
  db: Db,
  keys: FileKeys,
  viewer: Viewer,
  id: number,
): Promise<Reply<typeof examineRoute>> {
  const entry = (await findEntry(db, id)) ?? refuse('entityDoesNotExist')
  const { buyer, seller } = await findHistories(db, entry)
  return { order: viewOrder(entry, viewer, keys), buyer, seller }
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
