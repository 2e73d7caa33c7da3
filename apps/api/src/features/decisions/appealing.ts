import { appealMonths, type Decision } from '@podium/contract/decisions'
import { now } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { refuse } from '../../platform/refuse.ts'
import { appealSent } from './events.ts'
import { viewDecision } from './list-decisions.ts'
import { type DecisionRecord, lockDecision, updateDecision } from './records.ts'

/** The last moment to object to what was decided at a moment (`decisions.appeals`). */
export function appealEnd(decidedAt: Date): Date {
  const end = new Date(decidedAt)
  end.setUTCMonth(end.getUTCMonth() + appealMonths)
  return end
}

/** Until when what a decision removed is kept: as long as one may object, and a month to answer. */
export function withheldUntil(): Date {
  const end = appealEnd(now())
  end.setUTCMonth(end.getUTCMonth() + 1)
  return end
}

/** Whether the person of a decision may still object to it. */
export function mayAppeal({ decided_at, appealed_at }: DecisionRecord): boolean {
  return appealed_at === null && appealEnd(decided_at) >= now()
}

/**
 * Objects to a decision about oneself, once (`stateChanged`) and in time (`forbidden`); the same words
 * again answer the same. Somebody else's is not there.
 */
export async function appeal(
  tx: Tx,
  viewer: Viewer,
  { id, text }: { id: number; text: string },
): Promise<Decision> {
  const decision = await lockDecision(tx, id)
  if (decision?.person_id !== viewer.id) return refuse('entityDoesNotExist')
  if (decision.appealed_at) {
    return decision.appeal_text === text ? viewDecision(decision) : refuse('stateChanged')
  }
  if (!mayAppeal(decision)) refuse('forbidden')
  const appealed = await updateDecision(tx, id, { appeal_text: text, appealed_at: now() })
  const { cause, decided_by: decidedBy } = decision
  await tx.emit(appealSent, { decisionId: id, personId: viewer.id, cause, decidedBy })
  return viewDecision(appealed)
}
