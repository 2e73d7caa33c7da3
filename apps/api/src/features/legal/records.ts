import { calendarDay } from '@podium/contract/calendar'
import type { LegalKind } from '@podium/contract/legal'
import type { Language } from '@podium/contract/locale'
import { type Generated, type RawBuilder, sql } from 'kysely'
import { now } from '../../platform/clock.ts'
import { type Db, findsAny, startOfDay, type Tx } from '../../platform/database/index.ts'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    legal_documents: LegalDocument
    announced_terms: AnnouncedTerms
  }
}

interface LegalDocument {
  kind: LegalKind
  version: string
  language: Language
  text: string
  material: boolean
  /** When it comes into force, or came; null while it is a draft. */
  published_at: Date | null
}

/** Announced terms of which not everybody has heard yet. */
interface AnnouncedTerms {
  version: string
  /** The id of who was told last. */
  told_up_to: Generated<number>
}

/**
 * The terms that come into force next, and on which day in Portugal (`terms.announced`): of several of one
 * day the last, which hold from then on.
 */
const nextTerms = () => sql<{ version: string; from: string } | null>`(
  select json_build_object(
    'version', next.version, 'from', (next.published_at at time zone 'Europe/Lisbon')::date)
  from legal_documents next
  where next.kind = 'terms' and next.language = 'en' and next.published_at > ${now()}
  order by (next.published_at at time zone 'Europe/Lisbon')::date, next.published_at desc
  limit 1)`

/** The same by itself; null where none are announced. */
export async function findAnnounced(db: Db): Promise<{ version: string; from: string } | null> {
  const { announced } = await db.selectNoFrom(nextTerms().as('announced')).executeTakeFirstOrThrow()
  return announced
}

/**
 * The document in force: of those whose day has come the last. Before the first one's day, as where a clock
 * was set back, it is the first.
 */
export function findCurrent(db: Db, kind: LegalKind, language: Language) {
  const at = now()
  return db
    .selectFrom('legal_documents')
    .select(['version', 'text', 'published_at', nextTerms().as('announced')])
    .where((is) => is.and({ kind, language }))
    .where('published_at', 'is not', null)
    .orderBy(sql`published_at > ${at}`)
    .orderBy(sql`abs(extract(epoch from published_at - ${at}::timestamptz))`)
    .limit(1)
    .executeTakeFirst()
}

/** A published version of a document, in force or not. */
export function findVersion(
  db: Db,
  { kind, language, version }: Pick<LegalDocument, 'kind' | 'language' | 'version'>,
) {
  return db
    .selectFrom('legal_documents')
    .select(['version', 'text', 'published_at', nextTerms().as('announced')])
    .where((is) => is.and({ kind, language, version }))
    .where('published_at', 'is not', null)
    .executeTakeFirst()
}

/** Whether there is a published document besides some versions. */
export async function hasOther(
  db: Db,
  { kind, language }: Pick<LegalDocument, 'kind' | 'language'>,
  versions: readonly string[],
): Promise<boolean> {
  return findsAny(
    db
      .selectFrom('legal_documents')
      .select('version')
      .where((is) => is.and({ kind, language }))
      .where('version', 'not in', versions)
      .where('published_at', 'is not', null),
  )
}

/**
 * The moment from which a version is in force as a day begins in Portugal: right after the others that were
 * announced for that day, so that the latest holds.
 */
export const startOf = (
  day: string,
  { kind, language, version }: Pick<LegalDocument, 'kind' | 'language' | 'version'>,
) => sql<Date>`(
  select coalesce(max(other.published_at) + interval '1 millisecond', midnight.begins)
  from (select ${startOfDay(day)} as begins) midnight
  left join legal_documents other
    on other.kind = ${kind} and other.language = ${language} and other.version <> ${version}
      and other.published_at >= midnight.begins and other.published_at < midnight.begins + interval '1 second'
  group by midnight.begins)`

/** When a version comes into force: at a moment, or as a day begins. */
type InForce = Date | RawBuilder<Date>

/**
 * Adds a version that came with the product, and answers when it comes into force; one that is already
 * there stays as it was published.
 */
export function insertBundled(
  tx: Tx,
  { inForce, ...document }: Omit<LegalDocument, 'published_at'> & { inForce: InForce },
): Promise<{ published_at: Date | null } | undefined> {
  return tx
    .insertInto('legal_documents')
    .values({ ...document, published_at: inForce })
    .onConflict((conflict) => conflict.doNothing())
    .returning('published_at')
    .executeTakeFirst()
}

/** Writes a draft, over the draft of the same version if there is one; answers when it is in force. */
export async function writeDocument(
  tx: Tx,
  { inForce, ...written }: Omit<LegalDocument, 'published_at'> & { inForce: InForce | null },
): Promise<Date | null> {
  const document = { ...written, published_at: inForce }
  const { published_at: at } = await tx
    .insertInto('legal_documents')
    .values(document)
    .onConflict((conflict) =>
      conflict.columns(['kind', 'version', 'language']).doUpdateSet({
        text: document.text,
        material: document.material,
        published_at: document.published_at,
      }),
    )
    .returning('published_at')
    .executeTakeFirstOrThrow()
  return at
}

/** Every version of a document in both languages, the newest first, drafts before them. */
export function findVersions(db: Db, kind: LegalKind) {
  return db
    .selectFrom('legal_documents')
    .select(['version', 'language', 'text', 'material', 'published_at'])
    .where('kind', '=', kind)
    .orderBy('published_at', (order) => order.desc().nullsFirst())
    .orderBy('version')
    .execute()
}

/** The published versions of a document, also those to come, the newest first. */
export async function findPublished(
  db: Db,
  kind: LegalKind,
): Promise<{ version: string; material: boolean; isInForce: boolean }[]> {
  return db
    .selectFrom('legal_documents')
    .select(['version', 'material'])
    .select((row) => row('published_at', '<=', now()).$castTo<boolean>().as('isInForce'))
    .where((is) => is.and({ kind, language: 'en' }))
    .where('published_at', 'is not', null)
    .orderBy('published_at', 'desc')
    .execute()
}

/** Notes that everybody is to hear of announced terms. */
export async function insertAnnounced(tx: Tx, version: string): Promise<void> {
  await tx.insertInto('announced_terms').values({ version }).execute()
}

/** Announced terms of which not everybody has heard, and up to whom, for one teller at a time. */
export async function takeAnnounced(
  tx: Tx,
): Promise<{ version: string; from: string; material: boolean; toldUpTo: number } | undefined> {
  const found = await tx
    .selectFrom('announced_terms as told')
    .innerJoin('legal_documents as document', 'document.version', 'told.version')
    .select(['told.version', 'told_up_to', 'material', 'published_at'])
    .where((is) => is.and({ kind: 'terms', language: 'en' }))
    .orderBy('published_at')
    .limit(1)
    .forUpdate('told')
    .executeTakeFirst()
  if (!found?.published_at) return undefined
  const { version, material, told_up_to: toldUpTo, published_at: at } = found
  return { version, material, toldUpTo, from: calendarDay(at) }
}

/**
 * The announced terms of which a member who confirmed their address late has not heard: the job that tells
 * members has passed their id. The job waits for this transaction meanwhile.
 */
export async function findToldBefore(
  tx: Tx,
  userId: number,
): Promise<{ version: string; from: string; material: boolean }[]> {
  const telling = await tx.selectFrom('announced_terms').selectAll().forUpdate().execute()
  const waits = telling.filter(({ told_up_to: last }) => last < userId)
  const ahead = await tx
    .selectFrom('legal_documents')
    .select(['version', 'material', 'published_at'])
    .where((is) => is.and({ kind: 'terms', language: 'en' }))
    .where('published_at', '>', now())
    .orderBy('published_at')
    .execute()
  return ahead.flatMap(({ version, material, published_at: at }) => {
    const isToldYet = waits.some((one) => one.version === version)
    return at && !isToldYet ? [{ version, material, from: calendarDay(at) }] : []
  })
}

/** Keeps up to whom people have heard; without anybody more, all have. */
export async function keepAnnounced(
  tx: Tx,
  version: string,
  toldUpTo: number | undefined,
): Promise<void> {
  if (toldUpTo === undefined)
    await tx.deleteFrom('announced_terms').where('version', '=', version).execute()
  else
    await tx
      .updateTable('announced_terms')
      .set({ told_up_to: toldUpTo })
      .where('version', '=', version)
      .execute()
}
