import { chosenSports } from '@podium/contract/sports'
import { sportPhrases } from '@podium/phrases/sports'
import type pg from 'pg'
import { fold, searchTextOf } from '../../apps/api/src/features/network/directory/index.ts'
import { fillLedger } from './ledger.ts'
import { clubNames, firstNames, lastNames, regions, syllables } from './names.ts'

/** How many of each; media, supports and gifts belong to people. */
export interface Community {
  people: number
  media: number
  supports?: number
  gifts?: number
}

/**
 * Fills a migrated database with a believable community: four in five are listed, frequent names are
 * frequent, most live in Portugal, one in fifty hides. Nobody of it can sign in.
 */
export async function fillCommunity(client: pg.Client, community: Community): Promise<void> {
  const { people, media, supports = 0, gifts = 0 } = community
  const { rows } = await client.query('select coalesce(max(id), 0) + 1 as first from users')
  const first = Number(rows[0].first)
  await client.query('begin')
  await prepareWords(client)
  await client.query(drawPeople(first, people))
  await client.query('analyze drawn')
  for (const statement of writePeople) await client.query(statement)
  await client.query(`select setval(pg_get_serial_sequence('users', 'id'), $1)`, [first + people])
  await client.query('commit')
  if (media > 0) await fillMedia(client, { first, people, media })
  if (supports + gifts > 0) await fillLedger(client, { first, people, supports, gifts })
  await client.query('vacuum analyze')
}

/** Names and places as tables, each under its rank; what is rare is made of syllables. */
async function prepareWords(client: pg.Client): Promise<void> {
  await client.query(`select setseed(0.42)`)
  await makeNames(client, 'first_names', firstNames)
  await makeNames(client, 'last_names', lastNames)
  await makeNames(client, 'club_names', clubNames)
  await client.query(`
    create temp table sport_names (rank integer primary key, sport text, searched text) on commit drop`)
  const searched = chosenSports.map((sport) =>
    searchTextOf([sportPhrases.en[sport], sportPhrases.pt[sport]]),
  )
  await client.query(
    `insert into sport_names
      select rank - 1, sport, searched
      from unnest($1::text[], $2::text[]) with ordinality given(sport, searched, rank)`,
    [chosenSports, searched],
  )
  await client.query(`
    create temp table place_names (rank integer primary key, country text, region text) on commit drop`)
  const places = Object.entries(regions).flatMap(([country, names]) =>
    names.map((name) => [country, name]),
  )
  await client.query(
    `insert into place_names
      select rank - 1, country, region
      from unnest($1::text[], $2::text[]) with ordinality given(country, region, rank)`,
    [places.map(([country]) => country), places.map(([, region]) => region)],
  )
}

const namesOfAKind = 20_000

async function makeNames(client: pg.Client, table: string, frequent: string[]): Promise<void> {
  await client.query(
    `create temp table ${table} (rank integer primary key, name text, folded text) on commit drop`,
  )
  const made = Array.from({ length: namesOfAKind }, (_, rank) => frequent[rank] ?? rareName(rank))
  await client.query(
    `insert into ${table}
      select rank - 1, name, folded
      from unnest($1::text[], $2::text[]) with ordinality given(name, folded, rank)`,
    [made, made.map(fold)],
  )
}

function rareName(rank: number): string {
  const part = (divisor: number) => syllables[Math.floor(rank / divisor) % syllables.length]
  const name = `${part(1)}${part(syllables.length)}${part(7)}${rank % 3 === 0 ? 's' : ''}`
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** A small rank is frequent, a large one rare: about one in twelve bears the first name of the list. */
const rank = (steepness: number, from = namesOfAKind) =>
  `floor(power(random(), ${steepness}) * ${from})::integer`

const drawPeople = (first: number, people: number) => `
  create temp table drawn on commit drop as
  with dice as materialized (
    select ${first} + n - 1 as id, random() as role_dice, random() as place_dice,
      ${rank(4)} as first_rank, ${rank(3)} as last_rank, ${rank(3)} as second_rank,
      ${rank(3)} as club_rank, random() < 0.4 as has_second, random() < 0.6 as has_club,
      ${rank(2, chosenSports.length)} as sport_rank, floor(random() * 9)::integer as pt_rank,
      9 + floor(random() * 5)::integer as es_rank, random() < 0.02 as hides,
      floor(random() * 12)::integer - 1 as score
    from generate_series(1, ${people}) n
  ), roles as (
    select *, case when role_dice < 0.68 then 'ATHLETE' when role_dice < 0.76 then 'MANAGER'
      when role_dice < 0.8 then 'SPONSOR' else 'FAN' end as role
    from dice
  )
  select roles.id, role, first_names.name || case role when 'SPONSOR' then ' Foods' else '' end as name,
    case role when 'SPONSOR' then '' else concat_ws(' ', last_names.name,
      case when has_second then second_names.name end) end as last_name,
    case when role in ('ATHLETE', 'MANAGER') then sport end as sport,
    case when role in ('ATHLETE', 'MANAGER') and has_club then club_names.name end as club_name,
    case when place_dice < 0.95 then country else 'FR' end as country_code,
    case when place_dice < 0.95 then region end as region,
    case when role <> 'MANAGER' then nullif(score, -1) end as sportest_score, hides,
    concat_ws(' ', first_names.folded, case role when 'SPONSOR' then 'foods' else
      concat_ws(' ', last_names.folded, case when has_second then second_names.folded end) end) as folded_name,
    concat_ws(' ', case when role in ('ATHLETE', 'MANAGER') and has_club then club_names.folded end,
      case when role in ('ATHLETE', 'MANAGER') then trim(searched) end) as also_searched
  from roles
  join first_names on first_names.rank = first_rank
  join last_names on last_names.rank = last_rank
  join last_names second_names on second_names.rank = second_rank
  join club_names on club_names.rank = club_rank
  join sport_names on sport_names.rank = sport_rank
  join place_names on place_names.rank = case when place_dice < 0.8 then pt_rank else es_rank end
`

/** The counts are taken afterwards, all at once: one by one would take an hour. */
const writePeople = [
  'alter table users disable trigger user',
  'alter table profiles disable trigger user',
  `insert into users (id, role, email, name, last_name, country_code, region, language, activated_at, created_at)
    overriding system value
    select id, role, 'person' || id || '@podium.example', name, last_name, country_code, region, 'pt', now(), now()
    from drawn order by id`,
  `insert into profiles (user_id, sport, phrase, biography, birth_date, weight_kg, height_cm, club_name,
      sportest_score, published, visibility_chosen)
    select id, sport, 'Cada treino conta.', repeat('Uma história de trabalho e de pista. ', 12),
      date '1970-01-01' + (id * 37) % 15000, 60 + id % 40, 160 + id % 40, club_name, sportest_score,
      not hides, true
    from drawn order by id`,
  `insert into sportests (user_id, type, answers, score, taken_at)
    select id, role, '{}', sportest_score, now() from drawn where sportest_score is not null order by id`,
  `insert into consents (user_id, kind, version, language, given_by, ip, given_at)
    select drawn.id, kind, version, 'pt', 'registration', '127.0.0.1', now()
    from drawn, (select kind, version from legal_documents where kind = 'terms' order by published_at desc limit 1) terms`,
  `insert into accounts (holder, kind) select id, 'available' from drawn`,
  'alter table directory disable trigger user',
  'alter table directory_blanks disable trigger user',
  `insert into directory (user_id, role, name, last_name, sport, club_name, country_code, region, phrase,
      sportest_score, folded_name, folded_search)
    select id, role, name, last_name, sport, club_name, country_code, region, 'Cada treino conta.',
      sportest_score, folded_name, ' ' || trim(folded_name || ' ' || also_searched) || ' '
    from drawn where not hides order by id`,
  `insert into directory_blanks select id from drawn where hides and role <> 'FAN'`,
  'alter table directory enable trigger user',
  'alter table directory_blanks enable trigger user',
  'select refill_directory()',
  'alter table admin_list disable trigger user',
  'select list_for_admins(id) from drawn',
  'alter table admin_list enable trigger user',
  'select recount_admin_list()',
  'alter table users enable trigger user',
  'alter table profiles enable trigger user',
]

/** Pictures spread over everybody; their bytes are nowhere. */
async function fillMedia(
  client: pg.Client,
  { first, people, media }: { first: number; people: number; media: number },
): Promise<void> {
  await client.query(
    `with made as (
      insert into files (owner_id, purpose, kind, state, width, height, bytes, kept, loose_since, created_at)
        select $1::integer + n % $2::integer, 'GALLERY', 'IMAGE', 'READY', 1600, 1200, 200000, true, now(), now()
        from generate_series(1, $3::integer) n
        returning id, owner_id
    )
    insert into gallery_items (file_id, owner_id, media_type, caption, created_at)
      select id, owner_id, 'IMAGE', 'Treino', now() from made`,
    [first, people, media],
  )
}
