import type { Decision, decide as route } from '@podium/contract/decisions'
import type { Input } from '@podium/contract/route'
import { now } from '../../platform/clock.ts'
import { lock, type Tx } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { refuse, refuseField } from '../../platform/refuse.ts'
import {
  type DecidedThing,
  type DecisionRecord,
  findInForce,
  type Lasting,
  viewDecision,
} from '../decisions/index.ts'
import { findProfile, restrict } from '../profiles/index.ts'
import { decideOn, hide, type Published, publishedIn, removals, subjects } from './carry-out.ts'
import { closeReport } from './close-report.ts'
import { findTarget } from './find-target.ts'
import { findReport, lockReports, type ReportRecord } from './records.ts'

type Asked = Input<typeof route>['body']
type Restricting = Exclude<Asked['act'], 'NOTHING'>

/**
 * Decides about something somebody published, and closes the reports about them that are named
 * (`decisions.effects`). Of two admins the first decides: the same again answers the same, and nobody
 * is told twice.
 */
export async function decide(
  tx: Tx,
  admin: Viewer,
  asked: Asked,
): Promise<{ decision: Decision | null }> {
  const { act, explanation: reason, ground, reference } = asked
  const until = endOf(asked)
  const what = await findPublished(tx, admin, asked)
  if (what.personId === admin.id) refuse('forbidden')
  await lock(tx, 'decisions', what.personId)
  const outcome = act === 'NOTHING' ? 'DISMISSED' : 'UPHELD'
  const open = await lockOpen(tx, asked.reports, { personId: what.personId, outcome })
  const decision =
    act === 'NOTHING' ? null : await effect(tx, admin, { ...asked, act, until, what, open })
  const why = { reason, basis: { ground, reference } }
  for (const report of open) await closeReport(tx, admin, report, { decision: outcome, ...why })
  return { decision: decision && viewDecision(decision) }
}

/** The last moment of what is decided for a time; everything else holds until it is changed. */
function endOf({ act, until, reports }: Asked): Date | null {
  if (act === 'NOTHING' && reports.length === 0) refuseField('reports', { kind: 'NotEmpty' })
  if (!until) return null
  const [end, latest] = [new Date(until), now()]
  latest.setUTCFullYear(latest.getUTCFullYear() + 10)
  const isForATime = act === 'LIMIT' || act === 'SUSPEND'
  if (!isForATime || end <= now() || end > latest) refuseField('until', { kind: 'Pattern' })
  return end
}

/** What it is about: as a report says, as it was when it was taken away, or as it is. */
async function findPublished(tx: Tx, admin: Viewer, asked: Asked): Promise<Published> {
  const { subjectType: kind, subjectId: id } = asked
  for (const reportId of asked.reports) {
    const report = await findReport(tx, reportId)
    if (report?.kind === kind && report.target_id === id) return publishedIn(report)
  }
  const taken = await findTaken(tx, { kind, id })
  if (taken) return { kind, id, personId: taken.person_id, quoted: taken.quoted }
  const { reportedId: personId, quoted } = await findTarget[kind](tx, admin, id)
  return { kind, id, personId, quoted }
}

async function findTaken(
  tx: Tx,
  { kind, id }: Pick<Published, 'kind' | 'id'>,
): Promise<DecisionRecord | undefined> {
  const removal = removals[kind]
  if (!removal) return undefined
  const { cause, line } = removal
  return findInForce(tx, { subjectType: subjects[kind], subjectId: id, causes: [cause], line })
}

/** The reports named that are still open; all must be about the person, and none decided otherwise. */
async function lockOpen(
  tx: Tx,
  ids: readonly number[],
  { personId, outcome }: { personId: number; outcome: ReportRecord['status'] },
): Promise<ReportRecord[]> {
  const wanted = new Set(ids)
  const reports = await lockReports(tx, [...wanted])
  if (reports.length < wanted.size) refuse('entityDoesNotExist')
  if (reports.some((report) => report.reported_id !== personId))
    refuseField('reports', { kind: 'Pattern' })
  if (reports.some(({ status }) => status !== 'OPEN' && status !== outcome)) refuse('stateChanged')
  return reports.filter(({ status }) => status === 'OPEN')
}

interface Wanted extends Omit<Asked, 'act' | 'until'> {
  act: Restricting
  until: Date | null
  what: Published
  /** Those of the reports named that nobody decided before. */
  open: ReportRecord[]
}

/** Carries out what is decided; what is so already stays as it was decided. */
async function effect(tx: Tx, admin: Viewer, wanted: Wanted): Promise<DecisionRecord | null> {
  const { act, what, until, explanation: reason, ground, reference } = wanted
  const why = { reason, basis: { ground, reference } }
  if (act === 'REMOVE') return remove(tx, admin, wanted, why)
  const { personId: userId } = what
  const removal = removals[what.kind]
  if (removal?.always) await removal.remove(tx, admin, what, why)
  if (!(await findProfile(tx, userId))?.active) refuse('userNotFound')
  if (act === 'HIDE') {
    await hide(tx, admin, userId, why)
    return (await findInForce(tx, pageOf(userId, 'PROFILE_HIDDEN'))) ?? null
  }
  const cause = lasting[act]
  await restrict(tx, admin, { userId, act: cause, until, ...why })
  const decision = (await findInForce(tx, pageOf(userId, cause))) ?? null
  if (decision && decision.until?.getTime() !== until?.getTime()) refuse('stateChanged')
  return decision
}

const lasting = { LIMIT: 'PROFILE_LIMITED', SUSPEND: 'ACCOUNT_SUSPENDED' } as const

function pageOf(subjectId: number, cause: Lasting | 'PROFILE_HIDDEN'): DecidedThing {
  const subjectType = cause === 'ACCOUNT_SUSPENDED' ? 'account' : 'profile'
  return { subjectType, subjectId, causes: [cause] }
}

/** Takes the thing away; reports about what its owner took away meanwhile are upheld all the same. */
async function remove(
  tx: Tx,
  admin: Viewer,
  { what, reports, open }: Wanted,
  why: Parameters<typeof decideOn>[3],
): Promise<DecisionRecord | null> {
  const removal = removals[what.kind] ?? refuseField('act', { kind: 'Pattern' })
  const isRemoved = await removal.remove(tx, admin, what, why)
  const taken = await findTaken(tx, what)
  if (isRemoved || taken) return taken ?? null
  if (reports.length === 0) refuse('entityDoesNotExist')
  // Asked again once all of them are decided, as after an answer that was lost, it is no second decision.
  if (open.length > 0) await decideOn(tx, admin, { ...what, cause: 'REPORT_UPHELD' }, why)
  const { kind, id: subjectId } = what
  const upheld = { subjectType: subjects[kind], subjectId, causes: ['REPORT_UPHELD'] } as const
  return (await findInForce(tx, upheld)) ?? null
}
