import { z } from 'zod'
import * as field from './fields.ts'
import { idParams } from './ids.ts'
import { captchaQuery } from './identity.ts'
import { textLimits } from './limits.ts'
import { route } from './route.ts'

// The way back for who has neither the authenticator app nor a recovery code (`sign-in.lost-factor`).

const byLink = {
  method: 'POST',
  access: 'any',
  whileSuspended: true,
  limit: 'token',
  body: z.object({ token: field.token }),
} as const

export const reportLostFactor = route({
  method: 'POST',
  path: '/authentication/lost-factor',
  summary:
    'Say, with the password, that app and recovery codes are lost; the link to go on is mailed.',
  access: 'any',
  whileSuspended: true,
  limit: 'signIn',
  query: captchaQuery,
  body: z.object({
    email: field.filledText().max(textLimits.email, 'Size'),
    password: field.givenPassword,
  }),
  status: 204,
  refusals: [
    'invalidCredentials',
    'accountNotActivated',
    'captchaInvalid',
    'stateChanged',
    'forbidden',
  ],
})

export const confirmLostFactor = route({
  ...byLink,
  path: '/authentication/lost-factor/confirm',
  summary:
    'Begin the waiting time with the mailed link; once it is over, the second factor is gone.',
  reply: z.object({ endsAt: z.string() }),
  refusals: ['invalidToken'],
})

export const keepFactor = route({
  ...byLink,
  path: '/authentication/lost-factor/keep',
  summary: 'Stop the waiting with the link of the warning: the second factor stays.',
  status: 204,
  refusals: ['invalidToken'],
})

export const keepOwnFactor = route({
  method: 'DELETE',
  path: '/users/me/two-factor/lost',
  summary: 'Stop the waiting from a session: the second factor stays.',
  access: 'user',
  whileSuspended: true,
  status: 204,
  refusals: ['stateChanged'],
})

export const reportLostFactorOfAdmin = route({
  method: 'POST',
  path: '/admins/{id}/lost-factor',
  summary: 'Begin the waiting time for another admin; only an admin with a second factor may.',
  access: ['ADMIN'],
  sensitive: true,
  params: idParams,
  body: z.object({ reason: field.filledText().max(255, 'Size') }),
  reply: z.object({ endsAt: z.string() }),
  refusals: ['userNotFound', 'forbidden', 'stateChanged'],
})
