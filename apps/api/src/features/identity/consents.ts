import type { Db } from '../../platform/database/index.ts'
import { refuse } from '../../platform/refuse.ts'
import { acceptableTerms, currentTerms } from '../legal/index.ts'
import { findConsents } from './records.ts'

/**
 * The version somebody must accept before acting on; null when what they accepted still holds
 * (`terms.versions`).
 */
export async function termsToAccept(db: Db, userId: number): Promise<string | null> {
  return (await findTermsToAccept(db, userId))?.version ?? null
}

/** The same with when they were published. */
export async function findTermsToAccept(
  db: Db,
  userId: number,
): Promise<{ version: string; publishedAt: Date } | null> {
  const [holding, given] = await Promise.all([acceptableTerms(db), findConsents(db, userId)])
  const accepted = given.some((consent) => holding.includes(consent.version))
  return accepted ? null : currentTerms(db)
}

/**
 * Acts that spend, message or publish need the terms accepted after a material change
 * (`acceptLastTerms`).
 */
export async function requireLatestTerms(db: Db, viewer: { id: number }): Promise<void> {
  if (await termsToAccept(db, viewer.id)) refuse('acceptLastTerms')
}
