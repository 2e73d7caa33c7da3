import type { AdminPayment } from '@podium/contract/payments'
import { personName } from '@podium/contract/person-name'
import { adminPhrases } from '@podium/phrases/admin'
import { adminMoneyPhrases } from '@podium/phrases/admin-money'
import { shellPhrases } from '@podium/phrases/shell'
import { Form } from '../../../shared/forms/Form.tsx'
import { useFormats } from '../../../shared/language/formats.ts'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { useContractForm } from '../../../shared/forms/useContractForm.ts'
import { useIdempotencyKey } from '../../../shared/forms/useIdempotencyKey.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { Dialog } from '../../../ui/dialogs/Dialog.tsx'
import { toast } from '../../../ui/feedback/toasts.ts'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { useReadAgain } from '../frame/useAct.ts'
import styles from './money.module.css'

interface Props {
  payment: AdminPayment
  onClose: () => void
}

/** Gives the money of a payment back, with a reason, once one has read what becomes of the credits. */
export function RefundDialog({ payment, onClose }: Props) {
  const t = usePhrases(adminMoneyPhrases).payments
  const common = usePhrases(adminPhrases)
  const { cancel, close } = usePhrases(shellPhrases)
  const { money } = useFormats()
  const { form, isBusy, errorOf } = useRefund(payment, onClose)
  const amount = money(payment.grossCents)
  const name = personName(payment.user)
  return (
    <Dialog
      title={t.refundTitle}
      closeLabel={close}
      onClose={onClose}
      size="small"
      closeOnBackdrop={false}
    >
      <Form {...form} className={styles.form}>
        <p>{t.refundText(amount, name)}</p>
        <TextField
          label={common.reason}
          hint={common.reasonHint}
          name="reason"
          required
          maxLength={255}
          error={errorOf('reason')}
        />
        <div className={styles.buttons}>
          <Button onClick={onClose}>{cancel}</Button>
          <Button type="submit" variant="danger" busy={isBusy}>
            {t.refundConfirm(amount)}
          </Button>
        </div>
      </Form>
    </Dialog>
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
