import type { DeletionObstacle, getUser } from '@podium/contract/admin'
import type { Reply } from '@podium/contract/route'
import type { Db } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { refuse } from '../../platform/refuse.ts'
import { findLasting } from '../decisions/index.ts'
import { guardiansOf } from '../guardianship/index.ts'
import { countAdmins } from '../identity/index.ts'
import { hasOpenOrder } from '../orders/index.ts'
import { readWallet } from '../wallet/index.ts'
import { findListedUser } from './list-records.ts'
import type { ListedUser } from './records.ts'
import { viewUser } from './views.ts'

/** One of the list, with what an admin wants to know before an act. */
export async function readUser(db: Db, viewer: Viewer, id: number): Promise<Reply<typeof getUser>> {
  const user = (await findListedUser(db, id)) ?? refuse('userNotFound')
  const [wallet, obstacles, guardians, lasting] = await Promise.all([
    user.role === 'ADMIN' ? null : readWallet(db, id),
    findObstacles(db, viewer, user),
    guardiansOf(db, id),
    findLasting(db, id),
  ])
  const restricted = lasting.length > 0 ? lasting : null
  return { ...viewUser(user, viewer), wallet, obstacles, guardians, restricted }
}

/** What stands against deleting somebody; the same that refuses it (`couldNotDeleteUser`). */
async function findObstacles(
  db: Db,
  viewer: Viewer,
  { user_id: id, role }: ListedUser,
): Promise<DeletionObstacle[]> {
  const obstacles: DeletionObstacle[] = []
  if (id === viewer.id) obstacles.push('SELF')
  if (role === 'ADMIN' && (await countAdmins(db)) <= 1) obstacles.push('LAST_ADMIN')
  if (await hasOpenOrder(db, id)) obstacles.push('OPEN_ORDERS')
  return obstacles
}
