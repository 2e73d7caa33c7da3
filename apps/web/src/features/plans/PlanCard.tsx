import type { ReactNode } from 'react'
import type { Plan, Subscription } from '@podium/contract/plans'
import { plansPhrases } from '@podium/phrases/plans'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { CheckIcon, ChevronDownIcon } from '../../ui/icons/signs.tsx'
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
  if (!mayChoose && !isCurrent) return <PlanLine plan={plan} />
  return (
    <article className={styles.card} data-current={isCurrent} aria-labelledby={`plan-${plan.id}`}>
      <header className={styles.header}>
        <h3 id={`plan-${plan.id}`}>{name}</h3>
        {isCurrent && <Badge tone="success">{t.current.badge}</Badge>}
        <Price plan={plan} />
        <p className={styles.tagline}>{t.taglines[plan.id]}</p>
      </header>
      <Benefits plan={plan} />
      {mayChoose && !isCurrent && (
        <Button wide onClick={() => onChoose(plan.id)}>
          {current ? t.switchTo(name) : t.choose(name)}
        </Button>
      )}
    </article>
  )
}

/** A plan that is not for the viewer: its name and its price, and what it gives when it is opened. */
function PlanLine({ plan }: { plan: Plan }) {
  const t = usePhrases(plansPhrases)
  return (
    <article className={styles.line} aria-labelledby={`plan-${plan.id}`}>
      <details>
        <summary>
          <h3 id={`plan-${plan.id}`}>{t.names[plan.id]}</h3>
          <Price plan={plan} />
          <ChevronDownIcon />
        </summary>
        <p className={styles.tagline}>{t.taglines[plan.id]}</p>
        <Benefits plan={plan} />
      </details>
    </article>
  )
}

/** What is paid; what of it is without the tax stands below, for who keeps books (`plans.sold`). */
function Price({ plan }: { plan: Plan }) {
  const t = usePhrases(plansPhrases)
  const { money } = useFormats()
  const { netCents, grossCents, vatPercent } = plan
  return (
    <p className={styles.price}>
      <strong>{money(grossCents)}</strong>{' '}
      <span>{t.price(t.perPeriod[plan.period], money(netCents), vatPercent)}</span>
    </p>
  )
}

function Benefits({ plan }: { plan: Plan }) {
  const t = usePhrases(plansPhrases)
  const { firstContactsPerMonth: count, highlightedAthletes: highlights } = plan.entitlements
  return (
    <ul role="list" className={styles.benefits}>
      <Benefit>{count === null ? t.contactsUnlimited : t.contacts(count)}</Benefit>
      <Benefit>{t.replies}</Benefit>
      {highlights > 0 && <Benefit>{t.highlights(highlights)}</Benefit>}
      {plan.entitlements.athletesByClass && <Benefit>{t.athletesByClass}</Benefit>}
      {plan.entitlements.paidRow && <Benefit>{t.paidRow}</Benefit>}
      {highlights > 0 && <li className={styles.not}>{t.highlightsLimit}</li>}
      {plan.id === 'SPONSOR_PREMIUM' && <li className={styles.not}>{t.advice}</li>}
      <li className={styles.not}>{t.noCredits}</li>
    </ul>
  )
}

function Benefit({ children }: { children: ReactNode }) {
  return (
    <li>
      <CheckIcon />
      {children}
    </li>
  )
}
