import type { Viewer } from '../../platform/http/index.ts'
import type { Standing } from './standing-records.ts'

/**
 * Whether somebody may write to a person as they stand (`messages.rules`, `recipientUnavailable`): not
 * across a block, and not to whom an admin took out of view. Whoever wrote may be answered; beginning
 * is for those whom the other side lets begin, and only while their page is there to be seen. Admins
 * may begin with everybody, and nobody with them.
 */
export function mayWrite(viewer: Viewer, standing: Standing, connected: boolean): boolean {
  if (!standing.active || standing.blocked_by_me || standing.blocks_me) return false
  if (viewer.role === 'ADMIN') return true
  if (standing.hidden_by_admin) return false
  if (standing.they_wrote) return true
  if (!standing.published) return false
  if (standing.who_may_write === 'SUPPORT') return connected
  return standing.who_may_write === 'EVERYONE'
}

/** Whether the answer hangs on whether the two support each other. */
export function asksForSupport(standing: Standing): boolean {
  return standing.who_may_write === 'SUPPORT' && !standing.they_wrote
}

/** Whether the reader may know of a person at all: their page is there, or the two have talked. */
export function mayKnow(viewer: Viewer, standing: Standing): boolean {
  const isShown = standing.active && (standing.published || standing.role === 'ADMIN')
  return isShown || standing.conversation_id !== null || viewer.role === 'ADMIN'
}

/** Everybody can be blocked but the people who run the place. */
export function mayBlock(standing: Standing): boolean {
  return standing.role !== 'ADMIN'
}
