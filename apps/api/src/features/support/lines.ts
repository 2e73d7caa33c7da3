import type { Db, Tx } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { isSide } from './policy.ts'
import { findSupport, updateSupport } from './records.ts'
import { showBothSides } from './steps.ts'

/** The words of a support: the supporter's with the request, or the athlete's thanks. */
export type SupportLine = 'note' | 'thanks'

/** What was written with a support, and by whom; undefined for who is neither side, or without words. */
export async function findLine(
  db: Db,
  viewer: Viewer,
  { id, line }: { id: number; line: SupportLine },
): Promise<{ authorId: number; text: string } | undefined> {
  const support = await findSupport(db, id)
  if (!support || !isSide(viewer, support) || support[line] === '') return undefined
  const authorId = line === 'note' ? support.supporter_id : support.athlete_id
  return { authorId, text: support[line] }
}

/**
 * Takes the words away from both sides at once; the support, and that there were words, stay. False where
 * there are none any more.
 */
export async function removeLine(tx: Tx, id: number, line: SupportLine): Promise<boolean> {
  const support = await findSupport(tx, id)
  if (!support || support[line] === '') return false
  showBothSides(tx, await updateSupport(tx, id, { [line]: '' }))
  return true
}

/** Puts words back that were taken away, unless there are others by now. */
export async function putLineBack(
  tx: Tx,
  id: number,
  text: string,
  undo: Record<string, unknown> | null,
): Promise<void> {
  const line: SupportLine = undo?.line === 'thanks' ? 'thanks' : 'note'
  const support = await findSupport(tx, id)
  if (support && support[line] === '')
    showBothSides(tx, await updateSupport(tx, id, { [line]: text }))
}
