import type { Plan, Subscription } from '@podium/contract/plans'
import { plansPhrases } from '@podium/phrases/plans'
import { useFormats } from '../../app/formats.ts'
import { usePhrases } from '../../app/phrases.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { CheckIcon } from '../../ui/icons/signs.tsx'
import { Badge } from '../../ui/surfaces/Badge.tsx'
import styles from './PlanCard.module.css'

interface Props {
  plan: Plan
  /** Plans of the other audience are shown, and cannot be taken. */
  mayChoose: boolean
  current: Subscription | null
  onChoose: (planId: Plan['id']) => void
}

/** A plan: what it costs and what it gives. */
export function PlanCard({ plan, mayChoose, current, onChoose }: Props) {
  const t = usePhrases(plansPhrases)
  const isCurrent = current?.planId === plan.id
  const name = t.names[plan.id]
  return (
    <article className={styles.card} data-current={isCurrent} aria-labelledby={`plan-${plan.id}`}>
      <header className={styles.header}>
        <h3 id={`plan-${plan.id}`}>{name}</h3>
        {isCurrent && <Badge tone="success">{t.current.badge}</Badge>}
        <p className={styles.tagline}>{t.taglines[plan.id]}</p>
      </header>
      <Price plan={plan} />
      <Benefits plan={plan} />
      {mayChoose && !isCurrent && (
        <Button wide onClick={() => onChoose(plan.id)}>
          {current ? t.switchTo(name) : t.choose(name)}
        </Button>
      )}
    </article>
  )
}

function Price({ plan }: { plan: Plan }) {
  const t = usePhrases(plansPhrases)
  const { money } = useFormats()
  return (
    <div className={styles.price}>
      <p className={styles.net}>
        <strong>{money(plan.netCents)}</strong>{' '}
        <span>
          {t.perPeriod[plan.period]}, {t.withoutVat}
        </span>
      </p>
      <p className={styles.gross}>{t.withVat(money(plan.grossCents), plan.vatPercent)}</p>
    </div>
  )
}

function Benefits({ plan }: { plan: Plan }) {
  const t = usePhrases(plansPhrases)
  const { firstContactsPerMonth: count } = plan.entitlements
  const extras = plan.id === 'SPONSOR_PREMIUM' ? t.extras.SPONSOR_PREMIUM : []
  const given = [count === null ? t.contactsUnlimited : t.contacts(count), t.replies, ...extras]
  return (
    <ul role="list" className={styles.benefits}>
      {given.map((benefit) => (
        <li key={benefit}>
          <CheckIcon />
          {benefit}
        </li>
      ))}
      <li className={styles.not}>{t.noCredits}</li>
    </ul>
  )
}
