import type { Product } from '@podium/contract/products'
import { productsPhrases } from '@podium/phrases/products'
import { usePhrases } from '../../shared/language/phrases.ts'
import { Badge } from '../../ui/surfaces/Badge.tsx'

/** So few that it is worth saying. */
const few = 5

/** What one should know before falling for it: hidden, sold out, nearly so. */
export function ProductBadges({ product: { active, paused, stock } }: { product: Product }) {
  const t = usePhrases(productsPhrases)
  return (
    <>
      {!active && <Badge tone="night">{t.notVisible}</Badge>}
      {active && paused && <Badge tone="night">{t.paused}</Badge>}
      {stock === 0 && <Badge tone="night">{t.soldOut}</Badge>}
      {stock !== null && stock > 0 && stock <= few && <Badge tone="night">{t.left(stock)}</Badge>}
    </>
  )
}
