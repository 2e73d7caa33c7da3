import * as contract from '@podium/contract/settings'
import { roles } from '@podium/contract/roles'
import type { InTransaction } from '../../platform/database/index.ts'
import type { Http, Limits } from '../../platform/http/index.ts'
import type { Storage } from '../../platform/storage/index.ts'
import { whyOf } from '../decisions/index.ts'
import { type AccountParts, readAccount } from './read-account.ts'
import { confirmNewEmail, requestNewEmail } from './change-email.ts'
import { changePassword } from './change-password.ts'
import { acceptTerms, listOwnConsents } from './consents.ts'
import { openExport, readExport, requestExport } from './export-data.ts'
import { endOwnSession, listOwnSessions } from './list-sessions.ts'
import {
  beginTwoFactor,
  closeOwnAccount,
  confirmTwoFactor,
  deleteAccount,
  endSessions,
  endTwoFactor,
  type Guessing,
  proving,
  stopWaiting,
} from '../identity/index.ts'

export interface SettingsParts extends AccountParts {
  inTransaction: InTransaction
  guessing: Guessing
  limits: Limits
  storage: Storage
  productName: string
}

export function settingsRoutes(http: Http, parts: SettingsParts): void {
  const { read, write } = http
  read(contract.getAccount, (db, _input, { viewer }) => readAccount(db, viewer, parts))
  const prove = proving(http, parts)
  prove(contract.changePassword, (tx, { body }, { viewer }) => changePassword(tx, viewer, body))
  prove(contract.changeEmail, (tx, { body }, { viewer }) =>
    requestNewEmail(tx, viewer, body, parts.limits),
  )
  write(contract.confirmEmail, (tx, { body }) => confirmNewEmail(tx, body.token))

  read(contract.listSessions, (db, _input, { viewer }) => listOwnSessions(db, viewer))
  write(contract.endOtherSessions, (tx, _input, { viewer }) =>
    endSessions(tx, viewer.id, viewer.sessionId),
  )
  write(contract.endOneSession, (tx, { params }, { viewer }) =>
    endOwnSession(tx, viewer, params.id),
  )

  read(contract.listConsents, (db, _input, { viewer }) => listOwnConsents(db, viewer.id))
  write(contract.acceptTerms, (tx, { body }, caller) => acceptTerms(tx, body.version, caller))
  twoFactorRoutes(http, parts)
  leavingRoutes(http, parts)
}

function twoFactorRoutes(http: Http, parts: SettingsParts): void {
  const { productName, adminTwoFactor } = parts
  const prove = proving(http, parts)
  prove(contract.beginTwoFactor, (tx, { body }, { viewer }) =>
    beginTwoFactor(tx, viewer, body.password, productName),
  )
  prove(contract.confirmTwoFactor, async (tx, { body }, { viewer }) => {
    const codes = await confirmTwoFactor(tx, viewer, body.code)
    await stopWaiting(tx, viewer.id)
    return codes
  })
  prove(contract.endTwoFactor, (tx, { body }, { viewer }) =>
    endTwoFactor(tx, viewer, body.password, adminTwoFactor && viewer.role === 'ADMIN'),
  )
}

function leavingRoutes(http: Http, parts: SettingsParts): void {
  const { read, write } = http
  const { storage } = parts
  write(contract.requestExport, (tx, _input, { viewer }) => requestExport(tx, viewer.id))
  read(contract.getExport, (db, _input, { viewer }) => readExport(db, viewer.id))
  read(contract.downloadExport, async (db, { params: { secret } }, { viewer }) => ({
    content: await openExport(db, storage, { secret, by: viewer.id }),
    name: 'podium.zip',
  }))
  proving(http, parts)(contract.closeAccount, (tx, { body }, { viewer }) =>
    closeOwnAccount(tx, viewer, body.password),
  )
  for (const role of roles) {
    write(contract.deleteOf[role], (tx, { params, query }, { viewer }) =>
      deleteAccount(tx, viewer, { id: params.id, role, ...whyOf(query) }),
    )
  }
}
