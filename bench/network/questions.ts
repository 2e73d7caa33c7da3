import type pg from 'pg'
import type { Contest } from '../parts/contest.ts'

const goal = 0.85
const users = '/api/users?_limit=20'

/** What the network is asked, as it is asked in life: browsed, filtered, paged through, searched. */
export async function askedOf(client: pg.Client): Promise<Contest[]> {
  return [
    { name: 'first page', goal, paths: [users] },
    { name: 'filtered browse', goal, paths: filters.map((filter) => `${users}&${filter}`) },
    { name: 'page 500', goal, paths: await pages(client, 450, 550) },
    { name: 'any page, asked once', goal, paths: await pages(client, 0, 20_000) },
    {
      name: 'search, frequent',
      goal,
      paths: frequent.map((q) => `${users}&many=1&q=${encodeURIComponent(q)}`),
    },
    { name: 'search, 20 to 900 found', goal, paths: searching(await rareWords(client)) },
    { name: 'search, full name', goal, paths: searching(await fullNames(client)) },
    {
      name: 'search, slip of a finger',
      goal,
      paths: searching((await rareWords(client)).map(withSlip)),
    },
  ]
}

const searching = (texts: string[]) => texts.map((q) => `${users}&q=${encodeURIComponent(q)}`)

function withSlip(word: string): string {
  return `${word.slice(0, 2)}k${word.slice(3)}`
}

export const filters = [
  'type=ATHLETE',
  'type=SPONSOR',
  'sport=JUDO',
  'country=ES',
  'region=Porto',
  'type=ATHLETE&sport=GOLF',
  'type=MANAGER&region=Faro',
  'sport=SOCCER&region=Lisboa',
  'type=ATHLETE&sport=SWIMMING&country=PT&region=Coimbra',
]

export const frequent = ['maria', 'silva', 'benfica', 'atletismo', 'goncalves', 'futsal']

/** Pages of the list of everybody; the floor is told where each begins. */
async function pages(client: pg.Client, first: number, beyond: number): Promise<string[]> {
  const { rows } = await client.query<{ name: string; id: number; page: number }>(
    `select folded_name as name, user_id as id, (place / 20)::integer as page from (
      select folded_name, user_id, row_number() over (order by folded_name, user_id) - 1 as place
      from directory where role <> 'FAN'
    ) listed where place % 20 = 0 and place / 20 >= $1 and place / 20 < $2
    order by md5(user_id::text)`,
    [first, beyond],
  )
  return rows.map(({ name, id, page }) => {
    const from = encodeURIComponent(`${name}|${id}`)
    return `${users}&_page=${page}&from=${from}`
  })
}

/** Words that some are found by, drawn the same way each time. */
async function rareWords(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ word: string }>(`
    select word from (
      select word, sum(held) as held from directory_vocabulary where length(word) between 5 and 7
      group by word
    ) words where held between 20 and 900 order by md5(word) limit 40`)
  return rows.map(({ word }) => word)
}

async function fullNames(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ folded_name: string }>(`
    select folded_name from directory where user_id % 997 = 3 and role = 'ATHLETE'
    order by user_id limit 40`)
  return rows.map(({ folded_name }) => folded_name)
}
