import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'
import { paths } from '@podium/contract/paths'
import type { Product } from '@podium/contract/products'
import { ordersPhrases } from '@podium/phrases/orders'
import { productsPhrases } from '@podium/phrases/products'
import { storePhrases } from '@podium/phrases/store'
import { netOf, ownWallet } from '../../shared/credits/ownWallet.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { useDialog } from '../../shared/dialogs/useDialog.ts'
import { usePublicConfig } from '../../shared/config/publicConfig.tsx'
import { returnPath } from '../../shared/navigation/returnPath.ts'
import { lazyDialog } from '../../shared/rendering/lazyWithPreload.tsx'
import { whenIdle } from '../../shared/rendering/whenIdle.ts'
import { useMay, useSession, useSpends } from '../../client/index.ts'
import { LegalLink } from '../../features/legal/LegalLink.tsx'
import { useBuying } from '../../features/orders/useBuying.ts'
import { ProductDialog } from '../../features/products/ProductDialog.tsx'
import { productRead } from '../../features/products/queries.ts'
import { ShareButton } from '../../features/share/ShareButton.tsx'
import { Button } from '../../ui/actions/Button.tsx'
import { MailIcon } from '../../ui/icons/signs.tsx'
import { ReportAction } from './ReportAction.tsx'

const Writing = lazyDialog(() => import('./Writing.tsx'))

const BuyDialog = lazyDialog(() => import('../../features/orders/BuyDialog.tsx'))

const SignInFirstDialog = lazyDialog(() => import('../../features/identity/SignInFirstDialog.tsx'))

/** A product over its sponsor's page, with the ways to buy it, ask about it and pass it on. */
export function ProductPart({ product }: { product: Product }) {
  const buying = useBuying()
  const asking = useDialog('ask')
  const spends = useSpends()
  const { sponsorID: id, sponsor } = product
  const ask = <AskSeller product={product} onAsk={asking.open} />
  const buys = useBuys(product)
  // One press away: the product does not go before what takes its place is there.
  useEffect(() => (buys ? whenIdle(() => void BuyDialog.load()) : undefined), [buys])
  const isBuying = spends && buying.isOpen
  return (
    <>
      {/* Buying takes the product's place: what is bought stands in it too. */}
      {!(isBuying && buys) && (
        <ProductDialog
          product={product}
          onBuy={spends ? buying.open : null}
          actions={
            <>
              {ask}
              <ShareProduct product={product} />
            </>
          }
          foot={!product.abilities.edit && <ReportAction kind="product" id={product.id} />}
        />
      )}
      {isBuying && <Buying product={product} ask={ask} />}
      {asking.isOpen && <Writing to={{ id, name: sponsor.name }} onClose={asking.close} />}
    </>
  )
}

/** Whether it is the viewer who buys: visitors sign in first, over the product. */
function useBuys(product: Product): boolean {
  const { user } = useSession()
  const isOwn = user?.id === product.sponsorID
  return user !== null && user.role !== 'ADMIN' && !isOwn && !isKeptFrom(product)
}

/** What others can buy, and the viewer cannot, is a seller's whom a block of either side keeps apart. */
function isKeptFrom({ active, paused, stock, abilities }: Product): boolean {
  return active && !paused && stock !== 0 && !abilities.buy
}

/** Sponsors do not ask themselves, and who is protected writes to whom a guardian allows, from their page. */
function AskSeller({ product, onAsk }: { product: Product; onAsk: () => void }) {
  const t = usePhrases(ordersPhrases).buying
  const { user } = useSession()
  const writes = useMay('MESSAGES')
  if (!writes || user?.protected || user?.id === product.sponsorID) return null
  return (
    <Button icon={<MailIcon />} onClick={onAsk}>
      {t.ask}
    </Button>
  )
}

function ShareProduct({ product: { id, title, active } }: { product: Product }) {
  const t = usePhrases(productsPhrases).product
  const { productName } = usePublicConfig()
  return (
    <ShareButton
      path={paths.product({ productId: id })}
      name={title}
      isOwn={false}
      isHidden={!active}
      texts={{ title: t.share, message: t.shareMessage(title, productName) }}
      dialogName="share-product"
    />
  )
}

/** A visitor signs in first, over the product. */
function Buying({ product, ask }: { product: Product; ask: ReactNode }) {
  const t = usePhrases(storePhrases).signInFirst
  const buying = useBuying()
  const queryClient = useQueryClient()
  const { user, isKnown } = useSession()
  const buys = useBuys(product)
  const { data: wallet } = useQuery({ ...ownWallet, enabled: buys })
  if (!isKnown) return null
  if (!user) return <SignInFirstDialog title={t.title} text={t.text} onClose={buying.close} />
  const { title: name, credits } = product
  if (!buys) return null
  const keepReturnPath = () =>
    returnPath.keep({ userId: user.id, what: 'product', path: buying.address, name, credits })
  return (
    <BuyDialog
      product={product}
      available={wallet && netOf(wallet)}
      onLeave={keepReturnPath}
      termsLink={(text) => <LegalLink kind="terms">{text}</LegalLink>}
      ask={ask}
      onChanged={(fresh) => queryClient.setQueryData(productRead(fresh.id).queryKey, fresh)}
      onClose={buying.close}
    />
  )
}
