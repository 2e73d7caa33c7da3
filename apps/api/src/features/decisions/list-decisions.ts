import type { Decision, listDecisions as listRoute } from '@podium/contract/decisions'
import type { Page } from '@podium/contract/list'
import type { Input } from '@podium/contract/route'
import type { Db } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { appealEnd, mayAppeal } from './appealing.ts'
import { type DecisionRecord, findDecisions } from './records.ts'

/** A page of what was decided about the caller. */
export async function listDecisions(
  db: Db,
  viewer: Viewer,
  page: Input<typeof listRoute>['query'],
): Promise<Page<Decision>> {
  const { list, total } = await findDecisions(db, viewer.id, page)
  return { list: list.map(viewDecision), total }
}

/** A decision as its person reads it. */
export function viewDecision(decision: DecisionRecord): Decision {
  const { id, cause, act, ground, reference, explanation, quoted, appealed_at: sentAt } = decision
  return {
    ...{ id, cause, act, ground, reference, explanation, quoted },
    subjectType: decision.subject_type,
    subjectId: decision.subject_id,
    decidedAt: decision.decided_at.toISOString(),
    until: decision.until?.toISOString() ?? null,
    endedAt: decision.ended_at?.toISOString() ?? null,
    reversed: decision.reversed_at !== null,
    appealUntil: mayAppeal(decision) ? appealEnd(decision.decided_at).toISOString() : null,
    appeal: sentAt && {
      text: decision.appeal_text,
      sentAt: sentAt.toISOString(),
      outcome: decision.appeal_outcome,
      reason: decision.appeal_reason,
      answeredAt: decision.answered_at?.toISOString() ?? null,
    },
  }
}
