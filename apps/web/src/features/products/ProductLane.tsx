import { useRef, type KeyboardEvent } from 'react'
import type { Product } from '@podium/contract/products'
import { productsPhrases } from '@podium/phrases/products'
import { usePhrases } from '../../app/phrases.ts'
import { IconButton } from '../../ui/actions/IconButton.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from '../../ui/icons/signs.tsx'
import { ProductCard, type OwnerActs } from './ProductCard.tsx'
import styles from './ProductLane.module.css'

/** One step along the lane, in pixels (specification 2, section 9). */
const stepPx = 200

interface Props {
  products: readonly Product[]
  isHome: boolean
  acts: OwnerActs
}

/** Products side by side: swiped, by arrow keys or by the buttons; it never moves by itself. */
export function ProductLane({ products, isHome, acts }: Props) {
  const t = usePhrases(productsPhrases)
  const lane = useRef<HTMLDivElement>(null)
  const go = (steps: number) => lane.current?.scrollBy({ left: steps * stepPx })
  const keyDown = (event: KeyboardEvent) => {
    // Keys on a button or link in a card are its own.
    if (event.target !== event.currentTarget) return
    const steps = { ArrowLeft: -1, ArrowRight: 1, Home: -1000, End: 1000 }[event.key]
    if (steps === undefined) return
    event.preventDefault()
    go(steps)
  }
  return (
    <div className={styles.place}>
      <div
        ref={lane}
        className={styles.scroll}
        role="region"
        aria-label={t.lane}
        tabIndex={0}
        onKeyDown={keyDown}
      >
        <ul role="list" className={styles.lane}>
          {products.map((product) => (
            <ProductCard key={product.id} {...{ product, isHome, acts }} namesSponsor={!isHome} />
          ))}
        </ul>
      </div>
      {products.length > 1 && (
        <div className={styles.steps} data-few={products.length < 5 || undefined}>
          <IconButton
            variant="secondary"
            label={t.previous}
            icon={<ChevronLeftIcon />}
            onClick={() => go(-1)}
          />
          <IconButton
            variant="secondary"
            label={t.next}
            icon={<ChevronRightIcon />}
            onClick={() => go(1)}
          />
        </div>
      )}
    </div>
  )
}

/** The shape of a lane that is on its way: placeholders of 250 pixels (specification 2, section 9). */
export function LaneSkeleton() {
  return (
    <div className={styles.place} aria-busy="true">
      <div className={styles.lane} data-waiting="true">
        {Array.from({ length: 4 }, (_, card) => (
          <Skeleton key={card} shape="block" height="19rem" />
        ))}
      </div>
    </div>
  )
}
