import type { Account } from '@podium/contract/settings'
import { now } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { refuseSignedOut } from '../../platform/refuse.ts'
import { findAccount } from './records.ts'
import { twoFactorState } from './two-factor.ts'

/** What the settings page shows of one's account. */
export async function readAccount(db: Db, viewer: Viewer): Promise<Account> {
  const account = (await findAccount(db, viewer.id)) ?? refuseSignedOut()
  const { on, codesLeft } = await twoFactorState(db, viewer.id)
  return {
    email: account.email ?? '',
    newEmail: await findWaitingEmail(db, viewer.id),
    twoFactor: on,
    recoveryCodesLeft: codesLeft,
    twoFactorDemanded: viewer.lacksSecondFactor,
    createdAt: account.created_at.toISOString(),
  }
}

async function findWaitingEmail(db: Db, userId: number): Promise<string | null> {
  const waiting = await db
    .selectFrom('mailed_tokens')
    .select('about')
    .where('user_id', '=', userId)
    .where('purpose', '=', 'email')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now())
    .executeTakeFirst()
  return waiting?.about ?? null
}
