import { paths } from '@podium/contract/paths'
import type { InTransaction, Tx } from '../../platform/database/index.ts'
import type { Job } from '../../platform/job.ts'
import { type JobHandler, jobHandler } from '../../platform/jobs/index.ts'
import { fullNameOf, mailNotification, type NotificationMail } from './mails.ts'
import { notifyAll } from './notify.ts'
import type { NewNotification } from './records.ts'
import { findMailed } from './settings-records.ts'

/** People told in one transaction. */
export const batch = 500

/** Tells some people by bell and as they choose by mail, in as many statements whatever their number. */
export async function notifyBatch(
  tx: Tx,
  readers: number[],
  { mail, ...notification }: NewNotification & { mail: NotificationMail },
): Promise<void> {
  await notifyAll(tx, readers, notification)
  const { actorId, facts, link, kind } = notification
  const who = actorId === null ? '' : await fullNameOf(tx, actorId)
  await mailNotification(tx, await findMailed(tx, kind, readers), mail, { ...facts, who, link })
}

/**
 * The handler of a job that tells readers batch by batch, in the order of their ids. Each batch enqueues the next in
 * the transaction that told it, so that a job that is tried again tells nobody twice.
 */
export function batchesHandler<T extends object>(
  inTransaction: InTransaction,
  job: Job<T & { after?: number }>,
  tellSome: (tx: Tx, data: T, after: number) => Promise<number[]>,
): JobHandler {
  return jobHandler(job, (data) =>
    inTransaction(async (tx) => {
      const told = await tellSome(tx, data, data.after ?? 0)
      const last = told.at(-1)
      if (told.length === batch && last) await tx.enqueue(job, { ...data, after: last })
    }),
  )
}

/** That there is something new on an athlete's page; several unread of one athlete are one line. */
export function newsOf(athleteId: number, thread: string) {
  const link = paths.athlete({ id: athleteId })
  return { actorId: athleteId, facts: {}, link, thread: `${thread}:${athleteId}` }
}
