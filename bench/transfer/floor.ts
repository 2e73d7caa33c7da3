// The floor of bench/transfer.ts: a bare node:http server that makes the same writes, both sides of
// the transfer, the note of the act's key and the admin's act on record, in one prepared statement,
// and checks nothing.
// DATABASE_URL says where.
import { createHash, randomUUID } from 'node:crypto'
import pg from 'pg'
import { bodyOf, serveFloor } from '../parts/floor-server.ts'

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })

const text = `
  with parties as materialized (
    select id, holder, balance from accounts
    where (holder = $1 and kind = 'granted') or (holder = $2 and kind = 'available')
    order by id for update
  ), sides as (
    select f.id as from_id, t.id as to_id from parties f, parties t
    where f.holder = $1 and t.holder = $2
  ), moved as (
    update accounts a set version = a.version + 1,
      balance = a.balance + case when a.id = s.from_id then -$3::bigint else $3::bigint end
    from sides s where a.id in (s.from_id, s.to_id)
    returning a.id, a.balance
  ), written as (
    insert into transfers (from_account, to_account, credits, reason, actor_id, description, created_at)
    select from_id, to_id, $3, 'GIVEN', $4, $5, now() from sides
    returning id
  ), noted as (
    insert into idempotency_keys (user_id, route, key, request_hash, answer, created_at)
    select $4, 'POST /wallet/transaction', $6, $7, json_build_object('id', id), now() from written
  ), recorded as (
    insert into audit_log (actor_id, act, subject_kind, subject_id, user_id, before, after, reason,
                           request_id, at)
    select $4, 'CREDITS_GIVEN', 'user', $2::integer::text, $2::integer,
      jsonb_build_object('available', m.balance - $3), jsonb_build_object('available', m.balance),
      $5, $8, now()
    from sides s join moved m on m.id = s.to_id
  )
  select (select id from written) as id, m.balance
  from sides s join moved m on m.id = s.to_id`

interface Asked {
  userId: number
  creditsNumber: number
  description: string
}

async function transfer({ userId, creditsNumber, description }: Asked, key: string, body: string) {
  const hash = createHash('sha256').update(body).digest()
  const act = [Number(process.env.ADMIN_ID), description, key, hash]
  const values = [-(userId % 16), userId, creditsNumber, ...act, randomUUID()]
  const { rows } = await pool.query({ name: 'transfer', text, values })
  return rows[0]
}

serveFloor(async (request) => {
  const body = await bodyOf(request)
  const key = String(request.headers['idempotency-key'])
  return { status: 201, body: await transfer(JSON.parse(body), key, body) }
})
