import {
  type Invitation,
  type inviteUser as inviteRoute,
  invitedRole,
  type InvitedRole,
  type listInvitations,
} from '@podium/contract/invitations'
import type { Page } from '@podium/contract/list'
import { isSporting } from '@podium/contract/roles'
import type { Input } from '@podium/contract/route'
import type { Language } from '@podium/contract/locale'
import { paths } from '@podium/contract/paths'
import type { Sport } from '@podium/contract/sports'
import { day, secondsFromNow } from '../../platform/clock.ts'
import { type Db, lock, type Tx } from '../../platform/database/index.ts'
import type { Caller, Viewer } from '../../platform/http/index.ts'
import { refuse } from '../../platform/refuse.ts'
import { postMail } from '../../platform/mail/index.ts'
import { recordAct } from '../audit/index.ts'
import {
  findInvitation,
  findInvitations,
  insertInvitation,
  lockInvitation,
  lockOpenInvitation,
  markRevoked,
  renewInvitation,
} from './records.ts'
import { invitationMail } from './mails.ts'
import { findAccount, findAccountByEmail } from '../identity/index.ts'
import { requireCorporateAddress } from '../sponsor-domains/index.ts'
import { hashOf, newSecret } from '../../platform/secrets.ts'

const validSeconds = 14 * day

interface Inviting {
  email: string
  role: InvitedRole
  modality: Sport | null
  language: Language
  inviterId: number
}

/**
 * Invites somebody by mail; an open invitation of the address gets a new secret instead
 * (`invitation.link`).
 */
export async function inviteUser(
  tx: Tx,
  body: Input<typeof inviteRoute>['body'],
  { viewer, language }: Caller<Viewer>,
): Promise<{ id: number }> {
  const { email, userType } = body
  const role = invitedRole(userType) ?? refuse('invalidUserType')
  await requireCorporateAddress(tx, role, email)
  if (await findAccountByEmail(tx, email)) refuse('emailInUse')
  await lock(tx, 'invitation', email.toLowerCase())
  const modality = isSporting(role) ? (body.modality as Sport) : null
  const id = await send(tx, { email, role, modality, language, inviterId: viewer.id })
  // The address stays out of the record: it may be somebody's who never joins.
  await recordAct(tx, viewer, {
    act: 'USER_INVITED',
    on: { kind: 'invitation', id },
    after: { role, modality },
  })
  return { id }
}

async function send(tx: Tx, inviting: Inviting): Promise<number> {
  const { email, role, modality, language, inviterId } = inviting
  const secret = newSecret()
  const fresh = {
    secret_hash: hashOf(secret),
    expires_at: secondsFromNow(validSeconds),
    role,
    modality,
    invited_by: inviterId,
  }
  const open = await lockOpenInvitation(tx, email)
  const id = open?.id ?? (await insertInvitation(tx, { ...fresh, email, language }))
  if (open) await renewInvitation(tx, open.id, fresh)
  const inviter = await findAccount(tx, inviterId)
  const link = paths.register({ token: `${secret}-${role}` })
  const data = { inviter: inviter?.name ?? '', role, link }
  await postMail(tx, invitationMail, { to: email, language, data })
  return id
}

/** Mails an open invitation once more with a new secret, valid 14 days again. */
export async function resendInvitation(
  tx: Tx,
  id: number,
  { viewer }: Caller<Viewer>,
): Promise<void> {
  const invitation = (await lockInvitation(tx, id)) ?? refuse('entityDoesNotExist')
  if (invitation.accepted_at || invitation.revoked_at) refuse('stateChanged')
  const { email, role, modality, language } = invitation
  await requireCorporateAddress(tx, role, email)
  if (await findAccountByEmail(tx, email)) refuse('emailInUse')
  await send(tx, { email, role, modality, language, inviterId: viewer.id })
  await recordAct(tx, viewer, { act: 'INVITATION_RESENT', on: { kind: 'invitation', id } })
}

export async function revokeInvitation(tx: Tx, viewer: Viewer, id: number): Promise<void> {
  if (!(await findInvitation(tx, id))) refuse('entityDoesNotExist')
  if (!(await markRevoked(tx, id))) refuse('stateChanged')
  await recordAct(tx, viewer, { act: 'INVITATION_REVOKED', on: { kind: 'invitation', id } })
}

/** The invitations, for admins. */
export async function listAllInvitations(
  db: Db,
  query: Input<typeof listInvitations>['query'],
): Promise<Page<Invitation>> {
  const { list, total } = await findInvitations(db, query)
  const views = list.map(
    ({ id, email, role, modality, state, inviter, created_at, expires_at }) => ({
      id,
      email,
      role,
      modality,
      state,
      inviter,
      createdAt: created_at.toISOString(),
      expiresAt: expires_at.toISOString(),
    }),
  )
  return { list: views, total }
}
