import type { Account } from '@podium/contract/settings'
import type { Db } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { refuseSignedOut } from '../../platform/refuse.ts'
import {
  countAdmins,
  findAccount,
  findLossEnd,
  findOpenAbout,
  twoFactorState,
} from '../identity/index.ts'

export interface AccountParts {
  /** Whether admins need a second factor. */
  adminTwoFactor: boolean
  hasOpenOrder: (db: Db, userId: number) => Promise<boolean>
}

/** What the settings page shows of one's account. */
export async function readAccount(
  db: Db,
  viewer: Viewer,
  { adminTwoFactor, hasOpenOrder }: AccountParts,
): Promise<Account> {
  const account = (await findAccount(db, viewer.id)) ?? refuseSignedOut()
  const { on, codesLeft } = await twoFactorState(db, viewer.id)
  const keptOpenBy: Account['keptOpenBy'] = []
  if (await hasOpenOrder(db, viewer.id)) keptOpenBy.push('openOrders')
  if (viewer.role === 'ADMIN' && (await countAdmins(db)) <= 1) keptOpenBy.push('lastAdmin')
  return {
    email: account.email ?? '',
    newEmail: await findOpenAbout(db, 'email', viewer.id),
    twoFactor: on,
    recoveryCodesLeft: codesLeft,
    twoFactorEndsAt: (await findLossEnd(db, viewer.id))?.toISOString() ?? null,
    twoFactorDemanded: viewer.lacksSecondFactor,
    twoFactorStays: on && adminTwoFactor && viewer.role === 'ADMIN',
    keptOpenBy,
    createdAt: account.created_at.toISOString(),
  }
}
