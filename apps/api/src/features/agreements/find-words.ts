import type { AgreementSide } from '@podium/contract/agreements'
import type { Db } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { sideOf } from './policy.ts'
import { findAgreement, findParts } from './records.ts'

/**
 * What the other side of an agreement wrote in it, for a report (`reports.queue`): what it was the first
 * to say in any of its versions, and its proofs or comments; '' where a picture is all of it. Undefined for who
 * is no side of it, or where it gave nothing.
 */
export async function findWordsIn(
  db: Db,
  viewer: Viewer,
  id: number,
): Promise<{ authorId: number; text: string } | undefined> {
  const agreement = await findAgreement(db, id)
  const side = agreement && sideOf(viewer, agreement)
  if (!agreement || !side) return undefined
  const { versions, deliverables, marks } = await findParts(db, [id])
  const drafts = versions.map(({ version, made_by: by, text }, at) => ({
    by,
    lines: [
      ...(at === 0 ? [agreement.title] : []),
      ...text.split('\n'),
      ...deliverables.filter((one) => one.version === version).map(({ title }) => title),
    ],
  }))
  const said = marks.map(({ link, comment }) => (side === 'ATHLETE' ? comment : (link ?? '')))
  const words = [...firstSaidBy(side === 'ATHLETE' ? 'SUPPORTER' : 'ATHLETE', drafts), ...said]
  const text = words.filter(Boolean).join('\n\n')
  const isPictured = side === 'SUPPORTER' && marks.some(({ file_id }) => file_id !== null)
  if (!text && !isPictured) return undefined
  return { authorId: side === 'ATHLETE' ? agreement.supporter_id : agreement.athlete_id, text }
}

interface Draft {
  by: AgreementSide
  lines: string[]
}

/**
 * The lines that a side was the first to say, in the order of the versions. A line of the other side that it
 * left standing is not its own; a line that a later version leaves out still is.
 */
function firstSaidBy(author: AgreementSide, drafts: Draft[]): string[] {
  const first = new Map<string, AgreementSide>()
  for (const { by, lines } of drafts)
    for (const line of lines.map((each) => each.trim())) if (!first.has(line)) first.set(line, by)
  return [...first].flatMap(([line, by]) => (by === author ? line : []))
}
