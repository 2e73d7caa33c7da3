import type { AdminPayment } from '@podium/contract/payments'
import { adminPhrases } from '@podium/phrases/admin'
import { adminMoneyPhrases } from '@podium/phrases/admin-money'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { FormDialog } from '../../../shared/forms/FormDialog.tsx'
import { useContractForm } from '../../../shared/forms/useContractForm.ts'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { useDecided } from '../frame/useAct.ts'

interface Props {
  payment: Pick<AdminPayment, 'transactionId'>
  onClose: () => void
}

/** Notes that money went back by hand, where its provider is asked no more (`payments.refund`). */
export function NoteRefund({ payment: { transactionId }, onClose }: Props) {
  const t = usePhrases(adminMoneyPhrases).payments
  const { reason } = usePhrases(adminPhrases)
  const { form } = useContractForm({
    route: () => import('@podium/contract/payments').then(({ noteRefund }) => noteRefund),
    input: ({ reason: said = '' }) => ({ params: { id: transactionId }, body: { reason: said } }),
    done: t.refundNoted,
    ...useDecided(onClose),
  })
  return (
    <FormDialog title={t.noteRefundTitle} form={form} submit={t.noteRefund} onClose={onClose}>
      <TextField name="reason" label={reason} hint={t.noteRefundHint} required maxLength={255} />
    </FormDialog>
  )
}
