import {
  type SupportAct,
  type SupportEndReason,
  supportMoves,
} from '@podium/contract/support-rules'
import { now } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/index.ts'
import { release } from '../wallet/index.ts'
import type { SupportFacts } from './events.ts'
import { type SupportRecord, updateSupport } from './records.ts'

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
    note: support.note,
    thanks: support.thanks,
    matched: support.matched,
    goalId: support.goal_id,
  }
}

/** Tells the open pages of both sides how a support stands now (SUPPORTERS_UPDATE). */
export function showBothSides(tx: Tx, support: SupportRecord): void {
  const { id, status, athlete_id, supporter_id } = support
  for (const person of [athlete_id, supporter_id]) {
    tx.publish(person, { type: 'SUPPORTERS_UPDATE', id, status })
  }
}

/**
 * Ends a support by an act of the table: credits that wait go back to the supporter, and the open pages
 * of both sides hear of it. `actor` is null when time decided.
 */
export async function endSupport(
  tx: Tx,
  support: SupportRecord,
  act: Exclude<SupportAct, 'accept'>,
  end: { reason: SupportEndReason; at?: Date | null; actor: number | null },
): Promise<SupportRecord> {
  const { reason: end_reason, at: ended_at = now(), actor } = end
  const { to: status } = supportMoves[act]
  const ended = await updateSupport(tx, support.id, { status, end_reason, ended_at })
  if (support.status === 'PENDING') {
    const cause = { kind: 'support', id: support.id } as const
    await release(tx, holdOf(support), { reason: 'SUPPORT_RELEASED', actor, cause })
  }
  showBothSides(tx, ended)
  return ended
}

/** The transfer that set the credits aside; a request without one was never committed. */
export function holdOf({ id, hold_id }: Pick<SupportRecord, 'id' | 'hold_id'>): number {
  if (hold_id === null) throw new Error(`support ${id} has set nothing aside`)
  return hold_id
}
