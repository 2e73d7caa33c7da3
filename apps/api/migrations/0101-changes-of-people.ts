// Whose data changed, so that every server lets go of the pages that it keeps of them. The triggers that
// write it are set at the start, on every table but those that are named as shown nowhere
// (`platform/database/watch-tables.ts`).
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table changes_of_people (
      -- By which those who read it know what they have not seen yet, in whatever order it is committed.
      xact xid8 not null default pg_current_xact_id(),
      -- Null where it concerns everybody.
      person integer,
      at timestamptz not null default now()
    );
    create index changes_of_people_in_order on changes_of_people (xact);
  `.execute(db)
}
