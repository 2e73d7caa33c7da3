import type { Tx } from '../../platform/database/index.ts'
import { postMail } from '../../platform/mail/index.ts'
import { Refused } from '../../platform/refuse.ts'
import { stopWaiting } from './lost-factor.ts'
import { revokeTokens } from './mailed-tokens.ts'
import { passwordSet } from './events.ts'
import { passwordChangedMail } from './mails.ts'
import { refuseGuessable } from './guessable-passwords.ts'
import { hashPassword } from './passwords.ts'
import { type AccountRecord, findAccount, updatePassword } from './records.ts'
import { endSessions } from './sessions/index.ts'

/** Refuses an empty new password: `emptyNewPassword`, said at its field too. */
export function requireNewPassword(newPassword: string): void {
  if (newPassword) return
  throw new Refused({
    names: ['emptyNewPassword'],
    fields: { newPassword: [{ kind: 'NotBlank' }] },
  })
}

/**
 * Gives an account another password, and ends its sessions, except one when it is named. An intruder may
 * have asked for a link to a password or to another address, or wait for the second factor to go: these
 * stop here too. The notice is mailed by a handler of the event, which knows who acts for the account.
 */
export async function setPassword(
  tx: Tx,
  account: AccountRecord,
  newPassword: string,
  exceptSession?: number,
): Promise<void> {
  await refuseGuessable('newPassword', newPassword, account)
  await updatePassword(tx, account.id, await hashPassword(newPassword))
  await endSessions(tx, account.id, exceptSession)
  await revokeTokens(tx, 'reset', account.id)
  await revokeTokens(tx, 'email', account.id)
  await stopWaiting(tx, account.id)
  await tx.emit(passwordSet, { userId: account.id })
}

/** The notice that goes with it, once it is known whether others act for the account. */
export async function mailPasswordSet(
  tx: Tx,
  userId: number,
  { isActedFor }: { isActedFor: boolean },
): Promise<void> {
  const account = await findAccount(tx, userId)
  if (!account?.email) return
  const { name, email, language } = account
  await postMail(tx, passwordChangedMail, { to: email, language, data: { name, isActedFor } })
}
