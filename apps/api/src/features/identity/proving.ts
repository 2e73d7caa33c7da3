import type { RouteShape } from '@podium/contract/route'
import { now } from '../../platform/clock.ts'
import type { InTransaction, Tx } from '../../platform/database/index.ts'
import type { Caller, Http, Viewer } from '../../platform/http/index.ts'
import { postMail } from '../../platform/mail/index.ts'
import { refuse, refuseSignedOut } from '../../platform/refuse.ts'
import type { Guessing } from './guessing.ts'
import { wrongPasswordsMail } from './mails.ts'
import { verifyPassword } from './passwords.ts'
import { type AccountRecord, findAccount } from './records.ts'

interface Parts {
  inTransaction: InTransaction
  guessing: Guessing
}

/** Wrong proofs in one session, after which its owner is told. */
const failuresToWarn = 5

/**
 * Offers calls in which somebody signed in proves once more who they are. Whoever holds a stolen session
 * guesses as slowly as at sign-in, from wherever they call; the account's other sessions do not wait.
 */
export function proving({ serve }: Http, { inTransaction, guessing }: Parts): Http['write'] {
  return (route, answer) =>
    serve(route, (input, caller) => {
      const { viewer, userAgent } = signedIn(route, caller)
      const onFailure = (failures: number) =>
        failures === failuresToWarn
          ? warnOwner(inTransaction, viewer, userAgent)
          : Promise.resolve()
      return guessing.slow(
        `session ${viewer.sessionId}`,
        () => inTransaction(async (tx) => answer(tx, input, caller)),
        { onFailure },
      )
    })
}

function signedIn({ path }: RouteShape, caller: Caller): Caller<Viewer> {
  if (!caller.viewer) throw new Error(`${path} lets in visitors, who have nothing to prove again.`)
  return caller as Caller<Viewer>
}

function warnOwner(inTransaction: InTransaction, { id }: Viewer, userAgent: string): Promise<void> {
  return inTransaction(async (tx) => {
    const account = await findAccount(tx, id)
    if (!account?.email) return
    const { name, email, language } = account
    const data = { name, userAgent, at: now().toISOString() }
    await postMail(tx, wrongPasswordsMail, { to: email, language, data })
  })
}

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
