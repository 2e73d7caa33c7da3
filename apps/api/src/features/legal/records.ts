import type { LegalKind } from '@podium/contract/legal'
import type { Language } from '@podium/contract/locale'
import { now } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/index.ts'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    legal_documents: LegalDocument
  }
}

interface LegalDocument {
  kind: LegalKind
  version: string
  language: Language
  text: string
  material: boolean
  /** Null while it is a draft. */
  published_at: Date | null
}

/** The document in force: the one published last. */
export function findCurrent(db: Db, kind: LegalKind, language: Language) {
  return db
    .selectFrom('legal_documents')
    .select(['version', 'text', 'published_at'])
    .where('kind', '=', kind)
    .where('language', '=', language)
    .where('published_at', 'is not', null)
    .orderBy('published_at', 'desc')
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
    .select(['version', 'text'])
    .where('kind', '=', kind)
    .where('language', '=', language)
    .where('version', '=', version)
    .where('published_at', 'is not', null)
    .executeTakeFirst()
}

/** Whether there is a published document besides some versions. */
export async function hasOther(
  db: Db,
  { kind, language }: Pick<LegalDocument, 'kind' | 'language'>,
  versions: readonly string[],
): Promise<boolean> {
  const other = await db
    .selectFrom('legal_documents')
    .select('version')
    .where('kind', '=', kind)
    .where('language', '=', language)
    .where('version', 'not in', versions)
    .where('published_at', 'is not', null)
    .executeTakeFirst()
  return other !== undefined
}

/** Adds a version that came with the product; one that is already there stays as it was published. */
export async function insertBundled(
  tx: Tx,
  document: Pick<LegalDocument, 'kind' | 'version' | 'language' | 'text'>,
): Promise<void> {
  await tx
    .insertInto('legal_documents')
    .values({ ...document, material: false, published_at: now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Writes a draft, over the draft of the same version if there is one. */
export async function writeDocument(tx: Tx, document: LegalDocument): Promise<void> {
  await tx
    .insertInto('legal_documents')
    .values(document)
    .onConflict((conflict) =>
      conflict.columns(['kind', 'version', 'language']).doUpdateSet({
        text: document.text,
        material: document.material,
        published_at: document.published_at,
      }),
    )
    .execute()
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

/** The published versions of a document, the newest first. */
export async function findPublished(
  db: Db,
  kind: LegalKind,
): Promise<{ version: string; material: boolean }[]> {
  return db
    .selectFrom('legal_documents')
    .select(['version', 'material'])
    .where('kind', '=', kind)
    .where('language', '=', 'en')
    .where('published_at', 'is not', null)
    .orderBy('published_at', 'desc')
    .execute()
}
