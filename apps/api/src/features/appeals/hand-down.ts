import type { DecisionCause } from '@podium/contract/decisions'
import type { Tx } from '../../platform/database/index.ts'
import { type DecisionRecord, updateDecision } from '../decisions/index.ts'

type HandDown = (
  tx: Tx,
  decision: DecisionRecord,
  later: DecisionRecord[],
) => Promise<DecisionRecord | null>

/** What stays with a later decision of the same thing, where the earlier one is taken back. */
const ways: Partial<Record<DecisionCause, HandDown>> = {
  PROFILE_EDITED: handWordsDown,
  MEDIA_EDITED: handWordsDown,
  TRADER_REFUSED: handCheckDown,
  REGISTER_REFUSED: handRegisterDown,
}

/**
 * What of a decision is put back where the same was decided again of the same thing since, and stands: what
 * the later one is about stays, and comes back with that one. Null where nothing is put back now.
 */
export async function handDown(
  tx: Tx,
  decision: DecisionRecord,
  later: DecisionRecord[],
): Promise<DecisionRecord | null> {
  if (later.length === 0) return decision
  return (await ways[decision.cause]?.(tx, decision, later)) ?? null
}

type Words = Record<string, unknown>

function editOf({ undo }: DecisionRecord): { before: Words; after: Words } {
  const { before = {}, after = {} } = (undo ?? {}) as { before?: Words; after?: Words }
  return { before, after }
}

/** Words that nothing changed since come back now; others with the decision that changed them next. */
async function handWordsDown(
  tx: Tx,
  decision: DecisionRecord,
  later: DecisionRecord[],
): Promise<DecisionRecord> {
  const { before, after } = editOf(decision)
  const names = Object.keys(after)
  const taken = new Set<string>()
  for (const next of later) {
    const its = editOf(next)
    const again = names.filter((name) => !taken.has(name) && name in its.after)
    for (const name of again) taken.add(name)
    // What its owner wrote in between is what comes back with the later one.
    const handed = again.filter((name) => its.before[name] === after[name])
    if (handed.length === 0) continue
    const undo = { ...next.undo, before: { ...its.before, ...pick(before, handed) } }
    await updateDecision(tx, next.id, { undo })
  }
  const left = names.filter((name) => !taken.has(name))
  return { ...decision, undo: { before: pick(before, left), after: pick(after, left) } }
}

function pick(words: Words, names: readonly string[]): Words {
  return Object.fromEntries(names.map((name) => [name, words[name] ?? null]))
}

/** A seller who was refused once more stands as before both, once that refusal is taken back too. */
async function handCheckDown(
  tx: Tx,
  { undo }: DecisionRecord,
  [next]: DecisionRecord[],
): Promise<null> {
  // Who was checked in between stands as they were then.
  if (!undo || next?.undo?.until !== null) return null
  const state = next.undo.state === 'REFUSED' ? undo.state : next.undo.state
  await updateDecision(tx, next.id, { undo: { ...next.undo, ...undo, state } })
  return null
}

/** A register that was refused once more, too; one that was named anew in between stands as it was then. */
async function handRegisterDown(
  tx: Tx,
  { undo }: DecisionRecord,
  [next]: DecisionRecord[],
): Promise<null> {
  if (undo && next?.undo?.state === 'REFUSED') await updateDecision(tx, next.id, { undo })
  return null
}
