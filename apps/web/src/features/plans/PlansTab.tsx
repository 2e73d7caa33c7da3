import { useQuery } from '@tanstack/react-query'
import type { Role } from '@podium/contract/roles'
import type { Plan, Subscription } from '@podium/contract/plans'
import { plansPhrases } from '@podium/phrases/plans'
import { ownSubscription } from '../../shared/credits/ownSubscription.ts'
import { LeftToOthers } from '../../shared/guardian/index.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { useMay, useSession, useSpends } from '../../client/index.ts'
import { useRead } from '../../shared/rendering/useRead.tsx'
import { CurrentPlan } from './CurrentPlan.tsx'
import { PlanCard } from './PlanCard.tsx'
import styles from './PlansTab.module.css'
import { planCatalogue } from './queries.ts'

interface Props {
  onChoose: (planId: Plan['id']) => void
}

/** The plans: those of the user's own role first, and the one they have above them. */
export function PlansTab({ onChoose }: Props) {
  const t = usePhrases(plansPhrases)
  const [data, instead] = useRead(planCatalogue, t.couldNotLoad, '40rem')
  return data ? <Plans plans={data} onChoose={onChoose} /> : instead
}

function Plans({ plans, onChoose }: Props & { plans: Plan[] }) {
  const { user } = useSession()
  const spends = useSpends()
  const seesMoney = useMay('MONEY_READ')
  const mayHavePlan = seesMoney && user !== null && user.role !== 'ADMIN'
  const { data } = useQuery({ ...ownSubscription, enabled: mayHavePlan })
  return (
    <div className={styles.plans}>
      {!spends && <LeftToOthers what="spend" />}
      {mayHavePlan && (
        <CurrentPlan
          onRenew={spends ? onChoose : undefined}
          mayHaveOne={audienceOf(user.role) !== null}
        />
      )}
      {audiencesFor(user?.role).map((audience) => (
        <Audience
          key={audience}
          audience={audience}
          plans={plans.filter((plan) => plan.audience === audience)}
          isTheirs={!user || audienceOf(user.role) === audience}
          mayChoose={!user || (spends && audienceOf(user.role) === audience)}
          current={data?.subscription ?? null}
          onChoose={onChoose}
        />
      ))}
    </div>
  )
}

type Audience = Plan['audience']

function audienceOf(role: Role): Audience | null {
  if (role === 'SPONSOR') return 'SPONSOR'
  return role === 'ATHLETE' || role === 'MANAGER' ? 'PROFESSIONAL' : null
}

/** Sponsors see their own first. */
function audiencesFor(role: Role | undefined): Audience[] {
  return role === 'SPONSOR' ? ['SPONSOR', 'PROFESSIONAL'] : ['PROFESSIONAL', 'SPONSOR']
}

interface AudienceProps extends Props {
  audience: Audience
  plans: Plan[]
  /** Whether those plans are for the reader, who may not choose one all the same while they act for somebody. */
  isTheirs: boolean
  mayChoose: boolean
  current: Subscription | null
}

function Audience({ audience, plans, isTheirs, mayChoose, current, onChoose }: AudienceProps) {
  const t = usePhrases(plansPhrases)
  const isSponsors = audience === 'SPONSOR'
  return (
    <section
      className={styles.audience}
      data-shown={!mayChoose || undefined}
      aria-labelledby={`plans-${audience}`}
    >
      <h2 id={`plans-${audience}`}>{isSponsors ? t.sponsors : t.professionals}</h2>
      {!isTheirs && <p className="soft">{isSponsors ? t.onlySponsors : t.onlyProfessionals}</p>}
      <div className={styles.cards} data-shown={!mayChoose || undefined}>
        {plans.map((plan) => (
          <PlanCard key={plan.id} {...{ plan, mayChoose, current, onChoose }} />
        ))}
      </div>
    </section>
  )
}
