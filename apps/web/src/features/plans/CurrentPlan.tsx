import { paths } from '@podium/contract/paths'
import type { Plan, Subscription } from '@podium/contract/plans'
import { plansPhrases } from '@podium/phrases/plans'
import { useFormats } from '../../shared/language/formats.ts'
import { ownSubscription } from '../../shared/credits/ownSubscription.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { useDialog } from '../../shared/dialogs/useDialog.ts'
import { useSpends } from '../../client/index.ts'
import { Button, LinkButton } from '../../ui/actions/Button.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { useRead } from '../../shared/rendering/useRead.tsx'
import { CancelPlanDialog } from './CancelPlanDialog.tsx'
import styles from './CurrentPlan.module.css'

const room = <Skeleton shape="block" height="var(--current-plan)" />

interface Props {
  /** Left out for who may not spend. */
  onRenew: ((planId: Plan['id']) => void) | undefined
  /** Whether there are plans for the viewer's role. */
  mayHaveOne: boolean
}

/** The plan one has, until when, and what can be done with it. */
export function CurrentPlan({ onRenew, mayHaveOne }: Props) {
  const t = usePhrases(plansPhrases)
  const [data, instead] = useRead(ownSubscription, t.couldNotLoadCurrent, room)
  if (!data) return instead
  if (data.subscription) return <Present subscription={data.subscription} onRenew={onRenew} />
  const contacts = data.entitlements.firstContactsPerMonth
  const { label, none, noneText, notNeeded, notNeededText, credits } = t.current
  const text = mayHaveOne ? noneText : notNeededText
  return (
    <section className={styles.current} aria-label={label}>
      <div>
        <h2 className={styles.title}>{mayHaveOne ? none : notNeeded}</h2>
        {contacts !== null && <p>{text(contacts)}</p>}
      </div>
      {/* There are no plans for fans: that comes before those of others. */}
      {!mayHaveOne && (
        <LinkButton to={paths.credits()} replace preventScrollReset variant="primary">
          {credits}
        </LinkButton>
      )}
    </section>
  )
}

function Present({
  subscription,
  onRenew,
}: Pick<Props, 'onRenew'> & { subscription: Subscription }) {
  const t = usePhrases(plansPhrases)
  const { date } = useFormats()
  const spends = useSpends()
  const { isOpen, open, close } = useDialog('cancel-plan')
  const { planId, endsAt, cancelledAt, renewalDue } = subscription
  const end = date(endsAt)
  const state = cancelledAt
    ? t.current.cancelled(end)
    : renewalDue && onRenew
      ? t.current.due(end)
      : t.current.until(end)
  return (
    <section className={styles.current} aria-label={t.current.label} data-due={renewalDue}>
      <div>
        <h2 className={styles.title}>
          {t.current.label}: {t.names[planId]}
        </h2>
        <p>{state}</p>
        {!cancelledAt && <p className="quiet">{t.current.switching}</p>}
      </div>
      <div className="in-a-row">
        {onRenew && (renewalDue || cancelledAt) && (
          <Button variant="primary" onClick={() => onRenew(planId)}>
            {t.current.renew}
          </Button>
        )}
        {spends && !cancelledAt && <Button onClick={open}>{t.current.cancel}</Button>}
      </div>
      {isOpen && <CancelPlanDialog name={t.names[planId]} end={end} onClose={close} />}
    </section>
  )
}
