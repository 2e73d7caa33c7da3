import type { DecisionCause, DecisionSubject } from '@podium/contract/decisions'
import type { ReportAct, ReportKind } from '@podium/contract/reports'
import { beginningOf } from '@podium/contract/shortened'
import { lock, type Tx } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { makeDecision, type Undo, type Why } from '../decisions/index.ts'
import { removeItem } from '../galleries/index.ts'
import { removeProduct } from '../products/index.ts'
import { wishOf } from '../guardianship/index.ts'
import { findAccount } from '../identity/index.ts'
import { decideVisibility, findProfile } from '../profiles/index.ts'
import { takeUpdateAway } from '../season/index.ts'
import { removeLine, type SupportLine } from '../support/index.ts'
import type { ReportRecord } from './records.ts'

/** Something that was published, and whose it is. */
export interface Published {
  kind: ReportKind
  id: number
  personId: number
  /** What it said. */
  quoted: string
}

/** Answers whether there was something to remove. */
type Remove = (tx: Tx, admin: Viewer, what: Published, why: Why) => Promise<boolean>

interface Removal {
  cause: DecisionCause
  remove: Remove
  /** Has no page to hide and no list to be deleted from: it always goes where a report is upheld. */
  always?: true
  /** Which words it are, where one thing has several. */
  line?: SupportLine
}

/** What can be taken away. A message, and what two agreed on, stays with those who have it. */
export const removals: Partial<Record<ReportKind, Removal>> = {
  media: {
    cause: 'MEDIA_DELETED',
    remove: (tx, admin, { id }, why) => removeItem(tx, admin, { id, ...why }),
  },
  product: {
    cause: 'PRODUCT_DELETED',
    remove: (tx, admin, { id }, why) => removeProduct(tx, admin, { id, ...why }),
  },
  update: {
    cause: 'UPDATE_REMOVED',
    remove: (tx, admin, { id }, why) => takeUpdateAway(tx, admin, { id, ...why }),
  },
  supportNote: removalOf('note'),
  supportThanks: removalOf('thanks'),
}

function removalOf(line: SupportLine): Removal {
  return { cause: 'LINE_REMOVED', remove: removeWords(line), always: true, line }
}

function removeWords(line: SupportLine): Remove {
  return async (tx, admin, what, why) => {
    const isThere = await removeLine(tx, what.id, line)
    if (isThere) await decideOn(tx, admin, { ...what, cause: 'LINE_REMOVED', undo: { line } }, why)
    return isThere
  }
}

/** What a decision is about that is about the thing itself. */
export const subjects: Record<ReportKind, DecisionSubject> = {
  profile: 'profile',
  media: 'media',
  product: 'product',
  message: 'message',
  update: 'update',
  agreement: 'agreement',
  supportNote: 'support',
  supportThanks: 'support',
}

/** Decides about the person of a thing, where no act with a record of its own does. */
export function decideOn(
  tx: Tx,
  admin: Viewer,
  { kind, id, personId, quoted, ...done }: Published & { cause: DecisionCause; undo?: Undo },
  { reason, basis }: Why,
): Promise<number> {
  const about = { personId, subjectId: id, subjectType: subjects[kind], quoted }
  return makeDecision(tx, admin, { ...about, ...done, explanation: reason, ...basis })
}

/** What upholding a report can carry out. */
export function actsOn({ kind }: Pick<ReportRecord, 'kind'>): ReportAct[] {
  const removal = removals[kind]
  return ['NOTHING', 'HIDE', ...(removal && !removal.always ? (['REMOVE'] as const) : [])]
}

/**
 * Does what follows from an upheld report, each on record as the act it is and decided about its person
 * (`decisions.made`). What is done already stays done: who is hidden stays hidden, and what is gone
 * stays gone; then the decision carries out nothing.
 */
export async function carryOut(
  tx: Tx,
  admin: Viewer,
  { report, act, ...why }: Why & { report: ReportRecord; act: ReportAct },
): Promise<void> {
  const what = publishedIn(report)
  // Of two acts about one person at once the second sees what the first did, also one on their page.
  await lock(tx, 'visibility', what.personId)
  const removal = removals[what.kind]
  const goes = act === 'REMOVE' || removal?.always
  const isRemoved = goes && (await removal?.remove(tx, admin, what, why))
  // What both sides read may be longer than what this call keeps with a page.
  const short = { ...why, reason: beginningOf(why.reason, 255) }
  const isHidden = act === 'HIDE' && (await hide(tx, admin, what.personId, short))
  if (!isRemoved && !isHidden) await decideOn(tx, admin, { ...what, cause: 'REPORT_UPHELD' }, why)
}

/** What a report is about. */
export function publishedIn(report: ReportRecord): Published {
  const { kind, target_id: id, reported_id: personId, quoted } = report
  return { kind, id, personId, quoted }
}

/** False where the page is hidden by an admin already, or its owner has left. */
export async function hide(tx: Tx, admin: Viewer, userId: number, why: Why): Promise<boolean> {
  const profile = await findProfile(tx, userId)
  if (!profile || profile.hidden_at || !(await findAccount(tx, userId))) return false
  const asked = { userId, hiddenProfile: true, ...why }
  await decideVisibility(tx, { wishOfGuardians: wishOf }, admin, asked)
  return true
}
