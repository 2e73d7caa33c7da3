// Who made a version of an agreement in a side's name does not accept it for the other (`agreements.versions`).
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table agreement_versions add column delegate_id integer references users`.execute(
    db,
  )
}
