import { sql } from 'kysely'
import type { Db } from '../database/index.ts'
import { job } from '../job.ts'
import { type JobHandler, jobHandler } from './index.ts'

const forgetting = job<object>('forget-changes-of-people', { schedule: '*/10 * * * *' })

/** Deletes what every server has heard long ago: none keeps a page that it has not asked about for so long. */
export function forgettingChangesHandler(db: Db): JobHandler {
  return jobHandler(forgetting, async () => {
    await sql`
      delete from changes_of_people where at < now() - interval '20 minutes'`.execute(db)
  })
}
