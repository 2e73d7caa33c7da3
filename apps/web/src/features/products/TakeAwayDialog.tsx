import { useQueryClient } from '@tanstack/react-query'
import type { Product } from '@podium/contract/products'
import { productsPhrases } from '@podium/phrases/products'
import { DecisionDialog } from '../../shared/decisions/DecisionDialog.tsx'
import { usePhrases } from '../../shared/language/phrases.ts'
import { toast } from '../../ui/feedback/toasts.ts'

interface Props {
  product: Product
  onClose: () => void
  onDeleted: () => void
}

/** An admin takes a product away; its sponsor reads why (`decisions.made`). */
export default function TakeAwayDialog({ product, onClose, onDeleted }: Props) {
  const t = usePhrases(productsPhrases).takeAway
  const queryClient = useQueryClient()
  return (
    <DecisionDialog
      title={t.title}
      submit={t.confirm}
      route={() => import('@podium/contract/products').then(({ deleteProduct }) => deleteProduct)}
      input={(query) => ({ params: { id: product.id }, query })}
      onDone={async () => {
        toast.success(t.done)
        onDeleted()
        // The product itself is not asked for again: it is not there.
        await queryClient.invalidateQueries({ queryKey: ['products', 'list'] })
      }}
      onClose={onClose}
    >
      <p>{t.text(product.title)}</p>
    </DecisionDialog>
  )
}
