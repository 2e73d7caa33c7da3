import * as contract from '@podium/contract/identity'
import type { SessionUser } from '@podium/contract/identity'
import { memberRoles } from '@podium/contract/roles'
import { getPreferences, putPreferences } from '@podium/contract/preferences'
import type { Db, InTransaction, Tx } from '../../platform/database/index.ts'
import type { Http, Limits } from '../../platform/http/index.ts'
import { refuse, refuseSignedOut } from '../../platform/refuse.ts'
import type { Storage } from '../../platform/storage/index.ts'
import { provePassword } from './change-password.ts'
import type { Guessing } from './guessing.ts'
import type { HumanCheck } from './human-check.ts'
import { invitationRoutes } from './invitation-routes.ts'
import { findKnownDevice, recogniseDevice } from './known-devices.ts'
import {
  carryPreferences,
  choosePreferences,
  followAccount,
  readPreferences,
} from './preferences.ts'
import { proving } from './proving.ts'
import { findAccount } from './records.ts'
import { register } from './register.ts'
import { readResetLink, resetPassword } from './reset-password.ts'
import { requestActivationLink, requestResetLink } from './send-links.ts'
import { markProven } from './session-records.ts'
import { findSessionUser, type Telling } from './session-user.ts'
import type { Sessions } from './sessions.ts'
import { settingsRoutes } from './settings-routes.ts'
import { proveAccount } from './sign-in.ts'
import { sponsorDomainRoutes } from './sponsor-domain-routes.ts'
import { proveSecondFactor } from './two-factor.ts'
import { validateAccount } from './validate-account.ts'

export interface IdentityParts extends Telling {
  humanCheck: HumanCheck
  sessions: Sessions
  db: Db
  inTransaction: InTransaction
  secureCookies: boolean
  limits: Limits
  guessing: Guessing
  storage: Storage
  productName: string
}

export function identityRoutes(http: Http, parts: IdentityParts): void {
  joiningRoutes(http, parts)
  sessionRoutes(http, parts)
  preferenceRoutes(http)
  settingsRoutes(http, parts)
  sponsorDomainRoutes(http)
  invitationRoutes(http, async (tx, userId, caller) => {
    const account = (await findAccount(tx, userId)) ?? refuseSignedOut()
    await recogniseDevice(tx, account, caller, parts.secureCookies)
    await parts.sessions.open(tx, account, caller)
    return describe(tx, userId, parts)
  })
}

function joiningRoutes({ serve, write }: Http, parts: IdentityParts): void {
  const { humanCheck, db, inTransaction, limits } = parts
  serve(contract.getCaptchaChallenge, () => humanCheck.challenge())
  for (const role of memberRoles) {
    serve(contract.registrations[role], async ({ query, body }, { language, ip }) => {
      await proveHuman(parts, query, ip)
      return inTransaction((tx) =>
        register(tx, { role, registration: body, language: body.language ?? language, ip }),
      )
    })
  }
  write(contract.validateAccount, (tx, { body }) => validateAccount(tx, body.token))
  write(contract.resendActivation, async (tx, { body: { email } }) => {
    if (await limits.mayMail('activation', email)) await requestActivationLink(tx, email)
  })
  write(contract.recoverPassword, async (tx, { body: { email } }) => {
    if (await limits.mayMail('reset', email)) await requestResetLink(tx, email)
  })
  // Not from a replica, which may not know yet what was mailed a moment ago.
  serve(contract.readResetLink, ({ params }) => readResetLink(db, params.token))
  write(contract.resetPassword, (tx, { body }) => resetPassword(tx, body))
}

/**
 * Refuses whoever does not show that they are a person. The answer is used up whatever comes after: one
 * check asks one question.
 */
async function proveHuman(
  { humanCheck, inTransaction }: IdentityParts,
  query: { 'g-recaptcha-response': string },
  ip: string,
): Promise<void> {
  const claim = await humanCheck.prove(query['g-recaptcha-response'], ip)
  if (!claim || !(await inTransaction(claim))) refuse('captchaInvalid')
}

function sessionRoutes(http: Http, parts: IdentityParts): void {
  const { serve, write, read } = http
  const { db, sessions, inTransaction, secureCookies, guessing } = parts
  serve(contract.login, async ({ query, body }, caller) => {
    const email = body.email.toLowerCase()
    const device = await findKnownDevice(db, email, caller)
    const enter = () =>
      inTransaction(async (tx) => {
        const account = await proveAccount(tx, body)
        await proveSecondFactor(tx, account, body.code)
        await carryPreferences(tx, account, caller)
        await recogniseDevice(tx, account, caller, secureCookies)
        await sessions.open(tx, account, { ...caller, remember: body.rememberMe })
        return describe(tx, account.id, parts)
      })
    const ask = () => proveHuman(parts, query, caller.ip)
    return guessing.slow(`${email} ${device ?? caller.ip}`, () =>
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
      return describe(tx, renewed, parts)
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

async function describe(tx: Tx, userId: number, parts: IdentityParts): Promise<SessionUser> {
  return (await findSessionUser(tx, userId, parts)) ?? refuseSignedOut()
}

function preferenceRoutes({ read, write }: Http): void {
  read(getPreferences, (db, _input, caller) => readPreferences(db, caller))
  write(putPreferences, (tx, { body }, caller) => choosePreferences(tx, body, caller))
}
