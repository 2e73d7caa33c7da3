import type { Db } from '../../platform/database/index.ts'
import { refuse } from '../../platform/refuse.ts'
import { acceptableTerms, currentTermsVersion } from '../legal/index.ts'
import { findConsents } from './records.ts'

/**
 * The version somebody must accept before acting on; null when what they accepted still holds
 * (`terms.versions`).
 */
export async function termsToAccept(db: Db, userId: number): Promise<string | null> {
  const [holding, given] = await Promise.all([acceptableTerms(db), findConsents(db, userId)])
  const accepted = given.some((consent) => holding.includes(consent.version))
  return accepted ? null : currentTermsVersion(db)
}

/**
 * Acts that spend, message or publish need the terms accepted after a material change
 * (`acceptLastTerms`).
 */
export async function requireLatestTerms(db: Db, viewer: { id: number }): Promise<void> {
  if (await termsToAccept(db, viewer.id)) refuse('acceptLastTerms')
}
