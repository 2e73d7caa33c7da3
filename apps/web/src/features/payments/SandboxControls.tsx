import { useQueryClient } from '@tanstack/react-query'
import type { SandboxOutcome } from '@podium/contract/payments'
import { paymentsPhrases } from '@podium/phrases/payments'
import { usePhrases } from '../../shared/language/phrases.ts'
import { Button } from '../../ui/actions/Button.tsx'
import styles from './ProviderForm.module.css'
import { paymentStatus } from './queries.ts'
import { useSandbox } from './useSandbox.ts'

const offered = ['approve', 'refuse', 'expire', 'late'] as const satisfies SandboxOutcome[]

/** While a test payment waits: what the bank is to tell now. */
export function SandboxControls({ transactionId }: { transactionId: string }) {
  const t = usePhrases(paymentsPhrases).sandbox
  const queryClient = useQueryClient()
  const { isBusy, attempt } = useSandbox(transactionId)
  const choose = async (outcome: SandboxOutcome) => {
    if (await attempt(outcome)) await queryClient.invalidateQueries(paymentStatus(transactionId))
  }
  return (
    <section className={styles.controls} aria-labelledby="sandbox-controls">
      <h3 id="sandbox-controls">{t.controls}</h3>
      <p>{t.controlsText}</p>
      <div className="in-a-row">
        {offered.map((outcome) => (
          <Button key={outcome} size="small" busy={isBusy} onClick={() => void choose(outcome)}>
            {t.outcomes[outcome]}
          </Button>
        ))}
      </div>
    </section>
  )
}
