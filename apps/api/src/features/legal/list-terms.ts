import type { LegalKind, listTerms } from '@podium/contract/legal'
import type { Reply } from '@podium/contract/route'
import type { Db } from '../../platform/database/index.ts'
import { now } from '../../platform/clock.ts'
import { findVersions } from './records.ts'

type Listed = Reply<typeof listTerms>

/** Every version of a document with both texts; drafts first, then the newest. */
export async function listAllTerms(db: Db, kind: LegalKind): Promise<Listed> {
  const byVersion = new Map<string, Listed[number]>()
  for (const { version, language, text, material, published_at } of await findVersions(db, kind)) {
    const publishedAt = published_at?.toISOString() ?? null
    const entry = byVersion.get(version) ?? {
      version,
      text: { en: '', pt: '' },
      material,
      publishedAt,
      announced: published_at !== null && published_at > now(),
    }
    entry.text[language] = text
    byVersion.set(version, entry)
  }
  return [...byVersion.values()]
}
