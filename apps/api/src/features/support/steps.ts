import type { Tx } from '../../platform/database/index.ts'
import { release } from '../wallet/index.ts'
import type { SupportFacts } from './events.ts'
import type { SupportRecord } from './records.ts'

/** What every step of a support tells. */
export function factsOf(support: SupportRecord): SupportFacts {
  return {
    supportId: support.id,
    supporterId: support.supporter_id,
    athleteId: support.athlete_id,
    credits: support.credits,
    months: support.months,
    private: support.private,
    endsAt: support.ends_at,
    thankYou: support.thank_you,
  }
}

/** Tells the open pages of both sides how a support stands now (SUPPORTERS_UPDATE). */
export function showBothSides(tx: Tx, support: SupportRecord): void {
  const { id, status, athlete_id, supporter_id } = support
  for (const person of [athlete_id, supporter_id]) {
    tx.publish(person, { type: 'SUPPORTERS_UPDATE', id, status })
  }
}

/** Gives the credits of a request back to the supporter. `actor` is null when time decided. */
export async function giveBack(
  tx: Tx,
  support: SupportRecord,
  actor: number | null,
): Promise<void> {
  const cause = { kind: 'support', id: support.id } as const
  await release(tx, holdOf(support), { reason: 'SUPPORT_RELEASED', actor, cause })
}

/** The transfer that set the credits aside; a request without one was never committed. */
export function holdOf({ id, hold_id }: SupportRecord): number {
  if (hold_id === null) throw new Error(`support ${id} has set nothing aside`)
  return hold_id
}
