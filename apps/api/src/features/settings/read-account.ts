import type { Account } from '@podium/contract/settings'
import type { Db } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { refuseSignedOut } from '../../platform/refuse.ts'
import { findAccount, findLossEnd, findOpenAbout, twoFactorState } from '../identity/index.ts'

/** What the settings page shows of one's account; `adminTwoFactor`, whether admins need a second factor. */
export async function readAccount(
  db: Db,
  viewer: Viewer,
  { adminTwoFactor }: { adminTwoFactor: boolean },
): Promise<Account> {
  const account = (await findAccount(db, viewer.id)) ?? refuseSignedOut()
  const { on, codesLeft } = await twoFactorState(db, viewer.id)
  return {
    email: account.email ?? '',
    newEmail: await findOpenAbout(db, 'email', viewer.id),
    twoFactor: on,
    recoveryCodesLeft: codesLeft,
    twoFactorEndsAt: (await findLossEnd(db, viewer.id))?.toISOString() ?? null,
    twoFactorDemanded: viewer.lacksSecondFactor,
    twoFactorStays: on && adminTwoFactor && viewer.role === 'ADMIN',
    createdAt: account.created_at.toISOString(),
  }
}
