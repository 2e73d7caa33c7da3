import type { AdminPayment } from '@podium/contract/payments'
import { personName } from '@podium/contract/person-name'
import { adminPhrases } from '@podium/phrases/admin'
import { adminMoneyPhrases } from '@podium/phrases/admin-money'
import { FormDialog } from '../../../shared/forms/FormDialog.tsx'
import { useFormats } from '../../../shared/language/formats.ts'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { useContractForm } from '../../../shared/forms/useContractForm.ts'
import { useIdempotencyKey } from '../../../shared/forms/useIdempotencyKey.ts'
import { toast } from '../../../ui/feedback/toasts.ts'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { useReadAgain } from '../frame/useAct.ts'

interface Props {
  payment: AdminPayment
  onClose: () => void
}

/** Gives the money of a payment back, with a reason, once one has read what becomes of the credits. */
export function RefundDialog({ payment, onClose }: Props) {
  const t = usePhrases(adminMoneyPhrases).payments
  const common = usePhrases(adminPhrases)
  const { money } = useFormats()
  const { form, isBusy, errorOf } = useRefund(payment, onClose)
  const amount = money(payment.grossCents)
  const name = personName(payment.user)
  return (
    <FormDialog
      title={t.refundTitle}
      size="small"
      form={form}
      isBusy={isBusy}
      submit={t.refundConfirm(amount)}
      danger
      onClose={onClose}
    >
      <p>{t.refundText(amount, name)}</p>
      <TextField
        label={common.reason}
        hint={common.reasonHint}
        name="reason"
        required
        maxLength={255}
        error={errorOf('reason')}
      />
    </FormDialog>
  )
}

function useRefund({ transactionId }: AdminPayment, onClose: () => void) {
  const t = usePhrases(adminMoneyPhrases).payments
  const readAgain = useReadAgain()
  const keyFor = useIdempotencyKey()
  return useContractForm({
    route: () => import('@podium/contract/payments').then(({ refundPayment }) => refundPayment),
    input: ({ reason = '' }) => ({ params: { id: transactionId }, body: { reason } }),
    options: () => ({ idempotencyKey: keyFor(transactionId) }),
    onDone: () => {
      toast.success(t.refunded)
      readAgain()
      onClose()
    },
  })
}
