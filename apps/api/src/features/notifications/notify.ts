import { day, secondsFromNow } from '../../platform/clock.ts'
import type { InTransaction, Tx } from '../../platform/database/index.ts'
import { type JobHandler, jobHandler, job } from '../../platform/jobs/index.ts'
import { countUnreadOf, deleteReadBefore, insertNews, type News } from './records.ts'

/** News as the event handlers write them: what is left out has none. */
export type Told = Pick<News, 'kind' | 'link'> & Partial<News>

/** Tells somebody of what happened, at their bell, and their open pages with it. */
export async function notify(tx: Tx, userId: number, told: Told): Promise<void> {
  await notifyAll(tx, [userId], told)
}

/** Tells several people the same, in two statements whatever their number. */
export async function notifyAll(tx: Tx, userIds: number[], told: Told): Promise<void> {
  const news = { actorId: null, facts: {}, thread: null, ...told }
  const rung = await insertNews(tx, userIds, news)
  if (rung.length === 0) return
  const unread = await countUnreadOf(
    tx,
    rung.map((one) => one.user_id),
  )
  for (const { id, user_id } of rung) {
    tx.publish(user_id, { type: 'NOTIFICATION', id, unread: unread.get(user_id) ?? 0 })
  }
}

const keptSeconds = 180 * day

const forgetJob = job<object>('forget-read-notifications', { schedule: '37 4 * * *' })

/** What was read half a year ago is of no use to anybody. */
export function forgettingNewsHandler(inTransaction: InTransaction): JobHandler {
  return jobHandler(forgetJob, () =>
    inTransaction((tx) => deleteReadBefore(tx, secondsFromNow(-keptSeconds))),
  )
}
