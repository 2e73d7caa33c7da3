import { join } from 'node:path'
import { paths } from '@podium/contract/paths'
import { type Config, secretOf } from '../config.ts'
import type { FileDeps } from '../features/files/index.ts'
import { beginActing } from '../features/delegations/index.ts'
import { publishBundled } from '../features/legal/index.ts'
import { chooseInvoicing, chooseProvider, type PaymentParts } from '../features/payments/index.ts'
import { countPlanDays, findPlanAfter } from '../features/plans/index.ts'
import { createTaxes } from '../features/taxes/index.ts'
import { setClockByDatabase } from '../features/test-clock/index.ts'
import { seedOptions } from '../features/sportest/index.ts'
import {
  createInTransaction,
  type Database,
  type Db,
  type InTransaction,
  migrate,
  type Reading,
  readPrimary,
  readReplica,
  watchTables,
} from '../platform/database/index.ts'
import { type JobHandler, type Jobs, openJobs } from '../platform/jobs/index.ts'
import { createPublisher, type LivePublisher } from '../platform/live/index.ts'
import type { Log } from '../platform/log.ts'
import { createUploadWorker } from '../platform/media/index.ts'
import { chooseStorage } from '../platform/storage/choose-storage.ts'
import { createSpool } from '../platform/storage/spool.ts'
import type { Storage } from '../platform/storage/index.ts'
import { createJobHandlers } from './job-handlers.ts'
import { connectEventHandlers } from './event-handlers.ts'
import { unshown } from './unshown.ts'

/** What the server and the job worker are built on: database, transactions, job queue, files. */
export interface AppContext {
  config: Config
  log: Log
  database: Database
  reading: Reading
  jobs: Jobs
  inTransaction: InTransaction
  jobHandlers: JobHandler[]
  storage: Storage
  files: FileDeps
  live: LivePublisher
  payments: PaymentParts
}

/** Builds the context on an open database. `worker` also runs the jobs in this process. */
export async function createAppContext(
  config: Config,
  log: Log,
  database: Database,
  options: { worker: boolean },
): Promise<AppContext> {
  const { db, url } = database
  await migrate(db as never)
  await watchTables(db, unshown)
  if (config.testClock) await setClockByDatabase(db)
  const jobs = await openJobs(url, { worker: options.worker, log })
  const onLateError = (error: unknown) => log.error({ err: error }, 'after a commit')
  const live = createPublisher(database.pool, log)
  const inTransaction = createInTransaction(db, {
    jobs,
    events: connectEventHandlers(config),
    live,
    onLateError,
    begin: beginActing,
  })
  const secret = secretOf(config)
  const payments: PaymentParts = {
    ports: { planDays: countPlanDays, planAfter: findPlanAfter },
    db,
    inTransaction,
    log,
    provider: chooseProvider(config, { db, inTransaction, secret }),
    invoicing: chooseInvoicing(config, { db, inTransaction, company: config.company }),
    taxes: createTaxes(config, log),
    productName: config.productName,
    company: config.company,
    redirectUrl: config.publicUrl + paths.paymentStatus(),
  }
  const spool = createSpool(join(config.dataFolder, 'spool'))
  const storage = await chooseStorage(config, spool)
  const files: FileDeps = {
    log,
    db,
    inTransaction,
    storage,
    spool,
    uploadWorker: createUploadWorker(),
    uploadsFolder: join(config.dataFolder, 'uploads'),
  }
  const jobHandlers = createJobHandlers({ config, database, inTransaction, files, payments, log })
  await jobs.prepare(jobHandlers)
  await inTransaction(publishBundled)
  await inTransaction(seedOptions)
  if (options.worker) await jobs.work(jobHandlers)
  const reading = options.worker ? readPrimary(db) : chooseReading(config, log, db)
  return {
    config,
    log,
    database,
    reading,
    jobs,
    inTransaction,
    jobHandlers,
    storage,
    files,
    live,
    payments,
  }
}

function chooseReading({ replicaUrl, preparedStatements }: Config, log: Log, db: Db): Reading {
  if (!replicaUrl) return readPrimary(db)
  return readReplica(replicaUrl, db, { prepared: preparedStatements, log })
}
