import type { FeedKind } from '@podium/contract/feed'
import { type InTransaction, lockAll, lockShared, type Tx } from '../../platform/database/index.ts'
import { job, type JobHandler, jobHandler } from '../../platform/jobs/index.ts'
import { findFiles } from '../files/index.ts'
import { findItem } from '../galleries/index.ts'
import {
  deleteFeedOf,
  dropEntries,
  fillEntries,
  insertNews,
  type NewsOfPerson,
  spreadNews,
  sweepEntries,
} from './records.ts'

const spreadJob = job<{ newsId: number }>('spread-news')
const sweepJob = job<object>('sweep-feeds', { schedule: '20 4 * * *' })

/** Readers written to in one transaction. */
const batch = 1000

/**
 * Notes what is news and leaves it to a job to write it into the feeds, so that nobody waits for
 * thousands of readers. A member who begins to follow meanwhile waits for this transaction
 * (`fillFeed`): either they find the line among the latest, or the job finds them among its readers.
 */
async function addNews(tx: Tx, news: NewsOfPerson): Promise<void> {
  const people = [news.personId, news.otherId ?? news.personId].toSorted((a, b) => a - b)
  const locks = [...new Set(people)].map((person) => ['news', person])
  const [newsId] = await Promise.all([insertNews(tx, news), lockAll(tx, locks)])
  if (newsId !== undefined) await tx.enqueue(spreadJob, { newsId })
}

export function spreadingHandler(inTransaction: InTransaction): JobHandler {
  return jobHandler(spreadJob, async ({ newsId }) => {
    for (let after: number | null = 0; after !== null;) {
      const page: { after: number; limit: number } = { after, limit: batch }
      after = await inTransaction((tx) => spreadNews(tx, newsId, page))
    }
  })
}

/** Keeps the feeds short, each night. */
export function sweepingFeedsHandler(inTransaction: InTransaction): JobHandler {
  return jobHandler(sweepJob, async () => {
    for (let after: number | null = 0; after !== null;) {
      const page: { after: number; limit: number } = { after, limit: batch }
      after = await inTransaction((tx) => sweepEntries(tx, page))
    }
  })
}

// --- what is news --------------------------------------------------------------------------------

/** Tells what is news at once: what kind it is, and under which names its event has it and whose it is. */
function tellOf<Subject extends string, Person extends string>(
  kind: FeedKind,
  subject: Subject,
  person: Person,
) {
  return (tx: Tx, what: Record<Subject | Person, number>): Promise<void> =>
    addNews(tx, { kind, subjectId: what[subject], personId: what[person] })
}

export const tellAchievement = tellOf('achievement', 'achievementId', 'athleteId')

/** A picture or film is news once it can be seen, and unless it was taken back before. */
export async function tellMedia(
  tx: Tx,
  { fileId, ownerId }: { fileId: number; ownerId: number },
): Promise<void> {
  const [file] = await findFiles(tx, [fileId])
  const item = await findItem(tx, fileId)
  if (file?.state !== 'READY' || !item || item.deleted_at) return
  await addNews(tx, { kind: 'media', subjectId: fileId, personId: ownerId })
}

/** A product is news when it can be bought for the first time. */
export const tellProduct = tellOf('product', 'productId', 'sponsorId')

/** A goal is news as long as it is open, and once it was reached. */
export const tellGoal = tellOf('goal', 'goalId', 'athleteId')

/** A competition is news until it is over, of a protected athlete until its month is. */
export const tellCompetition = tellOf('competition', 'competitionId', 'athleteId')

/** A match fund is news as long as it has something to give. */
export function tellMatch(
  tx: Tx,
  { matchId, ownerId, athleteId }: { matchId: number; ownerId: number; athleteId: number },
): Promise<void> {
  return addNews(tx, { kind: 'match', subjectId: matchId, personId: ownerId, otherId: athleteId })
}

/** What an athlete tells is news; who of their readers may read it is decided when they read. */
export const tellUpdate = tellOf('update', 'updateId', 'athleteId')

/** A support is news unless it is private, and makes its giver a reader of the athlete's. */
export async function tellSupport(
  tx: Tx,
  support: { supportId: number; supporterId: number; athleteId: number; private: boolean },
): Promise<void> {
  const { supportId: subjectId, supporterId, athleteId } = support
  const news = { kind: 'support', subjectId, personId: supporterId, otherId: athleteId } as const
  const [added, filled] = [!support.private && addNews(tx, news), fill(tx, supporterId, athleteId)]
  await Promise.all([added, filled])
}

// --- who reads -----------------------------------------------------------------------------------

interface Following {
  followerId: number
  followedId: number
}

/** Gives a new follower the latest news of the person at once. */
export function fillFeed(tx: Tx, { followerId, followedId }: Following): Promise<void> {
  return fill(tx, followerId, followedId)
}

/** Gives a supporter whose support goes on the athlete's latest news: meanwhile nothing was written to them. */
export function fillFeedAgain(
  tx: Tx,
  { supporterId, athleteId }: { supporterId: number; athleteId: number },
): Promise<void> {
  return fill(tx, supporterId, athleteId)
}

async function fill(tx: Tx, readerId: number, personId: number): Promise<void> {
  await Promise.all([lockShared(tx, 'news', personId), fillEntries(tx, readerId, personId)])
}

/** Takes a person's news out of the feed of who follows them no more; reading would pass it over as well. */
export function thinFeed(tx: Tx, { followerId, followedId }: Following): Promise<void> {
  return dropEntries(tx, followerId, followedId)
}

/** Empties the feed of a closed account. */
export function emptyFeed(tx: Tx, { userId }: { userId: number }): Promise<void> {
  return deleteFeedOf(tx, userId)
}
