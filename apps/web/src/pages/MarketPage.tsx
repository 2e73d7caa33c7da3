import { useQuery } from '@tanstack/react-query'
import { paths } from '@podium/contract/paths'
import { storePhrases } from '@podium/phrases/store'
import { useFormats } from '../shared/language/formats.ts'
import type { PageHandle } from '../shared/navigation/head.ts'
import type { LoaderInput } from '../shared/navigation/index.ts'
import { usePhrases } from '../shared/language/phrases.ts'
import { planCatalogue } from '../features/plans/queries.ts'
import { MarketProducts } from '../features/products/MarketProducts.tsx'
import { productsRead } from '../features/products/queries.ts'
import { MarketScreen } from '../features/store/MarketScreen.tsx'
import { creditPacks } from '../features/store/queries.ts'

/** Without its prices the market still shows its ways on. */
export async function loader({ queryClient }: LoaderInput) {
  await Promise.all([
    queryClient.prefetchQuery(creditPacks),
    queryClient.prefetchQuery(planCatalogue),
    queryClient.prefetchQuery(productsRead({})),
  ])
}

export const handle: PageHandle = {
  head: ({ language }) => {
    const { title, description } = storePhrases[language].market
    return { title, description, canonical: paths.market() }
  },
}

export function Component() {
  const t = usePhrases(storePhrases).market
  const { money } = useFormats()
  const { data = [] } = useQuery(planCatalogue)
  const least = Math.min(...data.map(({ grossCents }) => grossCents))
  return (
    <MarketScreen
      plansFrom={data.length > 0 && t.plans.from(money(least))}
      products={<MarketProducts />}
    />
  )
}
