import type { RestrictingAct } from '@podium/contract/audit'
import type { DecisionAct, DecisionCause, DecisionSubject } from '@podium/contract/decisions'
import type { DecisionGround } from '@podium/contract/grounds'
import type { Tx } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { hashOf } from '../../platform/secrets.ts'
import { type ActOnRecord, putOnRecord } from '../audit/index.ts'
import { appealEnd } from './appealing.ts'
import { decisionMade } from './events.ts'
import { insertDecision, type Undo } from './records.ts'

/** What each cause does, and to what. */
const effects: Record<DecisionCause, { act: DecisionAct; subjectType: DecisionSubject }> = {
  ACCOUNT_DELETED: { act: 'REMOVE', subjectType: 'account' },
  PROFILE_EDITED: { act: 'REMOVE', subjectType: 'profile' },
  PROFILE_HIDDEN: { act: 'HIDE', subjectType: 'profile' },
  PROFILE_LIMITED: { act: 'LIMIT', subjectType: 'profile' },
  ACCOUNT_SUSPENDED: { act: 'SUSPEND', subjectType: 'account' },
  GUARDIAN_ENDED: { act: 'LIMIT', subjectType: 'guardianship' },
  MEDIA_EDITED: { act: 'REMOVE', subjectType: 'media' },
  MEDIA_DELETED: { act: 'REMOVE', subjectType: 'media' },
  SUPPORT_CLOSED: { act: 'REMOVE', subjectType: 'support' },
  PRODUCT_DELETED: { act: 'REMOVE', subjectType: 'product' },
  PRODUCT_RECALLED: { act: 'REMOVE', subjectType: 'product' },
  TRADER_REFUSED: { act: 'LIMIT', subjectType: 'trader' },
  REGISTER_REFUSED: { act: 'REMOVE', subjectType: 'register' },
  UPDATE_REMOVED: { act: 'REMOVE', subjectType: 'update' },
  LINE_REMOVED: { act: 'REMOVE', subjectType: 'support' },
  REPORT_UPHELD: { act: 'NOTHING', subjectType: 'profile' },
}

/** What a decision rests on; where nothing is said, on the terms. */
export interface Basis {
  ground?: DecisionGround
  reference?: string
}

/** The reason of a restriction, and what the restriction rests on. */
export interface Why {
  reason: string
  basis?: Basis
}

/** Reason and basis as a call names them. */
export interface Said extends Basis {
  reason?: string
}

export function whyOf({ reason = '', ground = 'TERMS', reference = '' }: Said): Required<Why> {
  return { reason, basis: { ground, reference } }
}

/** What a decision says; what is left out follows from its cause. */
export interface Decided extends Basis {
  cause: DecisionCause
  personId: number
  subjectId: number
  subjectType?: DecisionSubject
  explanation: string
  /** When it ends by itself; left out where it holds until it is changed. */
  until?: Date | null
  /** What it was about, as it was. */
  quoted?: string
  /** What is put back where an appeal reverses it. */
  undo?: Undo
  /** Of a link that opens it without signing in. */
  secret?: string
}

/**
 * Decides about somebody in the transaction that carries it out, and tells them (`decisions.made`):
 * what an admin does to them and what they can do about it are one.
 */
export async function makeDecision(
  tx: Tx,
  admin: Pick<Viewer, 'id'>,
  { cause, personId, ...decided }: Decided,
): Promise<number> {
  const { subjectId, explanation, ground = 'TERMS', reference = '', quoted = '' } = decided
  const { undo, until = null, secret } = decided
  const { act, subjectType } = effects[cause]
  const { id, decided_at: at } = await insertDecision(tx, {
    person_id: personId,
    decided_by: admin.id,
    cause,
    act,
    subject_type: decided.subjectType ?? subjectType,
    subject_id: subjectId,
    ground,
    reference,
    explanation,
    quoted,
    undo: undo ?? null,
    link_hash: secret === undefined ? null : hashOf(secret),
    until,
  })
  const told = { personId, cause, act, ground, reference, reason: explanation, until }
  await tx.emit(decisionMade, { decisionId: id, ...told, appealUntil: appealEnd(at) })
  return id
}

type Restriction = ActOnRecord<RestrictingAct> &
  Pick<Decided, 'quoted' | 'undo' | 'until' | 'secret'> & {
    basis?: Basis | undefined
    /** Whom it restricts; several where it concerns both sides of something. */
    restricts: number | number[]
    /** What it is done to, where the record names somebody instead. */
    subjectId?: number
    /** False where everything was so already, and the person knows. */
    isNew?: boolean
  }

/**
 * Puts an act that restricts somebody on record, and decides it about them. What a guardian does for
 * their ward is on record alone.
 */
export async function recordRestriction(
  tx: Tx,
  actor: Viewer,
  { restricts, subjectId, quoted, undo, until, secret, basis, isNew = true, ...what }: Restriction,
): Promise<void> {
  await putOnRecord(tx, actor, what)
  if (actor.role !== 'ADMIN' || !isNew) return
  const about = { subjectId: subjectId ?? Number(what.on.id), explanation: what.reason ?? '' }
  for (const personId of [restricts].flat()) {
    await makeDecision(tx, actor, {
      ...{ cause: what.act, personId, ...about },
      ...(quoted !== undefined && { quoted }),
      ...(undo !== undefined && { undo }),
      ...(until !== undefined && { until }),
      ...(secret !== undefined && { secret }),
      ...basis,
    })
  }
}
