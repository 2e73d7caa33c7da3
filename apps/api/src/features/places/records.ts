import type { PostalPlace } from '@podium/contract/places'
import { sql, type Transaction } from 'kysely'
import type { Db } from '../../platform/database/index.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { PostalRow } from './postal-row.ts'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    postal_places: PostalRow
  }
}

/** The imported place of a postal code; undefined where its file was not imported. */
export async function findImportedPlace(
  db: Db,
  country: string,
  code: string,
): Promise<PostalPlace | undefined> {
  const { rows } = await sql<PostalPlace>`
    select region, municipality, locality, lat, lng
    from postal_places where country = ${country} and code = ${code}
  `.execute(db)
  return rows[0]
}

/** Keeps places; what an earlier import said about a code is replaced. No code may appear twice. */
export async function keepPlaces(tx: Transaction<Tables>, places: PostalRow[]): Promise<void> {
  const column = <K extends keyof PostalRow>(name: K) => places.map((place) => place[name])
  await sql`
    insert into postal_places (country, code, region, municipality, locality, lat, lng)
    select * from unnest(
      ${column('country')}::text[], ${column('code')}::text[], ${column('region')}::text[],
      ${column('municipality')}::text[], ${column('locality')}::text[],
      ${column('lat')}::float8[], ${column('lng')}::float8[]
    )
    on conflict (country, code) do update set
      region = excluded.region, municipality = excluded.municipality,
      locality = excluded.locality, lat = excluded.lat, lng = excluded.lng
  `.execute(tx)
}
