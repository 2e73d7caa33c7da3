import type { Product } from '@podium/contract/products'
import { productsPhrases } from '@podium/phrases/products'
import { usePhrases } from '../../shared/language/phrases.ts'
import { Badge } from '../../ui/surfaces/Badge.tsx'

/** So few that it is worth saying. */
const few = 5

interface Props {
  product: Product
  /** Why it cannot be bought is said in a sentence beside it. */
  isTold?: boolean
}

/** What one should know before falling for it: hidden, recalled, sold out, nearly so. */
export function ProductBadges({ product, isTold = false }: Props) {
  const t = usePhrases(productsPhrases)
  const { active, paused, recalled, stock } = product
  const off = recalled === null ? t.notVisible : t.recalled
  return (
    <>
      {!active && !isTold && <Badge tone="night">{off}</Badge>}
      {active && paused && !isTold && <Badge tone="night">{t.paused}</Badge>}
      {stock === 0 && <Badge tone="night">{t.soldOut}</Badge>}
      {stock !== null && stock > 0 && stock <= few && <Badge tone="night">{t.left(stock)}</Badge>}
    </>
  )
}
