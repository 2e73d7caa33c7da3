// The floor of bench/network.ts: a bare node:http server that answers the same cards from the same
// tables, one prepared statement a page where it can, and checks nothing. It is told more than Podium
// is: where a deep page begins (`from`), and whether the words of a search are frequent (`many`).
import { openFloorLines } from '../parts/floor-lines.ts'
import { serveFloor } from '../parts/floor-server.ts'

const line = await openFloorLines()

const card = `user_id, role, name, last_name, sport, club_name, avatar_id, country_code, region, phrase,
  sportest_score, folded_name`
const total = (list: string) =>
  `(select sum(held) from directory_counts where list = ${list} and part < 0)::integer as total`
const columns: Record<string, string> = {
  type: 'role',
  sport: 'sport',
  country: 'country_code',
  region: 'region',
}

interface Statement {
  name: string
  text: string
  values: unknown[]
}

function browse(query: URLSearchParams): Statement {
  const given = Object.keys(columns).filter((name) => query.has(name))
  const list = Object.keys(columns).map((name) => query.get(name) ?? '*')
  const where = given.map((name, index) => `and ${columns[name]} = $${index + 4}`).join(' ')
  const text = `select ${card}, ${total('$1')} from directory
    where role <> 'FAN' and (folded_name, user_id) >= ($2, $3) ${where}
    order by folded_name, user_id limit 20`
  const [fromName = '', fromId = 0] = query.get('from')?.split('|') ?? []
  const values = [list.join('/'), fromName, fromId, ...given.map((name) => query.get(name))]
  return { name: `browse ${given.join()}`, text, values }
}

const manyText = `
  with first as materialized (
    select folded_name, user_id from directory
    where role <> 'FAN' and folded_name >= $1 and folded_name < $1 || '\u{10FFFF}'
    order by folded_name, user_id limit 20
  ), page as (
    select 0 as tier, * from first union all (
      select 1, folded_name, user_id from directory_words
      where word = $1 and not (folded_name >= $1 and folded_name < $1 || '\u{10FFFF}')
        and (select count(*) from first) < 20
      order by folded_name, user_id limit 20)
    order by tier, folded_name, user_id limit 20
  )
  select tier, ${card}, (select sum(held)::integer from directory_vocabulary where word = $1) as total
  from page join directory using (user_id, folded_name) order by tier, folded_name, user_id`

const fewText = `
  with found as materialized (
    select ${card}, case when folded_name >= $1 and folded_name < $1 || '\u{10FFFF}' then 0
      when folded_search like '% ' || $1 || '%' then 1 else 2 end as tier
    from directory where user_id in (
      select user_id from directory_words
      where (word >= $1 and word < $1 || '\u{10FFFF}') or word = any($2))
  )
  select *, (select count(*)::integer from found) as total from found
  order by tier, folded_name, user_id limit 20`

const namesText = `
  with found as materialized (
    select ${card}, case when folded_name >= $3 and folded_name < $3 || '\u{10FFFF}' then 0 else 1 end as tier
    from directory where folded_search like all($2) and user_id in (
      select user_id from directory_words where word >= $1 and word < $1 || '\u{10FFFF}')
  )
  select *, (select count(*)::integer from found) as total from found
  order by tier, folded_name, user_id limit 20`

function namesValues(words: string[]): unknown[] {
  const longest = words.reduce((one, other) => (other.length > one.length ? other : one))
  return [longest, words.map((word) => `% ${word}%`), words.join(' ')]
}

const alikeText = `select distinct word from directory_vocabulary
  where (word like '%' || $1 || '%' or word % $1) and held > 0 and similarity(word, $1) > 0.5`

async function search(q: string, isMany: boolean): Promise<Row[]> {
  if (isMany) return ask({ name: 'many', text: manyText, values: [q] })
  const words = q.split(' ')
  if (words.length > 1) return ask({ name: 'names', text: namesText, values: namesValues(words) })
  const found = await ask({ name: 'few', text: fewText, values: [q, []] })
  if (found.length >= 20) return found
  const alike = await line().query({ name: 'alike', text: alikeText, values: [q] })
  return ask({ name: 'few', text: fewText, values: [q, alike.rows.map(({ word }) => word)] })
}

interface Row {
  total: number
  avatar_id: number | null
  [column: string]: unknown
}

async function ask(statement: Statement): Promise<Row[]> {
  return (await line().query<Row>(statement)).rows
}

function viewCard(row: Row) {
  const { avatar_id } = row
  return {
    id: row['user_id'],
    role: row['role'],
    name: row['name'],
    lastName: row['last_name'],
    sport: row['sport'],
    clubName: row['club_name'],
    region: row['region'],
    countryCode: row['country_code'],
    phrase: row['phrase'],
    sportestScore: row['sportest_score'],
    avatar: { id: avatar_id ?? 0, main: avatar_id ? `/files/${avatar_id}/avatar-256.webp` : null },
    hiddenProfile: false,
  }
}

serveFloor(async (request) => {
  const query = new URL(request.url ?? '', 'http://floor').searchParams
  const q = query.get('q')
  const found = await (q ? search(q, query.has('many')) : ask(browse(query)))
  return { headers: { 'x-total-count': found[0]?.total ?? 0 }, body: found.map(viewCard) }
})
