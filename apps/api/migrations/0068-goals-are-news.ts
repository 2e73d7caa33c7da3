// A goal that an athlete sets is news (`feed.news`).
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table news
      add column goal_id integer unique references goals on delete cascade,
      drop constraint news_kind_check,
      drop constraint news_check,
      add constraint news_kind_check
        check (kind in ('achievement', 'media', 'product', 'support', 'update', 'goal')),
      add constraint news_check check (
        num_nonnulls(achievement_id, media_id, product_id, support_id, update_id, goal_id) = 1),
      add check ((kind = 'goal') = (goal_id is not null));
  `.execute(db)
}
