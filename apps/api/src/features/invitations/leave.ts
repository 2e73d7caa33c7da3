import type { Tx } from '../../platform/database/index.ts'
import { revokeAdminsInvitedBy } from './records.ts'

/** An admin who is one no more makes no other one by a link that is still on its way (`invitation.link`). */
export function takeBackAdmins(tx: Tx, { userId }: { userId: number }): Promise<void> {
  return revokeAdminsInvitedBy(tx, userId)
}
