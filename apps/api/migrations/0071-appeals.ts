// What somebody says against a decision about them and what another admin answers; and what an admin
// took out of a gallery waits for that as long as it may come (`decisions.appeals`).
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table decisions
      add column appeal_text text not null default '',
      add column appealed_at timestamptz,
      add column appeal_outcome text check (appeal_outcome in ('UPHELD', 'REVERSED')),
      add column appeal_reason text not null default '',
      add column appeal_by integer references users,
      add column answered_at timestamptz,
      add check ((appeal_outcome is null) = (answered_at is null));
    create index appeals_waiting on decisions (id)
      where appealed_at is not null and appeal_outcome is null;
    create index appeals_answered on decisions (appeal_outcome, id)
      where appeal_outcome is not null;

    alter table gallery_items add column withheld boolean not null default false;
    -- What an admin took away is archived also where it was never ordered.
    alter table products add column withheld boolean not null default false;
    alter table products drop constraint products_check1;
    alter table products add constraint products_check1
      check (ordered or withheld or archived_at is null);
  `.execute(db)
}
