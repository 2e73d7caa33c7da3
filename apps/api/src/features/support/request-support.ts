import { supportAnswerDays, supportMonths } from '@podium/contract/support-rules'
import type { SupportEntry } from '@podium/contract/support'
import { day, now, secondsFromNow } from '../../platform/clock.ts'
import { lock, type Tx } from '../../platform/database/index.ts'
import { isOneself, type Viewer } from '../../platform/http/index.ts'
import { refuse, refuseSignedOut, refuseStale } from '../../platform/refuse.ts'
import { findTermsToAccept } from '../identity/index.ts'
import { reserve } from '../wallet/index.ts'
import { expire } from './expire-supports.ts'
import { supportRequested } from './events.ts'
import { isOverdue } from './lifecycle.ts'
import { findCard, findTwoCards } from './list-records.ts'
import { findFundToPromise } from './matches/index.ts'
import { readMoved, readSupport } from './read-support.ts'
import { keepInPlace, lockOpen } from './lock-records.ts'
import { insertSupport, type SupportRecord, takeSupportId } from './records.ts'
import { requireWelcome, type SupportPorts } from './ports.ts'
import { findSettings } from './settings-records.ts'
import { factsOf, showBothSides } from './steps.ts'

interface Wish {
  athleteId: number
  credits: number
  private: boolean
  /** A line to the athlete; '' without one. */
  note: string
  /** The goal it is directed at; null where it is for the page. */
  goalId: number | null
}

/** Asks an athlete to accept the viewer's support; the credits wait until they answer (`support.request`). */
export async function requestSupport(
  tx: Tx,
  ports: SupportPorts,
  viewer: Viewer,
  wish: Wish,
): Promise<SupportEntry> {
  if (isOneself(viewer, wish.athleteId)) refuse('selfSupport')
  const known = await lockWithPeople(tx, viewer, wish.athleteId)
  if (!known.supporter?.active) refuseSignedOut()
  const { protected: isProtected } = requireAskableNow(known)
  if (known.termsToAccept) refuse('acceptLastTerms')
  if (wish.note) await requireWelcome(tx, ports, { from: viewer.id, to: wish.athleteId })
  const { goalId, athleteId } = wish
  if (goalId) await ports.requireOpenGoal(tx, { id: goalId, athleteId })
  await requireNonePending(tx, viewer, known.pending)
  const requested = await ask(tx, viewer, { ...wish, id: known.id })
  const told = { ...factsOf(requested), isProtected }
  const [entry] = await Promise.all([
    readMoved(tx, viewer, requested, known),
    tx.emit(supportRequested, told),
  ])
  return entry
}

/** Keeps two people in place, locks what they have open, and reads behind it what a request goes by. */
async function lockWithPeople(tx: Tx, { id: supporterId }: Viewer, athleteId: number) {
  const [, [supporter, athlete], settings, terms, id, , { pending }] = await Promise.all([
    keepInPlace(tx, supporterId, athleteId),
    findTwoCards(tx, supporterId, athleteId),
    findSettings(tx, athleteId),
    findTermsToAccept(tx, supporterId),
    takeSupportId(tx),
    lock(tx, 'support', supporterId, athleteId),
    lockOpen(tx, { supporterId, athleteId }),
  ])
  return { supporter, athlete, settings, termsToAccept: terms, id, pending }
}

/** An athlete whom everybody sees and who takes requests. */
export async function requireAskable(tx: Tx, athleteId: number) {
  const [athlete, settings] = await Promise.all([
    findCard(tx, athleteId),
    findSettings(tx, athleteId),
  ])
  return requireAskableNow({ athlete, settings })
}

function requireAskableNow({
  athlete,
  settings,
}: {
  athlete: Awaited<ReturnType<typeof findCard>>
  settings: Awaited<ReturnType<typeof findSettings>>
}) {
  if (athlete?.role !== 'ATHLETE' || !athlete.shown) refuse('userNotFound')
  if (!settings.accepting) refuse('recipientUnavailable')
  return athlete
}

/** One request of a pair waits at a time (`duplicatePending`); one whose time is over makes room. */
async function requireNonePending(
  tx: Tx,
  viewer: Viewer,
  pending: SupportRecord | undefined,
): Promise<void> {
  if (!pending) return
  if (isOverdue(pending)) return expire(tx, pending)
  refuseStale('duplicatePending', await readSupport(tx, viewer, pending.id))
}

/** Puts the credits aside and writes the request; who asks are locked. */
async function ask(
  tx: Tx,
  { id: supporterId, role }: Viewer,
  { id, athleteId, credits, goalId, ...wish }: Wish & { id: number },
): Promise<SupportRecord> {
  const between = { supporter_id: supporterId, athlete_id: athleteId, goal_id: goalId }
  const cause = { kind: 'support', id } as const
  const [hold_id, match_id] = await Promise.all([
    reserve(tx, { from: supporterId, credits, reason: 'SUPPORT_REQUESTED', cause }),
    findFundToPromise(tx, between),
  ])
  const requested = await insertSupport(tx, {
    id,
    ...between,
    supporter_role: role,
    credits,
    months: supportMonths(credits),
    private: wish.private,
    note: wish.note,
    requested_at: now(),
    answer_by: secondsFromNow(supportAnswerDays * day),
    hold_id,
    match_id,
  })
  showBothSides(tx, requested)
  return requested
}
