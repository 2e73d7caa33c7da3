// Who made a version of an agreement in a side's name does not accept it for the other (`agreements.versions`). What a
// ward hid stays hidden also once a guardian leaves who hid it too (`minors.guardian`).
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table agreement_versions add column delegate_id integer references users;
    alter table profiles add column hidden_by_ward boolean not null default false;
  `.execute(db)
}
