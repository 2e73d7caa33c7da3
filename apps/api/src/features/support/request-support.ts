import { supportAnswerDays, supportMonths } from '@podium/contract/support-rules'
import type { SupportEntry } from '@podium/contract/support'
import { day, now, secondsFromNow } from '../../platform/clock.ts'
import { lock, type Tx } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { refuse, refuseSignedOut, refuseStale } from '../../platform/refuse.ts'
import { requireLatestTerms } from '../identity/index.ts'
import { reserve } from '../wallet/index.ts'
import { expire } from './expire-supports.ts'
import { supportRequested } from './events.ts'
import { isOverdue } from './lifecycle.ts'
import { findCard } from './list-records.ts'
import { findFundFor } from './matches/index.ts'
import { readSupport } from './read-support.ts'
import { keepInPlace, lockOpen } from './lock-records.ts'
import { insertSupport, updateSupport } from './records.ts'
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
  if (wish.athleteId === viewer.id) refuse('selfSupport')
  await keepInPlace(tx, viewer.id, wish.athleteId)
  const supporter = await findCard(tx, viewer.id)
  if (!supporter?.active) refuseSignedOut()
  const { protected: isProtected } = await requireAskable(tx, wish.athleteId)
  await requireLatestTerms(tx, viewer)
  if (wish.note) await requireWelcome(tx, ports, { from: viewer.id, to: wish.athleteId })
  const { goalId, athleteId } = wish
  if (goalId) await ports.requireOpenGoal(tx, { id: goalId, athleteId })
  await requireNonePending(tx, viewer, wish.athleteId)
  const id = await ask(tx, viewer, { ...wish, isProtected })
  return readSupport(tx, viewer, id)
}

/** An athlete whom everybody sees and who takes requests. */
export async function requireAskable(tx: Tx, athleteId: number) {
  const athlete = await findCard(tx, athleteId)
  if (athlete?.role !== 'ATHLETE' || !athlete.shown) refuse('userNotFound')
  const { accepting } = await findSettings(tx, athleteId)
  if (!accepting) refuse('recipientUnavailable')
  return athlete
}

/** One request of a pair waits at a time (`duplicatePending`); one whose time is over makes room. */
async function requireNonePending(tx: Tx, viewer: Viewer, athleteId: number): Promise<void> {
  await lock(tx, 'support', viewer.id, athleteId)
  const { pending } = await lockOpen(tx, { supporterId: viewer.id, athleteId })
  if (!pending) return
  if (isOverdue(pending)) return expire(tx, pending)
  refuseStale('duplicatePending', await readSupport(tx, viewer, pending.id))
}

async function ask(
  tx: Tx,
  { id: supporterId, role }: Viewer,
  wish: Wish & { isProtected: boolean },
): Promise<number> {
  const { athleteId, credits, isProtected } = wish
  const { id } = await insertSupport(tx, {
    supporter_id: supporterId,
    supporter_role: role,
    athlete_id: athleteId,
    credits,
    months: supportMonths(credits),
    private: wish.private,
    note: wish.note,
    goal_id: wish.goalId,
    requested_at: now(),
    answer_by: secondsFromNow(supportAnswerDays * day),
  })
  const cause = { kind: 'support', id } as const
  const hold = await reserve(tx, { from: supporterId, credits, reason: 'SUPPORT_REQUESTED', cause })
  const match_id = await findFundFor(tx, id, { forGoal: true })
  const requested = await updateSupport(tx, id, { hold_id: hold, match_id })
  showBothSides(tx, requested)
  await tx.emit(supportRequested, { ...factsOf(requested), isProtected })
  return id
}
