import type { AuditAct } from '@podium/contract/audit'

/** An act that is put on record inside the one statement that does it. */
export interface RecordedInStatement {
  act: AuditAct
  actorId: number
  userId: number
  reason: string
  requestId: string
}

/**
 * SQL that records an act on a user inside its own statement: `from` is a part of the statement with
 * one row if the act is done, `before` and `after` the SQL of what changed, `at` of the moment,
 * `first` the number of the first of the five parameters that `actValues` gives.
 */
export function actInStatement(given: {
  from: string
  before: string
  after: string
  at: string
  first: number
}): string {
  const [act, actor, user, reason, request] = [0, 1, 2, 3, 4].map((n) => `$${given.first + n}`)
  return `insert into audit_log (actor_id, act, subject_kind, subject_id, user_id, before, after,
                                 reason, request_id, at)
    select ${actor}::integer, ${act}::text, 'user', ${user}::integer::text, ${user}::integer,
      ${given.before}, ${given.after}, ${reason}::text, ${request}::text, ${given.at}
    from ${given.from} where ${act}::text is not null`
}

/** The parameters of `actInStatement`; without an act nothing is recorded. */
export function actValues(recorded: RecordedInStatement | null): unknown[] {
  if (!recorded) return [null, null, null, null, null]
  const { act, actorId, userId, reason, requestId } = recorded
  return [act, actorId, userId, reason, requestId]
}
