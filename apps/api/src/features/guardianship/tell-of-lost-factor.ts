import type { Tx } from '../../platform/database/index.ts'
import { postMail } from '../../platform/mail/index.ts'
import { findDelegates } from '../delegations/index.ts'
import { findAccount, findAccounts, issueKeepToken } from '../identity/index.ts'
import { wardFactorGoneMail, wardFactorMail } from './mails.ts'

/**
 * Tells whoever looks after somebody under age that their second factor goes, with a link of their own that
 * stops it (`sign-in.lost-factor`).
 */
export async function tellGuardiansOfLoss(
  tx: Tx,
  { userId, endsAt }: { userId: number; endsAt: Date },
): Promise<void> {
  for (const { to, language, name, ward } of await findReaders(tx, userId)) {
    const token = await issueKeepToken(tx, userId, endsAt)
    const data = { name, ward, token, at: endsAt.toISOString() }
    await postMail(tx, wardFactorMail, { to, language, data })
  }
}

/** Tells them once it is gone. */
export async function tellGuardiansOfEnd(tx: Tx, { userId }: { userId: number }): Promise<void> {
  for (const { to, language, name, ward } of await findReaders(tx, userId)) {
    await postMail(tx, wardFactorGoneMail, { to, language, data: { name, ward } })
  }
}

async function findReaders(tx: Tx, userId: number) {
  const guardians = await findDelegates(tx, userId, 'GUARDIAN')
  const ids = guardians.map(({ delegateId }) => delegateId)
  const ward = await findAccount(tx, userId)
  if (!ward || ids.length === 0) return []
  const accounts = await findAccounts(tx, ids)
  return accounts.flatMap(({ email: to, name, language }) =>
    to ? [{ to, name, language, ward: ward.name }] : [],
  )
}
