import { sql } from 'kysely'
import type { Tables } from './tables.ts'
import type { Tx } from './transaction.ts'

/**
 * What stays of a row when the person it points to is forgotten, by the column that points to them.
 * A table that is not named loses its rows; a column that is not named is blanked.
 */
export type Kept = {
  [T in keyof Tables]?: { [C in keyof Tables[T]]?: readonly (keyof Tables[T])[] | 'everything' }
}

/** A person as they are forgotten: by their number, and by the address they had until they left. */
export interface Forgotten {
  userId: number
  email: string | null
  closedAt: Date
}

type Owner = { table: string; column: string }

/**
 * Forgets a person in every table that points to them, as the schema has it: what is not named as
 * kept goes, so that a new column or table is forgotten without being thought of.
 */
export async function forgetPerson(
  tx: Tx,
  kept: Kept,
  { userId, email, closedAt }: Forgotten,
): Promise<void> {
  for (const owner of await findOwners(tx)) {
    const stays = (kept as Record<string, Record<string, readonly string[] | 'everything'>>)[
      owner.table
    ]?.[owner.column]
    if (stays === 'everything') continue
    if (stays) await blank(tx, owner, userId, stays)
    else await remove(tx, owner, userId)
  }
  if (email) await forgetAddress(tx, email, closedAt)
}

/** Every column that points to a person. */
async function findOwners(tx: Tx): Promise<Owner[]> {
  const { rows } = await sql<Owner>`
    select tables.relname as "table", columns.attname as "column"
    from pg_constraint keys
    join pg_class tables on tables.oid = keys.conrelid
    join pg_attribute columns on columns.attrelid = tables.oid and columns.attnum = any (keys.conkey)
    where keys.contype = 'f' and keys.confrelid = 'users'::regclass
    union all select 'users', 'id'
    order by 1, 2`.execute(tx)
  return rows
}

async function remove(tx: Tx, { table, column }: Owner, userId: number): Promise<void> {
  await sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${userId}`.execute(tx)
}

async function blank(
  tx: Tx,
  { table, column }: Owner,
  userId: number,
  stays: readonly string[],
): Promise<void> {
  const { rows } = await sql<{
    name: string
    nullable: boolean
    hasDefault: boolean
    type: string
  }>`
    select column_name as name, is_nullable = 'YES' as nullable, data_type as type,
      column_default is not null as "hasDefault"
    from information_schema.columns
    where table_schema = current_schema and table_name = ${table}
      and column_name <> ${column} and column_name <> all (${stays})
      -- What follows from other columns goes with them.
      and is_generated = 'NEVER'`.execute(tx)
  if (rows.length === 0) return
  const blanks = rows.map(({ name, nullable, hasDefault, type }) => {
    if (nullable) return sql`${sql.ref(name)} = null`
    if (hasDefault) return sql`${sql.ref(name)} = default`
    if (type === 'text') return sql`${sql.ref(name)} = ''`
    throw new Error(`${table}.${name} cannot be blank: say whether it stays`)
  })
  await sql`
    update ${sql.table(table)} set ${sql.join(blanks)}
    where ${sql.ref(column)} = ${userId}`.execute(tx)
}

/** Rows kept under the address of a person who left; a person who has that address now is not touched. */
async function forgetAddress(tx: Tx, email: string, closedAt: Date): Promise<void> {
  const { rows } = await sql<{ table: string; address: string; moment: string }>`
    select addresses.table_name as "table", addresses.column_name as address,
      moments.column_name as moment
    from information_schema.columns addresses
    join information_schema.tables using (table_schema, table_name)
    join information_schema.columns moments using (table_schema, table_name)
    where table_schema = current_schema and table_type = 'BASE TABLE'
      -- Accounts, and the copy of them that admins search: by now the address may be another one's.
      and table_name not in ('users', 'admin_list')
      and addresses.column_name in ('email', 'recipient')
      and moments.column_name in ('created_at', 'at')`.execute(tx)
  for (const { table, address, moment } of rows) {
    await sql`
      delete from ${sql.table(table)}
      where lower(${sql.ref(address)}) = ${email.toLowerCase()}
        and ${sql.ref(moment)} <= ${closedAt}`.execute(tx)
  }
}
