import type { AppealEntry, AppealOutcome } from '@podium/contract/decisions'
import { now } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { refuse } from '../../platform/refuse.ts'
import { recordAct } from '../audit/index.ts'
import {
  appealAnswered,
  type DecisionRecord,
  decisionTakenBack,
  lockAlike,
  lockDecision,
  lockLater,
  mayAnswer,
  updateDecision,
} from '../decisions/index.ts'
import { handDown } from './hand-down.ts'
import { viewAppeals } from './list-appeals.ts'
import { undo } from './undo.ts'

interface Answer {
  id: number
  outcome: AppealOutcome
  reason: string
}

/**
 * Answers an appeal (`decisions.appeals`): by any admin but the one who decided and the one it is about.
 * The first answer holds; the same again answers the same, another one is refused (`stateChanged`).
 */
export async function answerAppeal(tx: Tx, admin: Viewer, asked: Answer): Promise<AppealEntry> {
  const decision = await lockDecision(tx, asked.id)
  if (!decision?.appealed_at) return refuse('entityDoesNotExist')
  if (!mayAnswer(admin, decision)) refuse('forbidden')
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
  given: Answer,
): Promise<DecisionRecord> {
  if (given.outcome === 'UPHELD') return note(tx, admin, decision, given)
  const undone = await handDown(tx, decision, await lockLater(tx, decision))
  if (undone) await undo(tx, undone)
  const answered = await note(tx, admin, decision, given)
  // What goes on for one side of a support goes on for both.
  if (undone && decision.cause === 'SUPPORT_CLOSED') {
    for (const other of await lockAlike(tx, decision)) await note(tx, admin, other, given)
  }
  return answered
}

/** Notes an answer on a decision, and tells its person; who did not object, or in vain, hears that it is taken back. */
async function note(
  tx: Tx,
  admin: Viewer,
  decision: DecisionRecord,
  { outcome, reason }: Answer,
): Promise<DecisionRecord> {
  const { id, person_id: personId, cause } = decision
  const waits = decision.appealed_at !== null && !decision.appeal_outcome
  const at = now()
  const answer = { appeal_outcome: outcome, appeal_reason: reason, appeal_by: admin.id }
  const noted = await updateDecision(tx, id, {
    ...(waits && { ...answer, answered_at: at }),
    ...(outcome === 'REVERSED' && { reversed_at: at }),
  })
  await recordAct(tx, admin, {
    act: 'APPEAL_ANSWERED',
    on: { kind: 'decision', id },
    userId: personId,
    after: { decision: outcome },
    reason,
  })
  if (waits) await tx.emit(appealAnswered, { decisionId: id, personId, cause, outcome, reason })
  else await tx.emit(decisionTakenBack, { decisionId: id, personId, cause })
  return noted
}
