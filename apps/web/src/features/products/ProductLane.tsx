import type { Product } from '@podium/contract/products'
import { productsPhrases } from '@podium/phrases/products'
import { usePhrases } from '../../shared/language/phrases.ts'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { ScrollLane } from '../../ui/lanes/ScrollLane.tsx'
import { ProductCard, type OwnerActs } from './ProductCard.tsx'
import styles from './ProductLane.module.css'

/** One step along the lane, in pixels (`timing.waits`). */
const stepPx = 200

/** Fewer than these fit on a wide screen. */
const fillsWide = 5

interface Props {
  products: readonly Product[]
  isHome: boolean
  /** Left out where the owner looks as others do. */
  acts: OwnerActs | undefined
}

/** Products side by side. */
export function ProductLane({ products, isHome, acts }: Props) {
  const t = usePhrases(productsPhrases)
  const some = products.length < fillsWide ? 'narrow' : 'always'
  return (
    <div className={styles.room}>
      <ScrollLane
        label={t.lane}
        stepPx={stepPx}
        backLabel={t.previous}
        onLabel={t.next}
        scrolls={products.length > 1 ? some : 'never'}
      >
        <ul role="list" className={styles.lane}>
          {products.map((product, at) => (
            <ProductCard
              key={product.id}
              {...{ product, at, isHome, acts }}
              namesSponsor={!isHome}
            />
          ))}
        </ul>
      </ScrollLane>
    </div>
  )
}

/** The shape of a lane that is on its way: placeholders of 250 pixels (`timing.waits`). */
export function LaneSkeleton() {
  return (
    <div className={styles.lane} data-waiting="true" aria-busy="true">
      {Array.from({ length: 4 }, (_, card) => (
        <Skeleton key={card} shape="block" height="19rem" />
      ))}
    </div>
  )
}
