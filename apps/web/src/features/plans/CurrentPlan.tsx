import { useQuery } from '@tanstack/react-query'
import type { Plan, Subscription } from '@podium/contract/plans'
import { plansPhrases } from '@podium/phrases/plans'
import { useFormats } from '../../shared/language/formats.ts'
import { ownSubscription } from '../../shared/credits/ownSubscription.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { useDialog } from '../../shared/dialogs/useDialog.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { ReadFailed } from '../../shared/rendering/ReadFailed.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { CancelPlanDialog } from './CancelPlanDialog.tsx'
import styles from './CurrentPlan.module.css'

interface Props {
  /** Left out for who may not spend. */
  onRenew: ((planId: Plan['id']) => void) | undefined
}

/** The plan one has, until when, and what can be done with it. */
export function CurrentPlan({ onRenew }: Props) {
  const t = usePhrases(plansPhrases)
  const { data, isError, isFetching, refetch } = useQuery(ownSubscription)
  if (data?.subscription) return <Present subscription={data.subscription} onRenew={onRenew} />
  if (data) return <NoPlan contacts={data.entitlements.firstContactsPerMonth} />
  if (!isError) return <Skeleton shape="block" height="7rem" />
  return <ReadFailed message={t.couldNotLoadCurrent} {...{ isFetching, refetch }} />
}

function NoPlan({ contacts }: { contacts: number | null }) {
  const t = usePhrases(plansPhrases)
  return (
    <section className={styles.current} aria-label={t.current.label}>
      <div>
        <h2 className={styles.title}>{t.current.none}</h2>
        {contacts !== null && <p>{t.current.noneText(contacts)}</p>}
      </div>
    </section>
  )
}

function Present({ subscription, onRenew }: Props & { subscription: Subscription }) {
  const t = usePhrases(plansPhrases)
  const { date } = useFormats()
  const { isOpen, open, close } = useDialog('cancel-plan')
  const { planId, endsAt, cancelledAt, renewalDue } = subscription
  const end = date(endsAt)
  const state = cancelledAt
    ? t.current.cancelled(end)
    : renewalDue
      ? t.current.due(end)
      : t.current.until(end)
  return (
    <section className={styles.current} aria-label={t.current.label} data-due={renewalDue}>
      <div>
        <h2 className={styles.title}>
          {t.current.label}: {t.names[planId]}
        </h2>
        <p>{state}</p>
        {!cancelledAt && <p className={styles.quiet}>{t.current.switching}</p>}
      </div>
      <div className={styles.acts}>
        {onRenew && (renewalDue || cancelledAt) && (
          <Button variant="primary" onClick={() => onRenew(planId)}>
            {t.current.renew}
          </Button>
        )}
        {!cancelledAt && <Button onClick={open}>{t.current.cancel}</Button>}
      </div>
      {isOpen && <CancelPlanDialog name={t.names[planId]} end={end} onClose={close} />}
    </section>
  )
}
