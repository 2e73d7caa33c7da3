// What people show of themselves, apart from who they are legally, and the network's own copy of
// what its cards show: searched and paged without touching any other table.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    -- What other features may read of an account: never the address, the password or fiscal data.
    create view people as
      select id, role, name, last_name, country_code, region,
             activated_at is not null and closed_at is null as active
      from users;

    create table profiles (
      user_id integer primary key references users on delete cascade,
      sport text,
      phrase text,
      biography text,
      about_us text,
      objectives text,
      birth_date date,
      weight_kg numeric(4, 1),
      height_cm numeric(4, 1),
      -- The owner's wish and the admins' veto: visible only with the one and without the other.
      published boolean not null default false,
      hidden_by_admin boolean not null default false
    );

    create extension if not exists pg_trgm;
    create table directory (
      user_id integer primary key references users on delete cascade,
      role text not null,
      name text not null,
      last_name text not null,
      sport text,
      club_name text,
      country_code text,
      region text,
      phrase text,
      -- Name as it sorts and is matched first: no accents, no capitals.
      folded_name text not null,
      -- Everything a search looks in: name, club, the sport in both languages; folded likewise.
      folded_search text not null
    );
    create index directory_by_name on directory (folded_name collate "C", user_id);
    create index directory_search on directory using gin (folded_search gin_trgm_ops);
  `.execute(db)
}
