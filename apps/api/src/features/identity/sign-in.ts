import type { Db } from '../../platform/database/index.ts'
import { refuse } from '../../platform/refuse.ts'
import { verifyNothing, verifyPassword } from './passwords.ts'
import { type AccountRecord, findAccountByEmail } from './records.ts'

/**
 * The account of somebody who proves who they are. A wrong address and a wrong password are the same
 * refusal in the same time (`sign-in.credentials`); only who knows the password hears that it is not
 * active (`activation.link`).
 */
export async function proveAccount(
  db: Db,
  proof: { email: string; password: string },
): Promise<AccountRecord> {
  const account = await findAccountByEmail(db, proof.email)
  const proven = account?.password_hash
    ? await verifyPassword(proof.password, account.password_hash)
    : await verifyNothing(proof.password)
  if (!account || !proven) refuse('invalidCredentials')
  if (!account.activated_at) refuse('accountNotActivated')
  return account
}
