import { useQuery } from '@tanstack/react-query'
import { storePhrases } from '@podium/phrases/store'
import { usePhrases } from '../../shared/language/phrases.ts'
import { useSession } from '../../client/index.ts'
import { packPurchase, planPurchase, type Purchase } from '../../features/payments/purchase.ts'
import { planCatalogue } from '../../features/plans/queries.ts'
import { creditPacks } from '../../features/store/queries.ts'
import type { Checkout as Chosen } from '../../features/store/useCheckout.ts'
import { netOf, ownWallet } from '../../shared/credits/ownWallet.ts'
import { lazyDialog } from '../../shared/rendering/lazyWithPreload.tsx'

const PaymentDialog = lazyDialog(() => import('../../features/payments/PaymentDialog.tsx'))

const SignInFirstDialog = lazyDialog(() => import('../../features/identity/SignInFirstDialog.tsx'))

/**
 * Buying what is chosen in the store; a visitor signs in first, over the store. A lost
 * session asks by itself, and what was typed stays (`session.lost`).
 */
export function Checkout({ checkout }: { checkout: Chosen }) {
  const t = usePhrases(storePhrases).signInFirst
  const { user, hasEnded } = useSession()
  if (user || hasEnded) return <Buying checkout={checkout} />
  return <SignInFirstDialog title={t.title} text={t.text} onClose={checkout.close} />
}

function Buying({ checkout }: { checkout: Chosen }) {
  const { user } = useSession()
  const purchase = useChosen(checkout)
  const isAdmin = user?.role === 'ADMIN'
  const { data: wallet } = useQuery({ ...ownWallet, enabled: user !== null && !isAdmin })
  if (!purchase || isAdmin) return null
  return (
    <PaymentDialog
      purchase={purchase}
      available={wallet && netOf(wallet)}
      onClose={checkout.close}
    />
  )
}

/** The chosen pack or plan with its price; null for one that is not sold. */
function useChosen({ pack, plan }: Chosen): Purchase | null {
  const { data: packs } = useQuery({ ...creditPacks, enabled: pack !== null })
  const { data: plans } = useQuery({ ...planCatalogue, enabled: plan !== null })
  const chosenPack = packs?.find(({ creditAmount }) => creditAmount === pack)
  const chosenPlan = plans?.find(({ id }) => id === plan)
  if (chosenPack) return packPurchase(chosenPack)
  return chosenPlan ? planPurchase(chosenPlan) : null
}
