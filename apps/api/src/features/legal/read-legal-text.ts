import { calendarDay } from '@podium/contract/calendar'
import type { LegalKind } from '@podium/contract/legal'
import type { Language } from '@podium/contract/locale'
import { fillLegalText } from '@podium/phrases/legal-facts'
import type { Config } from '../../config.ts'
import type { Db } from '../../platform/database/index.ts'
import { refuse } from '../../platform/refuse.ts'
import { findCurrent, findVersion } from './records.ts'

/** A document in a language; with a version the one of that name, otherwise the one in force. */
interface Edition {
  kind: LegalKind
  language: Language
  version?: string | undefined
}

/**
 * The document in force, an earlier or an announced one, with the company's identity filled in; what is not
 * configured shows as a visible placeholder (`legal.documents`).
 */
export async function readLegalText(db: Db, config: Config, wanted: Edition) {
  const { kind, language, version } = wanted
  const document = await (version ? findEarlier(db, { ...wanted, version }) : inForce(db, wanted))
  const announced = kind === 'terms' && document.announced
  return {
    version: document.version,
    text: fillLegalText(document.text, config, language),
    // Only what was published is read, and that has its moment.
    from: calendarDay(document.published_at!),
    ...(announced && { announced }),
  }
}

async function inForce(db: Db, { kind, language }: Edition) {
  const document = await findCurrent(db, kind, language)
  if (!document) throw new Error(`no ${kind} in ${language} is in force`)
  return document
}

async function findEarlier(db: Db, wanted: Required<Edition> & { version: string }) {
  return (await findVersion(db, wanted)) ?? refuse('entityDoesNotExist')
}

/** The version of the terms in force: what a registration must accept. */
export async function currentTermsVersion(db: Db): Promise<string> {
  return (await currentTerms(db)).version
}

/** The same with when they were published. */
export async function currentTerms(db: Db): Promise<{ version: string; publishedAt: Date }> {
  const terms = await findCurrent(db, 'terms', 'en')
  if (!terms) throw new Error('no terms are in force')
  return { version: terms.version, publishedAt: terms.published_at! }
}
