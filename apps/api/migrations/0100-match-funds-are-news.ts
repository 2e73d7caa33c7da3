// A match fund is news (`feed.news`).
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table news
      add column match_id integer unique references matches on delete cascade,
      drop constraint news_kind_check,
      drop constraint news_check,
      add constraint news_kind_check
        check (kind in ('achievement', 'media', 'product', 'support', 'update', 'goal', 'match')),
      add constraint news_check check (num_nonnulls(achievement_id, media_id, product_id, support_id,
        update_id, goal_id, match_id) = 1),
      add constraint news_match_check check ((kind = 'match') = (match_id is not null)),
      -- A support and a fund are about two people.
      drop constraint news_check5,
      add constraint news_other_check check ((kind in ('support', 'match')) = (other_id is not null));
  `.execute(db)
}
