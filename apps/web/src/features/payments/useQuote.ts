import { useQuery } from '@tanstack/react-query'
import type { Invoice } from '@podium/contract/payments'
import type { TaxRule } from '@podium/contract/taxes'
import { usePublicConfig } from '../../shared/config/publicConfig.tsx'
import type { Priced, Purchase } from './purchase.ts'
import { quoteOf } from './queries.ts'

/** What the buyer pays; the rule of the tax where it depends on them. */
export type Quote = Priced & { rule?: TaxRule }

const nobody: Invoice = {
  ...{ name: '', email: '', tin: '', city: '', address: '', postalCode: '' },
  country: { code: '', name: '' },
}

/**
 * What a purchase costs whom the invoice is made out to: asked of the server where the tax depends on the
 * buyer. `quote` is undefined until it is known.
 */
export function useQuote(purchase: Purchase, invoice: Invoice | null) {
  const { taxByBuyer } = usePublicConfig()
  const enabled = taxByBuyer && invoice !== null
  const { data, isError, isFetching, refetch } = useQuery({
    ...quoteOf(purchase, invoice ?? nobody),
    enabled,
  })
  const quote: Quote | undefined = enabled ? data : purchase
  return { quote, hasFailed: isError && !data, isFetching, retry: () => void refetch() }
}
