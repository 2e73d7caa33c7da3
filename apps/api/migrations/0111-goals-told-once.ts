// That a goal is reached is told once, however often its athlete wants more or less of it (`season.goals`).
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table goals add column reached_told_at timestamptz`.execute(db)
}
