// The first page of the feed of members who follow many, through the whole API, against the floor of the
// profile bench on the same data: what the feed of one who follows 5,000 costs beside one profile.
//   node --import zod/compile bench/feed.ts [--people 100000] [--followed 5000] [--seconds 4] [--rounds 5] [--keep FOLDER]
import { parseArgs } from 'node:util'
import type autocannon from 'autocannon'
import type pg from 'pg'
import { athletesOf, communityOptions, openCommunity, paceOf } from './parts/community.ts'
import { besideFloor, compete, type Contender, report } from './parts/contest.ts'
import { type SignedIn, signIn } from './parts/signed-in.ts'

const goal = 0.5
/** Members whose feeds are read, each of whom follows as many. */
const readers = 50

const { values } = parseArgs({
  options: { ...communityOptions, followed: { type: 'string', default: '5000' } },
})
const people = Number(values.people)
const followed = Math.min(Number(values.followed), Math.floor(people / 2))
const community = await openCommunity(values.keep, { people, media: people * 2 })
const { environment } = community
try {
  const signedIn = await prepareReaders(community.client)
  await besideFloor('profile/floor.ts', environment, (both) => compare(both, signedIn))
} finally {
  await community.stop()
}

/** Lets some fans follow others, as if the job had written the news of these into their feeds. */
async function prepareReaders(client: pg.Client): Promise<SignedIn[]> {
  const { rows: fans } = await client.query<{ id: number; role: 'FAN' }>(
    `select id, role from people where role = 'FAN' order by id limit $1`,
    [readers],
  )
  const { rows: known } = await client.query<{ told: boolean }>(
    'select exists (select from news) as told',
  )
  const ids = fans.map(({ id }) => id)
  if (!known[0]?.told) await fillFeeds(client, ids)
  return signIn(client, environment, fans)
}

async function fillFeeds(client: pg.Client, ids: number[]): Promise<void> {
  await client.query(
    `insert into news (kind, person_id, at, media_id)
     select 'media', owner_id, created_at, file_id from gallery_items order by file_id`,
  )
  await client.query(
    `insert into follows (follower_id, followed_id, since)
     select reader, id, now()
     from unnest($1::integer[]) reader,
       lateral (select id from people where id <> reader and role <> 'ADMIN'
                order by md5(id || '-' || reader) limit $2) as chosen`,
    [ids, followed],
  )
  await client.query(
    `insert into feed_entries (reader_id, news_id)
     select reader, id from unnest($1::integer[]) reader,
       lateral (select news.id from follows join news on news.person_id = followed_id
                where follower_id = reader order by news.id desc limit 1000) as line`,
    [ids],
  )
  await client.query('vacuum analyze follows, news, feed_entries')
}

async function compare(both: [Contender, Contender], signedIn: SignedIn[]): Promise<void> {
  const athletes = await athletesOf(community.client)
  const profiles = athletes.map((id) => ({ path: `/api/athletes/${id}` }))
  const feeds = signedIn.map(({ authorization }) => ({
    path: '/api/feed',
    headers: { authorization },
  }))
  const asked = (contender: unknown) => oneOf(contender === both[0] ? profiles : feeds)
  const acts = (contender: unknown) => [
    { setupRequest: (request: autocannon.Request) => ({ ...request, ...asked(contender) }) },
  ]
  const name = `feed, first page of who follows ${followed}`
  await report([await compete({ name, goal, paths: [], acts }, both, paceOf(values))])
}

function oneOf<T>(list: readonly T[]): T {
  return list[Math.floor(Math.random() * list.length)] as T
}
