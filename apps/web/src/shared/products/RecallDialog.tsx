import { useQueryClient } from '@tanstack/react-query'
import type { Product } from '@podium/contract/products'
import { productsPhrases } from '@podium/phrases/products'
import { FormDialog } from '../forms/FormDialog.tsx'
import { useContractForm } from '../forms/useContractForm.ts'
import { usePhrases } from '../language/phrases.ts'
import { toast } from '../../ui/feedback/toasts.ts'
import { TextareaField } from '../../ui/fields/TextareaField.tsx'

interface Props {
  product: Pick<Product, 'id' | 'title'>
  onDone?: () => void
  onClose: () => void
}

/** Asks an admin why a product is recalled, and says what that does. */
export default function RecallDialog({ product, onDone, onClose }: Props) {
  const t = usePhrases(productsPhrases).recall
  const queryClient = useQueryClient()
  const { form, isBusy, errorOf } = useContractForm({
    route: () => import('@podium/contract/products').then(({ recallProduct }) => recallProduct),
    input: ({ reason = '' }) => ({ params: { id: product.id }, body: { reason } }),
    onDone: async () => {
      await queryClient.invalidateQueries({ queryKey: ['products'] })
      toast.success(t.done)
      onDone?.()
      onClose()
    },
  })
  return (
    <FormDialog
      title={t.title}
      size="small"
      form={form}
      isBusy={isBusy}
      submit={t.confirm}
      danger
      onClose={onClose}
    >
      <p>{t.text(product.title)}</p>
      <TextareaField name="reason" label={t.reason} rows={3} required error={errorOf('reason')} />
    </FormDialog>
  )
}
