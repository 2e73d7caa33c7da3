import { z } from 'zod'
import { idParams } from './ids.ts'
import { languages } from './locale.ts'
import { route } from './route.ts'

/** How much of what there may be much of a media kit shows; the rest is on the page it leads to. */
export const kitLimits = {
  results: 12,
  supporters: 18,
  pictures: 6,
  competitions: 6,
  updates: 3,
} as const

export const downloadMediaKit = route({
  method: 'GET',
  path: '/athletes/{id}/media-kit.pdf',
  summary:
    'An athlete’s media kit as PDF: what is public of them, on a few pages to hand over. Of a hidden profile for its owner and admins alone.',
  access: 'any',
  scope: 'PAGE',
  limit: 'mediaKit',
  params: idParams,
  /** The language of everything that the athlete did not write; the caller’s unless given. */
  query: z.object({ lang: z.enum(languages, 'Pattern').optional() }),
  file: 'application/pdf',
  refusals: ['userNotFound'],
})
