import type { DecisionCause, DecisionSubject } from '@podium/contract/decisions'
import type { ReportAct, ReportKind } from '@podium/contract/reports'
import type { Tx } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { makeDecision, type Undo } from '../decisions/index.ts'
import { removeItem } from '../galleries/index.ts'
import { removeProduct } from '../products/index.ts'
import { wishOf } from '../guardianship/index.ts'
import { decideVisibility, findProfile } from '../profiles/index.ts'
import { takeUpdateAway } from '../season/index.ts'
import { removeLine, type SupportLine } from '../support/index.ts'
import type { ReportRecord } from './records.ts'

/** The words with a support that each kind of report is about. */
const lines: Partial<Record<ReportKind, SupportLine>> = {
  supportNote: 'note',
  supportThanks: 'thanks',
}

/** Answers whether there was something to remove. */
type Remove = (tx: Tx, admin: Viewer, asked: { id: number; reason: string }) => Promise<boolean>

/** What has a place of its own, from which it can be taken. */
const removers: Partial<Record<ReportKind, Remove>> = {
  media: removeItem,
  product: removeProduct,
  update: takeUpdateAway,
}

/** What upholding a report can carry out. A message stays with those who have it. */
export function actsOn({ kind }: Pick<ReportRecord, 'kind'>): ReportAct[] {
  return ['NOTHING', 'HIDE', ...(removers[kind] ? (['REMOVE'] as const) : [])]
}

/** What a decision is about where an upheld report carries out nothing. */
const subjects: Record<ReportKind, DecisionSubject> = {
  profile: 'profile',
  media: 'media',
  product: 'product',
  message: 'message',
  update: 'update',
  supportNote: 'support',
  supportThanks: 'support',
}

/**
 * Does what follows from an upheld report, each on record as the act it is and decided about its person
 * (`decisions.made`). What is done already stays done: who is hidden stays hidden, and what is gone
 * stays gone; then the decision carries out nothing. Words with a support have no page to hide and no
 * list to be deleted from: they always go.
 */
export async function carryOut(
  tx: Tx,
  admin: Viewer,
  { report, act, reason }: { report: ReportRecord; act: ReportAct; reason: string },
): Promise<void> {
  const { kind, target_id: id, reported_id: personId, quoted } = report
  const about = { personId, subjectId: id, subjectType: subjects[kind], quoted }
  const decide = (cause: DecisionCause, undo?: Undo) =>
    makeDecision(tx, admin, { cause, ...about, explanation: reason, ...(undo && { undo }) })
  const line = lines[kind]
  if (line) {
    await removeLine(tx, id, line)
    await decide('LINE_REMOVED', { line })
  }
  const isRemoved = act === 'REMOVE' && (await removers[kind]?.(tx, admin, { id, reason }))
  const isHidden = act === 'HIDE' && (await hide(tx, admin, { userId: personId, reason }))
  if (!line && !isRemoved && !isHidden) await decide('REPORT_UPHELD')
}

/** False where the page is hidden by an admin already. */
async function hide(
  tx: Tx,
  admin: Viewer,
  { userId, reason }: { userId: number; reason: string },
): Promise<boolean> {
  const profile = await findProfile(tx, userId)
  if (!profile || profile.hidden_by_admin) return false
  // What both sides read may be longer than what is kept with a page.
  await decideVisibility(tx, { wishOfGuardians: wishOf }, admin, {
    userId,
    hiddenProfile: true,
    reason: reason.slice(0, 255),
  })
  return true
}
