import type pg from 'pg'
import type { Contest } from '../parts/contest.ts'

const goal = 0.85
const users = '/api/users?_limit=20'

/** What the network is asked, as it is asked in life: browsed, filtered, paged through, searched. */
export async function askedOf(client: pg.Client): Promise<Contest[]> {
  return [
    { name: 'first page', goal, paths: [users] },
    { name: 'filtered browse', goal, paths: filters.map((filter) => `${users}&${filter}`) },
    { name: 'page 500', goal, paths: await deepPages(client) },
    {
      name: 'search, frequent',
      goal,
      paths: frequent.map((q) => `${users}&many=1&q=${encodeURIComponent(q)}`),
    },
    { name: 'search, 20 to 900 found', goal, paths: await searches(client, 20, 900) },
    { name: 'search, few found', goal, paths: await searches(client, 1, 19) },
  ]
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

/** Pages about the 500th; the floor is told where each begins. */
async function deepPages(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; id: number; page: number }>(`
    select folded_name as name, user_id as id, (place / 20)::integer as page from (
      select folded_name, user_id, row_number() over (order by folded_name, user_id) - 1 as place
      from directory where role <> 'FAN' order by folded_name, user_id limit 11000
    ) listed where place % 20 = 0 and place >= 9000`)
  return rows.map(({ name, id, page }) => {
    const from = encodeURIComponent(`${name}|${id}`)
    return `${users}&_page=${page}&from=${from}`
  })
}

/** Words that so many people are found by, drawn the same way each time. */
async function searches(client: pg.Client, least: number, most: number): Promise<string[]> {
  const { rows } = await client.query<{ word: string }>(
    `select word from (
      select word, sum(held) as held from directory_vocabulary where length(word) between 5 and 7
      group by word
    ) words where held between $1 and $2 order by md5(word) limit 40`,
    [least, most],
  )
  return rows.map(({ word }) => `${users}&q=${encodeURIComponent(word)}`)
}
