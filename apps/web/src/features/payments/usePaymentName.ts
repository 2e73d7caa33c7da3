import type { Payment } from '@podium/contract/payments'
import { planIds } from '@podium/contract/plans'
import { paymentsPhrases } from '@podium/phrases/payments'
import { plansPhrases } from '@podium/phrases/plans'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'

/** What a payment is for: so many credits, or a plan by its name. */
export function usePaymentName({ purpose, creditAmount, planId }: Payment): string {
  const t = usePhrases(paymentsPhrases).list
  const { names } = usePhrases(plansPhrases)
  const { number } = useFormats()
  if (purpose === 'CREDITS') return t.credits(number(creditAmount))
  const known = planIds.find((id) => id === planId)
  return t.plan(known ? names[known] : '')
}
