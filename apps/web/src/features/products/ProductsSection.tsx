import { useQuery } from '@tanstack/react-query'
import type { Product } from '@podium/contract/products'
import { paths } from '@podium/contract/paths'
import { productsPhrases } from '@podium/phrases/products'
import { usePhrases } from '../../shared/language/phrases.ts'
import { useDialog } from '../../shared/dialogs/useDialog.ts'
import { SellerNeeds } from '../../shared/traders/SellerNeeds.tsx'
import { traderRead } from '../../shared/traders/traderRead.ts'
import { lazyDialog } from '../../shared/rendering/lazyWithPreload.tsx'
import { Button, LinkButton } from '../../ui/actions/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { useRead } from '../../shared/rendering/useRead.tsx'
import { PlusIcon, TagIcon } from '../../ui/icons/signs.tsx'
import { OwnerDialogs, useOwnerDialogs } from './OwnerDialogs.tsx'
import { LaneSkeleton, ProductLane } from './ProductLane.tsx'
import styles from './ProductsSection.module.css'
import { laneSize, productsRead } from './queries.ts'

const ProductForm = lazyDialog(() => import('./ProductForm.tsx'))

/** So many are in sight at a desk without a way to all of them. */
const inSight = 4

interface Props {
  sponsorId: number
  /** Whether the viewer fills the shop. */
  mayFill: boolean
}

/** A sponsor's shop on their page: the newest products on a lane, and the way to all. */
export function ProductsSection({ sponsorId, mayFill }: Props) {
  const t = usePhrases(productsPhrases)
  const { data } = useQuery(productsRead({ sponsorId }))
  const adding = useDialog('product')
  if (data && !mayFill && seenByOthers(data.list).length === 0) return null
  return (
    <section id="shop" className={styles.section} aria-labelledby="shop-title">
      <header className="two-ends">
        <h2 id="shop-title">{t.title}</h2>
        <span className="in-a-row">
          {mayFill && !!data?.total && (
            <Button size="small" icon={<PlusIcon />} onClick={adding.open}>
              {t.add}
            </Button>
          )}
          {data && data.total > (mayFill ? 0 : inSight) && (
            <LinkButton size="small" to={paths.products({ id: sponsorId })}>
              {t.all.see(mayFill ? data.total : data.total - countHidden(data.list))}
            </LinkButton>
          )}
        </span>
      </header>
      {mayFill && <OwnNeeds />}
      <Products sponsorId={sponsorId} mayFill={mayFill} onAdd={adding.open} />
      {adding.isOpen && <ProductForm onClose={adding.close} />}
    </section>
  )
}

/** What keeps the products of whose shop it is from being bought. */
function OwnNeeds() {
  const { data } = useQuery(traderRead)
  return <SellerNeeds trader={data} />
}

function Products({ sponsorId, mayFill, onAdd }: Props & { onAdd: () => void }) {
  const t = usePhrases(productsPhrases)
  const [data, instead] = useRead(productsRead({ sponsorId }), t.couldNotLoad, <LaneSkeleton />)
  const owner = useOwnerDialogs()
  if (!data) return instead
  if (data.total === 0) return <Nothing onAdd={onAdd} />
  return (
    <>
      <ProductLane
        products={(mayFill ? data.list : seenByOthers(data.list)).slice(0, laneSize)}
        isHome
        acts={mayFill || !isOwn(data.list) ? owner.acts : undefined}
      />
      <OwnerDialogs opened={owner.opened} onClose={owner.close} />
    </>
  )
}

/** Owners have a tab to fill their shop in; on the other they see what others see. */
const isOwn = (products: readonly Product[]) => products.some(({ abilities }) => abilities.edit)
const seenByOthers = (products: readonly Product[]) =>
  products.filter(({ active, abilities }) => active || !abilities.edit)
const countHidden = (products: readonly Product[]) =>
  products.length - seenByOthers(products).length

function Nothing({ onAdd }: { onAdd: () => void }) {
  const t = usePhrases(productsPhrases)
  return (
    <EmptyState
      level={3}
      icon={<TagIcon />}
      title={t.emptyTitle}
      text={t.emptyText}
      action={
        <Button variant="primary" icon={<PlusIcon />} onClick={onAdd}>
          {t.addFirst}
        </Button>
      }
    />
  )
}
