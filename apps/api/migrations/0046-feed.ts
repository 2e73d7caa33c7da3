// The feed (`feed.news`): everybody with a page can be followed; what is news, one line each; and which
// lines are written into whose feed. What a line tells of is read with it, so a line goes with its subject.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table follows rename column athlete_id to followed_id;

    create table news (
      id integer generated always as identity primary key,
      kind text not null check (kind in ('achievement', 'media', 'product', 'support')),
      -- Whose news it is, and of a support also whom it is given to: who follows either hears of it.
      person_id integer not null references users on delete cascade,
      other_id integer references users on delete cascade,
      at timestamptz not null,
      -- One of them, and each once.
      achievement_id integer unique references achievements on delete cascade,
      media_id integer unique references gallery_items on delete cascade,
      product_id integer unique references products on delete cascade,
      support_id integer unique references supports on delete cascade,
      check (num_nonnulls(achievement_id, media_id, product_id, support_id) = 1),
      check ((kind = 'achievement') = (achievement_id is not null)),
      check ((kind = 'media') = (media_id is not null)),
      check ((kind = 'product') = (product_id is not null)),
      check ((kind = 'support') = (support_id is not null)),
      check ((kind = 'support') = (other_id is not null))
    );
    create index news_of_person on news (person_id, id desc);
    create index news_of_other on news (other_id, id desc) where other_id is not null;

    -- No key to news: one line that is deleted would take thousands of these with it. A line that is
    -- gone is passed over, and swept at night.
    create table feed_entries (
      reader_id integer not null references users on delete cascade,
      news_id integer not null,
      primary key (reader_id, news_id)
    );

    insert into news (kind, person_id, other_id, at, achievement_id, media_id, product_id, support_id)
    select * from (
      select 'achievement', athlete_id, null::integer, created_at,
             id, null::integer, null::integer, null::integer
      from achievements
      union all
      select 'media', gallery_items.owner_id, null, gallery_items.created_at, null, file_id, null, null
      from gallery_items join files on files.id = file_id
      where deleted_at is null and files.state = 'READY'
      union all
      select 'product', sponsor_id, null, created_at, null, null, id, null
      from products where active and archived_at is null
      union all
      select 'support', supporter_id, athlete_id, accepted_at, null, null, null, id
      from supports where status = 'ACTIVE' and not private
    ) as known (kind, person_id, other_id, at)
    order by at;

    insert into feed_entries (reader_id, news_id)
    select distinct heard.reader_id, line.id
    from (
      select follower_id, followed_id from follows
      union
      select supporter_id, athlete_id from supports where status = 'ACTIVE'
    ) as heard (reader_id, person_id),
    lateral (
      (select id from news where news.person_id = heard.person_id order by id desc limit 20)
      union
      (select id from news where news.other_id = heard.person_id order by id desc limit 20)
    ) as line;
  `.execute(db)
}
