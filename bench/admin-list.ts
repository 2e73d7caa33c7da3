// The admins' list of people through the whole API, signed in, against the bare floor on the same data:
//   node --import zod/compile bench/admin-list.ts [--people 1000000] [--seconds 4] [--rounds 5] [--keep FOLDER]
import { parseArgs } from 'node:util'
import { communityOptions, openCommunity, paceOf } from './parts/community.ts'
import { besideFloor, compete, type Contender, type Contest, report } from './parts/contest.ts'
import { large, planned, questions } from './admin-list/questions.ts'
import { printPlans } from './parts/plans.ts'
import { signIn } from './parts/signed-in.ts'

const goal = 0.85

const { values } = parseArgs({
  options: {
    ...communityOptions,
    people: { type: 'string', default: '1000000' },
    only: { type: 'string', default: '' },
  },
})

const community = await openCommunity(values.keep, { people: Number(values.people), media: 0 })
const { client, environment } = community
try {
  await printPlans(community, large, planned)
  await besideFloor('admin-list/floor.ts', environment, compare)
} finally {
  await community.stop()
}

async function compare(both: [Contender, Contender]): Promise<void> {
  const authorization = await asAdmin()
  const contests = Object.entries(questions).map(([name, queries]): Contest => {
    const paths = queries.map((query) => `/api/admin/users?_limit=20&${query}`)
    const acts = () =>
      paths.map((path) => ({ method: 'GET' as const, path, headers: { authorization } }))
    return { name: `admin list, ${name}`, goal, paths, acts }
  })
  const standings = []
  for (const contest of contests.filter(({ name }) => name.includes(values.only))) {
    standings.push(await compete(contest, both, paceOf(values)))
  }
  await report(standings)
}

/** Somebody of the community becomes an admin for as long as the bench runs. */
async function asAdmin(): Promise<string> {
  const { rows } = await client.query<{ id: number }>(
    `insert into users (role, email, name, last_name, country_code, language, activated_at, created_at)
     values ('ADMIN', 'bench' || gen_random_uuid() || '@podium.example', 'Bench', 'Admin', 'PT', 'pt', now(), now())
     returning id`,
  )
  const [admin] = await signIn(client, environment, [{ id: rows[0]?.id ?? 0, role: 'ADMIN' }])
  return admin?.authorization ?? ''
}
