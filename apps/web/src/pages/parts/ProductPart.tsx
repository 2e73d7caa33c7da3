import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import type { Product } from '@podium/contract/products'
import { productsPhrases } from '@podium/phrases/products'
import { storePhrases } from '@podium/phrases/store'
import { ownWallet } from '../../app/ownWallet.ts'
import { paths } from '../../app/paths.ts'
import { usePhrases } from '../../app/phrases.ts'
import { usePublicConfig } from '../../app/publicConfig.tsx'
import { wayBack } from '../../app/wayBack.ts'
import { useSession } from '../../client/index.ts'
import { LegalLink } from '../../features/legal/LegalLink.tsx'
import { useBuying } from '../../features/orders/useBuying.ts'
import { ProductDialog } from '../../features/products/ProductDialog.tsx'
import { ShareButton } from '../../features/share/ShareButton.tsx'
import { AskSeller } from './AskSeller.tsx'

const BuyDialog = lazy(() => import('../../features/orders/BuyDialog.tsx'))

const SignInFirstDialog = lazy(() => import('../../features/identity/SignInFirstDialog.tsx'))

/** A product over its sponsor's page, with the ways to buy it, ask about it and pass it on. */
export function ProductPart({ product }: { product: Product }) {
  const buying = useBuying()
  return (
    <>
      <ProductDialog
        product={product}
        onBuy={buying.open}
        actions={
          <>
            <AskSeller product={product} />
            <ShareProduct product={product} />
          </>
        }
      />
      <Suspense>{buying.isOpen && <Buying product={product} />}</Suspense>
    </>
  )
}

function ShareProduct({ product: { id, title } }: { product: Product }) {
  const t = usePhrases(productsPhrases).product
  const { productName } = usePublicConfig()
  return (
    <ShareButton
      path={paths.product(id)}
      name={title}
      isOwn={false}
      texts={{ title: t.share, message: t.shareMessage(title, productName) }}
      dialogName="share-product"
    />
  )
}

/** Whoever is not signed in does that first, over the product. */
function Buying({ product }: { product: Product }) {
  const t = usePhrases(storePhrases).signInFirst
  const buying = useBuying()
  const { user, isKnown } = useSession()
  const isMember = user !== null && user.role !== 'ADMIN'
  const { data: wallet } = useQuery({ ...ownWallet, enabled: isMember })
  if (!isKnown) return null
  if (!user) return <SignInFirstDialog title={t.title} text={t.text} onClose={buying.close} />
  const { sponsorID, title: name, credits } = product
  if (!isMember || sponsorID === user.id) return null
  const keepWayBack = () =>
    wayBack.keep({ userId: user.id, what: 'product', path: buying.address, name, credits })
  return (
    <BuyDialog
      product={product}
      available={wallet?.available}
      onLeave={keepWayBack}
      termsLink={(text) => <LegalLink kind="terms">{text}</LegalLink>}
      ask={<AskSeller product={product} />}
      onClose={buying.close}
    />
  )
}
