// The figures of each year (`decisions.figures`) and what is in the admins' queues, counted by whoever
// writes: a figure stays what it was when a row is forgotten, and a page of a queue costs the same
// however long the queue is.
import { type Kysely, sql } from 'kysely'

const yearOf = (moment: string) =>
  `extract(year from ${moment} at time zone 'Europe/Lisbon')::integer`
const hoursTaken =
  'greatest(ceil(extract(epoch from decided_at - sent_at) / 3600), 0)::integer::text'

/** Of each figure, which rows are counted in which year under which key, and which they were before. */
const figures = [
  { of: 'notices', table: 'reports', at: 'sent_at', key: 'reason' },
  { of: 'hours', table: 'reports', at: 'decided_at', key: hoursTaken },
  { of: 'acts', table: 'decisions', at: 'decided_at', key: 'act' },
  { of: 'grounds', table: 'decisions', at: 'decided_at', key: 'ground' },
  { of: 'appeals', table: 'decisions', at: 'appealed_at', key: "''" },
  { of: 'outcomes', table: 'decisions', at: 'answered_at', key: 'appeal_outcome' },
]

const countFigures = (table: string, rows: string) => `
  insert into yearly_counts as counts (year, figure, key, held)
    select year, figure, key, count(*) from (
      ${figures
        .filter((figure) => figure.table === table)
        .map(
          ({ of, at, key }) =>
            `select ${yearOf(at)} as year, '${of}' as figure, ${key} as key
               from ${rows.replaceAll('{at}', at)} where ${at} is not null`,
        )
        .join(' union all ')}
    ) counted
    group by year, figure, key order by year, figure, key
  on conflict (year, figure, key) do update set held = counts.held + excluded.held;`

/** Of each queue, in which state and of which kind a row waits in it. */
const queues = [
  { of: 'reports', table: 'reports', state: 'status', kind: 'kind', where: 'true' },
  {
    ...{ of: 'appeals', table: 'decisions', state: "coalesce(appeal_outcome, 'OPEN')" },
    ...{ kind: "''", where: 'appealed_at is not null' },
  },
]

const countQueue = (
  { of, state, kind, where }: (typeof queues)[number],
  ...changes: [rows: string, change: number][]
) => `
  insert into queue_counts as counts (queue, state, kind, bucket, held)
    select '${of}', state, kind, bucket, sum(change) from (
      ${changes
        .map(
          ([rows, change]) =>
            `select ${state} as state, ${kind} as kind, id / 1000 as bucket, ${change} as change
               from ${rows} where ${where}`,
        )
        .join(' union all ')}
    ) changes
    group by state, kind, bucket having sum(change) <> 0 order by state, kind, bucket
  on conflict (queue, state, kind, bucket) do update set held = counts.held + excluded.held;`

/** Runs SQL once for each statement that writes to a table, with the rows as they were and are. */
function onWrite(table: string, event: 'insert' | 'update' | 'delete', body: string): string {
  const rows = {
    insert: 'new table as written',
    update: 'old table as before new table as written',
    delete: 'old table as before',
  }
  const name = `count_${table}_${event}`
  return `
    create function ${name}() returns trigger language plpgsql as $$
      begin ${body} return null; end $$;
    create trigger ${name} after ${event} on ${table} referencing ${rows[event]}
      for each statement execute function ${name}();`
}

/** Rows in which a moment is there that was not before. */
const sinceThen = `(select written.* from written join before using (id)
  where before.{at} is null) since`

export async function up(db: Kysely<never>): Promise<void> {
  const statements = [
    // What figures are counted by comes from a closed set and from nothing that somebody typed.
    `alter table reports add constraint reports_reason_check check (reason in
      ('SPAM', 'HARASSMENT', 'IMPERSONATION', 'INAPPROPRIATE', 'FRAUD', 'OTHER'))`,
    `create table yearly_counts (
      year integer not null,
      figure text not null,
      key text not null,
      held integer not null,
      primary key (year, figure, key)
    ) with (fillfactor = 70)`,
    // Rows whose numbers follow each other are counted together, a thousand at a time.
    `create table queue_counts (
      queue text not null,
      state text not null,
      kind text not null,
      bucket integer not null,
      held integer not null,
      primary key (queue, state, kind, bucket)
    ) with (fillfactor = 70)`,
    ...queues.map((queue) => countQueue(queue, [queue.table, 1])),
    ...['reports', 'decisions'].map((table) => countFigures(table, table)),
    ...queues.flatMap((queue) => {
      const { table } = queue
      return [
        onWrite(
          table,
          'insert',
          countQueue(queue, ['written', 1]) + countFigures(table, 'written'),
        ),
        onWrite(
          table,
          'update',
          countQueue(queue, ['before', -1], ['written', 1]) + countFigures(table, sinceThen),
        ),
        onWrite(table, 'delete', countQueue(queue, ['before', -1])),
      ]
    }),
    'create index reports_queue_of_kind on reports (status, kind, id)',
    // How often somebody was reported, and how often they reported, is told beside each report.
    'drop index reports_of_reported',
    'create index reports_of_reported on reports (reported_id, status)',
    'create index reports_of_reporter on reports (reporter_id, status)',
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
}
