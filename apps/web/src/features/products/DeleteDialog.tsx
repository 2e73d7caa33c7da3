import { useQueryClient } from '@tanstack/react-query'
import type { Product } from '@podium/contract/products'
import { productsPhrases } from '@podium/phrases/products'
import { roleErrorPhrases } from '@podium/phrases/refusals'
import { usePhrases } from '../../shared/language/phrases.ts'
import { useAct } from '../../shared/forms/useAct.ts'
import { call, isMissing } from '../../client/index.ts'
import { ConfirmDialog } from '../../shared/dialogs/ConfirmDialog.tsx'
import { toast } from '../../ui/feedback/toasts.ts'
import { isRoleError } from './roleError.ts'

interface Props {
  product: Product
  onClose: () => void
  onDeleted: () => void
}

/** Asks a sponsor before a product goes from their shop. */
export function DeleteDialog({ product, onClose, onDeleted }: Props) {
  const t = usePhrases(productsPhrases).confirmDelete
  const { isBusy, run } = useDelete(product.id, onDeleted)
  return (
    <ConfirmDialog
      title={t.title}
      confirmLabel={t.confirm}
      onConfirm={run}
      onClose={onClose}
      busy={isBusy}
      danger
    >
      <p>{t.text(product.title)}</p>
    </ConfirmDialog>
  )
}

function useDelete(id: number, onDeleted: () => void) {
  const t = usePhrases(productsPhrases)
  const { roleError } = usePhrases(roleErrorPhrases)
  const queryClient = useQueryClient()
  // The product itself is not asked for again: it is not there.
  const readAgain = () => queryClient.invalidateQueries({ queryKey: ['products', 'list'] })
  return useAct(async () => {
    try {
      const { deleteProduct } = await import('@podium/contract/products')
      await call(deleteProduct, { params: { id } })
    } catch (error) {
      // It may have been deleted in another window.
      if (isMissing(error)) await readAgain()
      if (!isRoleError(error)) throw error
      return toast.error(roleError)
    }
    toast.success(t.confirmDelete.done)
    onDeleted()
    await readAgain()
  })
}
