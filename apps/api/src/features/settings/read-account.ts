import type { Account } from '@podium/contract/settings'
import type { Db } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { refuseSignedOut } from '../../platform/refuse.ts'
import { findAccount, findOpenAbout, twoFactorState } from '../identity/index.ts'

/** What the settings page shows of one's account. */
export async function readAccount(db: Db, viewer: Viewer): Promise<Account> {
  const account = (await findAccount(db, viewer.id)) ?? refuseSignedOut()
  const { on, codesLeft } = await twoFactorState(db, viewer.id)
  return {
    email: account.email ?? '',
    newEmail: await findOpenAbout(db, 'email', viewer.id),
    twoFactor: on,
    recoveryCodesLeft: codesLeft,
    twoFactorDemanded: viewer.lacksSecondFactor,
    createdAt: account.created_at.toISOString(),
  }
}
