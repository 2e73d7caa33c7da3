// The floor of bench/admin-list.ts: a bare node:http server that answers the same rows and totals from
// one prepared statement a page where it can, and asks nobody who they are.
import { openFloorLines } from '../parts/floor-lines.ts'
import { serveFloor } from '../parts/floor-server.ts'

const line = await openFloorLines()

const row = `user_id, role, name, last_name, email, sport, country_code, hidden, hidden_by_admin,
  activated, created_at`

/** What somebody holds and when they were last seen, of those alone who are shown. */
const beside = `coalesce(credits.balance, 0)::integer as available,
  coalesce(credits.owed, 0)::integer as debt,
  (select max(renewed_at) from sessions where sessions.user_id = shown.user_id) as seen_at`
const accounts = `left join accounts credits
  on credits.holder = shown.user_id and credits.kind = 'available'`
const orders: Record<string, string> = {
  name: 'folded_name collate "C"',
  email: 'email collate "C"',
  createdAt: 'user_id',
}

interface Row {
  total: number
  created_at: Date
  seen_at: Date | null
  [column: string]: unknown
}

async function ask(query: URLSearchParams): Promise<Row[]> {
  const q = query.get('q')
  const sort = query.get('_sort') ?? 'name'
  const direction = query.get('_order') === 'DESC' ? 'desc' : 'asc'
  const role = query.get('type')
  const hidden = query.get('hiddenProfile')
  const conditions = `${role ? `role = '${role}'` : 'true'} and ${hidden ? 'hidden' : 'true'}`
  const order = `${orders[sort]} ${direction}, user_id ${direction}`
  if (q) return search(q, sort, direction)
  const offset = Number(query.get('_page') ?? 0) * 20
  const { rows } = await line().query<Row>({
    name: `${role} ${hidden} ${sort} ${direction}`,
    text: `
      with wanted as materialized (
        select user_id from admin_list where ${conditions} order by ${order} limit 20 offset $1)
      select shown.*, ${beside} from (
        select ${row}, folded_name,
          (select sum(held)::integer from admin_list_counts where ${conditions}) as total
        from wanted join admin_list using (user_id)
      ) shown ${accounts} order by ${order}`,
    values: [offset],
  })
  return rows
}

async function search(q: string, sort: string, direction: string): Promise<Row[]> {
  const order = `${orders[sort]} ${direction}, user_id ${direction}`
  const { rows } = await line().query<Row>({
    name: `search ${sort} ${direction}`,
    text: `
      with found as materialized (
        select ${row}, folded_name from admin_list where folded_search like '%' || $1 || '%')
      select shown.*, ${beside} from (
        select ${row}, folded_name, (select count(*)::integer from found) as total from found
        order by ${order} limit 20
      ) shown ${accounts} order by ${order}`,
    values: [q],
  })
  return rows
}

const abilities = { edit: true, credits: true, visibility: true, delete: true }

function view(row: Row) {
  return {
    id: row['user_id'],
    role: row['role'],
    name: row['name'],
    lastName: row['last_name'],
    email: row['email'],
    sport: row['sport'],
    countryCode: row['country_code'],
    hiddenProfile: row['hidden'],
    hiddenByAdmin: row['hidden_by_admin'],
    activated: row['activated'],
    createdAt: row.created_at.toISOString(),
    lastSeenAt: row.seen_at?.toISOString() ?? null,
    available: row['role'] === 'ADMIN' ? null : row['available'],
    debt: row['debt'],
    abilities,
  }
}

serveFloor(async (request) => {
  const rows = await ask(new URL(request.url ?? '', 'http://floor').searchParams)
  return { headers: { 'x-total-count': rows[0]?.total ?? 0 }, body: rows.map(view) }
})
