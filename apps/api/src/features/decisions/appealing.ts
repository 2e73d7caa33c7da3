import { monthsLater } from '@podium/contract/calendar'
import { appealMonths, type Decision } from '@podium/contract/decisions'
import { now } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { refuse } from '../../platform/refuse.ts'
import { appealSent } from './events.ts'
import { viewDecision } from './list-decisions.ts'
import { type DecisionRecord, findLinked, lockDecision, updateDecision } from './records.ts'

/** The last moment to object to what was decided at a moment (`decisions.appeals`). */
export function appealEnd(decidedAt: Date): Date {
  return monthsLater(decidedAt, appealMonths)
}

/** What was decided before this moment can be objected to no more. */
export function appealableSince(): Date {
  return monthsLater(now(), -appealMonths)
}

/** Until when what a decision removed is kept: as long as one may object, and a month to answer. */
export function withheldUntil(): Date {
  return monthsLater(appealEnd(now()), 1)
}

/** Whether the person of a decision may still object to it. */
export function mayAppeal({ decided_at, appealed_at, reversed_at }: DecisionRecord): boolean {
  return appealed_at === null && reversed_at === null && appealEnd(decided_at) >= now()
}

/** Whether an admin may answer what is said against a decision: not who made it, nor whom it is about. */
export function mayAnswer(
  { id }: Pick<Viewer, 'id'>,
  { decided_by, person_id }: Pick<DecisionRecord, 'decided_by' | 'person_id'>,
): boolean {
  return id !== decided_by && id !== person_id
}

/**
 * Objects to a decision about oneself, once (`stateChanged`) and in time (`forbidden`); the same words
 * again answer the same. Somebody else's is not there.
 */
export async function appeal(
  tx: Tx,
  viewer: Pick<Viewer, 'id'>,
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

/** The decision that a mailed link opens, as the person reads it whom it concerns. */
export async function readLinked(db: Db, secret: string): Promise<Decision> {
  return viewDecision((await findLinked(db, secret)) ?? refuse('invalidToken'))
}

/** Objects by a mailed link, which stands for the person: they cannot sign in any more. */
export async function appealLinked(
  tx: Tx,
  { secret, text }: { secret: string; text: string },
): Promise<Decision> {
  const { id, person_id: personId } = (await findLinked(tx, secret)) ?? refuse('invalidToken')
  return appeal(tx, { id: personId }, { id, text })
}
