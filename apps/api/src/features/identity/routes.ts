import * as contract from '@podium/contract/identity'
import type { SessionUser } from '@podium/contract/identity'
import { memberRoles } from '@podium/contract/roles'
import { getPreferences, putPreferences } from '@podium/contract/preferences'
import type { InTransaction, Tx } from '../../platform/database/index.ts'
import type { Http } from '../../platform/http/index.ts'
import { refuse, refuseSignedOut } from '../../platform/http/refuse.ts'
import type { Storage } from '../../platform/storage/index.ts'
import { provePassword } from './change-password.ts'
import type { HumanCheck } from './human-check.ts'
import { invitationRoutes } from './invitation-routes.ts'
import { recogniseDevice } from './known-devices.ts'
import {
  carryPreferences,
  choosePreferences,
  followAccount,
  readPreferences,
} from './preferences.ts'
import { findAccount } from './records.ts'
import { register } from './register.ts'
import { resetPassword } from './reset-password.ts'
import { requestActivationLink, requestResetLink } from './send-links.ts'
import { markProven } from './session-records.ts'
import { findSessionUser, type Telling } from './session-user.ts'
import type { Sessions } from './sessions.ts'
import { settingsRoutes } from './settings-routes.ts'
import type { SignInDelays } from './sign-in-delays.ts'
import { proveAccount } from './sign-in.ts'
import { proveSecondFactor } from './two-factor.ts'
import { validateAccount } from './validate-account.ts'

export interface IdentityParts extends Telling {
  humanCheck: HumanCheck
  sessions: Sessions
  inTransaction: InTransaction
  secureCookies: boolean
  delays: SignInDelays
  storage: Storage
  productName: string
}

export function identityRoutes(http: Http, parts: IdentityParts): void {
  joiningRoutes(http, parts)
  sessionRoutes(http, parts)
  preferenceRoutes(http)
  settingsRoutes(http, parts)
  invitationRoutes(http, async (tx, userId, caller) => {
    const account = (await findAccount(tx, userId)) ?? refuseSignedOut()
    await recogniseDevice(tx, account, caller, parts.secureCookies)
    await parts.sessions.open(tx, account, caller)
    return describe(tx, userId, parts)
  })
}

function joiningRoutes({ serve, write }: Http, { humanCheck, inTransaction }: IdentityParts): void {
  serve(contract.getCaptchaChallenge, () => humanCheck.challenge())
  for (const role of memberRoles) {
    serve(contract.registrations[role], async ({ query, body }, { language, ip }) => {
      const proven = await humanCheck.prove(query['g-recaptcha-response'], ip)
      const claim = proven ?? refuse('captchaInvalid')
      return inTransaction(async (tx) => {
        if (!(await claim(tx))) refuse('captchaInvalid')
        return register(tx, { role, registration: body, language: body.language ?? language, ip })
      })
    })
  }
  write(contract.validateAccount, (tx, { body }) => validateAccount(tx, body.token))
  write(contract.resendActivation, (tx, { body }) => requestActivationLink(tx, body.email))
  write(contract.recoverPassword, (tx, { body }) => requestResetLink(tx, body.email))
  write(contract.resetPassword, (tx, { body }) => resetPassword(tx, body))
}

function sessionRoutes({ serve, write, read }: Http, parts: IdentityParts): void {
  const { sessions, inTransaction, secureCookies, delays } = parts
  serve(contract.login, async ({ body }, caller) => {
    const attempt = { email: body.email, ip: caller.ip }
    await delays.check(attempt)
    return delays.watch(attempt, () =>
      inTransaction(async (tx) => {
        const account = await proveAccount(tx, body)
        await proveSecondFactor(tx, account, body.code)
        await carryPreferences(tx, account, caller)
        await recogniseDevice(tx, account, caller, secureCookies)
        await sessions.open(tx, account, { ...caller, remember: body.rememberMe })
        return describe(tx, account.id, parts)
      }),
    )
  })
  serve(contract.refreshSession, async (_input, caller) => {
    // A stolen token ends its session: that must stay although the call is refused.
    const renewed = await inTransaction((tx) => sessions.renew(tx, caller))
    if (!renewed) return refuseSignedOut()
    return inTransaction(async (tx) => {
      const account = await findAccount(tx, renewed)
      if (account) followAccount(account, caller)
      return describe(tx, renewed, parts)
    })
  })
  write(contract.logout, (tx, _input, caller) => sessions.end(tx, caller))
  write(contract.logoutByLink, (tx, _input, caller) => sessions.end(tx, caller))
  write(contract.provePassword, async (tx, { body }, { viewer }) => {
    await provePassword(tx, viewer, body.password)
    await markProven(tx, viewer.sessionId)
  })
  read(contract.getPermissions, (_db, _input, { viewer }) => [viewer.role])
}

async function describe(tx: Tx, userId: number, parts: IdentityParts): Promise<SessionUser> {
  return (await findSessionUser(tx, userId, parts)) ?? refuseSignedOut()
}

function preferenceRoutes({ read, write }: Http): void {
  read(getPreferences, (db, _input, caller) => readPreferences(db, caller))
  write(putPreferences, (tx, { body }, caller) => choosePreferences(tx, body, caller))
}
