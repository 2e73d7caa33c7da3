import type { listConsents } from '@podium/contract/settings'
import type { Reply } from '@podium/contract/route'
import type { Db, Tx } from '../../platform/database/index.ts'
import type { Caller, Viewer } from '../../platform/http/index.ts'
import { refuse } from '../../platform/refuse.ts'
import { findConsents, insertConsent } from '../identity/index.ts'
import { currentTermsVersion } from '../legal/index.ts'

/**
 * Accepts the terms in force; an older version is refused, so that a user does not accept what they did not
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

/** The versions of the terms that the viewer accepted, newest first. */
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
