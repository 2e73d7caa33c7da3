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
  published_at: Date
}

/** The document in force: the one published last. */
export function findCurrent(db: Db, kind: LegalKind, language: Language) {
  return db
    .selectFrom('legal_documents')
    .select(['version', 'text'])
    .where('kind', '=', kind)
    .where('language', '=', language)
    .orderBy('published_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Adds a version; one that is already there stays as it was published. */
export async function insertVersion(
  tx: Tx,
  document: Pick<LegalDocument, 'kind' | 'version' | 'language' | 'text'>,
): Promise<void> {
  await tx
    .insertInto('legal_documents')
    .values({ ...document, material: false, published_at: now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
