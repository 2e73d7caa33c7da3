// A transfer through the whole API against the bare floor on the same database and data, alternating:
//   node --import zod/compile bench/transfer.ts [--people 100000] [--seconds 5] [--rounds 5]
import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import type autocannon from 'autocannon'
import pg from 'pg'
import { paceOf } from './parts/community.ts'
import { besideFloor, compete, type Contender, report } from './parts/contest.ts'
import { openBenchDatabase } from './parts/database.ts'
import { signIn, type SignedIn } from './parts/signed-in.ts'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '5' },
    people: { type: 'string', default: '100000' },
  },
})
const people = Number(values.people)
const goal = 0.85

// A database of its own, whatever DATABASE_URL says: it is filled with people who only have a wallet.
const database = await openBenchDatabase({})
const client = new pg.Client({ connectionString: database.environment.DATABASE_URL })
client.on('error', () => {})
await client.connect()
const admin = await fill()
const environment = {
  ...{ ...process.env, ...database.environment },
  ADMIN_ID: String(admin.id),
}
try {
  await besideFloor('transfer/floor.ts', environment, compare)
} finally {
  await client.end()
  await database.stop()
}

/** The people with a wallet each, and an admin who gives, whose id comes before all of theirs. */
async function fill(): Promise<SignedIn> {
  const { rows } = await client.query<{ id: number; role: 'ADMIN' }>(
    `insert into users (role, email, name, language, activated_at, created_at)
     values ('ADMIN', 'bench@podium.example', 'Bench', 'en', now(), now()) returning id, role`,
  )
  await client.query(`
    insert into users (role, email, name, language, activated_at, created_at)
      select 'FAN', 'fan' || n || '@podium.example', 'Fan ' || n, 'en', now(), now()
      from generate_series(1, ${people}) n;
    insert into accounts (holder, kind)
      select id, 'available' from users where role = 'FAN'
      union all select -n, 'granted' from generate_series(0, 15) n;`)
  await client.query('vacuum analyze')
  const [signedIn] = await signIn(client, database.environment, rows)
  if (!signedIn) throw new Error('There is no admin.')
  return signedIn
}

async function compare(both: [Contender, Contender]): Promise<void> {
  const nextRequest = (request: autocannon.Request): autocannon.Request => ({
    ...request,
    headers: { ...request.headers, 'idempotency-key': randomUUID() },
    body: JSON.stringify({
      userId: admin.id + 1 + Math.floor(Math.random() * people),
      creditsNumber: 1,
      description: 'bench',
    }),
  })
  const acts = (contender: unknown): autocannon.Request[] => [
    {
      method: 'POST',
      path: '/api/wallet/transaction',
      headers: {
        'content-type': 'application/json',
        // The floor knows nobody.
        ...(contender === both[1] && { authorization: admin.authorization }),
      },
      setupRequest: nextRequest,
    },
  ]
  const contest = { name: 'transfer', goal, paths: [], acts }
  await report([await compete(contest, both, paceOf(values))])
}
