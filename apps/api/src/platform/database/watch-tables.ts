import { type Kysely, sql } from 'kysely'
import type { Tables } from './tables.ts'
import type { Db } from './transaction.ts'

/** Tables that no query is built for: what keeps them are triggers and libraries. */
type Unbuilt =
  | 'admin_list_counts'
  | 'changes_of_people'
  | `directory_${'counts' | 'shelves' | 'vocabulary' | 'words'}`
  | 'kysely_migration'
  | 'kysely_migration_lock'
  | 'queue_counts'
  | 'rate_limits'

/** Tables whose rows no page of a visitor shows; a table that is not named is watched. */
export type Unshown = readonly (keyof Tables | Unbuilt)[]

const events = {
  insert: ['written'],
  update: ['written', 'before'],
  delete: ['before'],
} as const
type Event = keyof typeof events
const rowsOf: Record<Event, string> = {
  insert: 'new table as written',
  update: 'old table as before new table as written',
  delete: 'old table as before',
}

/** A table, and its columns that point to people. */
interface Watched {
  name: string
  people: string[]
}

/**
 * Has every table that pages may show say whose rows change, in the transaction of the change
 * (`changes_of_people`). Found in the schema, so that a new table is watched without being thought of.
 */
export async function watchTables(db: Db, unshown: Unshown): Promise<void> {
  const [tables, known] = [await findTables(db), await findWatching(db)]
  const watched = tables.filter(({ name }) => !unshown.some((each) => each === name))
  const triggers = watched.flatMap((table) =>
    (Object.keys(events) as Event[]).map((event) => ({ table, event, body: bodyOf(table, event) })),
  )
  const wanted = new Map(triggers.map((each) => [nameOf(each.table.name, each.event), each]))
  const missing = [...wanted].filter(([name, { body }]) => known.get(name)?.body !== body)
  const surplus = [...known].filter(([name]) => !wanted.has(name))
  if (missing.length + surplus.length === 0) return
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('watch-tables', 0))`.execute(tx)
    for (const [name] of surplus) await sql.raw(`drop function ${name}() cascade`).execute(tx)
    for (const [name, { table, event, body }] of missing) {
      await sql
        .raw(
          `create or replace function ${name}() returns trigger language plpgsql as $$${body}$$;
          create or replace trigger ${name} after ${event} on "${table.name}"
            referencing ${rowsOf[event]} for each statement execute function ${name}();`,
        )
        .execute(tx)
    }
  })
}

function nameOf(table: string, event: Event): string {
  return `tell_${table}_${event}`
}

function bodyOf({ people }: Watched, event: Event): string {
  const persons = events[event].flatMap((rows) =>
    people.length > 0
      ? people.map((column) => `select "${column}" as person from ${rows}`)
      : [`select null::integer as person from ${rows}`],
  )
  const some = people.length > 0 ? 'where person is not null' : ''
  return ` begin
    insert into changes_of_people (person)
      select distinct person from (${persons.join(' union all ')}) changed ${some};
    return null; end `
}

/** Every table of ours, with its columns that point to people. */
async function findTables(db: Kysely<Tables>): Promise<Watched[]> {
  const { rows } = await sql<Watched>`
    select tables.relname as name,
      case when tables.relname = 'users' then array['id'] else array(
        select columns.attname::text from pg_constraint keys
        join pg_attribute columns
          on columns.attrelid = tables.oid and columns.attnum = any (keys.conkey)
        where keys.conrelid = tables.oid and keys.contype = 'f'
          and keys.confrelid = 'users'::regclass
        order by 1) end as people
    from pg_class tables
    where tables.relnamespace = current_schema::regnamespace and tables.relkind = 'r'
    order by 1`.execute(db)
  return rows
}

async function findWatching(db: Kysely<Tables>): Promise<Map<string, { body: string }>> {
  const { rows } = await sql<{ name: string; body: string }>`
    select functions.proname as name, functions.prosrc as body
    from pg_proc functions
    where functions.pronamespace = current_schema::regnamespace and functions.proname like 'tell\_%'
  `.execute(db)
  return new Map(rows.map(({ name, body }) => [name, { body }]))
}
