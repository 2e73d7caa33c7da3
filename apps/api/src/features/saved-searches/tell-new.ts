import { paths } from '@podium/contract/paths'
import { now } from '../../platform/clock.ts'
import type { Db, InTransaction, Tx } from '../../platform/database/index.ts'
import { eachByItself, job, type JobHandler, jobHandler } from '../../platform/jobs/index.ts'
import type { Log } from '../../platform/log.ts'
import { postMail } from '../../platform/mail/index.ts'
import { personName } from '@podium/contract/person-name'
import { findAccount } from '../identity/index.ts'
import { type AskedNew, countNew, findNew, wordsOf } from '../network/index.ts'
import { notifyAll } from '../notifications/index.ts'
import { linkOf, mayByClass, needsPlan } from './keep-searches.ts'
import { type FoundNew, mostSearchesMailed, mostNamed, newPeopleMail } from './mails.ts'
import { findOwners, lockSearches, markTold, type SearchRecord } from './records.ts'

// Monday morning, in Portugal.
const tellJob = job<object>('tell-saved-searches', { schedule: '0 8 * * 1' })

/** People looked for between two looks at the queue. */
const batch = 200

/**
 * Once a week, tells who saved searches who is new in them, in one mail each; who finds nobody new gets
 * none (`searches.mail`). A job that broke off goes on with whom it did not come to.
 */
export function savedSearchesHandler(
  deps: { db: Db; inTransaction: InTransaction; log: Log },
  { slug }: { slug: string },
): JobHandler {
  return jobHandler(tellJob, async () => {
    const until = now()
    await eachByItself(deps, ownersToTell(deps.db, until), {
      act: (tx, ownerId) => tellOwner(tx, ownerId, { until, slug }),
      failed: 'who is new in saved searches could not be told',
    })
  })
}

async function* ownersToTell(db: Db, toldBefore: Date): AsyncGenerator<number> {
  for (let after = 0; ;) {
    const owners = await findOwners(db, { toldBefore, after, limit: batch })
    yield* owners
    const last = owners.at(-1)
    if (last === undefined) return
    after = last
  }
}

async function tellOwner(
  tx: Tx,
  ownerId: number,
  { until, slug }: { until: Date; slug: string },
): Promise<void> {
  const searches = (await lockSearches(tx, ownerId)).filter(({ told_at }) => told_at < until)
  const byClass = await mayByClass(tx, ownerId)
  const found: FoundNew[] = []
  const fruitful: AskedNew[] = []
  for (const search of searches) {
    // What a plan gives no more finds nobody; the list of searches says so.
    if (needsPlan(search) && !byClass) continue
    const asked = askedBy(search)
    const news = asked && (await findIn(tx, search, asked, until))
    if (!news || news.total === 0) continue
    found.push({ ...news, link: linkOf(search.search, slug, 'new') })
    fruitful.push(asked)
  }
  await markTold(
    tx,
    searches.map(({ id }) => id),
    until,
  )
  if (found.length === 0) return
  // Who is new in several searches is one new person.
  await tell(tx, ownerId, found, await countNew(tx, fruitful, { id: ownerId, until }))
}

/** The question that a saved search puts to the directory; null where nobody can fit it. */
function askedBy({ search, told_at: since }: SearchRecord): AskedNew | null {
  const { q, type, class: least, accepts, ...places } = search
  const words = wordsOf(q)
  // No name is made of punctuation alone.
  if (q && words.length === 0) return null
  return { words, role: type, ...places, least, accepts: accepts === 'true', since }
}

async function findIn(
  tx: Tx,
  { owner_id: id, name }: SearchRecord,
  asked: AskedNew,
  until: Date,
): Promise<Omit<FoundNew, 'link'>> {
  const { entries, total } = await findNew(tx, asked, { id, until, most: mostNamed })
  const people = entries.map((entry) => ({
    name: personName({ name: entry.name, lastName: entry.last_name }),
    sport: entry.sport,
  }))
  return { name, people, total }
}

async function tell(tx: Tx, ownerId: number, found: FoundNew[], count: number): Promise<void> {
  const [first] = found
  await notifyAll(tx, [ownerId], {
    kind: 'savedSearch',
    actorId: null,
    facts: { count, ...(found.length === 1 && first && { title: first.name }) },
    link: found.length === 1 && first ? first.link : paths.savedSearches(),
    thread: null,
  })
  const account = await findAccount(tx, ownerId)
  if (!account?.email) return
  const { email: to, language, name } = account
  const data = { name, count, found: found.slice(0, mostSearchesMailed) }
  await postMail(tx, newPeopleMail, { to, language, data })
}
