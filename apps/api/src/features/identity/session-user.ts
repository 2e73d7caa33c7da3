import type { SessionUser } from '@podium/contract/identity'
import type { Db } from '../../platform/database/index.ts'
import type { IdentifyPageViewer } from '../../platform/http/index.ts'
import { refuseSignedOut } from '../../platform/refuse.ts'
import { termsToAccept } from './consents.ts'
import { findAccount } from './records.ts'
import type { Sessions } from './sessions/index.ts'
import { twoFactorState } from './two-factor.ts'

/** What identity needs from its right, the profile a session tells about, and what is configured. */
export interface Telling {
  profileOf: (db: Db, userId: number) => Promise<Pick<SessionUser, 'club' | 'suspended'>>
  adminTwoFactor: boolean
}

/** The signed-in user as the session state wants to know them; undefined once the account is gone. */
async function findSessionUser(
  db: Db,
  userId: number,
  { profileOf, adminTwoFactor }: Telling,
): Promise<SessionUser | undefined> {
  const account = await findAccount(db, userId)
  if (!account) return undefined
  const { id, role, name, last_name: lastName, language } = account
  const profile = await profileOf(db, id)
  const isDemanded = adminTwoFactor && role === 'ADMIN'
  return {
    id,
    role,
    name,
    lastName,
    language,
    ...profile,
    termsToAccept: await termsToAccept(db, id),
    twoFactorDemanded: isDemanded && !(await twoFactorState(db, id)).on,
    protected: account.protected,
  }
}

/** The same where a session has just been proven: an account that is gone has no signed-in user. */
export async function requireSessionUser(
  db: Db,
  userId: number,
  telling: Telling,
): Promise<SessionUser> {
  return (await findSessionUser(db, userId, telling)) ?? refuseSignedOut()
}

/** Recognises the viewer a page is rendered for, by the cookie that came with the session. */
export function createIdentifyPageViewer(
  db: Db,
  parts: Telling & { sessions: Sessions },
): IdentifyPageViewer {
  return async (request, reply) => {
    const viewer = await parts.sessions.identifyPageViewer(request, reply)
    const user = viewer && (await findSessionUser(db, viewer.userId, parts))
    return user ? { user, authorization: viewer.authorization } : null
  }
}
