import { z } from 'zod'
import * as field from './fields.ts'
import { namesItsLaw, saidByAdmin } from './grounds.ts'
import { id, idParams } from './ids.ts'
import { route } from './route.ts'

// What a person does with their own account (`terms.versions`, `account.settings`, `account.closing`).

export const changePassword = route({
  method: 'PUT',
  path: '/users/me/password',
  summary: 'Change the password; every other session ends.',
  access: 'user',
  whileSuspended: true,
  limit: 'signIn',
  body: z.object({ password: field.givenPassword, newPassword: field.newPasswordOrNone }),
  status: 204,
  refusals: ['invalidPassword', 'emptyNewPassword'],
})

export const changeEmail = route({
  method: 'PUT',
  path: '/users/me/email',
  summary: 'Ask for another address: it counts once it is confirmed there; the old one is told.',
  access: 'user',
  whileSuspended: true,
  limit: 'recover',
  body: z.object({ email: field.email, password: field.givenPassword }),
  status: 202,
  refusals: ['emailInUse', 'invalidPassword', 'invalidSponsorEmail'],
})

export const confirmEmail = route({
  method: 'POST',
  path: '/authentication/confirm-email',
  summary:
    'Confirm a new address with the token mailed to it. Again, while it is the account’s, changes nothing.',
  access: 'any',
  whileSuspended: true,
  limit: 'token',
  body: z.object({ token: field.token }),
  status: 204,
  refusals: ['invalidToken', 'emailInUse'],
})

export const session = z.object({
  id,
  current: z.boolean(),
  userAgent: z.string(),
  ip: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string(),
})
export type Session = z.output<typeof session>

export const listSessions = route({
  method: 'GET',
  path: '/users/me/sessions',
  summary: "The caller's running sessions, the latest used first.",
  access: 'user',
  withoutSecondFactor: true,
  reply: z.array(session),
})

export const endOtherSessions = route({
  method: 'DELETE',
  path: '/users/me/sessions',
  summary: 'End every session but this one.',
  access: 'user',
  whileSuspended: true,
  withoutSecondFactor: true,
  status: 204,
})

export const endOneSession = route({
  method: 'DELETE',
  path: '/users/me/sessions/{id}',
  summary: 'End one session.',
  access: 'user',
  whileSuspended: true,
  withoutSecondFactor: true,
  params: idParams,
  status: 204,
  refusals: ['entityDoesNotExist'],
})

export const account = z.object({
  email: z.string(),
  /** The address that waits for its confirmation. */
  newEmail: z.string().nullable(),
  twoFactor: z.boolean(),
  recoveryCodesLeft: z.int(),
  /** When it goes because somebody said that it is lost; null where nobody did (`sign-in.lost-factor`). */
  twoFactorEndsAt: z.string().nullable(),
  /** Whether the configuration demands two-factor sign-in of this role and it is not on yet. */
  twoFactorDemanded: z.boolean(),
  /** Whether it is on and stays on, since the configuration demands it of this role. */
  twoFactorStays: z.boolean(),
  /** The reasons that keep the account from being closed (`account.closing`): an order of either side, or being the last admin. */
  keptOpenBy: z.array(z.enum(['openOrders', 'lastAdmin'])),
  createdAt: z.string(),
})
export type Account = z.output<typeof account>

export const getAccount = route({
  method: 'GET',
  path: '/users/me/account',
  summary: 'What the settings page shows of the account.',
  access: 'user',
  withoutSecondFactor: true,
  reply: account,
})

export const consent = z.object({
  kind: z.literal('terms'),
  version: z.string(),
  language: z.string(),
  givenBy: z.enum(['registration', 'invitation', 'dialog']),
  givenAt: z.string(),
})

export const listConsents = route({
  method: 'GET',
  path: '/users/me/consents',
  summary: 'Which texts the caller agreed to, when and how; newest first.',
  access: 'user',
  reply: z.array(consent),
})

export const acceptTerms = route({
  method: 'POST',
  path: '/terms/accept',
  summary: 'Accept the terms in force.',
  access: 'user',
  whileSuspended: true,
  withoutSecondFactor: true,
  body: z.object({ version: field.termsVersion }),
  status: 204,
  refusals: ['acceptLastTerms'],
})

// --- two-factor sign-in --------------------------------------------------------------------------

const sixDigits = z
  .string()
  .transform((text) => text.replaceAll(/\s/g, ''))
  .pipe(field.filledText().regex(/^\d{6}$/, 'Pattern'))

export const beginTwoFactor = route({
  method: 'POST',
  path: '/users/me/two-factor',
  summary: 'Make a secret for an authenticator app; it counts once a code of it is confirmed.',
  access: 'user',
  whileSuspended: true,
  withoutSecondFactor: true,
  limit: 'signIn',
  body: z.object({ password: field.givenPassword }),
  reply: z.object({ secret: z.string(), uri: z.string() }),
  status: 201,
  refusals: ['invalidPassword', 'stateChanged'],
})

export const confirmTwoFactor = route({
  method: 'PUT',
  path: '/users/me/two-factor',
  summary: 'Turn two-factor sign-in on with a code of the app; answers the recovery codes, once.',
  access: 'user',
  whileSuspended: true,
  withoutSecondFactor: true,
  limit: 'signIn',
  body: z.object({ code: sixDigits }),
  reply: z.object({ recoveryCodes: z.array(z.string()) }),
  refusals: ['entityDoesNotExist'],
})

export const endTwoFactor = route({
  method: 'DELETE',
  path: '/users/me/two-factor',
  summary: 'Turn two-factor sign-in off.',
  access: 'user',
  whileSuspended: true,
  withoutSecondFactor: true,
  limit: 'signIn',
  body: z.object({ password: field.givenPassword }),
  status: 204,
  refusals: ['invalidPassword', 'forbidden'],
})

// --- leaving -------------------------------------------------------------------------------------

export const requestExport = route({
  method: 'POST',
  path: '/users/me/export',
  summary: 'Ask for one’s data as a zip of JSON and media; the link comes by mail and expires.',
  access: 'user',
  whileSuspended: true,
  limit: 'newAddress',
  status: 202,
})

export const getExport = route({
  method: 'GET',
  path: '/users/me/export',
  summary: 'Whether one’s data is ready to be downloaded.',
  access: 'user',
  reply: z.object({
    state: z.enum(['NONE', 'PREPARING', 'READY']),
    expiresAt: z.string().nullable(),
  }),
})

export const downloadExport = route({
  method: 'GET',
  path: '/exports/{secret}',
  summary: 'The zip behind the link that was mailed to the caller, for 48 hours.',
  access: 'user',
  limit: 'token',
  params: z.object({ secret: field.token }),
  file: 'application/zip',
  refusals: ['entityDoesNotExist', 'forbidden'],
})

export const closeAccount = route({
  method: 'DELETE',
  path: '/users/me',
  summary: 'Close one’s account: invisible and unable to sign in at once.',
  access: 'user',
  whileSuspended: true,
  limit: 'signIn',
  body: z.object({ password: field.givenPassword }),
  status: 204,
  refusals: ['invalidPassword', 'couldNotDeleteUser'],
})

const deleting = {
  method: 'DELETE',
  access: ['ADMIN'],
  sensitive: true,
  params: idParams,
  /** Kept with the act on record. */
  query: z.object(saidByAdmin).refine(...namesItsLaw),
  status: 204,
  refusals: ['userNotFound', 'forbidden', 'couldNotDeleteUser'],
} as const

export const deleteAdmin = route({ ...deleting, path: '/admins/{id}', summary: 'Delete an admin.' })
export const deleteAthlete = route({
  ...deleting,
  path: '/athletes/{id}',
  summary: 'Delete an athlete.',
})
export const deleteFan = route({ ...deleting, path: '/fans/{id}', summary: 'Delete a fan.' })
export const deleteManager = route({
  ...deleting,
  path: '/managers/{id}',
  summary: 'Delete a manager.',
})
export const deleteSponsor = route({
  ...deleting,
  path: '/sponsors/{id}',
  summary: 'Delete a sponsor.',
})

/** The call by which an admin deletes an account of each role; never their own (`account.closing`). */
export const deleteOf = {
  ADMIN: deleteAdmin,
  ATHLETE: deleteAthlete,
  FAN: deleteFan,
  MANAGER: deleteManager,
  SPONSOR: deleteSponsor,
}
