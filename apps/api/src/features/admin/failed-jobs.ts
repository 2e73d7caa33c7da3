import type { FailedJob, listFailedJobs as listRoute } from '@podium/contract/admin'
import type { Page } from '@podium/contract/list'
import type { Input } from '@podium/contract/route'
import { type Db, lock, type Tx } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { refuse } from '../../platform/refuse.ts'
import { findFailedJob, findFailedJobs, type Jobs } from '../../platform/jobs/index.ts'
import { recordAct } from '../audit/index.ts'

/** The work nobody does any more, because it failed too often. */
export async function listFailedJobs(
  db: Db,
  query: Input<typeof listRoute>['query'],
): Promise<Page<FailedJob>> {
  const { list, total } = await findFailedJobs(db, {
    limit: query._limit,
    offset: query._page * query._limit,
    descending: query._order === 'DESC',
  })
  const views = list.map(({ createdAt, failedAt, ...job }) => ({
    ...job,
    createdAt: createdAt.toISOString(),
    failedAt: failedAt.toISOString(),
  }))
  return { list: views, total }
}

/** Lets a job be tried once more; of two admins who ask at once, the second finds it gone. */
export async function retryFailedJob(tx: Tx, jobs: Jobs, admin: Viewer, id: string): Promise<void> {
  await lock(tx, 'job', id)
  const name = (await findFailedJob(tx, id)) ?? refuse('entityDoesNotExist')
  await jobs.retry(tx, { name, id })
  await recordAct(tx, admin, { act: 'JOB_RETRIED', on: { kind: 'job', id }, after: { name } })
}
