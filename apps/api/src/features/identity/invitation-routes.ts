import * as contract from '@podium/contract/invitations'
import type { Caller, Http } from '../../platform/http/index.ts'
import type { Tx } from '../../platform/database/index.ts'
import type { SessionUser } from '@podium/contract/identity'
import { finalizeInvitation, readInvitation } from './finalize-invitation.ts'
import {
  inviteUser,
  listAllInvitations,
  resendInvitation,
  revokeInvitation,
} from './invite-user.ts'

/** Opens a session for somebody who has just joined, and describes them. */
export type SignInJoined = (tx: Tx, userId: number, caller: Caller) => Promise<SessionUser>

export function invitationRoutes({ read, write }: Http, signInJoined: SignInJoined): void {
  write(contract.inviteUser, (tx, { body }, caller) => inviteUser(tx, body, caller))
  read(contract.listInvitations, (db, { query }) => listAllInvitations(db, query))
  write(contract.resendInvitation, (tx, { params }, caller) =>
    resendInvitation(tx, params.id, caller),
  )
  write(contract.revokeInvitation, (tx, { params }, { viewer }) =>
    revokeInvitation(tx, viewer, params.id),
  )
  read(contract.getInvitation, (db, { params }) => readInvitation(db, params.secret))
  for (const role of contract.invitedRoles) {
    write(contract.finalizeOf[role], async (tx, { body: acceptance }, caller) => {
      const { language, ip } = caller
      const userId = await finalizeInvitation(tx, { role, acceptance, language, ip })
      return signInJoined(tx, userId, caller)
    })
  }
}
