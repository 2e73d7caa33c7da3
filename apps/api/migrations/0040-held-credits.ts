// What waits of somebody's credits for orders is in accounts that many share, so it is read from the
// transfers that put it there; these are found without reading everything somebody ever gave.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create index transfers_for_orders on transfers (from_account) include (id, credits)
      where reason = 'ORDER_PLACED'
  `.execute(db)
}
