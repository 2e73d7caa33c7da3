// A competition ahead is news (`feed.news`).
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table news
      add column competition_id integer unique references competitions on delete cascade,
      drop constraint news_kind_check,
      drop constraint news_check,
      add constraint news_kind_check check (kind in ('achievement', 'media', 'product', 'support',
        'update', 'goal', 'match', 'competition')),
      add constraint news_check check (num_nonnulls(achievement_id, media_id, product_id, support_id,
        update_id, goal_id, match_id, competition_id) = 1),
      add constraint news_competition_check
        check ((kind = 'competition') = (competition_id is not null));
  `.execute(db)
}
