import type { ReportAct, ReportKind } from '@podium/contract/reports'
import type { Tx } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
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

type Remove = (tx: Tx, admin: Viewer, id: number) => Promise<void>

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

/**
 * Does what follows from an upheld report, each on record as the act it is. What is done already stays
 * done: who is hidden stays hidden, and what is gone stays gone. Words with a support have no page to
 * hide and no list to be deleted from: they always go.
 */
export async function carryOut(
  tx: Tx,
  admin: Viewer,
  { report, act, reason }: { report: ReportRecord; act: ReportAct; reason: string },
): Promise<void> {
  const { kind, target_id: id, reported_id: userId } = report
  const line = lines[kind]
  if (line) await removeLine(tx, id, line)
  if (act === 'REMOVE') await removers[kind]?.(tx, admin, id)
  if (act !== 'HIDE') return
  const profile = await findProfile(tx, userId)
  if (profile?.hidden_by_admin) return
  // What both sides read may be longer than what is kept with a page.
  await decideVisibility(tx, { wishOfGuardians: wishOf }, admin, {
    userId,
    hiddenProfile: true,
    reason: reason.slice(0, 255),
  })
}
