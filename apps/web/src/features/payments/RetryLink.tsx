import { paths } from '@podium/contract/paths'
import type { Payment } from '@podium/contract/payments'
import { paymentsPhrases } from '@podium/phrases/payments'
import { useSpends } from '../../client/index.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { LinkButton } from '../../ui/actions/Button.tsx'

interface Props {
  payment: Payment
  /** What was to be paid for, where several stand in a list. */
  name?: string
}

/** The same once more: the last look opens, with what was said before (`payments.dialog`). */
export function RetryLink({ payment, name }: Props) {
  const t = usePhrases(paymentsPhrases).list
  const inList = name !== undefined
  if (!useSpends()) return null
  return (
    <LinkButton
      to={lastLookOf(payment)}
      state={{ dialog: 'checkout' }}
      variant={inList ? 'secondary' : 'primary'}
      size={inList ? 'small' : 'medium'}
      aria-label={inList ? t.againFor(name) : undefined}
      data-autofocus={!inList || undefined}
    >
      {t.again}
    </LinkButton>
  )
}

function lastLookOf({ purpose, creditAmount, planId }: Payment): string {
  return purpose === 'PLAN'
    ? paths.credits({ tab: 'plans', plan: planId ?? '' })
    : paths.credits({ pack: creditAmount })
}
