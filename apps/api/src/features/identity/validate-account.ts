import type { Tx } from '../../platform/database/index.ts'
import { refuse } from '../../platform/refuse.ts'
import { accountActivated } from './events.ts'
import { findToken, useToken } from './mailed-tokens.ts'
import { type AccountRecord, findAccount, markActivated } from './records.ts'

/**
 * Activates the account a mailed token belongs to. A link of an account that is already active says
 * so, however old it is: its owner only needs to sign in (`activation.link`). The token is used first,
 * so that of two clicks at once the second one waits and then finds the account active. Answers the
 * account, for the sign-in that comes next.
 */
export async function validateAccount(tx: Tx, secret: string): Promise<AccountRecord> {
  const used = await useToken(tx, 'activation', secret)
  const token = (await findToken(tx, 'activation', secret)) ?? refuse('invalidToken')
  const account = (await findAccount(tx, token.user_id)) ?? refuse('invalidToken')
  if (account.activated_at) refuse('accountAlreadyActivated')
  if (!used) refuse('invalidToken')
  if (!(await markActivated(tx, account.id))) refuse('accountAlreadyActivated')
  await tx.emit(accountActivated, { userId: account.id, role: account.role })
  return account
}
