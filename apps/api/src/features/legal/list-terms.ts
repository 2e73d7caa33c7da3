import type { LegalKind, listTerms } from '@podium/contract/legal'
import type { Reply } from '@podium/contract/route'
import { now } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/index.ts'
import { refuse } from '../../platform/refuse.ts'
import { hashOf } from '../../platform/secrets.ts'
import { findVersions } from './records.ts'

type Listed = Reply<typeof listTerms>

/** Every version of a document with both texts; drafts first, then the newest. */
export async function listAllTerms(db: Db, kind: LegalKind): Promise<Listed> {
  const byVersion = new Map<string, Omit<Listed[number], 'edition'>>()
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
  return [...byVersion.values()].map((entry) => ({ ...entry, edition: editionOf(entry) }))
}

/** What names the words of a version, so that who writes on a draft says which one they saw. */
function editionOf({
  text: { en, pt },
  material,
}: Pick<Listed[number], 'text' | 'material'>): string {
  return hashOf(JSON.stringify([en, pt, material])).toString('base64url')
}

/**
 * Refuses to write on a draft that another admin wrote on since (`terms.versions`). A draft that has the very
 * words already is let through: the answer to a first try was lost.
 */
export async function requireEdition(
  tx: Tx,
  { kind, version, after, ...written }: Written & { after: string },
): Promise<void> {
  const found = (await listAllTerms(tx, kind)).find((one) => one.version === version)
  const stands = found?.edition ?? ''
  if (stands !== after && stands !== editionOf(written)) refuse('stateChanged')
}

interface Written extends Pick<Listed[number], 'version' | 'text' | 'material'> {
  kind: LegalKind
}
