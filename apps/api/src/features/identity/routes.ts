import * as contract from '@podium/contract/identity'
import type { SessionUser } from '@podium/contract/identity'
import { memberRoles } from '@podium/contract/roles'
import { getPreferences, putPreferences } from '@podium/contract/preferences'
import type { Db, Tx } from '../../platform/database/index.ts'
import { type Caller, type Http, type Limits, senderOf } from '../../platform/http/index.ts'
import { refuse, refuseSignedOut } from '../../platform/refuse.ts'
import type { Guessing } from './guessing.ts'
import { stopWaiting } from './lost-factor.ts'
import { lostFactorRoutes } from './lost-factor-routes.ts'
import { type HumanParts, proveHuman } from './human-check/index.ts'
import { findKnownDevice } from './known-devices.ts'
import {
  carryPreferences,
  choosePreferences,
  followAccount,
  readPreferences,
} from './preferences.ts'
import { provePassword, proving } from './proving.ts'
import { type AccountRecord, findAccount } from './records.ts'
import { register } from './register.ts'
import { readResetLink, resetPassword } from './reset-password.ts'
import { requestActivationLink, requestResetLink } from './send-links.ts'
import { requireSessionUser } from './session-user.ts'
import { markProven } from './sessions/index.ts'
import { proveAccount, type SignInParts, signIn } from './sign-in.ts'
import { proveSecondFactor } from './two-factor.ts'
import type { SignUpProofs } from './sign-up-proof.ts'
import { validateAccount } from './validate-account.ts'

export interface IdentityParts extends SignInParts, HumanParts {
  db: Db
  limits: Limits
  guessing: Guessing
  signUpProofs: SignUpProofs
}

export function identityRoutes(http: Http, parts: IdentityParts): void {
  joiningRoutes(http, parts)
  sessionRoutes(http, parts)
  preferenceRoutes(http)
  lostFactorRoutes(http, parts)
}

function joiningRoutes({ serve, write }: Http, parts: IdentityParts): void {
  const { humanCheck, db, inTransaction, limits } = parts
  serve(contract.getCaptchaChallenge, () => humanCheck.challenge())
  for (const role of memberRoles) {
    serve(contract.registrations[role], async ({ query, body }, caller) => {
      const { language, ip } = caller
      await proveHuman(parts, query, ip)
      const joined = await inTransaction((tx) =>
        register(tx, { role, registration: body, language: body.language ?? language, ip }),
      )
      parts.signUpProofs.give(joined.id, caller)
      return joined
    })
  }
  write(contract.validateAccount, async (tx, { body }, caller) => {
    const account = await validateAccount(tx, body.token)
    return { email: account.email ?? '', user: await enterAfterJoining(tx, account, caller, parts) }
  })
  write(contract.resendActivation, async (tx, { body: { email } }) => {
    if (await limits.mayMail('activation', email)) await requestActivationLink(tx, email)
  })
  write(contract.recoverPassword, async (tx, { body: { email, returnTo } }) => {
    if (await limits.mayMail('reset', email)) await requestResetLink(tx, email, returnTo)
  })
  // Not from a replica, which may not know yet what was mailed a moment ago.
  serve(contract.readResetLink, ({ params }) => readResetLink(db, params.token))
  write(contract.resetPassword, (tx, { body }) => resetPassword(tx, body))
}

/**
 * Signs somebody in with the mailed link, in the browser in which they signed up (`activation.link`); null
 * in any other, and where somebody is signed in already.
 */
async function enterAfterJoining(
  tx: Tx,
  account: AccountRecord,
  caller: Caller,
  parts: IdentityParts,
): Promise<SessionUser | null> {
  const signedUpHere = parts.signUpProofs.take(account.id, caller)
  if (!signedUpHere || caller.viewer) return null
  await carryPreferences(tx, account, caller)
  return signIn(tx, account, caller, parts)
}

function sessionRoutes(http: Http, parts: IdentityParts): void {
  const { serve, write, read } = http
  const { db, sessions, inTransaction, guessing } = parts
  serve(contract.login, async ({ query, body }, caller) => {
    const email = body.email.toLowerCase()
    const device = await findKnownDevice(db, email, caller)
    const enter = () =>
      inTransaction(async (tx) => {
        const account = await proveAccount(tx, body)
        // Who has a code has not lost the second factor, or it was not them who said so.
        if (await proveSecondFactor(tx, account, body.code)) await stopWaiting(tx, account.id)
        await carryPreferences(tx, account, caller)
        return signIn(tx, account, { ...caller, remember: body.rememberMe }, parts)
      })
    const ask = () => proveHuman(parts, query, caller.ip)
    return guessing.slow(`${email} ${device ?? senderOf(caller.ip)}`, () =>
      device ? enter() : guessing.asStranger(email, ask, enter),
    )
  })
  serve(contract.refreshSession, async (_input, caller) => {
    // A stolen token ends its session: that must stay although the call is refused.
    const renewed = await inTransaction((tx) => sessions.renew(tx, caller))
    if (!renewed) return refuseSignedOut()
    return inTransaction(async (tx) => {
      const account = await findAccount(tx, renewed)
      if (account) followAccount(account, caller)
      return requireSessionUser(tx, renewed, parts)
    })
  })
  write(contract.logout, (tx, _input, caller) => sessions.end(tx, caller))
  write(contract.logoutByLink, (tx, _input, caller) => {
    // A link or a picture on another site's page is nobody's wish to leave.
    if (caller.request.headers['sec-fetch-site'] === 'cross-site') refuse('forbidden')
    return sessions.end(tx, caller)
  })
  proving(http, parts)(contract.provePassword, async (tx, { body }, { viewer }) => {
    await provePassword(tx, viewer, body.password)
    await markProven(tx, viewer.sessionId)
  })
  read(contract.getPermissions, (_db, _input, { viewer }) => [viewer.role])
}

function preferenceRoutes({ read, write }: Http): void {
  read(getPreferences, (db, _input, caller) => readPreferences(db, caller))
  write(putPreferences, (tx, { body }, caller) => choosePreferences(tx, body, caller))
}
