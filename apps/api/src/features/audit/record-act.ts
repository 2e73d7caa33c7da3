import type { AuditAct, AuditSubject, OtherAct } from '@podium/contract/audit'
import { minute, secondsFromNow } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { blankStates, insertAct, wasRecordedSince } from './records.ts'

/** What was before or after, as far as the act changed it. */
export type State = Record<string, string | number | boolean | null>

/** One act of an admin, for the record (`admin.record`). */
export interface ActOnRecord<Act extends AuditAct = AuditAct> {
  act: Act
  on: { kind: AuditSubject; id: number | string }
  /** Whom it concerns; who it is done to where that is a user. */
  userId?: number | null
  before?: State | null
  after?: State | null
  reason?: string | undefined
}

type Actor = Pick<Viewer, 'id' | 'requestId'>

/**
 * Puts an admin's act on record, in the transaction that does it (`admin.powers`). One that restricts
 * somebody goes through `recordRestriction` of the decisions, which tells them.
 */
export function recordAct(tx: Tx, actor: Actor, what: ActOnRecord<OtherAct>): Promise<void> {
  return putOnRecord(tx, actor, what)
}

/** The record alone, for whoever does what goes with the act. */
export async function putOnRecord(tx: Tx, actor: Actor, what: ActOnRecord): Promise<void> {
  await insertAct(tx, entryOf(actor, what))
}

/** A page that is read again within these seconds is the same reading. */
const readingSeconds = 10 * minute

/**
 * Puts on record that an admin reads what is nobody else's business (`profile.views`), before it is
 * answered.
 */
export async function recordReading(db: Db, actor: Actor, what: ActOnRecord): Promise<void> {
  const entry = entryOf(actor, what)
  if (await wasRecordedSince(db, entry, secondsFromNow(-readingSeconds))) return
  await insertAct(db, entry)
}

/**
 * Puts on record that an admin takes a list along as a file: each of them, because one is no reading of
 * another, however soon after it and whatever it was narrowed by.
 */
export async function recordDownload(db: Db, actor: Actor, what: ActOnRecord): Promise<void> {
  await insertAct(db, entryOf(actor, what))
}

/** Blanks what acts on somebody changed, once it is time to forget them (`account.closing`). */
export function forgetAudited(tx: Tx, { userId }: { userId: number }): Promise<void> {
  return blankStates(tx, userId)
}

/** What differs, as it was and as it is. */
export function changed(before: object, after: object): { before: State; after: State } {
  const [was, is] = [before, after] as [State, State]
  const names = Object.keys({ ...was, ...is }).filter(
    // Moments and what JSON keeps are compared by what they say.
    (name) => JSON.stringify(was[name] ?? null) !== JSON.stringify(is[name] ?? null),
  )
  const only = (state: State) =>
    Object.fromEntries(names.map((name) => [name, state[name] ?? null]))
  return { before: only(was), after: only(is) }
}

function entryOf(actor: Actor, { act, on, userId, before, after, reason }: ActOnRecord) {
  const concerned = userId ?? (on.kind === 'user' ? Number(on.id) : null)
  return {
    actor_id: actor.id,
    act,
    subject_kind: on.kind,
    subject_id: String(on.id),
    user_id: concerned,
    before: before ? JSON.stringify(before) : null,
    after: after ? JSON.stringify(after) : null,
    reason: reason ?? '',
    request_id: actor.requestId,
  }
}
