import type { PaymentForm } from '@podium/contract/payments'
import { paymentsPhrases } from '@podium/phrases/payments'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import styles from './ProviderForm.module.css'
import { SandboxForm } from './SandboxForm.tsx'
import { SibsForm } from './SibsForm.tsx'

/** The provider's own form, in which one pays. */
export function ProviderForm({ form }: { form: PaymentForm }) {
  const t = usePhrases(paymentsPhrases).pay
  const { money, moment } = useFormats()
  return (
    <div className="stacked">
      <p className={styles.amount}>{t.amount(money(form.amountCents))}</p>
      {form.provider === 'sandbox' ? <SandboxForm form={form} /> : <SibsForm form={form} />}
      <p className="quiet">{t.until(moment(form.expiresAt))}</p>
    </div>
  )
}
