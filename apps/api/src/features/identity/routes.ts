import * as contract from '@podium/contract/identity'
import type { SessionUser } from '@podium/contract/identity'
import { memberRoles } from '@podium/contract/roles'
import { getPreferences, putPreferences } from '@podium/contract/preferences'
import type { Db, InTransaction, Tx } from '../../platform/database/index.ts'
import type { Http } from '../../platform/http/index.ts'
import { refuse, refuseSignedOut } from '../../platform/http/refuse.ts'
import type { HumanCheck } from './human-check.ts'
import { carryPreferences, choosePreferences, readPreferences } from './preferences.ts'
import { findAccount } from './records.ts'
import { register } from './register.ts'
import { resetPassword } from './reset-password.ts'
import { requestActivationLink, requestResetLink } from './send-links.ts'
import type { Sessions } from './sessions.ts'
import { proveAccount } from './sign-in.ts'
import { validateAccount } from './validate-account.ts'

/** What identity needs from its right: the club a session tells about. */
export type ClubOf = (db: Db, userId: number) => Promise<SessionUser['club']>

export interface IdentityParts {
  humanCheck: HumanCheck
  sessions: Sessions
  clubOf: ClubOf
  inTransaction: InTransaction
}

export function identityRoutes(http: Http, parts: IdentityParts): void {
  joiningRoutes(http, parts)
  sessionRoutes(http, parts)
  preferenceRoutes(http)
}

function joiningRoutes({ serve, write }: Http, { humanCheck }: IdentityParts): void {
  serve(contract.getCaptchaChallenge, async () => ({
    provider: 'proof-of-work' as const,
    challenge: { ...(await humanCheck.challenge()) },
  }))
  for (const role of memberRoles) {
    write(contract.registrations[role], async (tx, { query, body }, { language, ip }) => {
      if (!(await humanCheck.accept(tx, query['g-recaptcha-response']))) refuse('captchaInvalid')
      return register(tx, { role, registration: body, language: body.language ?? language, ip })
    })
  }
  write(contract.validateAccount, (tx, { body }) => validateAccount(tx, body.token))
  write(contract.resendActivation, (tx, { body }) => requestActivationLink(tx, body.email))
  write(contract.recoverPassword, (tx, { body }) => requestResetLink(tx, body.email))
  write(contract.resetPassword, (tx, { body }) => resetPassword(tx, body))
}

function sessionRoutes({ serve, write, read }: Http, parts: IdentityParts): void {
  const { sessions, clubOf, inTransaction } = parts
  const describe = async (tx: Tx, userId: number): Promise<SessionUser> => {
    const account = (await findAccount(tx, userId)) ?? refuseSignedOut()
    const { id, role, name, last_name: lastName, language } = account
    return { id, role, name, lastName, language, club: await clubOf(tx, id) }
  }
  write(contract.login, async (tx, { body }, caller) => {
    const account = await proveAccount(tx, body)
    await carryPreferences(tx, account, caller)
    await sessions.open(tx, account, { ...caller, remember: body.rememberMe })
    return describe(tx, account.id)
  })
  serve(contract.refreshSession, async (_input, caller) => {
    // A stolen token ends its session: that must stay although the call is refused.
    const renewed = await inTransaction((tx) => sessions.renew(tx, caller))
    return renewed ? inTransaction((tx) => describe(tx, renewed)) : refuseSignedOut()
  })
  write(contract.logout, (tx, _input, caller) => sessions.end(tx, caller))
  write(contract.logoutByLink, (tx, _input, caller) => sessions.end(tx, caller))
  read(contract.getPermissions, (_db, _input, { viewer }) => [viewer.role])
}

function preferenceRoutes({ read, write }: Http): void {
  read(getPreferences, (db, _input, caller) => readPreferences(db, caller))
  write(putPreferences, (tx, { body }, caller) => choosePreferences(tx, body, caller))
}
