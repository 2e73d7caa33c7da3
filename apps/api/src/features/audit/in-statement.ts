import type { AuditAct } from '@podium/contract/audit'
import type { ParametersOf } from '../../platform/database/index.ts'

/** An act that is put on record inside the one statement that does it. */
export interface RecordedInStatement {
  act: AuditAct
  actorId: number
  userId: number
  reason: string
  requestId: string
}

/** The parameters of `actInStatement`. */
export interface ActValues {
  act: AuditAct | null
  actBy: number | null
  actOn: number | null
  actReason: string | null
  actRequest: string | null
}

/**
 * SQL that records an act on a user inside its own statement, whose parameters `p` hold those of
 * `actValues`: `from` is a part of the statement with one row if the act is done, `before` and `after`
 * the SQL of what changed, `at` of the moment.
 */
export function actInStatement(
  p: ParametersOf<ActValues>,
  given: { from: string; before: string; after: string; at: string },
): string {
  return `insert into audit_log (actor_id, act, subject_kind, subject_id, user_id, before, after,
                                 reason, request_id, at)
    select ${p.actBy}::integer, ${p.act}::text, 'user', ${p.actOn}::integer::text, ${p.actOn}::integer,
      ${given.before}, ${given.after}, ${p.actReason}::text, ${p.actRequest}::text, ${given.at}
    from ${given.from} where ${p.act}::text is not null`
}

/** The values of `actInStatement`; without an act nothing is recorded. */
export function actValues(recorded: RecordedInStatement | null): ActValues {
  const { act, actorId, userId, reason, requestId } = recorded ?? {}
  return {
    act: act ?? null,
    actBy: actorId ?? null,
    actOn: userId ?? null,
    actReason: reason ?? null,
    actRequest: requestId ?? null,
  }
}
