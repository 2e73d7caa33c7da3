import { type Db, fetchRows } from '../../../platform/database/index.ts'
import { type Entry, entryColumns } from './list-records.ts'

const text = `
  select ${entryColumns} from unnest($1::integer[]) with ordinality asked(id, place)
  join directory on user_id = id
  where role <> 'FAN' order by place`

/** Those of some people whom the network lists, in the order in which they are asked for. */
export async function findListed(db: Db, userIds: readonly number[]): Promise<Entry[]> {
  return userIds.length > 0 ? fetchRows<Entry>(db, text, [userIds]) : []
}
