// Up to which year somebody was told that their year can be looked at (`season.year`).
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table told_years (
      user_id integer primary key references users on delete cascade,
      year integer not null
    );
  `.execute(db)
}
