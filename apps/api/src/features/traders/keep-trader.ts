import { personName } from '@podium/contract/person-name'
import type { Trader, TraderDetails, TraderForm } from '@podium/contract/traders'
import { now } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/index.ts'
import { refuse, refuseStale } from '../../platform/refuse.ts'
import { findAccount, findPersonalData } from '../identity/index.ts'
import { findTrader, insertDraft, lockTrader, type TraderRecord, updateTrader } from './records.ts'
import { givenBy, holdsLonger } from './standing.ts'
import { viewTrader } from './views.ts'

export async function readTrader(db: Db, userId: number): Promise<Trader> {
  return viewTrader(await findTrader(db, userId), await fromAccount(db, userId))
}

/** What is known is not asked again: the form begins with what the account says. */
async function fromAccount(db: Db, userId: number): Promise<TraderDetails> {
  const account = (await findAccount(db, userId)) ?? refuse('userNotFound')
  const personal = await findPersonalData(db, userId)
  return {
    legalName: personName({ name: account.name, lastName: account.last_name }),
    registration: personal.fiscal_code ?? '',
    address: personal.address ?? '',
    phone: '',
    email: account.email ?? '',
  }
}

/**
 * Hands a sponsor's details to the admins (`traders.check`). What was checked goes on being shown until
 * they decide; the same again changes nothing, unless its time is nearly over. What began before another change
 * is refused (`stateChanged`).
 */
export async function submitTrader(tx: Tx, userId: number, form: TraderForm): Promise<Trader> {
  await insertDraft(tx, userId)
  const before = (await lockTrader(tx, userId)) ?? refuse('userNotFound')
  if (isSame(before, form) && (before.state === 'SUBMITTED' || holdsLonger(before))) {
    return viewTrader(before)
  }
  if (isStale(form, before)) refuseStale('stateChanged', viewTrader(before))
  const { legalName: legal_name, registration, address, phone, email } = form
  const submitted = await updateTrader(tx, userId, {
    ...{ legal_name, registration, address, phone, email },
    state: 'SUBMITTED',
    reason: '',
    // Who changes what waits already keeps their place among those who wait.
    submitted_at: (before.state === 'SUBMITTED' && before.submitted_at) || now(),
  })
  return viewTrader(submitted)
}

/** Whether a change began before the one that stands. Without a row there was none: it begins with 1. */
function isStale({ after }: TraderForm, { version }: TraderRecord): boolean {
  return after !== undefined && Math.max(after, 1) !== version
}

function isSame(trader: TraderRecord, form: TraderForm): boolean {
  const given = givenBy(trader)
  return Object.entries(given).every(([part, text]) => form[part as keyof TraderDetails] === text)
}
