import type { Tx } from '../../platform/database/index.ts'
import { postMail } from '../../platform/mail/index.ts'
import { findDelegates } from '../delegations/index.ts'
import { findAccount, findAccounts, issueKeepToken } from '../identity/index.ts'
import { wardFactorMail } from './mails.ts'

/**
 * Tells whoever looks after somebody under age that their second factor goes, with a link of their own that
 * stops it (`sign-in.lost-factor`).
 */
export async function tellGuardiansOfLoss(
  tx: Tx,
  { userId, endsAt }: { userId: number; endsAt: Date },
): Promise<void> {
  const guardians = await findDelegates(tx, userId, 'GUARDIAN')
  const ids = guardians.map(({ delegateId }) => delegateId)
  const ward = await findAccount(tx, userId)
  if (!ward || ids.length === 0) return
  for (const { email, name, language } of await findAccounts(tx, ids)) {
    if (!email) continue
    const token = await issueKeepToken(tx, userId, endsAt)
    const data = { name, ward: ward.name, token, at: endsAt.toISOString() }
    await postMail(tx, wardFactorMail, { to: email, language, data })
  }
}
