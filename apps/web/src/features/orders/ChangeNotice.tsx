import type { Product } from '@podium/contract/products'
import { ordersPhrases } from '@podium/phrases/orders'
import { tradersPhrases } from '@podium/phrases/traders'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { WarningIcon } from '../../ui/icons/signs.tsx'

interface Props {
  product: Product
  /** The price when the dialog opened. */
  seenPrice: number
  /** The server found it changed while it was being bought. */
  hasChanged: boolean
}

/** Tells a buyer what has changed since they began. */
export function ChangeNotice({
  product: { credits, stock, paused },
  seenPrice,
  hasChanged,
}: Props) {
  const t = usePhrases(ordersPhrases).buying
  const { seller } = usePhrases(tradersPhrases)
  const { number } = useFormats()
  const text = () => {
    if (paused) return seller.paused
    if (stock === 0) return t.soldOut
    if (credits !== seenPrice) return t.priceChanged(number(seenPrice), number(credits))
    return hasChanged && t.changed
  }
  const told = text()
  if (!told) return null
  return (
    <Notice tone="danger" icon={<WarningIcon />} role="alert">
      {told}
    </Notice>
  )
}
