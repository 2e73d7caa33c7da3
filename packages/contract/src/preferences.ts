import { z } from 'zod'
import { languages, themes } from './locale.ts'
import { route } from './route.ts'

/** Interface language and theme (`preferences.follow`). Default: English, light. */
export const preferences = z.object({ language: z.enum(languages), theme: z.enum(themes) })
export type Preferences = z.output<typeof preferences>

export const getPreferences = route({
  method: 'GET',
  path: '/preferences',
  summary: "The caller's language and theme: the account's when signed in, otherwise the cookie's.",
  access: 'any',
  scope: 'open',
  reply: preferences,
})

export const putPreferences = route({
  method: 'PUT',
  path: '/preferences',
  summary:
    'Choose language and theme; kept in a first-party cookie and, signed in, with the account.',
  access: 'any',
  whileSuspended: true,
  /** Without a theme the one chosen before stays, or none; with null the system's is followed again. */
  body: preferences.extend({ theme: preferences.shape.theme.nullish() }),
  reply: preferences,
})
