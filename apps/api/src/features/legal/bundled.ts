import { readFile } from 'node:fs/promises'
import { type LegalKind, legalKinds } from '@podium/contract/legal'
import { type Language, languages } from '@podium/contract/locale'
import type { Tx } from '../../platform/database/index.ts'
import { firstDayAhead } from '@podium/contract/terms-ahead'
import { now } from '../../platform/clock.ts'
import { announceTerms } from './announce-terms.ts'
import { hasOther, insertBundled, startOf } from './records.ts'

/**
 * The versions of the documents this Podium brings with it, the latest last. What was published stays
 * as it was, so that a text that changes gets another version. A name that is a day is shown as the day of
 * the terms; since when one is in force depends on the Podium, so that new names are no days.
 */
const bundledVersions: Record<LegalKind, readonly string[]> = {
  accessibility: ['2026-11-26', '2026-11.2'],
  'about-us': ['2026-11', '2026-11-30', '2026-11.3', '2026-11.4'],
  cookies: ['2026-11', '2026-11-22', '2026-11-23', '2026-11-27', '2026-11-30', '2026-11.6'],
  'gender-equality': ['2026-11', '2026-11-30', '2026-11.3', '2026-11.4'],
  privacy: [
    '2026-11',
    '2026-11-22',
    '2026-11-24',
    '2026-11-25',
    '2026-11-26',
    '2026-11-27',
    '2026-11-28',
    '2026-11-30',
    '2026-11.9',
    '2026-11.10',
    '2026-11.11',
    '2026-11.12',
  ],
  terms: [
    '2026-11',
    '2026-11-23',
    '2026-11-24',
    '2026-11-25',
    '2026-11-26',
    '2026-11-29',
    '2026-11.7',
    '2026-11.8',
    '2026-11.9',
    '2026-11.10',
  ],
}

/**
 * Puts the documents that come with the product in force where there are none yet (`legal.documents`),
 * or only earlier ones of the product's own: what an admin wrote stays. Terms that replace earlier ones
 * are announced (`terms.announced`), and asked for.
 */
export async function publishBundled(tx: Tx): Promise<void> {
  for (const kind of legalKinds) {
    for (const language of languages) {
      const versions = bundledVersions[kind]
      if (await hasOther(tx, { kind, language }, versions)) continue
      await publish(tx, { kind, language, version: versions.at(-1) ?? '' })
    }
  }
}

async function publish(
  tx: Tx,
  { kind, language, version }: { kind: LegalKind; language: Language; version: string },
): Promise<void> {
  const text = await readDocument(kind, language)
  const replaces = kind === 'terms' && (await hasOther(tx, { kind, language }, [version]))
  const inForce = replaces ? startOf(firstDayAhead(), { kind, language, version }) : now()
  const document = { kind, version, language, text, material: replaces }
  const inForceAt = (await insertBundled(tx, { ...document, inForce }))?.published_at
  if (inForceAt && language === 'en') await announceTerms(tx, { version, inForceAt })
}

function readDocument(kind: LegalKind, language: Language): Promise<string> {
  return readFile(new URL(`./documents/${kind}.${language}.md`, import.meta.url), 'utf8')
}
