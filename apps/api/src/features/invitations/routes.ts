import * as contract from '@podium/contract/invitations'
import type { Http } from '../../platform/http/index.ts'
import { refuseSignedOut } from '../../platform/refuse.ts'
import { findAccount, openSession, type SignInParts } from '../identity/index.ts'
import { finalizeInvitation, readInvitation } from './finalize-invitation.ts'
import {
  inviteUser,
  listAllInvitations,
  resendInvitation,
  revokeInvitation,
} from './invite-user.ts'

export function invitationsRoutes({ read, write }: Http, parts: SignInParts): void {
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
      const account = (await findAccount(tx, userId)) ?? refuseSignedOut()
      return openSession(tx, account, caller, parts)
    })
  }
}
