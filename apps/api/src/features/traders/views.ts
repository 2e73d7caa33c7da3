import type { ExaminedTrader, ListedTrader, Trader, TraderDetails } from '@podium/contract/traders'
import type { ListedRecord, TraderRecord } from './records.ts'
import { givenBy, missingOf, sells, shownDetails, stateOf } from './standing.ts'

const nothing: TraderDetails = {
  legalName: '',
  registration: '',
  address: '',
  phone: '',
  email: '',
}

/** How a sponsor stands; `known` is what stands in the form while they have given nothing. */
export function viewTrader(trader: TraderRecord | undefined, known = nothing): Trader {
  const wasGiven = trader && trader.submitted_at !== null
  return {
    ...(wasGiven ? givenBy(trader) : known),
    state: trader ? stateOf(trader) : 'DRAFT',
    reason: trader?.reason ?? '',
    until: trader?.until ?? null,
    sells: sells(trader),
    checked: shownDetails(trader),
    missing: missingOf(trader),
    submittedAt: trader?.submitted_at?.toISOString() ?? null,
    decidedAt: trader?.decided_at?.toISOString() ?? null,
    version: trader?.version ?? 0,
  }
}

/** A sponsor as an admin looks at them. */
export function viewExamined({ userId, name, products, trader }: ListedRecord): ExaminedTrader {
  return { ...viewTrader(trader), userId, name, products }
}

/** The same as a row of the list, which is read without a record. */
export function viewListed(record: ListedRecord): ListedTrader {
  const { userId, name, products, legalName, registration, ...stands } = viewExamined(record)
  const { state, reason, until, sells, missing, submittedAt, decidedAt, version } = stands
  return {
    ...{ userId, name, products, legalName, registration },
    ...{ state, reason, until, sells, missing, submittedAt, decidedAt, version },
  }
}
