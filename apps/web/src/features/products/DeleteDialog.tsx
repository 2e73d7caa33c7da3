import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Product } from '@podium/contract/products'
import { productsPhrases } from '@podium/phrases/products'
import { roleErrorPhrases } from '@podium/phrases/refusals'
import { shellPhrases } from '@podium/phrases/shell'
import { usePhrases } from '../../shared/language/phrases.ts'
import { useRefusals } from '../../shared/forms/useRefusals.ts'
import { call } from '../../client/index.ts'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx'
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
  const { cancel, close } = usePhrases(shellPhrases)
  const { isBusy, remove } = useDelete(product.id, onDeleted)
  return (
    <ConfirmDialog
      title={t.title}
      confirmLabel={t.confirm}
      cancelLabel={cancel}
      closeLabel={close}
      onConfirm={() => void remove()}
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
  const tell = useRefusals()
  const queryClient = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const remove = async () => {
    setBusy(true)
    try {
      const { deleteProduct } = await import('@podium/contract/products')
      await call(deleteProduct, { params: { id } })
      toast.success(t.confirmDelete.done)
      onDeleted()
      // The product itself is not asked for again: it is not there.
      await queryClient.invalidateQueries({ queryKey: ['products', 'list'] })
    } catch (error) {
      if (isRoleError(error)) toast.error(roleError)
      else await tell(error)
      setBusy(false)
    }
  }
  return { isBusy, remove }
}
