import { paths } from '@podium/contract/paths'
import { storePhrases } from '@podium/phrases/store'
import { useNavigationState } from '../shared/navigation/navigationState.ts'
import type { PageHandle } from '../shared/navigation/head.ts'
import type { LoaderInput } from '../shared/navigation/index.ts'
import { useSession, useSpends } from '../client/index.ts'
import { CheckMailNotice } from '../features/identity/CheckMailNotice.tsx'
import { LegalLink } from '../features/legal/LegalLink.tsx'
import { PlansTab } from '../features/plans/PlansTab.tsx'
import { planCatalogue } from '../features/plans/queries.ts'
import { creditPacks } from '../features/store/queries.ts'
import { StoreScreen } from '../features/store/StoreScreen.tsx'
import { useCheckout } from '../features/store/useCheckout.ts'
import { ShopNote } from '../shared/credits/ShopNotes.tsx'
import { Checkout } from './parts/Checkout.tsx'

/** The store opens without its prices too, and says what could not be read. */
export async function loader({ queryClient, url }: LoaderInput) {
  const isPlans = url.searchParams.get('tab') === 'plans'
  await Promise.all([
    queryClient.prefetchQuery(creditPacks),
    isPlans && queryClient.prefetchQuery(planCatalogue),
  ])
}

export const handle: PageHandle = {
  head: ({ language }) => {
    const { title, description } = storePhrases[language]
    return { title, description, canonical: paths.credits() }
  },
}

export function Component() {
  const { user } = useSession()
  const { mailedTo } = useNavigationState()
  // Confirmed meanwhile in another tab, they are signed in here too.
  const isAwaited = mailedTo !== undefined && !user
  const checkout = useCheckout()
  const spends = useSpends()
  return (
    <>
      <StoreScreen
        checkout={checkout}
        notice={isAwaited ? <CheckMailNotice address={mailedTo} /> : <ShopNote />}
        isNewcomer={mailedTo !== undefined}
        termsLink={(text) => <LegalLink kind="terms">{text}</LegalLink>}
        plans={<PlansTab onChoose={checkout.buyPlan} />}
      />
      {spends && checkout.isOpen && <Checkout checkout={checkout} />}
    </>
  )
}
