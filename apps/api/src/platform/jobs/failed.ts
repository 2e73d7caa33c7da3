import { sql } from 'kysely'
import type { Db } from '../database/index.ts'
import type { Job } from '../job.ts'

/** A job that failed for good. */
interface Failed {
  id: string
  name: string
  attempts: number
  error: string
  createdAt: Date
  failedAt: Date
}

/** A page of the jobs that failed for good and are still kept. */
export async function findFailedJobs(
  db: Db,
  page: { limit: number; offset: number; descending: boolean },
): Promise<{ list: Failed[]; total: number }> {
  const direction = page.descending ? sql`desc` : sql`asc`
  const [{ rows: list }, counted] = await Promise.all([
    sql<Failed>`
      select id::text, name, retry_count + 1 as attempts,
        left(coalesce(output->>'message', output->>'value', output::text, ''), 500) as error,
        created_on as "createdAt", completed_on as "failedAt"
      from pgboss.job where state = 'failed'
      order by completed_on ${direction}, id ${direction}
      limit ${page.limit} offset ${page.offset}`.execute(db),
    countFailedJobs(db),
  ])
  return { list, total: counted }
}

export async function countFailedJobs(db: Db): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from pgboss.job where state = 'failed'`.execute(db)
  return rows[0]?.total ?? 0
}

/** The name of a failed job by its id. */
export async function findFailedJob(db: Db, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    select name from pgboss.job where id = ${id}::uuid and state = 'failed'`.execute(db)
  return rows[0]?.name
}

/** What those of a job were given that wait or are being done, also to be tried again. */
export async function findUnfinished<T extends object>(db: Db, { name }: Job<T>): Promise<T[]> {
  const { rows } = await sql<{ data: T }>`
    select data from pgboss.job where name = ${name} and state < 'completed'`.execute(db)
  return rows.map(({ data }) => data)
}
