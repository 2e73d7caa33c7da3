import * as contract from '@podium/contract/admin'
import type { Db } from '../../platform/database/index.ts'
import type { Http } from '../../platform/http/index.ts'
import type { Jobs } from '../../platform/jobs/index.ts'
import { downloadUsers } from './download-users.ts'
import { listFailedJobs, retryFailedJob } from './failed-jobs.ts'
import { createSearches, listUsers } from './list-users.ts'
import { readDashboard } from './read-dashboard.ts'
import { readUser } from './read-user.ts'

interface AdminPorts {
  db: Db
  jobs: Jobs
}

export function adminRoutes({ read, write, serve }: Http, { db, jobs }: AdminPorts): void {
  const searches = createSearches()
  read(contract.listUsers, (_db, { query }, { viewer }) => listUsers(db, searches, viewer, query))
  serve(contract.downloadUsers, ({ query }, { viewer, language }) =>
    downloadUsers(db, viewer, query, language),
  )
  read(contract.getUser, (_db, { params }, { viewer }) => readUser(db, viewer, params.id))
  read(contract.getDashboard, (_db, { query }) => readDashboard(db, query.days))
  read(contract.listFailedJobs, (_db, { query }) => listFailedJobs(db, query))
  write(contract.retryJob, (tx, { params }, { viewer }) =>
    retryFailedJob(tx, jobs, viewer, params.id),
  )
}
