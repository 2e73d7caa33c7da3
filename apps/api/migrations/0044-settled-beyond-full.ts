// A wallet takes no more than 999,999,999 credits from outside: the statement of a transfer holds that.
// Credits that were set aside come back, and reach whom they were promised to, also where the wallet
// was filled meanwhile, or their support and order could never end. So the table no longer says that a
// balance has an upper bound, only that none is below zero.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table accounts drop constraint accounts_balance;
    alter table accounts add constraint accounts_balance check (
      case when kind in ('available', 'reserved', 'escrow') then balance >= 0
           when kind = 'debt' then balance <= 0
           else true end);
  `.execute(db)
}
