// Somebody asks an athlete for support and the athlete accepts: both calls through the whole API,
// against the bare floor that writes the same rows in one statement each, on the same data.
//   node --import zod/compile bench/support.ts [--people 100000] [--seconds 4] [--rounds 5] [--keep FOLDER] [--hot]
// With --hot, nine of ten are to one athlete, beside the same spread over all of them.
import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import type autocannon from 'autocannon'
import { communityOptions, openCommunity, paceOf } from './parts/community.ts'
import { besideFloor, compete, type Contender, report } from './parts/contest.ts'
import { signIn, type SignedIn } from './parts/signed-in.ts'

/** What a supporter has at first; one round costs 50. */
const credits = 10_000
const mostSupporters = 20_000

const { values } = parseArgs({
  options: { ...communityOptions, hot: { type: 'boolean', default: false } },
})
const pace = paceOf(values)
const people = Number(values.people)
const community = await openCommunity(values.keep, {
  people,
  media: people * 5,
  supports: people * 3,
})
const { client, environment } = community
const supporters = await signInAll(`role <> 'ATHLETE'`, mostSupporters)
const athletes = await signInAll(
  `role = 'ATHLETE' and not exists (select from supports where athlete_id = user_id)`,
  2000,
)
await giveCredits()
let next = 0
try {
  await besideFloor('support/floor.ts', environment, compare)
} finally {
  await community.stop()
}

async function compare([floor, ours]: [Contender, Contender]): Promise<void> {
  // With --hot the same server is asked twice over: by many athletes' supporters, and by one's.
  const [below, above] = values.hot ? [{ ...ours }, { ...ours }] : [floor, ours]
  const name = values.hot ? 'support of one athlete, beside spread' : 'support, asked and accepted'
  const goal = values.hot ? 0.5 : 0.35
  const acts = (asked: object) => roundTrip(values.hot && asked === above)
  await report([await compete({ name, goal, paths: [], acts }, [below, above], pace)])
}

async function signInAll(where: string, most: number): Promise<SignedIn[]> {
  const { rows } = await client.query(
    `select user_id as id, role from directory where ${where} order by md5(user_id::text) limit ${most}`,
  )
  return signIn(client, environment, rows)
}

/** Everybody has what they need, and the accounts it moves through: opening one is another act. */
async function giveCredits(): Promise<void> {
  const ids = [supporters.map(({ id }) => id)]
  await client.query(
    `insert into accounts (holder, kind)
       select id, 'reserved' from unnest($1::integer[]) id
       union all select -part, 'granted' from generate_series(0, 15) part
       on conflict do nothing`,
    ids,
  )
  await client.query(
    `with given as (
       insert into transfers (from_account, to_account, credits, reason, created_at)
       select f.id, t.id, ${credits}, 'GIVEN', now() from unnest($1::integer[]) one
       join accounts t on t.holder = one and t.kind = 'available'
       join accounts f on f.holder = -(one % 16) and f.kind = 'granted'
       returning from_account, to_account, credits
     ), moved as (
       select from_account as account, -credits as credits from given
       union all select to_account, credits from given
     )
     update accounts set balance = balance + sums.credits
     from (select account, sum(credits) as credits from moved group by account) sums
     where id = account`,
    ids,
  )
}

/** A supporter asks an athlete, nine times of ten the same one where it is hot, who accepts. */
function roundTrip(isHot: boolean): autocannon.Request[] {
  const write = (by: SignedIn) => ({
    authorization: by.authorization,
    'idempotency-key': randomUUID(),
    'content-type': 'application/json',
    // The floor knows nobody.
    'x-user': String(by.id),
  })
  return [
    {
      method: 'POST',
      body: JSON.stringify({ acceptedTermsOfUse: true }),
      setupRequest: (request, context) => {
        const { supporter, athlete } =
          isHot && Math.random() < 0.9 ? { ...nextPair(), athlete: athletes[0]! } : nextPair()
        Object.assign(context, { athlete })
        const path = `/api/support/athlete/${athlete.id}?credits=50`
        return { ...request, path, headers: write(supporter) }
      },
      onResponse: (_status, body, context) => {
        Object.assign(context, { supportId: (JSON.parse(body) as { id: number }).id })
      },
    },
    {
      method: 'PATCH',
      body: '{}',
      setupRequest: (request, context) => {
        const { athlete, supportId } = context as Pair
        return { ...request, path: `/api/support/${supportId}/accept`, headers: write(athlete) }
      },
    },
  ]
}

/** What the second call knows of the first. */
interface Pair {
  athlete: SignedIn
  supportId: number
}

/** The next two: everybody asks in turn, each time somebody else, since the floor takes a pair once. */
function nextPair(): { supporter: SignedIn; athlete: SignedIn } {
  const round = Math.floor(next / supporters.length)
  const supporter = supporters[next % supporters.length] as SignedIn
  const athlete = athletes[(next + round) % athletes.length] as SignedIn
  next += 1
  return { supporter, athlete }
}
