// That a goal is reached is told once, however often its athlete wants more or less of it (`season.goals`).
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  // People were told of those that are reached by now, at a moment that was not kept.
  await sql`
    alter table goals add column reached_told_at timestamptz;
    update goals set reached_told_at = created_at where credits <= (
      select coalesce(sum(supports.credits + supports.matched), 0) from supports
      where supports.goal_id = goals.id and supports.accepted_at is not null)`.execute(db)
}
