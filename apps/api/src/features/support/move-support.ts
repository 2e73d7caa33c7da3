import type { SupportEntry } from '@podium/contract/support'
import { type SupportAct, supportMoves, type SupportStatus } from '@podium/contract/support-rules'
import type { Tx } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { refuse, refuseStale } from '../../platform/refuse.ts'
import { mayMove, statusNow } from './lifecycle.ts'
import { isTheirs, maySee } from './policy.ts'
import { readSupport } from './read-support.ts'
import { type Locked, lockSupport } from './lock-records.ts'

/** Which support, and its status when the caller decided; undefined where they do not say. */
export interface Asked {
  id: number
  status?: SupportStatus | undefined
}

/**
 * Moves a support by an act of the table (`support.states`). The support is locked first, so that of
 * two acts at once exactly one wins: the other is refused with the support as it is now. An act
 * that is done already is answered as it was the first time.
 */
export async function moveSupport(
  tx: Tx,
  viewer: Viewer,
  { act, asked }: { act: SupportAct; asked: Asked },
  move: (locked: Locked) => Promise<void>,
): Promise<SupportEntry> {
  return moveLocked(tx, viewer, { act, asked, locked: await lockSupport(tx, asked.id) }, move)
}

/** The same with a support that is locked already; undefined where there is none. */
export async function moveLocked(
  tx: Tx,
  viewer: Viewer,
  { act, asked, ...given }: { act: SupportAct; asked: Asked; locked: Locked | undefined },
  move: (locked: Locked) => Promise<SupportEntry | void>,
): Promise<SupportEntry> {
  const locked = given.locked ?? refuse('entityDoesNotExist')
  const { support } = locked
  if (!maySee(viewer, support)) refuse('entityDoesNotExist')
  if (!isTheirs(act, viewer, support)) refuse('forbidden')
  const status = statusNow(support)
  if (status === supportMoves[act].to) return readSupport(tx, viewer, support.id)
  const isAsSeen = asked.status === undefined || asked.status === status
  if (!isAsSeen || !mayMove(act, support)) {
    refuseStale('stateChanged', await readSupport(tx, viewer, support.id))
  }
  return (await move(locked)) ?? readSupport(tx, viewer, support.id)
}
