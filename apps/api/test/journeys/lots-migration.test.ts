// Credits that were bought, given and spent before there were lots: what each lot has left follows from
// what happened, and every refund of then is one part.
import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { askChecks } from '../../src/platform/database/checks.ts'
import { connectDatabase, migrate } from '../../src/platform/database/index.ts'
import { createLog } from '../../src/platform/log.ts'
import { createEmptyDatabase, startTestServer } from '../database.ts'

const folder = new URL('../../migrations/', import.meta.url)
const theLots = '0051-lots-and-refunds'

let database: ReturnType<typeof connectDatabase>
let stop = async () => {}
before(async () => {
  const server = await startTestServer()
  const own = await createEmptyDatabase(server)
  database = connectDatabase(own.url, { prepared: true, log: createLog('silent') })
  stop = async () => {
    await database.stop()
    await own.stop()
    await server.stop()
  }
})
after(() => stop())

/** Brings an empty database to where it was before the lots. */
async function migrateBefore(): Promise<void> {
  const names = (await readdir(folder))
    .map((file) => file.replace('.ts', ''))
    .filter((name) => name < theLots)
    .sort()
  const getMigrations = async () => {
    const modules = names.map((name) => import(new URL(`${name}.ts`, folder).href))
    const loaded: Migration[] = await Promise.all(modules)
    return Object.fromEntries(names.map((name, index) => [name, loaded[index] as Migration]))
  }
  const migrator = new Migrator({ db: database.db, provider: { getMigrations } })
  const { error } = await migrator.migrateToLatest()
  assert.equal(error, undefined)
}

/** Two people and what happened to their credits, as the server of then wrote it. */
const history = `
  insert into users (role, email, name, language, activated_at, created_at)
  values ('FAN', 'marta@podium.example', 'Marta', 'pt', now(), now()),
         ('ATHLETE', 'ines@podium.example', 'Inês', 'pt', now(), now()),
         ('ADMIN', 'ana@podium.example', 'Ana', 'pt', now(), now());

  insert into accounts (holder, kind) values
    (1, 'available'), (1, 'reserved'), (1, 'debt'), (2, 'available'),
    (-1, 'issued'), (-1, 'granted'), (-2, 'issued');

  insert into payments (user_id, purpose, credits, plan_id, gross_cents, net_cents, vat_percent, provider,
      transaction_id, status, created_at, checked_at, paid_at, refunded_at, refund_reason, owed_credits)
  values
    (1, 'CREDITS', 50, null, 10000, 8130, 23, 'sandbox', 'one', 'PAID', now() - interval '9 days', now(),
      now() - interval '9 days', null, '', 0),
    (1, 'CREDITS', 120, null, 20000, 16260, 23, 'sandbox', 'two', 'REFUNDED', now() - interval '8 days',
      now(), now() - interval '8 days', now() - interval '2 days', 'Pedido', 20),
    (2, 'PLAN', 0, 'STANDARD', 738, 600, 23, 'sandbox', 'three', 'REFUNDED', now() - interval '8 days',
      now(), now() - interval '8 days', now() - interval '3 days', '', 0),
    (1, 'CREDITS', 250, null, 40000, 32520, 23, 'sandbox', 'four', 'REFUNDED', now() - interval '8 days',
      now(), null, now() - interval '8 days', '', 0),
    (1, 'CREDITS', 120, null, 20000, 16260, 23, 'sandbox', 'five', 'PAID', now() - interval '1 days', now(),
      now() - interval '1 days', null, '', 0);

  insert into sandbox_payments (transaction_id, state, deadline)
  values ('one', 'APPROVED', now()), ('two', 'REFUNDED', now());

  insert into subscriptions (user_id, plan_id, payment_id, started_at, ends_at)
  values (2, 'STANDARD', 3, now() - interval '8 days', now() - interval '3 days');
  insert into subscription_periods (payment_id, subscription_id, starts_at, ends_at)
  values (3, 1, now() - interval '8 days', now() - interval '3 days');

  create function move(f integer, fk text, t integer, tk text, much integer, why text,
      about text default null, about_id integer default null, ends bigint default null,
      who integer default null) returns void language sql as $$
    insert into transfers (from_account, to_account, credits, reason, actor_id, cause_kind, cause_id,
        settles, created_at)
    select a.id, b.id, much, why, who, about, about_id, ends, now()
    from accounts a, accounts b
    where a.holder = f and a.kind = fk and b.holder = t and b.kind = tk;
    update accounts set balance = balance - much where holder = f and kind = fk;
    update accounts set balance = balance + much where holder = t and kind = tk;
  $$;

  select move(-1, 'granted', 1, 'available', 30, 'GIVEN');
  select move(-1, 'issued', 1, 'available', 50, 'PURCHASE', 'payment', 1);
  select move(-1, 'issued', 1, 'available', 120, 'PURCHASE', 'payment', 2);
  -- Support that is not accepted: 30 of the gift and 20 of the first purchase, which come back.
  select move(1, 'available', 1, 'reserved', 50, 'SUPPORT_REQUESTED', 'support', 1);
  -- Support that is: 30 of the first purchase and 70 of the second.
  select move(1, 'available', 1, 'reserved', 100, 'SUPPORT_REQUESTED', 'support', 2);
  select move(1, 'reserved', 2, 'available', 100, 'SUPPORT_RECEIVED', 'support', 2, 5);
  select move(1, 'reserved', 1, 'available', 50, 'SUPPORT_RELEASED', 'support', 1, 4);
  -- The second purchase is refunded whole: what there is of it, then the oldest, and 20 are owed.
  select move(1, 'available', -1, 'issued', 100, 'REFUND', 'payment', 2, null, 3);
  select move(1, 'debt', -1, 'issued', 20, 'DEBT', 'payment', 2, null, 3);
  update accounts set owed = 20 where holder = 1 and kind = 'available';
  select move(-1, 'issued', 1, 'available', 120, 'PURCHASE', 'payment', 5);
  select move(1, 'available', 1, 'debt', 20, 'DEBT_SETTLED', 'transfer', 10);
  update accounts set owed = 0 where holder = 1 and kind = 'available';
  drop function move;`

test('a database with a history has its lots, its refunds and every check', async () => {
  const { db } = database
  await migrateBefore()
  await sql.raw(history).execute(db)
  await migrate(db as never)
  const lotsOf = async (userId: number) => {
    const { rows } = await sql<{
      kind: string
      payment_id: number
      credits: number
      remaining: number
    }>`
      select kind, payment_id, credits, remaining
      from lots_of((select id from accounts where holder = ${userId} and kind = 'available'))`.execute(
      db,
    )
    return rows.map(({ kind, payment_id, credits, remaining }) => [
      kind,
      payment_id,
      credits,
      remaining,
    ])
  }
  assert.deepEqual(await lotsOf(1), [
    ['GIFT', null, 30, 0],
    ['PURCHASE', 1, 50, 0],
    ['PURCHASE', 2, 120, 0],
    ['PURCHASE', 5, 120, 100],
  ])
  assert.deepEqual(await lotsOf(2), [['EARNED', null, 100, 100]])
  const { rows: refunds } = await sql<Record<string, unknown>>`
    select payment_id, kind, state, credits, cents, owed_credits, actor_id, reason from refunds
    order by payment_id`.execute(db)
  assert.deepEqual(refunds.map(Object.values), [
    [2, 'ADMIN', 'DONE', 120, 20_000, 20, 3, 'Pedido'],
    [3, 'PROVIDER', 'DONE', 0, 738, 0, null, ''],
    [4, 'PROVIDER', 'DONE', 0, 40_000, 0, null, ''],
  ])
  const { rows: known } = await sql<{ cents: number }>`
    select cents from sandbox_payments order by transaction_id`.execute(db)
  assert.deepEqual(
    known.map(({ cents }) => cents),
    [10_000, 20_000],
  )
  const broken = (await askChecks(db, 'ledger-')).filter((check) => check.broken > 0)
  assert.deepEqual(broken, [])
})
