// Who has lost the authenticator app and the recovery codes gets in again after a waiting time
// (`sign-in.lost-factor`): when each asked, and until when they wait. A password that a mailed link set lately
// makes it longer, since both then came from one mailbox.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table lost_factors (
      user_id integer primary key references users on delete cascade,
      asked_at timestamptz not null,
      ends_at timestamptz not null,
      reminded_at timestamptz
    );
    create index lost_factors_ends on lost_factors (ends_at);
    alter table second_factors add column password_mailed_at timestamptz`.execute(db)
}
