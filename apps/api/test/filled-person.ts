import { randomBytes, randomUUID } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../src/platform/database/index.ts'

interface Column {
  table: string
  name: string
  type: string
  nullable: boolean
  initial: string | null
  /** Made by the database alone. */
  identity: boolean
  /** The first of the words a check allows, where it lists them. */
  word: string | null
  /** The table a foreign key points to. */
  target: string | null
}

/** A column that names a person: by number, or by address. */
export interface Naming {
  table: string
  column: string
  by: 'id' | 'address'
}

type Value = string | number | boolean | Date | Buffer | object | null
type Row = Record<string, Value>

/** The schema as the database tells it: what there is, and what points to people. */
export async function readSchema(db: Db) {
  const { rows: columns } = await sql<Column>`
    select c.table_name as "table", c.column_name as name, c.udt_name as type,
      c.is_nullable = 'YES' as nullable, c.column_default as initial,
      c.is_identity = 'YES' or c.is_generated = 'ALWAYS' as identity, checks.word, keys.target
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    left join lateral (
      select substring(pg_get_constraintdef(k.oid) from 'ARRAY\\[''([^'']+)''') as word
      from pg_constraint k
      where k.contype = 'c' and k.conrelid = (c.table_schema || '.' || c.table_name)::regclass
        and pg_get_constraintdef(k.oid) like 'CHECK ((' || c.column_name || ' = ANY%'
    ) checks on true
    left join lateral (
      select k.confrelid::regclass::text as target from pg_constraint k
      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any (k.conkey)
      where k.contype = 'f' and k.conrelid = (c.table_schema || '.' || c.table_name)::regclass
        and a.attname = c.column_name
    ) keys on true
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
    order by c.table_name, c.ordinal_position`.execute(db)
  const naming = columns.flatMap(({ table, name, target, type }): Naming[] => {
    if (target === 'users' || /^(user|actor|owner)_id$/.test(name) || isUsersOwn(table, name))
      return [{ table, column: name, by: 'id' }]
    return type === 'text' && /mail$|^recipient$/.test(name) && table !== 'users'
      ? [{ table, column: name, by: 'address' }]
      : []
  })
  return { columns, naming }
}

const isUsersOwn = (table: string, column: string) => table === 'users' && column === 'id'

/** What a row must hold beyond what its columns say by themselves. */
const rules: Record<string, Row> = {
  accounts: { kind: 'available', owed: 0 },
  conversations: {},
  invoices: { kind: 'INVOICE', status: 'ISSUED', refund_id: null },
  delegations: { scopes: '{PAGE}', delegate_id: null, accepted_at: null },
  news: {
    kind: 'support',
    achievement_id: null,
    media_id: null,
    product_id: null,
    update_id: null,
    goal_id: null,
    match_id: null,
    competition_id: null,
  },
  orders: { status: 'CONFIRMED', due_at: null },
  payments: { plan_id: null },
  refunds: { kind: 'ADMIN', state: 'DONE', taken_credits: 0 },
  reports: { status: 'UPHELD' },
  matches: { end_reason: 'USED' },
  tokens: { scopes: '{PAGE}' },
  webhook_endpoints: { events: '{order.placed}' },
  supports: { status: 'EXPIRED', credits: 50, matched: 0, end_reason: 'PERIOD_OVER' },
}

/**
 * Fills every column of every row that names a person, making the row where there is none; `others`
 * stands where a row names somebody else.
 */
export async function fillPerson(
  db: Db,
  person: { id: number; email: string },
  { others, leaveOut }: { others: number; leaveOut: Set<string> },
): Promise<void> {
  const { columns, naming } = await readSchema(db)
  const columnsOf = (table: string) => columns.filter((column) => column.table === table)
  const isNaming = ({ table, name }: Column) =>
    naming.some((one) => one.table === table && one.column === name && one.by === 'id')
  const made = new Map<string, Row>()

  const valueOf = async (column: Column): Promise<Value> => {
    if (isNaming(column)) return others
    if (column.target === 'transfers' || column.target === column.table) return null
    if (column.target) return (await rowOf(column.target)).id ?? null
    // What belongs to nobody, as a club does, is there without them too.
    const isTheirs = naming.some((one) => one.table === column.table)
    return column.word ?? invent(column, isTheirs ? markOf(person.id) : 'Anybody’s')
  }
  const rowOf = async (table: string): Promise<Row> => {
    const known = made.get(table)
    if (known) return known
    const owner = naming.find((one) => one.table === table && one.by === 'id')
    return insert(table, owner?.column ?? null, person.id)
  }
  const insert = async (table: string, owner: string | null, value: Value): Promise<Row> => {
    const row: Row = {}
    for (const column of columnsOf(table)) {
      if (!column.identity) row[column.name] = await valueOf(column)
    }
    Object.assign(row, rules[table])
    if (table === 'accounts') row.holder = value
    else if (owner) row[owner] = value
    if (table === 'conversations') {
      const [low, high] = [person.id, others].toSorted((a, b) => a - b)
      Object.assign(row, { low_id: low ?? 0, high_id: high ?? 0, opened_by: low ?? 0 })
    }
    const { rows } = await sql<Row>`
      insert into ${sql.table(table)} (${sql.join(Object.keys(row).map((name) => sql.ref(name)))})
      values (${sql.join(Object.values(row).map(parameter))})
      on conflict do nothing returning *`.execute(db)
    const [inserted] = rows
    if (inserted && !made.has(table)) made.set(table, inserted)
    return inserted ?? made.get(table) ?? {}
  }
  const update = async ({ table, column: owner }: Naming): Promise<boolean> => {
    const filled = columnsOf(table).filter(
      (column) =>
        !column.identity &&
        !isNaming(column) &&
        !column.word &&
        !column.initial &&
        !isFixed(column),
    )
    const settings: RawBuilder<unknown>[] = []
    for (const column of filled)
      settings.push(sql`${sql.ref(column.name)} = ${parameter(await valueOf(column))}`)
    const { rows } = await sql`
      select 1 from ${sql.table(table)} where ${sql.ref(owner)} = ${person.id}`.execute(db)
    if (rows.length === 0) return false
    await sql`
      update ${sql.table(table)} set ${sql.join(settings)}
      where ${sql.ref(owner)} = ${person.id}`.execute(db)
    return true
  }

  // The ledger itself is only ever added to.
  const isFilled = ({ table, column }: Naming) =>
    table !== 'transfers' && !leaveOut.has(`${table}.${column}`)
  for (const one of naming.filter(isFilled)) {
    if (one.by === 'address') await insert(one.table, one.column, person.email)
    else if (!['users', 'profiles'].includes(one.table))
      await insert(one.table, one.column, person.id)
    else if (!(await update(one))) throw new Error(`nobody in ${one.table}`)
  }
}

/** What says whether an account is there at all stays as it is. */
const isFixed = ({ table, name, type }: Column) =>
  table === 'users' && (name === 'email' || type === 'timestamptz')

function parameter(value: Value) {
  const isPlain = value === null || typeof value !== 'object'
  if (isPlain || value instanceof Date || Buffer.isBuffer(value)) return sql`${value}`
  return sql`${JSON.stringify(value)}`
}

/** The word by which something left over is found again. */
export const markOf = (userId: number) => `Unforgotten${userId}.`

let count = 0

function invent({ table, name, type, initial }: Column, mark: string): Value {
  count += 1
  const text = `${mark} ${table}.${name} ${count}`
  switch (type) {
    case 'bool':
      return initial !== 'true'
    case 'int2':
    case 'int4':
    case 'int8':
      return 7
    case 'numeric':
    case 'float8':
      return 87.6
    case 'date':
      return '1987-06-05'
    case 'timestamptz':
      return new Date(1_000_000_000_000)
    case 'bytea':
      return randomBytes(16)
    case 'uuid':
      return randomUUID()
    case 'json':
    case 'jsonb':
      return { said: text }
    default:
      return text
  }
}
