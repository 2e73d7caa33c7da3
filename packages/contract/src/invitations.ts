import { z } from 'zod'
import * as field from './fields.ts'
import { id, idParams } from './ids.ts'
import { sessionUser } from './identity.ts'
import { listQuery } from './list.ts'
import { isSporting } from './roles.ts'
import { route } from './route.ts'

/** Roles an admin can invite; fans sign up by themselves (`invitation.link`). */
export const invitedRoles = ['ADMIN', 'ATHLETE', 'MANAGER', 'SPONSOR'] as const
export type InvitedRole = (typeof invitedRoles)[number]

/** How an invitation stands. */
export const invitationStates = ['PENDING', 'ACCEPTED', 'EXPIRED', 'REVOKED'] as const

/**
 * What an invitation link says about itself: the secret before the first dash, the role its marker
 * shows.
 */
export function readInvitationLink(token: string): { secret: string; role: InvitedRole } {
  const dash = token.indexOf('-')
  const secret = dash < 0 ? token : token.slice(0, dash)
  const marker = dash < 0 ? '' : token.slice(dash + 1)
  const role = invitedRole(marker) ?? 'ATHLETE'
  return { secret, role }
}

/** The role somebody is invited as; undefined for what nobody can be invited as. */
export function invitedRole(userType: string): InvitedRole | undefined {
  return invitedRoles.find((role) => role === userType)
}

export const inviteUser = route({
  method: 'POST',
  path: '/authentication/invite-user',
  summary: 'Invite somebody by mail; an open invitation of the same address is replaced.',
  access: ['ADMIN'],
  sensitive: true,
  limit: 'message',
  body: z
    .object({
      email: field.email,
      /** One of `invitedRoles`; anything else is `invalidUserType`. */
      userType: field.filledText().max(40, 'Size'),
      modality: field.typedText().default(''),
    })
    .superRefine(({ userType, modality }, context) => {
      const role = invitedRole(userType)
      if (!role || !isSporting(role)) return
      const chosen = field.chosenSport.safeParse(modality)
      if (chosen.success) return
      const message = chosen.error.issues[0]?.message ?? 'NotBlank'
      context.addIssue({ code: 'custom', path: ['modality'], message })
    }),
  reply: z.object({ id }),
  status: 201,
  refusals: ['emailInUse', 'invalidSponsorEmail', 'invalidUserType'],
})

export const invitation = z.object({
  id,
  email: z.string(),
  role: z.enum(invitedRoles),
  modality: field.sport.nullable(),
  state: z.enum(invitationStates),
  inviter: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
})
export type Invitation = z.output<typeof invitation>

export const listInvitations = route({
  method: 'GET',
  path: '/authentication/invitations',
  summary: 'Every invitation, newest first unless asked otherwise.',
  access: ['ADMIN'],
  query: z.object({
    ...listQuery({ sort: ['createdAt', 'email'], order: 'DESC' }),
    state: z.enum(invitationStates).optional(),
  }),
  reply: z.array(invitation),
  total: 'header',
})

export const resendInvitation = route({
  method: 'POST',
  path: '/authentication/invitations/{id}/resend',
  summary: 'Mail a new secret, valid 14 days again; the old one is worth nothing any more.',
  access: ['ADMIN'],
  limit: 'message',
  params: idParams,
  status: 204,
  refusals: ['entityDoesNotExist', 'emailInUse', 'invalidSponsorEmail', 'stateChanged'],
})

export const revokeInvitation = route({
  method: 'DELETE',
  path: '/authentication/invitations/{id}',
  summary: 'Take an open invitation back.',
  access: ['ADMIN'],
  params: idParams,
  status: 204,
  refusals: ['entityDoesNotExist', 'stateChanged'],
})

export const getInvitation = route({
  method: 'GET',
  path: '/authentication/invitation/{secret}',
  summary: 'What an open invitation offers, for the registration dialog.',
  access: 'any',
  scope: 'open',
  limit: 'token',
  params: z.object({ secret: field.token }),
  reply: z.object({
    role: z.enum(invitedRoles),
    email: z.string(),
    modality: field.sport.nullable(),
    inviter: z.string(),
    expires: z.string(),
  }),
  refusals: ['invalidToken'],
})

const acceptance = z.object({
  name: field.unlinked(field.requiredName()),
  lastName: field.unlinked(field.optionalName()),
  password: field.newPassword,
  token: field.token,
  acceptedTermsOfUse: field.termsVersion,
})
/** What somebody invited sends; people have a last name, sponsors need none. */
export const personAcceptance = acceptance.extend({
  lastName: field.unlinked(field.requiredName()),
})
export const sponsorAcceptance = acceptance
/**
 * An athlete's birth date, an ISO day, may be left out; so may the country, on which the youngest age
 * depends (`minors.youngest`).
 */
export const athleteAcceptance = personAcceptance.extend({
  dateOfBirth: field.optionalPastDay,
  countryCode: field.emptyOr(field.countryCode).default(''),
})

const finishing = {
  method: 'POST',
  access: 'any',
  scope: 'open',
  limit: 'token',
  reply: sessionUser,
  givesSession: true,
  refusals: ['invalidToken', 'acceptLastTermsToJoin', 'invalidUserType', 'emailInUse'],
} as const

export const finalizeAdmin = route({
  ...finishing,
  path: '/admins/finalize-invitation',
  summary: 'Join as an invited admin.',
  body: personAcceptance,
})
export const finalizeAthlete = route({
  ...finishing,
  path: '/athletes/finalize-invitation',
  summary: 'Join as an invited athlete.',
  body: athleteAcceptance,
  refusals: [...finishing.refusals, 'tooYoung', 'moreThan500Years'],
})
export const finalizeManager = route({
  ...finishing,
  path: '/managers/finalize-invitation',
  summary: 'Join as an invited manager.',
  body: personAcceptance,
})
export const finalizeSponsor = route({
  ...finishing,
  path: '/sponsors/finalize-invitation',
  summary: 'Join as an invited sponsor.',
  body: sponsorAcceptance,
})

/** The call that finishes an invitation of each role. */
export const finalizeOf = {
  ADMIN: finalizeAdmin,
  ATHLETE: finalizeAthlete,
  MANAGER: finalizeManager,
  SPONSOR: finalizeSponsor,
}
