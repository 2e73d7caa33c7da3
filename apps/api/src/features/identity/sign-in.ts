import type { SessionUser } from '@podium/contract/identity'
import type { Db, Tx } from '../../platform/database/index.ts'
import type { Caller } from '../../platform/http/index.ts'
import { refuse } from '../../platform/refuse.ts'
import { recogniseDevice } from './known-devices.ts'
import { verifyNothing, verifyPassword } from './passwords.ts'
import { type AccountRecord, findAccountByEmail } from './records.ts'
import { requireSessionUser, type Telling } from './session-user.ts'
import type { Sessions } from './sessions/index.ts'

export interface SignInParts extends Telling {
  sessions: Sessions
  secureCookies: boolean
}

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

/**
 * Opens a session for the owner of an account, who has just shown that it is theirs; the device is known to
 * them from then on.
 */
export async function signIn(
  tx: Tx,
  account: AccountRecord,
  caller: Caller & { remember?: boolean },
  parts: SignInParts,
): Promise<SessionUser> {
  await recogniseDevice(tx, account, caller, parts.secureCookies)
  return openSession(tx, account, caller, parts)
}

/**
 * The same where the cookie by which devices are known does not come along: another one in its place would
 * make the browser a new device to everybody who signed in there before.
 */
export async function openSession(
  tx: Tx,
  account: AccountRecord,
  caller: Caller & { remember?: boolean },
  parts: SignInParts,
): Promise<SessionUser> {
  await parts.sessions.open(tx, account, caller)
  return requireSessionUser(tx, account.id, parts)
}
