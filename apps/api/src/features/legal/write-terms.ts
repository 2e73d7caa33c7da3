import type { writeTerms } from '@podium/contract/legal'
import { languages } from '@podium/contract/locale'
import type { Input } from '@podium/contract/route'
import { now } from '../../platform/clock.ts'
import { lock, type Tx } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { refuse } from '../../platform/refuse.ts'
import { recordAct } from '../audit/index.ts'
import { announceTerms } from './announce-terms.ts'
import { requireEdition } from './list-terms.ts'
import { findPublished, startOf, writeDocument } from './records.ts'

type Draft = Input<typeof writeTerms>['body']

/**
 * Writes a draft or publishes it; what was published once is never written again (`terms.versions`,
 * `termsVersionAlreadyExists`).
 */
export async function writeNewTerms(
  tx: Tx,
  admin: Viewer,
  draft: Draft,
): Promise<{ version: string; published: boolean }> {
  const { kind, version, text, publish, from, after } = draft
  const material = draft.material && kind === 'terms'
  // Of two versions for one day, the second has to come after the first.
  await lock(tx, 'legal', kind)
  const published = await findPublished(tx, kind)
  if (published.some((terms) => terms.version === version)) refuse('termsVersionAlreadyExists')
  if (after !== undefined) await requireEdition(tx, { kind, version, text, material, after })
  const at = now()
  for (const language of languages) {
    const document = { kind, version, language, text: text[language], material }
    const inForce = publish ? (from ? startOf(from, document) : at) : null
    const inForceAt = await writeDocument(tx, { ...document, inForce })
    if (inForceAt && language === 'en') await announceTerms(tx, { version, inForceAt })
  }
  await recordAct(tx, admin, {
    act: publish ? 'TERMS_PUBLISHED' : 'TERMS_DRAFTED',
    on: { kind: 'terms', id: version },
    before: publish
      ? { version: published.find(({ isInForce }) => isInForce)?.version ?? null }
      : null,
    after: { kind, version, material, ...(publish && from && { from }) },
  })
  return { version, published: publish }
}
