import type { Tx } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { refuse, Refused, refuseSignedOut } from '../../platform/refuse.ts'
import { postMail } from '../../platform/mail/index.ts'
import { refuseGuessable } from './guessable-passwords.ts'
import { revokeTokens } from './mailed-tokens.ts'
import { passwordChangedMail } from './mails.ts'
import { hashPassword, verifyPassword } from './passwords.ts'
import { type AccountRecord, findAccount, updatePassword } from './records.ts'
import { endSessions } from './session-records.ts'

/** The caller's account, once the password proves it is really them (`invalidPassword`). */
export async function provePassword(
  tx: Tx,
  viewer: Viewer,
  password: string,
): Promise<AccountRecord> {
  const account = (await findAccount(tx, viewer.id)) ?? refuseSignedOut()
  const right = account.password_hash && (await verifyPassword(password, account.password_hash))
  return right ? account : refuse('invalidPassword')
}

/** Refuses an empty new password: `emptyNewPassword`, said at its field too. */
export function requireNewPassword(newPassword: string): void {
  if (newPassword) return
  throw new Refused({
    names: ['emptyNewPassword'],
    fields: { newPassword: [{ kind: 'NotBlank' }] },
  })
}

/** Changes the password, ends every other session and mails a notice. */
export async function changePassword(
  tx: Tx,
  viewer: Viewer,
  change: { password: string; newPassword: string },
): Promise<void> {
  requireNewPassword(change.newPassword)
  const account = await provePassword(tx, viewer, change.password)
  await refuseGuessable('newPassword', change.newPassword, account)
  await updatePassword(tx, account.id, await hashPassword(change.newPassword))
  await endSessions(tx, account.id, viewer.sessionId)
  await revokeTokens(tx, 'reset', account.id)
  await revokeTokens(tx, 'email', account.id)
  if (!account.email) return
  const { name, email, language } = account
  await postMail(tx, passwordChangedMail, { to: email, language, data: { name } })
}
