import { day, now, secondsFromNow } from '../../platform/clock.ts'
import type { Db, Forgotten, InTransaction, Tx } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { refuse, refuseLeaving } from '../../platform/refuse.ts'
import { eachByItself, type JobHandler, jobHandler, job } from '../../platform/jobs/index.ts'
import type { Log } from '../../platform/log.ts'
import { postMail } from '../../platform/mail/index.ts'
import type { Role } from '@podium/contract/roles'
import { newSecret } from '../../platform/secrets.ts'
import {
  appealableSince,
  type Basis,
  findObjectors,
  recordRestriction,
  type Why,
} from '../decisions/index.ts'
import { accountClosed, accountClosing, accountForgotten } from './events.ts'
import { deleteLoss } from './lost-factor-records.ts'
import { accountClosedMail } from './mails.ts'
import { provePassword } from './proving.ts'
import {
  type AccountRecord,
  anonymise,
  findAccount,
  findToAnonymise,
  findUnproven,
  lockAdmins,
  markClosed,
  markUnprovenClosed,
} from './records.ts'
import { endSessions } from './sessions/index.ts'

/** Closes one's own account, once the password proves who asks (`account.closing`). */
export async function closeOwnAccount(tx: Tx, viewer: Viewer, password: string): Promise<void> {
  await close(tx, await provePassword(tx, viewer, password), { by: 'owner' })
}

/**
 * Deletes somebody's account as an admin; one's own is closed in the settings instead
 * (`couldNotDeleteUser`).
 */
export async function deleteAccount(
  tx: Tx,
  viewer: Viewer,
  wanted: Why & { id: number; role: Role },
): Promise<void> {
  const account = (await findAccount(tx, wanted.id)) ?? refuse('userNotFound')
  if (account.role !== wanted.role) refuse('userNotFound')
  if (account.id === viewer.id) refuseLeaving('ownAccount')
  const { id, role, ...why } = wanted
  const secret = newSecret()
  await close(tx, account, { by: 'admin', reason: why.reason, secret, ...why.basis })
  await recordRestriction(tx, viewer, {
    act: 'ACCOUNT_DELETED',
    restricts: id,
    on: { kind: 'user', id },
    before: { role, active: account.activated_at !== null },
    secret,
    ...why,
  })
}

async function close(
  tx: Tx,
  account: AccountRecord,
  { by, ...said }: { by: 'owner' } | ({ by: 'admin'; reason: string; secret: string } & Basis),
): Promise<void> {
  const { id, role, email, language } = account
  // Who typed the name of an unproven address may be a stranger to its owner (`registration.unproven`).
  const name = account.activated_at ? account.name : ''
  if (role === 'ADMIN') await keepOneAdmin(tx)
  await tx.emit(accountClosing, { userId: id, role })
  if (!(await markClosed(tx, id, by))) refuse('userNotFound')
  await endSessions(tx, id)
  await deleteLoss(tx, id)
  await tx.emit(accountClosed, { userId: id })
  if (!email) return
  await postMail(tx, accountClosedMail, {
    to: email,
    language,
    data: { name, ...said },
  })
}

/** Without an admin nobody could ever become one again. */
async function keepOneAdmin(tx: Tx): Promise<void> {
  const admins = await lockAdmins(tx)
  if (admins.length <= 1) refuseLeaving('lastAdmin')
}

// Personal data is kept up to one year after closure (`account.closing`), to answer claims. The job comes
// once a night: the night after this many days is the last one within the year.
const keptSeconds = 364 * day

const anonymiseJob = job<object>('anonymise-closed-accounts', { schedule: '17 3 * * *' })

/**
 * Forgets, every night, who the owners of accounts closed nearly a year ago were, and whose account an
 * admin deleted, once they can object no more and wait for no answer.
 */
export function forgettingHandler(deps: {
  db: Db
  inTransaction: InTransaction
  log: Log
}): JobHandler {
  return jobHandler(anonymiseJob, async () => {
    const yearAgo = secondsFromNow(-keptSeconds)
    const left = await findToAnonymise(deps.db, { closed: yearAgo, deleted: appealableSince() })
    const objectors = await findObjectors(
      deps.db,
      left.map(({ id }) => id),
    )
    const due = left.filter(({ id, closed_at }) => !objectors.has(id) || closed_at < yearAgo)
    const owners = new Map(due.map((owner) => [owner.id, owner]))
    await eachByItself(deps, [...owners.keys()], {
      act: (tx, userId) => {
        const { email, closed_at: closedAt } = owners.get(userId)!
        return forget(tx, { userId, email, closedAt })
      },
      failed: 'the owner of a closed account could not be forgotten',
    })
  })
}

async function forget(tx: Tx, forgotten: Forgotten): Promise<void> {
  await anonymise(tx, forgotten.userId)
  await tx.emit(accountForgotten, forgotten)
}

/** How long an address waits for whoever gave it to confirm it. */
const unprovenSeconds = 30 * day

const unprovenJob = job<object>('forget-unproven-addresses', { schedule: '27 3 * * *' })

/**
 * Forgets, every night, accounts whose address nobody confirmed within 30 days
 * (`registration.unproven`), so that it is free for its owner.
 */
export function unprovenHandler(deps: {
  db: Db
  inTransaction: InTransaction
  log: Log
}): JobHandler {
  return jobHandler(unprovenJob, async () => {
    const found = await findUnproven(deps.db, secondsFromNow(-unprovenSeconds))
    const roles = new Map(found.map(({ id, role }) => [id, role]))
    await eachByItself(deps, [...roles.keys()], {
      act: (tx, id) => forgetUnproven(tx, id, roles.get(id)!),
      failed: 'an unproven address could not be forgotten',
    })
  })
}

/** Forgets an account whose address nobody confirmed. */
export async function forgetUnproven(tx: Tx, userId: number, role: Role): Promise<void> {
  // Somebody may be opening the mailed link this moment: then they stay.
  if (!(await markUnprovenClosed(tx, userId))) return
  await tx.emit(accountClosing, { userId, role })
  await tx.emit(accountClosed, { userId })
  // What stands under the address is its owner's, who may never have been here.
  await forget(tx, { userId, email: null, closedAt: now() })
}
