import { calendarDay } from '@podium/contract/calendar'
import type { TaxRegion } from '@podium/contract/taxes'
import type { Config } from '../../config.ts'
import { now } from '../../platform/clock.ts'
import type { Log } from '../../platform/log.ts'
import { canReverse, type Tax, taxOf, taxOfOrigin } from './tax-of.ts'
import { chooseVatCheck } from './vat-check.ts'

export type { Tax } from './tax-of.ts'

/** What taxes ask about a buyer: where they are, and the tax number they gave, without blanks. */
export interface Buyer {
  country: string
  region: TaxRegion | null
  vatNumber: string
}

/** What the tax on a sale is today (`payments.tax`). */
export interface Taxes {
  /** Of a sale to somebody of whom nothing is known yet. */
  ofOrigin: () => Tax
  /** Of a sale to a buyer; looks their VAT number up where that is configured. */
  ofBuyer: (buyer: Buyer) => Promise<Tax>
}

export function createTaxes(
  { tax: mode, ...config }: Pick<Config, 'tax' | 'vatCheckUrl'>,
  log: Log,
): Taxes {
  const isFound = chooseVatCheck(config, log)
  const today = () => calendarDay(now())
  return {
    ofOrigin: () => taxOfOrigin(today()),
    ofBuyer: async ({ country, region, vatNumber }) => {
      const isCheckedCompany =
        vatNumber !== '' && canReverse(country) && (await isFound(country, vatNumber))
      return taxOf(mode, { country, region, isCheckedCompany }, today())
    },
  }
}
