// The floor of bench/support.ts: a bare node:http server that writes the rows of a request, and those
// of an acceptance, in one prepared statement each, and checks nothing.
import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import pg from 'pg'
import { bodyOf, serveFloor } from '../parts/floor-server.ts'

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })

/** What both write beside the support: the bell, the mail and the note of the key. */
const besides = (
  about: string,
  kind: string,
  [to, by]: [string, string],
  [route, key, hash]: string[],
) => `
  told as (
    insert into notifications (user_id, kind, actor_id, facts, link, created_at)
    select ${to}, '${kind}', ${by}, '{"credits": 50}', '/profile/athlete/support/' || id, now() from ${about}
  ), mailed as (
    insert into pgboss.job (name, data)
    select 'send-mail', jsonb_build_object('kind', '${kind}', 'to', u.email, 'language', u.language,
      'data', jsonb_build_object('id', ${about}.id))
    from ${about} join users u on u.id = ${to}
  ), noted as (
    insert into idempotency_keys (user_id, route, key, request_hash, answer, created_at)
    select ${by}, '${route}', ${key}, ${hash}, json_build_object('id', id), now() from ${about}
  )`

const requestText = `
  with parties as materialized (
    select id, kind from accounts where holder = $1 and kind in ('available', 'reserved')
    order by id for update
  ), ids as materialized (
    select nextval(pg_get_serial_sequence('transfers', 'id')) as hold,
      nextval(pg_get_serial_sequence('supports', 'id')) as support
  ), held as (
    insert into transfers (id, from_account, to_account, credits, reason, actor_id, cause_kind, cause_id,
        created_at)
      overriding system value
    select hold, f.id, t.id, 50, 'SUPPORT_REQUESTED', $1, 'support', support, now()
    from ids, parties f, parties t where f.kind = 'available' and t.kind = 'reserved'
  ), moved as (
    update accounts a set balance = balance + case p.kind when 'available' then -50 else 50 end,
      version = version + 1
    from parties p where a.id = p.id
  ), asked as (
    insert into supports (id, supporter_id, supporter_role, athlete_id, credits, months, private, status,
        hold_id, requested_at, answer_by)
      overriding system value
    select support, $1, (select role from users where id = $1), $2, 50, 1, false, 'PENDING', hold, now(),
      now() + interval '30 days'
    from ids returning id
  ), ${besides('asked', 'supportRequested', ['$2::integer', '$1::integer'], ['POST', '$3', '$4'])}
  select id from asked`

const acceptText = `
  with support as materialized (
    select id, supporter_id, athlete_id, hold_id, months from supports where id = $1 for update
  ), parties as materialized (
    select a.id, kind from accounts a, support s
    where (holder = s.supporter_id and kind = 'reserved') or (holder = s.athlete_id and kind = 'available')
    order by a.id for update of a
  ), paid as (
    insert into transfers (from_account, to_account, credits, reason, actor_id, cause_kind, cause_id,
        settles, created_at)
    select f.id, t.id, 50, 'SUPPORT_RECEIVED', s.athlete_id, 'support', s.id, s.hold_id, now()
    from support s, parties f, parties t where f.kind = 'reserved' and t.kind = 'available'
  ), moved as (
    update accounts a set balance = balance + case p.kind when 'reserved' then -50 else 50 end,
      version = version + 1
    from parties p where a.id = p.id
  ), accepted as (
    update supports u set status = 'ACTIVE', accepted_at = now(), active_from = now(),
      months_in_all = u.months,
      ends_at = (now() at time zone 'Europe/Lisbon' + interval '1 month') at time zone 'Europe/Lisbon',
      supporter_shown = true, athlete_shown = true
    from support s where u.id = s.id
    returning u.id, u.supporter_id, u.athlete_id
  ), ${besides('accepted', 'supportAccepted', ['supporter_id', 'athlete_id'], ['PATCH', '$2', '$3'])}
  select id from accepted`

async function answer(request: IncomingMessage, body: string): Promise<{ id: number }> {
  const key = String(request.headers['idempotency-key'])
  const hash = createHash('sha256').update(body).digest()
  const [, , , about, which] = new URL(request.url ?? '', 'http://floor').pathname.split('/')
  const statement =
    about === 'athlete'
      ? { name: 'ask', text: requestText, values: [request.headers['x-user'], which, key, hash] }
      : { name: 'accept', text: acceptText, values: [about, key, hash] }
  return (await pool.query(statement)).rows[0]
}

serveFloor(async (request) => ({
  status: 201,
  body: await answer(request, await bodyOf(request)),
}))
