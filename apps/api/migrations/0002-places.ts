// Postal places tell where each postal code is (`place.postal-code`). The table is empty until somebody
// imports the full files, since the product itself carries only the region of each prefix.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table postal_places (
      country char(2) not null,
      code text not null,
      region text not null,
      municipality text,
      locality text,
      lat double precision,
      lng double precision,
      primary key (country, code)
    )
  `.execute(db)
}
