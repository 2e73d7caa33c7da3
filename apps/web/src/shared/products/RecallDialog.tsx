import { useQueryClient } from '@tanstack/react-query'
import type { Product } from '@podium/contract/products'
import { productsPhrases } from '@podium/phrases/products'
import { DecisionDialog } from '../decisions/DecisionDialog.tsx'
import { usePhrases } from '../language/phrases.ts'
import { toast } from '../../ui/feedback/toasts.ts'

interface Props {
  product: Pick<Product, 'id' | 'title'>
  onDone?: () => void
  onClose: () => void
}

/** Asks an admin why a product is recalled, and says what that does. */
export default function RecallDialog({ product, onDone, onClose }: Props) {
  const t = usePhrases(productsPhrases).recall
  const queryClient = useQueryClient()
  return (
    <DecisionDialog
      title={t.title}
      submit={t.confirm}
      reason={{ label: t.reason }}
      route={() => import('@podium/contract/products').then(({ recallProduct }) => recallProduct)}
      input={(body) => ({ params: { id: product.id }, body })}
      onDone={async () => {
        await queryClient.invalidateQueries({ queryKey: ['products'] })
        toast.success(t.done)
        onDone?.()
        onClose()
      }}
      onClose={onClose}
    >
      <p>{t.text(product.title)}</p>
    </DecisionDialog>
  )
}
