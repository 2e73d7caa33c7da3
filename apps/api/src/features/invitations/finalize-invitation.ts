import type { InvitedRole, sponsorAcceptance } from '@podium/contract/invitations'
import { readInvitationLink } from '@podium/contract/invitations'
import type { Language } from '@podium/contract/locale'
import type { z } from 'zod'
import { now } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/index.ts'
import { refuse } from '../../platform/refuse.ts'
import { currentTermsVersion } from '../legal/index.ts'
import { invitationAccepted } from './events.ts'
import {
  findInvitationBySecret,
  type InvitationRecord,
  linkAccepted,
  markAccepted,
} from './records.ts'
import { openAccount, refuseGuessable } from '../identity/index.ts'
import { hashOf } from '../../platform/secrets.ts'

type Acceptance = z.output<typeof sponsorAcceptance> & {
  dateOfBirth?: string | null | undefined
  countryCode?: string | undefined
}

/**
 * The open invitation behind a secret; whatever else it may be, it is refused alike (`invalidToken`).
 */
async function findOpen(db: Db, token: string): Promise<InvitationRecord> {
  const { secret } = readInvitationLink(token)
  const invitation = (await findInvitationBySecret(db, hashOf(secret))) ?? refuse('invalidToken')
  const open = !invitation.accepted_at && !invitation.revoked_at && invitation.expires_at > now()
  return open ? invitation : refuse('invalidToken')
}

/** What an open invitation offers. */
export async function readInvitation(db: Db, token: string) {
  const { role, email, modality, inviter, expires_at } = await findOpen(db, token)
  return { role, email, modality, inviter, expires: expires_at.toISOString() }
}

/**
 * Opens the account somebody was invited to. Role, address and sport come from the invitation
 * alone; the call must be the one of that role (`invitation.link`, `invalidUserType`).
 */
export async function finalizeInvitation(
  tx: Tx,
  accepting: { role: InvitedRole; acceptance: Acceptance; language: Language; ip: string },
): Promise<number> {
  const { acceptance, language, ip } = accepting
  const invitation = await findOpen(tx, acceptance.token)
  if (invitation.role !== accepting.role) refuse('invalidUserType')
  const version = await currentTermsVersion(tx)
  if (acceptance.acceptedTermsOfUse !== version) refuse('acceptLastTermsToJoin')
  const { email, role } = invitation
  const { name, password } = acceptance
  const lastName = role === 'SPONSOR' ? '' : acceptance.lastName
  await refuseGuessable('password', password, { name, last_name: lastName, email })
  if (!(await markAccepted(tx, invitation))) refuse('invalidToken')
  const userId = await openAccount(tx, {
    role,
    modality: invitation.modality,
    dateOfBirth: acceptance.dateOfBirth,
    email,
    password,
    name,
    lastName,
    countryCode: acceptance.countryCode ?? '',
    postalCode: '',
    fiscalCode: '',
    address: '',
    language,
    proven: true,
    consent: { version, givenBy: 'invitation', ip },
  })
  await linkAccepted(tx, invitation.id, userId)
  const { id: invitationId, invited_by: inviterId } = invitation
  await tx.emit(invitationAccepted, { invitationId, userId, inviterId })
  return userId
}
