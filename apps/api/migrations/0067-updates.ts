// What an athlete tells of their season, who was counted to be told and is not yet, and that it is news
// and can be reported (`season.updates`).
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table updates (
      id integer generated always as identity primary key,
      athlete_id integer not null references users on delete cascade,
      text text not null,
      audience text not null check (audience in ('EVERYBODY', 'FOLLOWERS', 'SUPPORTERS')),
      told integer not null,
      created_at timestamptz not null
    );
    create index updates_of_athlete on updates (athlete_id, id desc);

    create table update_media (
      update_id integer not null references updates on delete cascade,
      file_id integer not null references gallery_items on delete cascade,
      position integer not null,
      primary key (update_id, file_id)
    );
    create index update_media_of_file on update_media (file_id);

    -- Who was counted and is not told yet: a job takes them out batch by batch.
    create table untold_readers (
      update_id integer not null references updates on delete cascade,
      reader_id integer not null references users on delete cascade,
      primary key (update_id, reader_id)
    );
    create index untold_readers_of_reader on untold_readers (reader_id);

    alter table news
      add column update_id integer unique references updates on delete cascade,
      drop constraint news_kind_check,
      drop constraint news_check,
      add constraint news_kind_check
        check (kind in ('achievement', 'media', 'product', 'support', 'update')),
      add constraint news_check check (
        num_nonnulls(achievement_id, media_id, product_id, support_id, update_id) = 1),
      add check ((kind = 'update') = (update_id is not null));

    alter table reports drop constraint reports_kind_check;
    alter table reports add constraint reports_kind_check check (kind in (
      'profile', 'media', 'product', 'message', 'supportNote', 'supportThanks', 'update'));
  `.execute(db)
}
