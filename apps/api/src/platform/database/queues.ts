import { sql } from 'kysely'
import type { Db } from './transaction.ts'

interface Wanted {
  /** As the database counts it: which queue, in which state, of which kind unless of all. */
  queue: 'reports' | 'appeals'
  state: string
  kind?: string | undefined
  descending: boolean
  limit: number
  offset: number
}

interface Place {
  total: number
  /** The number from which on its rows are looked for, and how many of them come before the page. */
  from: number
  skip: number
  limit: number
  direction: 'asc' | 'desc'
}

/** How many numbers are counted together (migration 82). */
const bucketSize = 1000

interface Bucket {
  bucket: number
  held: number
}

/**
 * Where in a queue a page begins, so that it costs the same however long the queue is:
 * what comes before it is added up from the counts of those who write, and passed over within a
 * thousand. A page of the newest is looked for from its other end and turned round.
 */
export async function findPlace(db: Db, { descending, ...wanted }: Wanted): Promise<Place> {
  const buckets = await findBuckets(db, wanted)
  const total = buckets.reduce((sum, { held }) => sum + held, 0)
  const limit = Math.max(0, Math.min(wanted.limit, total - wanted.offset))
  let skip = descending ? total - wanted.offset - limit : wanted.offset
  const first = buckets.find(({ held }) => {
    if (skip < held) return true
    skip -= held
    return false
  })
  return {
    ...{ total, limit, skip: first ? skip : 0 },
    from: (first?.bucket ?? 0) * bucketSize,
    direction: descending ? 'desc' : 'asc',
  }
}

async function findBuckets(
  db: Db,
  { queue, state, kind }: Pick<Wanted, 'queue' | 'state' | 'kind'>,
): Promise<Bucket[]> {
  const ofKind = kind === undefined ? sql`` : sql`and kind = ${kind}`
  const { rows } = await sql<Bucket>`
    select bucket, sum(held)::integer as held from queue_counts
    where queue = ${queue} and state = ${state} ${ofKind} and held > 0
    group by bucket order by bucket`.execute(db)
  return rows
}
