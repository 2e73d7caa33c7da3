import type { Db } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { sideOf } from './policy.ts'
import { findAgreement, findParts } from './records.ts'

/**
 * What the other side of an agreement wrote in it, for a report (`reports.queue`): the newest of its
 * versions, and its proofs or comments. Undefined for who is no side of it, or where it wrote nothing.
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
  const newest = versions.findLast((version) => version.made_by !== side)
  const promised = deliverables.filter(({ version }) => version === newest?.version)
  const said = marks.map(({ link, comment }) => (side === 'ATHLETE' ? comment : (link ?? '')))
  const words = [newest?.text, ...promised.map(({ title }) => title), ...said].filter(Boolean)
  if (words.length === 0) return undefined
  const authorId = side === 'ATHLETE' ? agreement.supporter_id : agreement.athlete_id
  return { authorId, text: [agreement.title, ...words].join('\n\n') }
}
