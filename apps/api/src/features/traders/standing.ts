import { calendarDay, dayAfter } from '@podium/contract/calendar'
import { traderLimits } from '@podium/contract/limits'
import {
  type TraderDetails,
  type TraderNeed,
  type TraderPart,
  traderParts,
  type TraderState,
} from '@podium/contract/traders'
import { now } from '../../platform/clock.ts'
import type { TraderRecord } from './records.ts'

type Selling = Pick<TraderRecord, 'until'>

/** Whether the products of a sponsor are sold today; time counts, whether or not the job has noted it. */
export function sells(trader: Selling | undefined | null): boolean {
  return !!trader?.until && trader.until >= calendarDay(now())
}

/** Who buyers buy from: what an admin checked, as long as it holds. */
export function shownDetails(
  trader: Pick<TraderRecord, 'until' | 'checked'> | undefined | null,
): TraderDetails | null {
  return trader && sells(trader) ? trader.checked : null
}

/** When what buyers are shown was checked, and the last day it holds; null while nothing is shown. */
export function shownCheck(
  trader: Pick<TraderRecord, 'until' | 'checked' | 'decided_at'> | undefined | null,
): { on: string | null; until: string } | null {
  if (!trader?.until || !shownDetails(trader)) return null
  const { until, decided_at } = trader
  return { on: decided_at && calendarDay(decided_at), until }
}

export function stateOf(trader: TraderRecord): TraderState {
  return trader.state === 'VERIFIED' && !sells(trader) ? 'EXPIRED' : trader.state
}

/** Whether what was checked holds for so long that the same again needs no check. */
export function holdsLonger(trader: TraderRecord): boolean {
  const soon = dayAfter(calendarDay(now()), traderLimits.daysToRenew)
  return trader.state === 'VERIFIED' && trader.until !== null && trader.until > soon
}

const columns = {
  legalName: 'legal_name',
  registration: 'registration',
  address: 'address',
  phone: 'phone',
  email: 'email',
} as const satisfies Record<TraderPart, keyof TraderRecord>

/** What a sponsor gave, as the wire names it. */
export function givenBy(trader: TraderRecord): TraderDetails {
  const { legal_name: legalName, registration, address, phone, email } = trader
  return { legalName, registration, address, phone, email }
}

/** What keeps a sponsor from offering a product: parts that are not given, or the check of them. */
export function missingOf(trader: TraderRecord | undefined): TraderNeed[] {
  if (trader && shownDetails(trader)) return []
  const parts = traderParts.filter((part) => !trader?.[columns[part]])
  return parts.length > 0 ? [...parts, 'declaration'] : ['verification']
}
