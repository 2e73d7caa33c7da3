import { calendarDay, dayAfter } from '@podium/contract/calendar'
import { decideTrader, submitTrader } from '../../apps/api/src/features/traders/index.ts'
import { day, secondsFromNow } from '../../apps/api/src/platform/clock.ts'
import type { Tx } from '../../apps/api/src/platform/database/index.ts'
import { joinedDaysAgo } from './arrivals.ts'
import { cast } from './cast.ts'
import type { Act } from './history.ts'
import { type Viewers, viewerOf } from './live-supports.ts'
import type { Sponsor } from './person.ts'
import { taxNumber } from './tax-number.ts'

/** Days before today on which they said who they are, before the first shop opened; and when they were checked. */
const [saidDaysAgo, checkedDaysAgo] = [130, 128]
const checkedForDays = 365

/** How sponsors say who they are as sellers, and Ana checks it, through the use cases. */
export function traderActs(tx: Tx, viewers: Viewers): Act[] {
  const sponsors = [...viewers.keys()].filter((who) => who.role === 'SPONSOR')
  return sponsors.flatMap((sponsor, index) => {
    const { id } = viewerOf(viewers, sponsor)
    const details = detailsOf(sponsor, index)
    const checked = Math.min(checkedDaysAgo, joinedDaysAgo(sponsor) - 1.5)
    const until = dayAfter(calendarDay(secondsFromNow(-checked * day)), checkedForDays)
    return [
      {
        daysAgo: Math.min(saidDaysAgo, joinedDaysAgo(sponsor) - 1),
        perform: async () => void (await submitTrader(tx, id, details)),
      },
      {
        daysAgo: checked,
        perform: async () => {
          const decision = { state: 'VERIFIED', reason: '', until } as const
          await decideTrader(tx, viewerOf(viewers, cast.ana), id, decision)
        },
      },
    ]
  })
}

function detailsOf({ name, email, from }: Sponsor, index: number) {
  const { countryCode, postalCode, town } = from
  const number = String(234_000_100 + index)
  return {
    legalName: `${name}, ${countryCode === 'ES' ? 'S. L.' : 'Lda.'}`,
    registration: taxNumber(countryCode, 900 + index, true),
    address: `Parque Industrial, lote ${index + 1}, ${postalCode} ${town}`,
    phone: countryCode === 'ES' ? `+34${number.replace(/^2/, '9')}` : `+351${number}`,
    email,
    declaration: true as const,
  }
}
