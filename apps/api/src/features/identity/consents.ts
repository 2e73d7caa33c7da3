import type { listConsents } from '@podium/contract/settings'
import type { Reply } from '@podium/contract/route'
import type { Db, Tx } from '../../platform/database/index.ts'
import type { Caller, Viewer } from '../../platform/http/index.ts'
import { refuse } from '../../platform/refuse.ts'
import { acceptableTerms, currentTermsVersion } from '../legal/index.ts'
import { findConsents, insertConsent } from './records.ts'

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

/**
 * Accepts the terms in force; an older version is refused, so that nobody accepts what they did not
 * see.
 */
export async function acceptTerms(
  tx: Tx,
  version: string,
  { viewer, language, ip }: Caller<Viewer>,
): Promise<void> {
  if (version !== (await currentTermsVersion(tx))) refuse('acceptLastTerms')
  await insertConsent(tx, { user_id: viewer.id, version, language, given_by: 'dialog', ip })
}

/** What somebody agreed to, newest first. */
export async function listOwnConsents(db: Db, userId: number): Promise<Reply<typeof listConsents>> {
  const consents = await findConsents(db, userId)
  return consents.map(({ kind, version, language, given_by, given_at }) => ({
    kind,
    version,
    language,
    givenBy: given_by,
    givenAt: given_at.toISOString(),
  }))
}
