import { z } from 'zod'
import * as field from './fields.ts'
import { basis, namesItsLaw } from './grounds.ts'
import { id, idParams } from './ids.ts'
import { registerLimits, textLimits } from './limits.ts'
import { listQuery } from './list.ts'
import { route } from './route.ts'

/**
 * How the register that a manager names stands (`registers.check`): NONE was never given or taken away,
 * SUBMITTED waits for an admin.
 */
export const registerStates = ['NONE', 'SUBMITTED', 'CHECKED', 'REFUSED'] as const
export type RegisterState = (typeof registerStates)[number]

/** A register of agents, and the number in it. */
const entry = {
  /** Of the register. */
  name: z.string(),
  number: z.string(),
  /** Whose register it is. */
  countryCode: z.string(),
}

/** What everybody reads on a manager's page. */
export const shownRegister = z.object({
  ...entry,
  /** When an admin checked it; null until then. */
  checkedAt: z.string().nullable(),
  /** Whether something else stood here that was checked, so that this waits to be checked again. */
  changed: z.boolean(),
})
export type ShownRegister = z.output<typeof shownRegister>

/** A manager's own, with how it stands. */
export const register = z.object({
  ...entry,
  state: z.enum(registerStates),
  /** Why it was refused; '' where it was not. */
  reason: z.string(),
  checkedAt: z.string().nullable(),
  changed: z.boolean(),
  submittedAt: z.string().nullable(),
  /** One more with every change, to be sent along with a decision about it, or a change of it. */
  version: z.int(),
})
export type Register = z.output<typeof register>

export const registerForm = z.object({
  name: field.requiredName(registerLimits.name),
  number: field.requiredName(registerLimits.number).regex(/^$|[\p{L}\p{N}]/u, 'Pattern'),
  countryCode: field.requiredCountry,
  after: field.versionBefore,
})
export type RegisterForm = z.output<typeof registerForm>

export const getRegister = route({
  method: 'GET',
  path: '/managers/register',
  summary: 'The register of agents that the caller named, and how it stands.',
  access: ['MANAGER'],
  reply: register,
})

export const putRegister = route({
  method: 'PUT',
  path: '/managers/register',
  summary:
    'Name the register of agents one is in, with the number: the page shows it, and an admin checks it. The same again changes nothing; a change of what was checked has to be checked again. `stateChanged` with the register where it has another `version` than `after`.',
  access: ['MANAGER'],
  body: registerForm,
  reply: register,
  refusals: ['stateChanged'],
})

export const removeRegister = route({
  method: 'DELETE',
  path: '/managers/register',
  summary: 'Take the register off the page. Again changes nothing.',
  access: ['MANAGER'],
  reply: register,
})

export const readRegister = route({
  method: 'GET',
  path: '/managers/{id}/register',
  summary:
    'The register on a manager’s page, with the day it was checked; null where there is none, or it was refused.',
  access: 'any',
  scope: 'open',
  isAboutPeople: true,
  params: idParams,
  reply: z.object({ register: shownRegister.nullable() }),
  refusals: ['userNotFound'],
})

// --- administration ------------------------------------------------------------------------------

/** A manager in the admins' list. */
export const listedRegister = register.extend({
  userId: id,
  /** The full name on their page. */
  person: z.string(),
})
export type ListedRegister = z.output<typeof listedRegister>

export const listRegisters = route({
  method: 'GET',
  path: '/admin/registers',
  summary:
    'Registers that managers named, narrowed by state; those first that have waited longest.',
  access: ['ADMIN'],
  query: z.object({
    state: z.enum(registerStates, 'Pattern').exclude(['NONE'], 'Pattern').optional(),
    ...listQuery({ sort: ['submittedAt'] }),
  }),
  reply: z.array(listedRegister),
  total: 'header',
})

export const examineRegister = route({
  method: 'GET',
  path: '/admin/managers/{id}/register',
  summary: 'One of the list.',
  access: ['ADMIN'],
  params: idParams,
  reply: listedRegister,
  refusals: ['userNotFound'],
})

export const decideRegister = route({
  method: 'PUT',
  path: '/admin/managers/{id}/register',
  summary:
    'Mark the register that a manager named as checked, or refuse it with a reason, which takes it off their page. Another `version` than the present one, or nothing given, is `stateChanged`.',
  access: ['ADMIN'],
  params: idParams,
  body: z
    .object({
      state: z.enum(['CHECKED', 'REFUSED'], 'Pattern'),
      reason: field.optionalText(textLimits.phrase),
      ...basis,
      /** Of what was looked at. */
      version: z.int().min(1).optional(),
    })
    .refine(({ state, reason }) => state !== 'REFUSED' || reason !== '', {
      message: 'NotBlank',
      path: ['reason'],
    })
    .refine(...namesItsLaw),
  reply: listedRegister,
  refusals: ['userNotFound', 'stateChanged'],
})
