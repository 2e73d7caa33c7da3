import type { MovementSubject } from '@podium/contract/wallet'
import type { Db } from '../../platform/database/index.ts'
import { findTitles } from './records.ts'

/** What was ordered, for the lines of a history: the title as it was when it was bought. */
export async function tellOrderSubjects(
  db: Db,
  ids: number[],
  reader: number,
): Promise<Map<number, MovementSubject>> {
  const orders = await findTitles(db, ids, reader)
  return new Map(orders.map(({ id, title }) => [id, { name: title, page: null }]))
}
