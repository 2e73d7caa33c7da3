import { now } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/index.ts'
import { refuse } from '../../platform/refuse.ts'
import { accountActivated } from './events.ts'
import { findToken, useToken } from './mailed-tokens.ts'
import { findAccount, markActivated } from './records.ts'
import { requireNewPassword, setPassword } from './set-password.ts'
import { notePasswordMailed } from './two-factor.ts'

/** Whether a mailed token still sets a password, said before somebody thinks of one. */
export async function readResetLink(db: Db, secret: string): Promise<{ valid: boolean }> {
  const token = await findToken(db, 'reset', secret)
  if (!token || token.used_at || token.expires_at <= now()) return { valid: false }
  return { valid: (await findAccount(db, token.user_id)) !== undefined }
}

/**
 * Sets a new password with a mailed token, ends every session and mails a notice
 * (`recovery.answers-alike`). The link also proves the address, so an account that was not active yet
 * becomes so.
 */
export async function resetPassword(
  tx: Tx,
  wanted: { token: string; newPassword: string },
): Promise<void> {
  requireNewPassword(wanted.newPassword)
  const used = (await useToken(tx, 'reset', wanted.token)) ?? refuse('invalidToken')
  const account = (await findAccount(tx, used.userId)) ?? refuse('invalidToken')
  await setPassword(tx, account, wanted.newPassword)
  await notePasswordMailed(tx, account.id)
  if (await markActivated(tx, account.id)) {
    await tx.emit(accountActivated, { userId: account.id, role: account.role })
  }
}
