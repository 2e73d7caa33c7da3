import type { Viewer } from '../../platform/http/index.ts'
import type { Relationship } from './relationship-records.ts'

/**
 * Whether the viewer may write to a person, as their relationship is (`messages.rules`, `recipientUnavailable`): not
 * across a block, not to a person an admin took out of view, and to and from a protected one only as their
 * guardian allows (`minors.contacts`). A person who wrote may be answered; beginning
 * is for those whom the other side lets begin, and only while their page is there to be seen. Guardians
 * and their wards always may. Admins may begin with everyone, and no one with them.
 */
export function mayWrite(viewer: Viewer, relationship: Relationship, connected: boolean): boolean {
  if (!relationship.active) return false
  if (isApart(relationship)) return false
  if (viewer.role === 'ADMIN') return true
  if (relationship.hidden_by_admin) return false
  if (relationship.guarded && relationship.role !== 'ADMIN') return false
  if (relationship.they_wrote || relationship.family) return true
  if (!relationship.published) return false
  if (relationship.who_may_write === 'SUPPORT') return connected
  return relationship.who_may_write === 'EVERYONE'
}

/** Whether a block keeps two apart: never a guardian and their ward. */
function isApart({ family, blocked_by_me, blocks_me }: Relationship): boolean {
  return !family && (blocked_by_me || blocks_me)
}

/** Whether the answer hangs on whether the two support each other. */
export function asksForSupport(relationship: Relationship): boolean {
  return relationship.who_may_write === 'SUPPORT' && !relationship.they_wrote
}

/** Whether the reader may know of a person at all: their page is there, or the two have talked. */
export function mayKnow(viewer: Viewer, relationship: Relationship): boolean {
  const isShown = relationship.active && (relationship.published || relationship.role === 'ADMIN')
  const { conversation_id: begun, family } = relationship
  return isShown || family || begun !== null || viewer.role === 'ADMIN'
}

/**
 * Whether somebody is offered to block a person, or to take that back: a guardian and their ward it would
 * not keep from writing.
 */
export function isBlockOffered(relationship: Relationship): boolean {
  return mayBlock(relationship) && (!relationship.family || relationship.blocked_by_me)
}

/** Everyone can be blocked but admins. */
export function mayBlock(relationship: Relationship): boolean {
  return relationship.role !== 'ADMIN'
}
