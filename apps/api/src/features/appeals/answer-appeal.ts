import type { AppealEntry, AppealOutcome } from '@podium/contract/decisions'
import { now } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { refuse } from '../../platform/refuse.ts'
import { recordAct } from '../audit/index.ts'
import {
  appealAnswered,
  type DecisionRecord,
  isOvertaken,
  lockDecision,
  updateDecision,
} from '../decisions/index.ts'
import { viewAppeals } from './list-appeals.ts'
import { undo } from './undo.ts'

interface Answer {
  id: number
  outcome: AppealOutcome
  reason: string
}

/**
 * Answers an appeal (`decisions.appeals`): by any admin but the one who decided. The first answer holds;
 * the same again answers the same, another one is refused (`stateChanged`).
 */
export async function answerAppeal(tx: Tx, admin: Viewer, asked: Answer): Promise<AppealEntry> {
  const decision = await lockDecision(tx, asked.id)
  if (!decision?.appealed_at) return refuse('entityDoesNotExist')
  if (decision.decided_by === admin.id) refuse('forbidden')
  const { appeal_outcome: given } = decision
  if (given && given !== asked.outcome) refuse('stateChanged')
  const answered = given ? decision : await answer(tx, admin, decision, asked)
  const [view] = await viewAppeals(tx, admin, [answered])
  return view ?? refuse('entityDoesNotExist')
}

async function answer(
  tx: Tx,
  admin: Viewer,
  decision: DecisionRecord,
  { id, outcome, reason }: Answer,
): Promise<DecisionRecord> {
  const isReversed = outcome === 'REVERSED'
  if (isReversed && !(await isOvertaken(tx, decision))) await undo(tx, decision)
  const answered = await updateDecision(tx, id, {
    appeal_outcome: outcome,
    appeal_reason: reason,
    appeal_by: admin.id,
    answered_at: now(),
    ...(isReversed && { reversed_at: now() }),
  })
  const { person_id: personId, cause } = decision
  await recordAct(tx, admin, {
    act: 'APPEAL_ANSWERED',
    on: { kind: 'decision', id },
    userId: personId,
    after: { decision: outcome },
    reason,
  })
  await tx.emit(appealAnswered, { decisionId: id, personId, cause, outcome, reason })
  return answered
}
