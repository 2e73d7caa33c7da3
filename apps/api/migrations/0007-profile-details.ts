// The rest of what the four pages show: pictures, club, how to reach sponsors and managers, where a
// manager is; and the pictures that stand for a page when its link is shared.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table profiles
      -- A club is its name and sport; the catalogue of clubs is another feature's.
      add column club_name text,
      add column website text,
      add column phone text,
      add column contact_email_public boolean not null default false,
      add column location_lat double precision,
      add column location_lng double precision,
      add column location_label text,
      add column avatar_id integer references files on delete set null,
      add column cover_id integer references files on delete set null,
      -- Whether the owner ever chose to be seen or not; until then the first complete save publishes.
      add column visibility_chosen boolean not null default false;
    update profiles set visibility_chosen = true where published;
    create index profiles_avatar on profiles (avatar_id) where avatar_id is not null;
    create index profiles_cover on profiles (cover_id) where cover_id is not null;

    -- A manager's address is public (profile.views), nobody else's is.
    create or replace view people as
      select id, role, name, last_name, country_code, region,
             activated_at is not null and closed_at is null as active,
             case when role = 'MANAGER' then address end as public_address
      from users;

    alter table directory add column avatar_id integer;

    create table share_cards (
      user_id integer not null references users on delete cascade,
      language text not null,
      hash text not null,
      primary key (user_id, language)
    );
  `.execute(db)
}
