import type { Page, PageQuery } from '@podium/contract/list'
import type { PersonCard } from '@podium/contract/people'
import type { Db, Tx } from '../../platform/database/index.ts'
import { mayAs, type Viewer } from '../../platform/http/index.ts'
import { refuse } from '../../platform/refuse.ts'
import { findPeople, viewPerson } from '../profiles/index.ts'
import { findBlocked, insertBlock } from './block-records.ts'
import { blocked } from './events.ts'
import { mayBlock } from './policy.ts'
import { findRelationship } from './relationship-records.ts'
import { isKnown, type MessagePorts } from './send-message.ts'

/** Blocks somebody: from now on neither side can write to the other (`messages.rules`). */
export async function blockSomebody(
  tx: Tx,
  ports: MessagePorts,
  viewer: Viewer,
  userId: number,
): Promise<void> {
  const relationship = (await findRelationship(tx, viewer.id, userId)) ?? refuse('userNotFound')
  if (!(await isKnown(tx, ports, viewer, relationship))) refuse('userNotFound')
  if (!mayBlock(relationship)) refuse('forbidden')
  await insertBlock(tx, viewer.id, userId)
  await tx.emit(blocked, {
    blockerId: viewer.id,
    blockedId: userId,
    may: (scope) => mayAs(viewer, scope),
    isOwn: !viewer.actor && !viewer.token,
  })
}

/** Whom somebody blocked; who has hidden or gone since has no name any more. */
export async function listBlocked(
  db: Db,
  userId: number,
  page: PageQuery,
): Promise<Page<PersonCard>> {
  const { list: ids, total } = await findBlocked(db, userId, page)
  const people = await findPeople(db, ids)
  return { list: ids.map((id) => viewPerson(people.get(id))), total }
}
