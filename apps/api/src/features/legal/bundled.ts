import { readFile } from 'node:fs/promises'
import { type LegalKind, legalKinds } from '@podium/contract/legal'
import { type Language, languages } from '@podium/contract/locale'
import type { Tx } from '../../platform/database/index.ts'
import { hasOther, insertBundled } from './records.ts'

/**
 * The versions of the documents this Podium brings with it, the latest last. What was published stays
 * as it was, so that a text that changes gets another version; everybody agrees to those of the terms
 * again.
 */
const bundledVersions: Record<LegalKind, readonly string[]> = {
  'about-us': ['2026-11'],
  cookies: ['2026-11', '2026-11-22', '2026-11-23', '2026-11-27'],
  'gender-equality': ['2026-11'],
  privacy: [
    '2026-11',
    '2026-11-22',
    '2026-11-24',
    '2026-11-25',
    '2026-11-26',
    '2026-11-27',
    '2026-11-28',
  ],
  terms: ['2026-11', '2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26'],
}

/**
 * Puts the documents that come with the product in force where there are none yet (`legal.documents`),
 * or only earlier ones of the product's own: what an admin wrote stays.
 */
export async function publishBundled(tx: Tx): Promise<void> {
  for (const kind of legalKinds) {
    for (const language of languages) {
      const versions = bundledVersions[kind]
      if (await hasOther(tx, { kind, language }, versions)) continue
      const text = await readDocument(kind, language)
      await insertBundled(tx, { kind, version: versions.at(-1) ?? '', language, text })
    }
  }
}

function readDocument(kind: LegalKind, language: Language): Promise<string> {
  return readFile(new URL(`./documents/${kind}.${language}.md`, import.meta.url), 'utf8')
}
