import { readFile } from 'node:fs/promises'
import { type LegalKind, legalKinds } from '@podium/contract/legal'
import { type Language, languages } from '@podium/contract/locale'
import type { Tx } from '../../platform/database/index.ts'
import { insertBundled } from './records.ts'

/** The version of the documents this Podium brings with it. */
export const bundledVersion = '2026-11'

/** Puts the documents that come with the product in force where there are none yet (P3). */
export async function publishBundled(tx: Tx): Promise<void> {
  for (const kind of legalKinds) {
    for (const language of languages) {
      const text = await readDocument(kind, language)
      await insertBundled(tx, { kind, version: bundledVersion, language, text })
    }
  }
}

function readDocument(kind: LegalKind, language: Language): Promise<string> {
  return readFile(new URL(`./documents/${kind}.${language}.md`, import.meta.url), 'utf8')
}
