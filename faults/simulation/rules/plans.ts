import type { Books } from '../books.ts'
import type { Kept, KeptPeriod, KeptPlan } from '../kept.ts'

const day = 24 * 3_600_000

/**
 * `plans.sold`: every plan that is paid has its period, once, of a month or a year; the periods of a plan
 * follow each other, and end where it says that it ends.
 */
export function judgePlans({ payments }: Books, kept: Kept, latest: number): string[] {
  const found: string[] = []
  for (const { id, transaction_id, status } of kept.payments) {
    const plan = payments.get(transaction_id ?? '')?.plan ?? null
    const periods = kept.periods.filter((one) => one.payment_id === id)
    if (plan === null && periods.length > 0)
      found.push(`payment ${id} is for credits and has a plan`)
    if (plan !== null && status === 'PAID' && periods.length !== 1) {
      found.push(`payment ${id} is paid, and has ${periods.length} periods of a plan`)
    }
    if (status === 'PENDING' && periods.length > 0)
      found.push(`payment ${id} is not paid, its plan runs`)
    for (const period of periods) {
      for (const what of judgePeriod(period, kept, plan)) found.push(`payment ${id} ${what}`)
    }
  }
  for (const plan of kept.plans) {
    for (const what of judgePlan(plan, kept, latest)) found.push(`plan ${plan.id} ${what}`)
  }
  return [...found, ...judgeRunning(kept, latest)]
}

function judgePeriod(period: KeptPeriod, kept: Kept, plan: string | null): string[] {
  const parts = kept.refunds.filter((one) => one.payment_id === period.payment_id)
  const isBack = parts.some((one) => one.state !== 'REFUSED')
  const found: string[] = []
  if (period.taken_back && !isBack) found.push('lost its plan, and no money went back')
  if (!period.taken_back && parts.some((one) => one.state === 'DONE')) {
    found.push('got its money back and keeps its plan')
  }
  const days = (period.ends_at - period.starts_at) / day
  const [least, most] = plan?.startsWith('SPONSOR') ? [364.9, 366.1] : [27.9, 31.1]
  if (!period.taken_back && (days < least || days > most))
    found.push(`pays ${days.toFixed(1)} days`)
  return found
}

function judgePlan({ id, ends_at, taken_over_by }: KeptPlan, kept: Kept, latest: number): string[] {
  const standing = kept.periods
    .filter((one) => one.subscription_id === id && !one.taken_back)
    .toSorted((a, b) => a.starts_at - b.starts_at)
  const found: string[] = []
  for (const [at, one] of standing.entries()) {
    const before = standing[at - 1]
    if (before && one.starts_at < before.ends_at) found.push('has two periods at once')
  }
  const last = standing.at(-1)?.ends_at
  const isRunning = ends_at > latest && taken_over_by === null
  if (isRunning && last !== ends_at) found.push(`ends at ${ends_at}, paid until ${last}`)
  return found
}

/** Nobody has two plans that run. */
function judgeRunning({ plans }: Kept, latest: number): string[] {
  const running = plans.filter((one) => one.taken_over_by === null && one.ends_at > latest)
  const owners = running.map(({ user_id }) => user_id)
  return [...new Set(owners)]
    .filter((owner) => owners.filter((one) => one === owner).length > 1)
    .map((owner) => `${owner} has more than one plan that runs`)
}
