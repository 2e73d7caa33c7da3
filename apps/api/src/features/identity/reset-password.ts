import { now } from '../../platform/clock.ts'
import { type Db, isDuplicate, type Tx } from '../../platform/database/index.ts'
import { postMail } from '../../platform/mail/index.ts'
import { refuse } from '../../platform/refuse.ts'
import { forgetUnproven } from './close-account.ts'
import { accountActivated, accountTakenBack } from './events.ts'
import { findToken, revokeTokens, useToken } from './mailed-tokens.ts'
import { emailChangedMail } from './mails.ts'
import {
  type AccountRecord,
  findAccount,
  findAccountByEmail,
  markActivated,
  updateEmail,
} from './records.ts'
import { requireNewPassword, setPassword } from './set-password.ts'
import { notePasswordMailed } from './two-factor.ts'

/** Whether a mailed token still sets a password, and puts which address back: said before somebody thinks of one. */
export async function readResetLink(
  db: Db,
  secret: string,
): Promise<{ valid: boolean; email: string | null }> {
  const token =
    (await findToken(db, 'reset', secret)) ?? (await findToken(db, 'email-back', secret))
  const isOpen = token && !token.used_at && token.expires_at > now()
  if (!isOpen || !(await findAccount(db, token.user_id))) return { valid: false, email: null }
  return { valid: true, email: token.about }
}

/**
 * Sets a new password with a mailed token, ends every session and mails a notice
 * (`recovery.answers-alike`). The link also proves the address, so an account that was not active yet
 * becomes so. That of the notice of another address puts the former one back (`account.settings`).
 */
export async function resetPassword(
  tx: Tx,
  wanted: { token: string; newPassword: string },
): Promise<void> {
  requireNewPassword(wanted.newPassword)
  const back = await useToken(tx, 'email-back', wanted.token)
  const used = back ?? (await useToken(tx, 'reset', wanted.token)) ?? refuse('invalidToken')
  const account = (await findAccount(tx, used.userId)) ?? refuse('invalidToken')
  if (back) await putEmailBack(tx, account, back)
  await setPassword(tx, { ...account, email: back?.about ?? account.email }, wanted.newPassword)
  await notePasswordMailed(tx, account.id)
  if (await markActivated(tx, account.id)) {
    await tx.emit(accountActivated, { userId: account.id, role: account.role })
  }
}

/**
 * Makes a former address the account's again, and tells the one that goes. A link that somebody was mailed
 * who had the account since is worth nothing any more; one at an address before it goes on working.
 */
async function putEmailBack(
  tx: Tx,
  account: AccountRecord,
  { about, issuedAt }: { about: string | null; issuedAt: Date },
): Promise<void> {
  const email = about ?? refuse('invalidToken')
  await revokeTokens(tx, 'email-back', account.id, issuedAt)
  await tx.emit(accountTakenBack, { userId: account.id })
  if (account.email === email) return
  // Anybody can sign up with an address that is not theirs, and would keep its owner out.
  const holder = await findAccountByEmail(tx, email)
  if (holder && holder.id !== account.id && !holder.activated_at) {
    await forgetUnproven(tx, holder.id, holder.role)
  }
  try {
    await updateEmail(tx, account.id, email)
  } catch (error) {
    if (isDuplicate(error, 'users_email')) refuse('emailInUse')
    throw error
  }
  if (!account.email) return
  const { name, language } = account
  const data = { name, newEmail: email }
  await postMail(tx, emailChangedMail, { to: account.email, language, data })
}
