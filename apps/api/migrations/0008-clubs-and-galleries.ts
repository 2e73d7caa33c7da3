// The catalogue of clubs, what athletes achieved with them, and what everybody shows in a gallery.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table clubs (
      id integer generated always as identity primary key,
      sport text not null,
      name text not null,
      -- The name without case and accents: two clubs of a sport never differ in these alone (clubs.matching).
      folded text not null,
      unique (sport, folded)
    );
    create index clubs_by_name on clubs (folded collate "C", id);
    create index clubs_search on clubs using gin (folded gin_trgm_ops);

    create table achievements (
      id integer generated always as identity primary key,
      athlete_id integer not null references users on delete cascade,
      club_id integer not null references clubs,
      date date not null,
      competition_level text not null
        check (competition_level in ('LOCAL', 'NATIONAL', 'INTERNATIONAL')),
      age_group text not null check (age_group in ('CHILDREN', 'YOUTH', 'ADULTS', 'SENIORS')),
      result smallint not null check (result between 1 and 50),
      competition text,
      evidence text,
      created_at timestamptz not null
    );
    create index achievements_of_athlete on achievements (athlete_id, date desc, id desc);

    create table gallery_items (
      file_id integer primary key references files on delete cascade,
      owner_id integer not null references users on delete cascade,
      media_type text not null check (media_type in ('IMAGE', 'VIDEO')),
      caption text,
      alt_text text,
      created_at timestamptz not null,
      deleted_at timestamptz
    );
    create index gallery_items_of_owner on gallery_items (owner_id, file_id desc);
    create index gallery_items_deleted on gallery_items (deleted_at) where deleted_at is not null;
  `.execute(db)
}
