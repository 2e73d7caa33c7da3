import { z } from 'zod'
import { captchaProviders } from './captcha.ts'
import * as field from './fields.ts'
import { id } from './ids.ts'
import { textLimits } from './limits.ts'
import { languages } from './locale.ts'
import { isOwnPath, returnToLimit } from './own-path.ts'
import { memberRoles, roles } from './roles.ts'
import { route } from './route.ts'
import { sport } from './fields.ts'

/** Where to go on, carried by a mailed link: a path of ours. */
const returnTo = z.string().max(returnToLimit, 'Size').refine(isOwnPath, 'Pattern').optional()

// --- joining -------------------------------------------------------------------------------------

const registrationFields = z.object({
  name: field.unlinked(field.requiredName()),
  lastName: field.unlinked(field.optionalName()),
  countryCode: field.emptyOr(field.countryCode).default(''),
  fiscalCode: field.fiscalCode.default(''),
  postalCode: field.optionalText(textLimits.postalCode),
  address: field.optionalText(textLimits.address),
  email: field.email,
  password: field.newPassword,
  acceptedTermsOfUse: field.termsVersion,
  language: z.enum(languages).optional(),
  /** Where to go on once the address is confirmed. */
  returnTo,
})

const sportingFields = registrationFields.extend({
  lastName: field.unlinked(field.requiredName()),
  modality: field.chosenSport,
})

/** ISO day; may be left out. Below the youngest age of the country it is `tooYoung`. */
const born = { dateOfBirth: field.optionalPastDay }

/** What an athlete sends to join: last name and sport are required of them, as of managers. */
export const athleteRegistration = sportingFields.extend(born).superRefine(field.residenceRules)
/** What a manager sends to join. */
export const sportingRegistration = sportingFields.superRefine(field.residenceRules)
/** What a fan sends to join. */
export const fanRegistration = registrationFields.extend(born).superRefine(field.residenceRules)
/** What a sponsor sends to join. */
export const plainRegistration = registrationFields.superRefine(field.residenceRules)

export type Registration = z.output<typeof plainRegistration> & {
  modality?: string
  dateOfBirth?: string | null | undefined
}

/** The answer of the human check that is configured. */
export const captchaQuery = z.object({ 'g-recaptcha-response': z.string().max(10_000).default('') })
const joining = {
  method: 'POST',
  access: 'any',
  scope: 'open',
  query: captchaQuery,
  reply: z.object({ id }),
  status: 201,
  limit: 'register',
  refusals: ['emailInUse', 'acceptLastTermsToJoin', 'invalidSponsorEmail', 'captchaInvalid'],
} as const
const joiningWithAge = {
  ...joining,
  refusals: [...joining.refusals, 'tooYoung', 'moreThan500Years'],
} as const

export const registerAthlete = route({
  ...joiningWithAge,
  path: '/athletes',
  summary: 'Join as an athlete.',
  body: athleteRegistration,
})
export const registerManager = route({
  ...joining,
  path: '/managers',
  summary: 'Join as a manager.',
  body: sportingRegistration,
})
export const registerFan = route({
  ...joiningWithAge,
  path: '/fans',
  summary: 'Join as a fan.',
  body: fanRegistration,
})
export const registerSponsor = route({
  ...joining,
  path: '/sponsors',
  summary: 'Join as a sponsor, with a corporate address.',
  body: plainRegistration,
})

export const getCaptchaChallenge = route({
  method: 'GET',
  path: '/captcha/challenge',
  summary: 'A fresh human check: the provider, and for the built-in proof of work its challenge.',
  access: 'any',
  scope: 'open',
  limit: 'captcha',
  reply: z.object({
    provider: z.enum(captchaProviders),
    /** The public key of an outside service. */
    siteKey: z.string().optional(),
    challenge: z.record(z.string(), z.unknown()).optional(),
  }),
})

/** The signed-in user (`session.tokens`). The token comes in the `authorization` header. */
export const sessionUser = z.object({
  id,
  role: z.enum(roles),
  club: z.object({ clubCompositeKey: z.object({ clubName: z.string(), sport }) }).nullable(),
  name: z.string(),
  lastName: z.string(),
  language: z.enum(languages),
  /**
   * The version of changed terms that must be accepted before acting on (`terms.versions`,
   * `acceptLastTerms`).
   */
  termsToAccept: z.string().nullable(),
  /** The configuration demands two-factor sign-in of them, and it is not on: little else is open. */
  twoFactorDemanded: z.boolean(),
  /** Under age: what a guardian does for them, screens do not offer them (`minors.protected`). */
  protected: z.boolean(),
  /** Suspended by an admin: they change little, and are told so (`decisions.effects`). */
  suspended: z.boolean(),
})
export type SessionUser = z.output<typeof sessionUser>

export const validateAccount = route({
  method: 'POST',
  path: '/authentication/validate-account',
  summary: 'Activate an account with the token that was mailed (valid 48 hours).',
  access: 'any',
  scope: 'open',
  limit: 'token',
  body: z.object({ token: field.token }),
  /** Whoever has the token has read the mail: the address it was sent to is no news to them. */
  reply: z.object({
    email: z.string(),
    /** Who is signed in with it, where it is sent from the browser in which they signed up. */
    user: sessionUser.nullable(),
  }),
  givesSession: true,
  refusals: ['accountAlreadyActivated', 'invalidToken'],
})

const emailOnly = z.object({ email: field.email })

export const resendActivation = route({
  method: 'POST',
  path: '/authentication/resend-activation-email',
  summary: 'Mail a new activation link. Answers the same whether or not the address is known.',
  access: 'any',
  scope: 'open',
  limit: 'recover',
  body: emailOnly,
  status: 204,
})

export const recoverPassword = route({
  method: 'POST',
  path: '/authentication/recover-password',
  summary:
    'Mail a link to set a new password. Answers the same whether or not the address is known.',
  access: 'any',
  whileSuspended: true,
  limit: 'recover',
  /** With where to go on once the password is set. */
  body: emailOnly.extend({ returnTo }),
  status: 204,
})

export const resetPassword = route({
  method: 'POST',
  path: '/authentication/reset-password',
  summary:
    'Set a new password with the token that was mailed (single use, 1 hour); ends every session. That of the notice of another address (7 days) puts the former one back too.',
  access: 'any',
  whileSuspended: true,
  limit: 'token',
  body: z.object({ newPassword: field.newPasswordOrNone, token: field.token }),
  status: 204,
  refusals: ['emptyNewPassword', 'invalidToken', 'emailInUse'],
})

export const readResetLink = route({
  method: 'GET',
  path: '/authentication/reset-password/{token}',
  summary: 'Whether a mailed token still sets a password; asking does not use it up.',
  access: 'any',
  limit: 'token',
  params: z.object({ token: field.token }),
  reply: z.object({
    valid: z.boolean(),
    /** The address that it puts back; null for one that sets a password alone. */
    email: z.string().nullable(),
  }),
})

// --- sessions ------------------------------------------------------------------------------------

export const login = route({
  method: 'POST',
  path: '/authentication/login',
  summary:
    'Sign in. The access token comes in the `authorization` header, the renewal cookie beside it.',
  access: 'any',
  scope: 'open',
  whileSuspended: true,
  withoutSecondFactor: true,
  limit: 'signIn',
  /**
   * Asked only of devices unknown to an account at which others have guessed: `captchaInvalid` says
   * so.
   */
  query: captchaQuery,
  body: z.object({
    email: field.filledText().max(textLimits.email, 'Size'),
    password: field.givenPassword,
    acceptingTerms: z.boolean().optional(),
    rememberMe: z.boolean().default(false),
    /**
     * Six digits of the authenticator app, or a recovery code. Left out where two-factor sign-in is
     * on, the right password is answered with the violation `code: NotBlank`, a wrong code with
     * `code: Pattern`.
     */
    code: field.typedText().max(40, 'Size').optional(),
  }),
  reply: sessionUser,
  givesSession: true,
  refusals: ['accountNotActivated', 'invalidCredentials', 'captchaInvalid'],
})

export const refreshSession = route({
  method: 'POST',
  path: '/authentication/refresh',
  summary: 'A new access token for the renewal cookie, which is replaced.',
  access: 'any',
  whileSuspended: true,
  withoutSecondFactor: true,
  reply: sessionUser,
  givesSession: true,
})

export const logout = route({
  method: 'POST',
  path: '/authentication/logout',
  summary: 'End the session at once, also with an expired token.',
  access: 'any',
  whileSuspended: true,
  withoutSecondFactor: true,
  status: 204,
})

export const logoutByLink = route({
  ...logout,
  method: 'GET',
  summary: 'The same by GET, as specified; not from a page of another site.',
  refusals: ['forbidden'],
})

export const provePassword = route({
  method: 'POST',
  path: '/authentication/prove-password',
  summary: 'Give the password once more; sensitive acts are open for the next ten minutes.',
  access: 'user',
  whileSuspended: true,
  limit: 'signIn',
  body: z.object({ password: field.givenPassword }),
  status: 204,
  refusals: ['invalidPassword'],
})

export const getPermissions = route({
  method: 'GET',
  path: '/users/me/permissions',
  summary: "The caller's permission keys: one per role, of the same name.",
  access: 'user',
  reply: z.array(z.enum(roles)),
})

export const registrations = {
  ATHLETE: registerAthlete,
  FAN: registerFan,
  MANAGER: registerManager,
  SPONSOR: registerSponsor,
} as const satisfies Record<(typeof memberRoles)[number], unknown>
