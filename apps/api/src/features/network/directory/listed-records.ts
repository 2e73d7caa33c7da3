import { type Db, fetchRows } from '../../../platform/database/index.ts'
import { type Entry, entryColumns } from './list-records.ts'

const text = `
  select ${entryColumns} from unnest($1::integer[]) with ordinality asked(id, place)
  join directory on user_id = id
  where role <> 'FAN' order by place`

/** The entries of some people, without those the network does not list, in the order asked for. */
export async function findListed(db: Db, userIds: readonly number[]): Promise<Entry[]> {
  return userIds.length > 0 ? fetchRows<Entry>(db, text, [userIds]) : []
}
