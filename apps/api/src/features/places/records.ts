import type { Place, PostalPlace } from '@podium/contract/places'
import { sql, type Transaction } from 'kysely'
import type { Db } from '../../platform/database/index.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { PostalRow } from './postal-row.ts'
import type { GazetteerPlace } from './read-gazetteer.ts'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    postal_places: PostalRow
    gazetteer_places: GazetteerPlace & { rank: number }
    gazetteer_version: { version: string }
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

/** Folded words, and whether they begin a word of the name or may stand anywhere in it. */
interface Wanted {
  words: string
  at: 'beginning' | 'anywhere'
  country: string | undefined
  most: number
}

/** Places whose names contain the words, best first (see `searchPlaces`). */
export async function findGazetteerPlaces(db: Db, wanted: Wanted): Promise<Place[]> {
  const { words, country, most } = wanted
  const { rows } = await sql<Place>`
    select name, country as "countryCode", region, lat, lng
    from gazetteer_places
    where ${containing(wanted)} ${country ? sql`and country = ${country}` : sql``}
    order by
      folded like ${`%| ${words} |%`} desc, folded like ${`% ${words}%`} desc,
      at_home desc, folded like ${`%| ${words}%`} desc, rank
    limit ${most}
  `.execute(db)
  return rows
}

/** What may stand before a letter in a folded name. */
const before = '[ 0-9a-zðþħəʻ]'

/** The index knows groups of three letters: to two of them belongs the one before. */
function containing({ words, at }: Wanted) {
  if (at === 'beginning') return sql`folded like ${`% ${words}%`}`
  return words.length > 2 ? sql`folded like ${`%${words}%`}` : sql`folded ~ ${before + words}`
}

/** Reads which package the places came from; undefined where none were loaded. */
export async function findGazetteerVersion(db: Db): Promise<string | undefined> {
  return (await db.selectFrom('gazetteer_version').select('version').executeTakeFirst())?.version
}

/** Puts these places into the gazetteer instead of those that are there, ranked in their order. */
export async function replaceGazetteer(
  tx: Transaction<Tables>,
  version: string,
  places: GazetteerPlace[],
): Promise<void> {
  const column = <K extends keyof GazetteerPlace>(name: K) => places.map((place) => place[name])
  await tx.deleteFrom('gazetteer_version').execute()
  await tx.deleteFrom('gazetteer_places').execute()
  await sql`
    insert into gazetteer_places (country, name, region, folded, at_home, lat, lng, rank)
    select * from unnest(
      ${column('country')}::text[], ${column('name')}::text[], ${column('region')}::text[],
      ${column('folded')}::text[], ${column('at_home')}::boolean[],
      ${column('lat')}::float8[], ${column('lng')}::float8[]
    ) with ordinality
  `.execute(tx)
  await tx.insertInto('gazetteer_version').values({ version }).execute()
  // The first search shall find an index in order, and a planner that knows what is there.
  await sql`select gin_clean_pending_list('gazetteer_places_folded')`.execute(tx)
  await sql`analyze gazetteer_places`.execute(tx)
}
