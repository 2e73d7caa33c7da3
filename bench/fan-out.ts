// An athlete adds an achievement, and everybody who follows them has their page open: how long until
// the first and the last of them has heard, through call, job and live channel.
//   node --import zod/compile bench/fan-out.ts [--sockets 2000] [--rounds 5]
import { parseArgs } from 'node:util'
import { environmentFor, startServer } from '../faults/parts/server.ts'
import { openCommunity } from './parts/community.ts'
import { median } from './parts/contest.ts'
import { type LivePages, openLivePages, untilHeard } from './parts/live-pages.ts'
import { keepResults } from './parts/results.ts'
import { signIn } from './parts/signed-in.ts'
import { printTable } from './parts/table.ts'

const { values } = parseArgs({
  options: {
    sockets: { type: 'string', default: '2000' },
    rounds: { type: 'string', default: '5' },
  },
})
const wanted = Number(values.sockets)

const community = await openCommunity(undefined, { people: wanted * 2, media: 0 })
const { client } = community
const folder = community.environment.PODIUM_DATA
const environment = environmentFor(folder, { DATABASE_URL: community.environment.DATABASE_URL })
const server = await startServer(environment)
let pages: LivePages | undefined
let heard = 0
let firstAt = 0
try {
  const { rows } = await client.query(
    `select user_id as id, role from directory where role = 'ATHLETE' order by user_id limit 1`,
  )
  const [athlete] = await signIn(client, environment, rows)
  if (!athlete) throw new Error('there is no athlete')
  pages = await openPages(athlete.id)
  const rounds: { first: number; last: number }[] = []
  for (let round = 0; round < Number(values.rounds); round++)
    rounds.push(await tell(athlete, round))
  const figure = (which: 'first' | 'last') => ({
    name: `an event to ${wanted} pages: the ${which} has it`,
    value: median(rounds.map((round) => round[which])),
    unit: 'ms',
    bar: null,
  })
  printTable([figure('first'), figure('last')])
  await keepResults([figure('first'), figure('last')])
} finally {
  pages?.close()
  await server.end('SIGTERM')
  await community.stop()
}
process.exit()

/** Followers, each with a page open and a token for it. */
async function openPages(athleteId: number): Promise<LivePages> {
  const { rows } = await client.query(
    `select id, role from users where id <> $1 and role <> 'ADMIN' order by id limit ${wanted}`,
    [athleteId],
  )
  await signIn(client, environment, rows)
  const followers = [rows.map(({ id }) => id)]
  await client.query(
    `insert into follows (follower_id, followed_id, since)
       select id, ${athleteId}, now() from unnest($1::integer[]) id`,
    followers,
  )
  await client.query(
    `insert into websocket_tokens (hash, user_id, session_id, expires_at)
       select sha256(('token' || user_id)::bytea), user_id, max(id), now() + interval '1 hour'
       from sessions where user_id = any($1) group by user_id`,
    followers,
  )
  return openLivePages(server.address, followers[0] ?? [], hear)
}

function hear(message: string): void {
  if (!message.includes('NOTIFICATION')) return
  if (heard === 0) firstAt = performance.now()
  heard += 1
}

async function tell(athlete: { authorization: string }, round: number) {
  heard = 0
  const from = performance.now()
  const answer = await fetch(`${server.address}/api/achievements`, {
    method: 'POST',
    headers: { authorization: athlete.authorization, 'content-type': 'application/json' },
    body: JSON.stringify({
      date: '2024-05-04',
      competitionLevel: 'NATIONAL',
      ageGroup: 'SENIORS',
      club: { clubCompositeKey: { clubName: 'Clube da Sofia', sport: 'ATHLETICS' } },
      result: round + 1,
      competition: 'Nacional',
      evidence: '',
    }),
  })
  if (!answer.ok) throw new Error(await answer.text())
  await untilHeard(() => heard === wanted)
  return { first: firstAt - from, last: performance.now() - from }
}
