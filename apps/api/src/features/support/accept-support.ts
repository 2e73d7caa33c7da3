import type { SupportEntry } from '@podium/contract/support'
import { now } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { refuseStale } from '../../platform/refuse.ts'
import { post, readHeld } from '../wallet/index.ts'
import { expire } from './expire-supports.ts'
import { supportAccepted } from './events.ts'
import { isOverdue } from './lifecycle.ts'
import { findTwoCards } from './list-records.ts'
import { lockMatchFor, type Match, payMatch } from './matches/index.ts'
import { type Asked, moveLocked } from './move-support.ts'
import { keepInPlace, lockBetween, type Locked, type Sides } from './lock-records.ts'
import { findSides, monthsAfter, type SupportRecord, updateSupport } from './records.ts'
import type { SupportPorts } from './ports.ts'
import { readMoved, readSupport } from './read-support.ts'
import { findSettings } from './settings-records.ts'
import { factsOf, holdOf, showBothSides } from './steps.ts'

interface AskedToAccept extends Asked {
  /** For the page, whatever the goal it was directed at. */
  goal?: 'PAGE' | undefined
  /** Without what a match fund was to add, or with what it has left. */
  match?: 'NONE' | 'REST' | undefined
}

/**
 * The athlete says yes: the credits are theirs, and the period begins, or a running one goes on. A goal
 * that is over meanwhile is refused with the support as it is; the athlete may then accept it for the
 * page (`season.goals`, `goalClosed`). So is a fund that cannot double it whole, until the athlete says
 * without or with the rest (`season.matches`, `matchExhausted`).
 */
export async function acceptSupport(
  tx: Tx,
  ports: SupportPorts,
  viewer: Viewer,
  asked: AskedToAccept,
): Promise<SupportEntry> {
  const sides = await findSides(tx, asked.id)
  const known = sides && (await lockWithPeople(tx, asked.id, sides))
  return moveLocked(tx, viewer, { act: 'accept', asked, locked: known?.locked }, async (locked) => {
    const { id, goal_id: goalId, athlete_id: athleteId } = locked.support
    const takes = goalId === null || (await ports.isOpenGoal(tx, { id: goalId, athleteId }))
    if (!takes && asked.goal !== 'PAGE') {
      refuseStale('goalClosed', await readSupport(tx, viewer, id))
    }
    const forGoal = asked.goal !== 'PAGE'
    const match = await lockMatchFor(tx, id, { forGoal })
    if (match && match.credits < match.whole && !asked.match) {
      refuseStale('matchExhausted', await readSupport(tx, viewer, id))
    }
    const isGiven = match && match.credits > 0 && asked.match !== 'NONE'
    const people = await withWordsThatReach(tx, ports, locked.support, known!)
    const how = { forGoal, match: isGiven ? match : undefined, people }
    const accepted = await accept(tx, locked, how)
    const [entry] = await Promise.all([
      readMoved(tx, viewer, accepted.support, known!),
      tell(tx, accepted),
    ])
    return entry
  })
}

/** Locks a support and keeps its two people in place; what an acceptance goes by is read behind it. */
async function lockWithPeople(tx: Tx, id: number, sides: Sides) {
  const [, locked, { thankYou }, [athlete, supporter], held] = await Promise.all([
    keepInPlace(tx, sides.athlete_id, sides.supporter_id),
    lockBetween(tx, id, sides),
    findSettings(tx, sides.athlete_id),
    findTwoCards(tx, sides.athlete_id, sides.supporter_id),
    sides.hold_id === null ? null : readHeld(tx, sides.hold_id),
  ])
  const isListed = { athlete: athlete?.listed ?? false, supporter: supporter?.listed ?? false }
  return { locked, thankYou, isListed, athlete, supporter, held }
}

type People = Pick<Awaited<ReturnType<typeof lockWithPeople>>, 'thankYou' | 'isListed' | 'held'>

/** The athlete's text of thanks goes no further than a line of theirs would (`support.lines`). */
async function withWordsThatReach(
  tx: Tx,
  { mayReach }: SupportPorts,
  { athlete_id: athleteId, supporter_id: supporterId }: SupportRecord,
  people: People,
): Promise<People> {
  const reaches = people.thankYou !== '' && (await mayReach(tx, athleteId, supporterId))
  return reaches ? people : { ...people, thankYou: '' }
}

interface Accepted {
  support: SupportRecord
  /** The running support that goes on in it. */
  extendedId: number | null
}

function tell(tx: Tx, { support, extendedId }: Accepted): Promise<void> {
  showBothSides(tx, support)
  const { athlete_shown: athleteShown } = support
  return tx.emit(supportAccepted, { ...factsOf(support), extendedId, athleteShown })
}

async function accept(
  tx: Tx,
  { support, active }: Locked,
  { forGoal, match, people }: { forGoal: boolean; match: Match | undefined; people: People },
): Promise<Accepted> {
  const running = active && (await takeOver(tx, active))
  const goal_id = forGoal ? support.goal_id : null
  const doubled = { match_id: match?.fund.id ?? null, matched: match?.credits ?? 0 }
  const cause = { kind: 'support', id: support.id } as const
  const reason = 'SUPPORT_RECEIVED'
  const { athlete_id: athleteId } = support
  const held = people.held ?? holdOf(support)
  const [accepted] = await Promise.all([
    begin(tx, { ...support, goal_id, ...doubled }, { running, people }),
    post(tx, held, { to: athleteId, reason, actor: athleteId, cause }),
  ])
  if (match) await payMatch(tx, accepted, match.fund)
  return { support: accepted, extendedId: running?.id ?? null }
}

/** Ends the running support of the same two, which goes on in the accepted one, unless it is over. */
async function takeOver(tx: Tx, active: SupportRecord): Promise<SupportRecord | undefined> {
  if (isOverdue(active)) {
    await expire(tx, active)
    return undefined
  }
  const end = { status: 'CLOSED', end_reason: 'EXTENDED', ended_at: now() } as const
  showBothSides(tx, await updateSupport(tx, active.id, end))
  return active
}

/** Months are counted from the first acceptance, so that an end of January stays an end of month. */
function begin(
  tx: Tx,
  support: SupportRecord,
  { running, people }: { running: SupportRecord | undefined; people: People },
): Promise<SupportRecord> {
  const from = running?.active_from ?? now()
  const months = (running?.months_in_all ?? 0) + support.months
  return updateSupport(tx, support.id, {
    status: 'ACTIVE',
    goal_id: support.goal_id,
    match_id: support.match_id,
    matched: support.matched,
    accepted_at: now(),
    active_from: from,
    months_in_all: months,
    ends_at: monthsAfter(from, months),
    thank_you: people.thankYou,
    // Nobody is shown first by what goes on in private, nor keeps the place of somebody who is.
    highlighted_at: support.private ? null : (running?.highlighted_at ?? null),
    athlete_shown: people.isListed.athlete,
    supporter_shown: people.isListed.supporter,
  })
}
